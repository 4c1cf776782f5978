import { type ReactNode, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useDocument } from '#app/components/documents.ts';
import { SiteLink } from '#app/components/layout/site-link.tsx';
import { useSite } from '#app/components/site.ts';
import { Button } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/field.tsx';
import { lazyPart } from '#app/ui/lazy-part.ts';
import type { FreeSlots } from '#shared/booking.schema.ts';
import { formatDay, formatNumber, formatTime, formatZone, type HourCycle } from '#shared/format.ts';
import { ownHourCycle } from '#shared/local-clock.ts';
import { paths } from '#shared/paths.ts';
import { fill } from '#shared/placeholders.ts';
import { MonthGrid } from './month-grid.tsx';
import { dayWithTime, useFreeTimes, type WantedTimes } from './use-free-times.ts';

const ZoneChoice = lazyPart(() => import('./zone-choice.tsx'), 'ZoneChoice');

interface TimeChoiceProps extends WantedTimes {
  error?: string | undefined;
}

/**
 * Free times in a form: a month, and the times of one of its days as radio buttons named `start`. The server renders them in the time zone
 * of the business; with JavaScript they are shown in the visitor's, or in one that the visitor chooses.
 */
export function TimeChoice(props: TimeChoiceProps) {
  const { meetingType, error, onChoose } = props;
  const { form: copy } = useDocument('booking');
  const { messages } = useDocument('forms');
  const { key } = useLocation();
  const from = useSearchParams()[0].get('from') ?? undefined;
  const hourCycle = useHourCycle();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const [day, setDay] = useState(from);
  const { slots, choice, setChoice, today, state, load } = useFreeTimes(props, fieldset, day);

  function chooseDay(date: string) {
    setDay(date);
    if (!slots?.days.some((other) => other.date === date)) load({ from: date });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each link to a day chooses it, also to the one that the address has already.
  useEffect(() => {
    if (from && slots) chooseDay(from);
  }, [key]);

  const failed = state === 'failed' && <NotLoaded onRetry={() => load({})} />;
  if (!slots) return <NoTimesYet meetingType={meetingType}>{failed}</NoTimesYet>;
  const problem = <FieldError id="start-error" error={error} />;
  const open = slots.days.filter((other) => other.slots.length > 0);
  const shown = open.find(({ date }) => date === day) ?? dayWithTime(open, choice) ?? open[0];
  return (
    <fieldset
      ref={fieldset}
      data-one-of="start"
      data-missing={messages.timeMissing}
      aria-describedby="start-error"
      className="@container"
    >
      <legend className="sr-only">{copy.title}</legend>
      <input type="hidden" name="timezone" value={slots.timezone} />
      {/* The choice stays while the times of another day are shown. */}
      {choice && !dayWithTime(shown ? [shown] : [], choice) && (
        <input key={choice} type="radio" name="start" value={choice} defaultChecked hidden />
      )}
      <Zone
        zone={slots.timezone}
        hourCycle={hourCycle}
        canChoose={today !== undefined}
        onChoose={(timezone) => load({ timezone })}
      />
      {failed}
      <div className="grid content-start gap-x-8 gap-y-6 @min-[34rem]:grid-cols-[1.1fr_1fr]">
        <MonthGrid slots={slots} day={shown?.date} today={today} isLoading={state === 'loading'} onChoose={chooseDay} />
        {shown ? (
          <DayTimes
            day={shown}
            timezone={slots.timezone}
            hourCycle={hourCycle}
            choice={choice}
            onChoose={(start) => {
              setChoice(start);
              onChoose?.(start, slots);
            }}
          >
            {problem}
          </DayTimes>
        ) : (
          <NoTimes nextDate={slots.nextDate} onNext={today === undefined ? undefined : chooseDay}>
            {problem}
          </NoTimes>
        )}
      </div>
    </fieldset>
  );
}

interface ZoneProps {
  zone: string;
  hourCycle: HourCycle | undefined;
  /** False without JavaScript. */
  canChoose: boolean;
  onChoose(zone: string): void;
}

/** The time zone of the times, and a button to choose another one. */
function Zone({ zone, hourCycle, canChoose, onChoose }: ZoneProps) {
  const site = useSite();
  const { form: copy } = useDocument('booking');
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <div className="mb-4 flex min-h-12 flex-wrap items-center justify-between gap-x-3 border-paper-rule border-b">
        <p className="label wrap-anywhere text-mute">{fill(copy.timezone, { zone: formatZone(zone, site) })}</p>
        {canChoose && (
          <Button ref={button} variant="quiet" size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {copy.zone}
          </Button>
        )}
      </div>
      {isOpen && (
        <Suspense>
          <ZoneChoice
            zone={zone}
            hourCycle={hourCycle}
            onChoose={(chosen) => {
              setIsOpen(false);
              button.current?.focus();
              if (chosen) onChoose(chosen);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** In place of the times while they are loaded, and where they cannot be: `children` says so. */
function NoTimesYet({ meetingType, children }: { meetingType: string; children: ReactNode }) {
  const { form: copy, list } = useDocument('booking');
  return (
    <div className="min-h-[24rem] text-mute">
      {children || (
        <p role="status" className="scripted">
          {copy.loading}
        </p>
      )}
      <noscript>
        <SiteLink href={paths.meeting(meetingType)} className="link">
          {list.button}
        </SiteLink>
      </noscript>
    </div>
  );
}

function NotLoaded({ onRetry }: { onRetry(): void }) {
  const { form: copy } = useDocument('booking');
  return (
    <p role="alert" className="flex flex-wrap items-center gap-4 py-3 text-danger text-small">
      {copy.unloaded}
      <Button variant="outline" size="sm" onClick={onRetry}>
        {copy.retry}
      </Button>
    </p>
  );
}

interface DayTimesProps {
  day: FreeSlots['days'][number];
  timezone: string;
  hourCycle: HourCycle | undefined;
  choice: string | undefined;
  onChoose(start: string): void;
  /** The problem with the choice. */
  children: ReactNode;
}

/** The free times of a day as radio buttons. */
function DayTimes({ day, timezone, hourCycle, choice, onChoose, children }: DayTimesProps) {
  const site = useSite();
  const { form: copy } = useDocument('booking');
  return (
    <div>
      <p className="flex min-h-11 items-center justify-between gap-3" aria-live="polite">
        <span className="font-semibold">{formatDay(day.date, site)}</span>
        <span className="label whitespace-nowrap text-mute">
          {fill(copy.free, { number: formatNumber(day.slots.length, site) })}
        </span>
      </p>
      {children}
      <div key={`${day.date} ${timezone}`} className="free-times mt-2">
        {day.slots.map(({ start, time }) => (
          <label key={start}>
            <input
              type="radio"
              name="start"
              value={start}
              defaultChecked={start === choice}
              onChange={({ currentTarget }) => {
                onChoose(start);
                // After a tap or a click; with the arrow keys a time is only looked at.
                if (!currentTarget.matches(':focus-visible')) focusFirstMissing(currentTarget.form);
              }}
            />
            {formatTime(time, { ...site, hourCycle })}
          </label>
        ))}
      </div>
    </div>
  );
}

interface NoTimesProps {
  /** The next day with free times. */
  nextDate: string | null;
  /** Shows another day; undefined without JavaScript. */
  onNext: ((date: string) => void) | undefined;
  children: ReactNode;
}

/** The ways on where no day that was loaded has a free time. */
function NoTimes({ nextDate, onNext, children }: NoTimesProps) {
  const { form: copy } = useDocument('booking');
  return (
    <div className="flex flex-wrap content-start items-center gap-4 py-3">
      {nextDate ? copy.none : copy.noneAtAll}
      {children}
      {!nextDate && (
        <SiteLink href={paths.section('contact')} className="link">
          {copy.write}
        </SiteLink>
      )}
      {nextDate && onNext && (
        <Button variant="outline" size="sm" onClick={() => onNext(nextDate)}>
          {copy.nextFree}
        </Button>
      )}
    </div>
  );
}

/** The details come next: the first field that has to be filled in. */
function focusFirstMissing(form: HTMLFormElement | null) {
  form?.querySelector<HTMLElement>('[required]:invalid')?.focus();
}

const never = () => () => {};

/** How clocks count for the visitor; undefined on the server and until React has hydrated the page. */
export function useHourCycle(): HourCycle | undefined {
  return useSyncExternalStore(never, ownHourCycle, () => undefined);
}
