import { useId, useState } from 'react';
import { useLoaderData, useLocation } from 'react-router';
import { useDocument } from '#app/components/documents.ts';
import { PersonFields } from '#app/components/forms/person-fields.tsx';
import { SpamFields } from '#app/components/forms/spam-fields.tsx';
import { useApiForm } from '#app/components/forms/use-api-form.ts';
import { useSite } from '#app/components/site.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, Textarea } from '#app/ui/field.tsx';
import { NoHyphenBreaks } from '#app/ui/no-hyphen-breaks.tsx';
import type { FreeSlots } from '#shared/booking.schema.ts';
import { formatDay, formatTime } from '#shared/format.ts';
import { MAX } from '#shared/limits.ts';
import { localClock } from '#shared/local-clock.ts';
import { fill } from '#shared/placeholders.ts';
import { type SlotPickerData, sendLabel } from './booking-form.ts';
import { DaysForm } from './days-form.tsx';
import { MeetingFacts } from './meeting-facts.tsx';
import { TermsLink } from './price-terms.tsx';
import { QuestionFields } from './question-fields.tsx';
import { TimeChoice, useHourCycle } from './time-choice.tsx';

interface SlotPickerProps {
  /** Slug of the meeting type. */
  meetingType: string;
  /** Heading when the picker replaces the external scheduler; the default heading presents it as the alternative. */
  title?: string;
  /** Shows times and fields side by side on wide screens. */
  isWide?: boolean;
}

/**
 * The built-in scheduler: choose a time, fill in the form, send. Works without JavaScript through the page's loader and
 * action. After booking, the visitor is redirected to the page of the booking.
 */
export function SlotPicker({ meetingType, title, isWide = false }: SlotPickerProps) {
  const data = (useLoaderData() as { slotPicker?: SlotPickerData } | undefined)?.slotPicker;
  const [loaded, setLoaded] = useState<FreeSlots>();
  const slots = loaded ?? data?.slots;
  const site = useSite();
  const { pathname, search } = useLocation();
  const hourCycle = useHourCycle();
  const copy = useDocument('booking').form;
  const form = useApiForm('booking', copy);
  const [chosen, setChosen] = useState<{ start: string; timezone: string }>();
  const chosenClock = chosen && clockOf(chosen, { ...site, hourCycle });
  const titleId = useId();
  const isPending = form.phase === 'sending';
  const Heading = title ? 'h2' : 'h3';

  return (
    <section
      aria-labelledby={titleId}
      className="rounded-md border border-paper-rule bg-paper-bright p-5 text-ink sm:p-8"
    >
      <Heading id={titleId} className="text-title">
        <NoHyphenBreaks>{title ?? copy.title}</NoHyphenBreaks>
      </Heading>
      {slots && <MeetingFacts meeting={slots} />}
      <p className="mt-3 mb-4 max-w-text text-mute">{copy.text}</p>
      <DaysForm meetingType={meetingType} section="booking" />
      <form
        {...form.formProps}
        action={`${pathname}${search}#booking`}
        id="booking"
        className={`grid gap-8 ${isWide ? 'lg:grid-cols-2 lg:gap-12 xl:grid-cols-[3fr_2fr]' : ''}`}
      >
        <div>
          <SpamFields form="booking" page={pathname} stamp={data?.stamp ?? ''} />
          <input type="hidden" name="type" value={meetingType} />
          <TimeChoice
            meetingType={meetingType}
            initial={data?.slots}
            error={form.errorOf('start')}
            chosen={form.typed('start') as string | undefined}
            refreshKey={form.errorOf('start')}
            onChoose={(start, fresh) => {
              setLoaded(fresh);
              setChosen(start === undefined ? undefined : { start, timezone: fresh.timezone });
            }}
          />
        </div>
        <div className="grid content-start gap-x-5 gap-y-4 sm:grid-cols-2">
          {form.failure && (
            <p role="alert" className="border-danger border-l-4 bg-paper p-4 sm:col-span-2">
              <strong>{copy.failure}.</strong> {form.failure}
            </p>
          )}
          <PersonFields form={form} copy={copy} />
          <QuestionFields questions={slots?.questions ?? []} form={form} />
          <Field label={copy.message} note={copy.optional} error={form.errorOf('message')} className="sm:col-span-2">
            {(control) => (
              <Textarea
                {...control}
                name="message"
                rows={3}
                maxLength={MAX.message}
                defaultValue={form.typed('message')}
              />
            )}
          </Field>
          <div className="sm:col-span-2">
            <p aria-live="polite" className="label mb-3 text-signal-deep empty:hidden">
              {chosenClock && fill(copy.chosen, { ...chosenClock, minutes: slots?.minutes ?? '' })}
            </p>
            <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
              <Button type="submit" variant="ink" disabled={isPending} className="w-full sm:w-auto">
                {isPending ? copy.pending : sendLabel(copy, slots?.price)}
              </Button>
              <TermsLink price={slots?.price} />
            </div>
            <p className="mt-4 text-mute text-small">{copy.privacy}</p>
          </div>
        </div>
      </form>
    </section>
  );
}

/** Day and time of a moment as visitors read them. */
function clockOf({ start, timezone }: { start: string; timezone: string }, site: Parameters<typeof formatTime>[1]) {
  const { date, time } = localClock(start, timezone);
  return { day: formatDay(date, site), time: formatTime(time, site) };
}
