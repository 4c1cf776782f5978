import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#app/api.ts';
import { BookingPage } from '#app/components/booking/booking-page.tsx';
import { BOOKING_FORM, loadSlotPicker, type SlotPickerData } from '#app/components/booking/slot-picker.tsx';
import { formAction } from '#app/components/use-api-form.ts';
import { CONSULTATION } from '#content/booking.ts';
import type { DaysAhead } from '#shared/days-ahead.ts';

export const handle = { forms: ['booking'] };

export const action = formAction({ booking: BOOKING_FORM });

export async function loader(args: LoaderFunctionArgs): Promise<{ days: DaysAhead; slotPicker: SlotPickerData }> {
  const [days, slotPicker] = await Promise.all([
    args.context.get(apiContext).get<DaysAhead>('/site/days'),
    loadSlotPicker(args, 'consultation'),
  ]);
  return { days, slotPicker };
}

export function Component() {
  return <BookingPage copy={CONSULTATION} days={useLoaderData<typeof loader>().days} />;
}
