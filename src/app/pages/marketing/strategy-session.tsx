import type { LoaderFunctionArgs } from 'react-router';
import { BookingPage } from '#app/components/booking/booking-page.tsx';
import { BOOKING_FORM, loadSlotPicker, type SlotPickerData } from '#app/components/booking/slot-picker.tsx';
import { formAction } from '#app/components/use-api-form.ts';
import { STRATEGY_SESSION } from '#content/booking.ts';

export const handle = { forms: ['booking'] };

export const action = formAction({ booking: BOOKING_FORM });

export async function loader(args: LoaderFunctionArgs): Promise<{ slotPicker: SlotPickerData }> {
  return { slotPicker: await loadSlotPicker(args, 'strategy') };
}

export function Component() {
  return <BookingPage copy={STRATEGY_SESSION} />;
}
