import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { callPath } from '#app/api.ts';
import { sendLabel, withAnswers } from '#app/components/booking/booking-form.ts';
import { TermsLink, VatNote } from '#app/components/booking/price-terms.tsx';
import { QuestionFields } from '#app/components/booking/question-fields.tsx';
import { useDocument } from '#app/components/documents.ts';
import { firstReferrer } from '#app/components/first-referrer.ts';
import { PersonFields } from '#app/components/forms/person-fields.tsx';
import { findFormProblems, focusFirst, recheck } from '#app/components/forms/use-api-form.ts';
import { useSite } from '#app/components/site.ts';
import { Button } from '#app/ui/button.tsx';
import { bookingCalls } from '#shared/booking.calls.ts';
import type { BookingDetails } from '#shared/booking.schema.ts';
import type { AnswerOf } from '#shared/call.ts';
import type { ChatSlots } from '#shared/chat.schema.ts';
import type { ErrorBody, FieldProblem } from '#shared/errors.ts';
import { formatDay, formatMoment, formatTime, formatZone } from '#shared/format.ts';
import { localClock } from '#shared/local-clock.ts';
import { fill } from '#shared/placeholders.ts';

/** Free times, and the one that the visitor has chosen. */
export interface Offer {
  slots: ChatSlots;
  start?: string;
}

interface BookingProps {
  offer: Offer;
  onChange: (offer: Offer) => void;
  /** Fields of the form by their names. */
  typed: Record<string, string>;
  onTyped: (fields: Record<string, string>) => void;
  /** Called when the server has stored the booking; `time` is for visitors. */
  onBooked: (booking: BookingDetails, time: string) => void;
}

/** Free times as buttons, and the form for the chosen one. What is typed stays when another time is chosen. */
export function Booking(props: BookingProps) {
  const { offer, typed, onTyped } = props;
  const { slots, start } = offer;
  const site = useSite();
  const { booking: texts } = useDocument('chat');
  const copy = useDocument('booking').form;
  const { issues, setIssues, failure, isPending, choose, showTimes, send } = useSending(props, copy.failureText);
  const root = useRef<HTMLElement>(null);
  const before = useRef(start);

  useEffect(() => {
    if (before.current === start) return;
    before.current = start;
    root.current?.querySelector<HTMLElement>(start ? 'input' : 'button')?.focus();
  }, [start]);

  const alert = failure && (
    <p role="alert" className="border-danger border-l-4 bg-paper px-3 py-2">
      {failure}
    </p>
  );
  const zone = fill(copy.timezone, { zone: formatZone(slots.timezone, site) });

  if (!start) {
    return (
      <section ref={root} aria-label={texts.times} className="mt-4 grid gap-3 pl-[18px] text-small">
        {alert}
        <p className="label text-mute">{zone}</p>
        <FreeTimes slots={slots} onChoose={choose} />
      </section>
    );
  }

  const fields = {
    errorOf: (field: string) => issues.find(({ path }) => path === field)?.message,
    typed: (field: string) => typed[field],
  };
  const { date, time } = localClock(start, slots.timezone);
  const chosen = { day: formatDay(date, site), time: formatTime(time, site), minutes: slots.minutes };
  return (
    <section ref={root} aria-label={texts.times} className="mt-4 pl-[18px] text-small">
      <form
        noValidate
        onInput={({ currentTarget, target }) => {
          onTyped(fieldsOf(currentTarget));
          setIssues(recheck(issues, currentTarget, target));
        }}
        onSubmit={send}
        className="[&_:is(input,select)]:scroll-mt-10"
      >
        <fieldset className="grid gap-x-3 gap-y-4 sm:grid-cols-2">
          <legend className="mb-3">
            <span className="font-semibold">{fill(copy.chosen, chosen)}</span>
            <span className="label mt-1 block text-mute">{zone}</span>
          </legend>
          {slots.price && (
            <div className="sm:col-span-2">
              <p className="font-semibold">{slots.price}</p>
              <VatNote price={slots.price} />
            </div>
          )}
          <PersonFields copy={{ ...copy, company: undefined }} form={fields} />
          <QuestionFields questions={slots.questions ?? []} form={fields} />
          {alert && <div className="sm:col-span-2">{alert}</div>}
          <div className="flex flex-wrap items-center gap-2 sm:col-span-2">
            <Button type="submit" variant="ink" size="sm" aria-disabled={isPending}>
              {isPending ? copy.pending : sendLabel(copy, slots.price)}
            </Button>
            <Button variant="outline" size="sm" onClick={() => !isPending && showTimes()}>
              {texts.otherTimes}
            </Button>
            <TermsLink price={slots.price} />
          </div>
          <p className="text-mute sm:col-span-2">{copy.privacy}</p>
        </fieldset>
      </form>
    </section>
  );
}

