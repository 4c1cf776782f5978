import { type RefObject, useEffect, useState } from 'react';
import { createApi } from '#app/api.ts';
import { slotCalls } from '#shared/booking.calls.ts';
import type { FreeSlots } from '#shared/booking.schema.ts';
import { localClock, ownTimezone } from '#shared/local-clock.ts';
import { WHOLE_MONTH } from './booking-form.ts';

/** The free times that a form offers, and what is known of the choice among them. */
export interface WantedTimes {
  /** Slug of the meeting type. */
  meetingType: string;
  /** Token of the booking that is to be moved. */
  booking?: string;
  /** Times from the page's loader; when undefined, the browser loads them. */
  initial: FreeSlots | undefined;
  /** Initial choice: the time chosen before the form was posted without JavaScript. */
  chosen?: string | undefined;
  /** A new value, compared by identity, loads the times again: the server has rejected the chosen one. */
  refreshKey?: unknown;
  /** Called when a time is chosen and when times were loaded; without a time while none is chosen or it is no longer free. */
  onChoose?: (start: string | undefined, slots: FreeSlots) => void;
}

/** A day whose month is asked for, and a time zone. */
interface Asked {
  from?: string | undefined;
  timezone?: string;
}

/**
 * The free times of a month, the chosen one among them, and today in their time zone, which only the browser knows.
 *
 * @param fieldset in which a time may have been chosen before React took over the page.
 * @param from day whose month is shown first.
 */
export function useFreeTimes(
  { meetingType, booking, initial, chosen, refreshKey, onChoose }: WantedTimes,
  fieldset: RefObject<Element | null>,
  from: string | undefined,
) {
  const [slots, setSlots] = useState(initial);
  const [choice, setChoice] = useState(chosen);
  /** A new value, compared by identity, loads the times. */
  const [asked, setAsked] = useState<Asked>({ from });
  const [today, setToday] = useState<string>();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new refreshKey reloads the times.
  useEffect(() => {
    const query = { type: meetingType, month: WHOLE_MONTH, booking, timezone: ownTimezone(), ...asked } as const;
    const controller = new AbortController();
    const api = createApi((path, init) => fetch(path, { ...init, signal: controller.signal }));
    function show(fresh: FreeSlots) {
      const wasRefused = refreshKey !== undefined;
      const current = stillFree(chosenIn(fieldset.current) ?? chosen, fresh, wasRefused);
      setChoice(current);
      setSlots(fresh);
      setToday(localClock(Date.now(), fresh.timezone).date);
      setState('idle');
      onChoose?.(current, fresh);
    }
    /** The times that are shown stay; if one is taken by now, the server rejects it on submit. */
    function sayIfAwaited() {
      if (!controller.signal.aborted) setState((before) => (before === 'loading' || !slots ? 'failed' : before));
    }
    api.call(slotCalls.list, { query }).then(show).catch(sayIfAwaited);
    return () => controller.abort();
  }, [meetingType, booking, asked, refreshKey]);

  function load(wanted: Asked) {
    setAsked({ ...asked, ...wanted });
    setState('loading');
  }

  return { slots, choice, setChoice, today, state, load };
}

/** The day with a time. */
export function dayWithTime(days: FreeSlots['days'], time: string | undefined) {
  return days.find(({ slots }) => slots.some(({ start }) => start === time));
}

/** The choice is read from the DOM: the visitor may have made it before the times in their time zone arrived. */
function chosenIn(fieldset: Element | null): string | undefined {
  return fieldset?.querySelector<HTMLInputElement>('[name=start]:checked')?.value;
}

/** The chosen time, if it is free; one of another month is, unless the server has refused it. */
function stillFree(start: string | undefined, { days, timezone }: FreeSlots, wasRefused: boolean): string | undefined {
  if (!start || dayWithTime(days, start)) return start;
  const { date } = localClock(start, timezone);
  return wasRefused || days.some((day) => day.date === date) ? undefined : start;
}
