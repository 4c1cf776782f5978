import { useEffect, useRef, useState } from 'react';
import { createApi } from '#app/api.ts';
import { useDocument } from '#app/components/documents.ts';
import { fillIn, useSite } from '#app/components/site.ts';
import { SiteLink } from '#app/components/site-link.tsx';
import { Button } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/field.tsx';
import { slotCalls } from '#shared/booking.calls.ts';
import type { FreeSlots } from '#shared/booking.schema.ts';
import { SLOT_DAYS } from '#shared/booking.ts';
import { formatDay, formatNumber, formatTime } from '#shared/format.ts';
import { localClock, ownTimezone } from '#shared/local-clock.ts';
import { paths } from '#shared/paths.ts';

const DAY_MS = 24 * 3600 * 1000;

/**
 * Free times in a form: seven days as an accordion, their times as radio buttons named `start`. The server renders them in
 * the time zone of the business; with JavaScript they are shown in the visitor's time zone, with buttons for other weeks.
 */
export function TimeChoice({
  kind,
  booking,
  initial,
  error,
  chosen,
  refreshKey,
  onChoose,
}: {
  /** Slug of the meeting type. */
  kind: string;
  /** Token of the booking that is to be moved. */
  booking?: string;
  /** Times from the page's loader; when undefined, the browser loads them. */
  initial: FreeSlots | undefined;
  error?: string | undefined;
  /** Initial choice: the time chosen before the form was posted without JavaScript. */
  chosen?: string | undefined;
  /** A new value, compared by identity, loads the times again: the server has rejected the chosen one. */
  refreshKey?: unknown;
  /** Called with undefined when the chosen time is no longer free. */
  onChoose?: (start: string | undefined, timezone: string) => void;
}) {
  const site = useSite();
  const copy = useDocument('booking').form;
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const [slots, setSlots] = useState(initial);
  const [choice, setChoice] = useState<Choice>({ start: chosen });
  /** A new value, compared by identity, loads the times from this date on. */
  const [asked, setAsked] = useState<{ from: string }>();
  const [hasLoaded, setHasLoaded] = useState(false);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const setFrom = (from: string) => {
    setAsked({ from });
    setState('loading');
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new refreshKey reloads the times.
  useEffect(() => {
    const query = { type: kind, days: SLOT_DAYS, timezone: ownTimezone(), booking, from: asked?.from };
    const controller = new AbortController();
    createApi((path, init) => fetch(path, { ...init, signal: controller.signal }))
      .call(slotCalls.list, { query })
      .then((fresh) => {
        const current = readChoice(fieldset.current, chosen);
        setChoice(current);
        setSlots(fresh);
        setState('idle');
        onChoose?.(dayOf(fresh.days, current.start) && current.start, fresh.timezone);
      })
      // The times that are shown stay; if one is taken by now, the server rejects it on submit.
      .catch(() => !controller.signal.aborted && setState((before) => (before === 'loading' ? 'failed' : before)))
      .finally(() => !controller.signal.aborted && setHasLoaded(true));
    return () => controller.abort();
  }, [kind, booking, asked, refreshKey]);

  const { messages } = useDocument('forms');
  if (!slots) return <p className="text-mute">{copy.loading}</p>;
  const open = slots.days.filter((day) => day.slots.length > 0);
  const openDay = dayOf(open, choice.start) ?? dayOf(open, choice.openTime) ?? open[0];
  const isFirst = !asked || slots.from <= localClock(Date.now(), slots.timezone).date;
  const isBookedOut = open.length === 0 && !slots.nextDate && isFirst;
  return (
    <fieldset
      ref={fieldset}
      data-one-of="start"
      data-missing={messages.timeMissing}
      aria-describedby="start-error"
      aria-busy={state === 'loading'}
      className="transition-opacity aria-busy:opacity-50"
    >
      <legend className="sr-only">{copy.title}</legend>
      <input type="hidden" name="timezone" value={slots.timezone} />
      <div className="flex flex-wrap items-center justify-between gap-3 border-paper-rule border-b pb-3">
        <p className="label text-mute">{fillIn(copy.timezone, { zone: slots.timezone.replace(/_/g, ' ') })}</p>
        {hasLoaded && (
          <div className="-mr-4 flex gap-1">
            <Button variant="quiet" size="sm" disabled={isFirst} onClick={() => setFrom(shift(slots.from, -SLOT_DAYS))}>
              {copy.earlier}
            </Button>
            <Button
              variant="quiet"
              size="sm"
              disabled={!slots.nextDate}
              onClick={() => setFrom(shift(slots.from, SLOT_DAYS))}
            >
              {copy.later}
            </Button>
          </div>
        )}
      </div>
      <FieldError id="start-error" error={error} />
      {state === 'failed' && (
        <p role="alert" className="py-3 text-danger text-small">
          {copy.failureText}
        </p>
      )}
      {open.map((day) => (
        <details key={`${day.date} ${slots.timezone}`} name="day" open={day === openDay} className="group">
          <summary className="flex min-h-13 cursor-pointer list-none items-center gap-4 border-paper-rule border-b py-3 hover:text-signal-deep [&::-webkit-details-marker]:hidden">
            <svg
              viewBox="0 0 12 12"
              aria-hidden="true"
              className="size-3 shrink-0 fill-none stroke-[1.75] stroke-signal-deep group-open:rotate-90"
            >
              <path d="M4 1.5 8.5 6 4 10.5" />
            </svg>
            <span className="grow font-semibold">{formatDay(day.date, site)}</span>
            <span className="label whitespace-nowrap text-mute">
              {fillIn(copy.free, { number: formatNumber(day.slots.length, site) })}
            </span>
          </summary>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))] gap-2 border-paper-rule border-b py-4">
            {day.slots.map(({ start, time }) => (
              <label
                key={start}
                className="relative flex min-h-11 cursor-pointer items-center justify-center rounded-sm border border-paper-rule font-mono text-small hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-signal-deep has-focus-visible:outline-offset-2"
              >
                <input
                  type="radio"
                  name="start"
                  value={start}
                  defaultChecked={start === choice.start}
                  onChange={() => onChoose?.(start, slots.timezone)}
                  className="absolute inset-0 cursor-pointer opacity-0"
                />
                {formatTime(time, site)}
              </label>
            ))}
          </div>
        </details>
      ))}
      {open.length === 0 && (
        <p className="flex flex-wrap items-center gap-4 py-5">
          {isBookedOut ? copy.noneAtAll : copy.none}
          {isBookedOut && (
            <SiteLink href={paths.section('contact')} className="link">
              {copy.write}
            </SiteLink>
          )}
          {slots.nextDate && hasLoaded && (
            <Button variant="outline" size="sm" onClick={() => slots.nextDate && setFrom(slots.nextDate)}>
              {copy.nextFree}
            </Button>
          )}
        </p>
      )}
    </fieldset>
  );
}

/** The chosen time, and one time of the open day. */
interface Choice {
  start?: string | undefined;
  openTime?: string | undefined;
}

/** Reads the choice from the DOM: the visitor may have chosen a time before the times in their time zone arrived. */
function readChoice(fieldset: Element | null, fallback: string | undefined): Choice {
  const read = (input: string) => fieldset?.querySelector<HTMLInputElement>(input)?.value;
  return { start: read('[name=start]:checked') ?? fallback, openTime: read('[open] [name=start]') };
}

function dayOf(days: FreeSlots['days'], time: string | undefined) {
  return days.find(({ slots }) => slots.some(({ start }) => start === time));
}

function shift(date: string, days: number): string {
  return new Date(Date.parse(`${date}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