/** @returns what came of sending the form, what sends it, and what chooses a time, or none. */
function useSending({ offer: { slots, start }, onChange, onBooked }: BookingProps, failureText: string) {
  const site = useSite();
  const [issues, setIssues] = useState<FieldProblem[]>([]);
  const [failure, setFailure] = useState('');
  const [isPending, setIsPending] = useState(false);

  function choose(time: string) {
    setFailure('');
    onChange({ slots, start: time });
  }

  function showTimes(next = slots, reason = '') {
    setIssues([]);
    setFailure(reason);
    onChange({ slots: next });
  }

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending || !start) return;
    const form = event.currentTarget;
    setFailure('');
    const found = findFormProblems(form);
    setIssues(found);
    if (found.length > 0) return focusFirst(form, found);
    setIsPending(true);
    const { type, timezone } = slots;
    const outcome = await book({ ...fieldsOf(form), type, start, timezone });
    setIsPending(false);
    if ('booking' in outcome) {
      return onBooked(outcome.booking, formatMoment(outcome.booking.start, outcome.booking.timezone, site));
    }
    if (outcome.slots) {
      const times = outcome.slots.map((slot) => ({ ...slot, ...localClock(slot.start, timezone) }));
      return showTimes({ ...slots, times }, outcome.message);
    }
    setIssues(outcome.issues);
    setFailure(outcome.message || failureText);
    focusFirst(form, outcome.issues);
  }

  return { choose, showTimes, send, issues, setIssues, failure, isPending };
}

/** The free times of each day. */
function FreeTimes({ slots, onChoose }: { slots: ChatSlots; onChoose: (start: string) => void }) {
  const site = useSite();
  const id = useId();
  return daysOf(slots).map(([date, times]) => (
    <div key={date}>
      <p id={`${id}-${date}`} className="mb-2 font-semibold">
        {formatDay(date, site)}
      </p>
      <ul aria-labelledby={`${id}-${date}`} className="grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-2">
        {times.map(({ start, time }) => (
          <li key={start}>
            <button
              type="button"
              onClick={() => onChoose(start)}
              className="min-h-11 w-full rounded-sm border border-paper-edge font-mono transition-colors hover:border-ink"
            >
              {formatTime(time, site)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  ));
}

function fieldsOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([key, value]) => [key, String(value)]));
}

function daysOf({ times }: ChatSlots): [string, ChatSlots['times']][] {
  const days = [...new Set(times.map(({ date }) => date))];
  return days.map((day) => [day, times.filter(({ date }) => date === day)]);
}

/** A booking that is stored, or why there is none; `slots` are other free times, when the chosen one is taken. */
type Outcome =
  | { booking: BookingDetails }
  | { message: string; issues: FieldProblem[]; slots?: { start: string }[] | undefined };

/** Books a free time. Anything but the status 201 counts as not booked; without an answer the message is empty. */
async function book(fields: Record<string, string>): Promise<Outcome> {
  const referrer = firstReferrer();
  const input = { ...withAnswers(fields), page: location.pathname, ...(referrer && { referrer }) };
  try {
    const response = await fetch(`/api${callPath(bookingCalls.book)}`, {
      method: bookingCalls.book.method,
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(input),
    });
    if (response.status === 201) return (await response.json()) as AnswerOf<typeof bookingCalls.book>;
    const { message = '', issues = [], slots } = (await response.json()) as ErrorBody & { slots?: { start: string }[] };
    return { message, issues, slots };
  } catch {
    return { message: '', issues: [] };
  }
}
