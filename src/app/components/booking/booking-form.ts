import type { LoaderFunctionArgs } from 'react-router';
import { apiContext } from '#app/api.ts';
import type { BookingDocument } from '#content/booking.schema.ts';
import { bookingCalls, slotCalls } from '#shared/booking.calls.ts';
import type { FreeSlots } from '#shared/booking.schema.ts';
import type { AnswerOf } from '#shared/call.ts';
import { hasCosts } from '#shared/meeting-price.ts';
import { paths } from '#shared/paths.ts';
import { formStampCalls } from '#shared/site.calls.ts';

/** Value of the parameter `month`, with which the call answers with all days of a month. */
export const WHOLE_MONTH = '1';

/** Loader data for a `SlotPicker`, under the key `slotPicker`. */
export interface SlotPickerData {
  slots: FreeSlots;
  stamp: string;
}

/**
 * For the loader of a page with a picker: `return { slotPicker: await loadSlotPicker(args, 'consultation') }`. Loads the free
 * times of the month of the first free time, or of the day in the address.
 */
export async function loadSlotPicker(args: LoaderFunctionArgs, meetingType: string): Promise<SlotPickerData> {
  const api = args.context.get(apiContext);
  const [slots, { stamp }] = await Promise.all([loadMonth(args, { type: meetingType }), api.call(formStampCalls.make)]);
  return { slots, stamp };
}

/** The free times of a month, for the first rendering of a `TimeChoice`. */
export function loadMonth(
  { context, request }: LoaderFunctionArgs,
  query: { type?: string; booking?: string; timezone?: string },
): Promise<FreeSlots> {
  const from = new URL(request.url).searchParams.get('from') ?? '';
  // A day that does not exist, such as February 30, becomes another one as a date, or none.
  const isDay = /^2\d{3}-\d{2}-\d{2}$/.test(from) && JSON.stringify(new Date(from)).includes(from);
  const day = isDay ? from : undefined;
  return context.get(apiContext).call(slotCalls.list, { query: { ...query, month: WHOLE_MONTH, from: day } });
}

/** For the action of the page: `export const action = formAction({ booking: BOOKING_FORM })`. */
export const BOOKING_FORM = {
  call: bookingCalls.book,
  toBody: withAnswers,
  redirectTo: (answer: unknown) => paths.booking((answer as AnswerOf<typeof bookingCalls.book>).booking.token),
};

/** The label of the button that books. */
export function sendLabel(copy: Pick<BookingDocument['form'], 'send' | 'sendPaid'>, price?: string): string {
  return hasCosts(price) ? copy.sendPaid : copy.send;
}

/** Beginning of the names of the fields for the owner's questions. */
export const ANSWER_PREFIX = 'answers.';

/** The values of a booking form as the API gets them: the field `answers.q1` becomes `q1` of the object `answers`. */
export function withAnswers(values: Record<string, unknown>): Record<string, unknown> {
  const isAnswer = ([name]: [string, unknown]) => name.startsWith(ANSWER_PREFIX);
  const fields = Object.entries(values);
  const answers = fields.filter(isAnswer).map(([name, value]) => [name.slice(ANSWER_PREFIX.length), value]);
  return { ...Object.fromEntries(fields.filter((field) => !isAnswer(field))), answers: Object.fromEntries(answers) };
}
