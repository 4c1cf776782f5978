import { callPath } from '#app/api.ts';
import { withAnswers } from '#app/components/booking/booking-form.ts';
import { firstReferrer } from '#app/components/first-referrer.ts';
import { bookingCalls } from '#shared/booking.calls.ts';
import type { BookingDetails } from '#shared/booking.schema.ts';
import type { AnswerOf } from '#shared/call.ts';
import type { ErrorBody, Issue } from '#shared/errors.ts';

/** A booking that is stored, or why there is none; `slots` are other free times, when the chosen one is taken. */
type Outcome =
  | { booking: BookingDetails }
  | { message: string; issues: Issue[]; slots?: { start: string }[] | undefined };

/** Books a free time. Anything but the status 201 counts as not booked; without an answer the message is empty. */
export async function book(fields: Record<string, string>): Promise<Outcome> {
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
