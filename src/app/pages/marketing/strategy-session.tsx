import type { LoaderFunctionArgs } from 'react-router';
import { BOOKING_FORM, loadSlotPicker } from '#app/components/booking/booking-form.ts';
import { BookingPage } from '#app/components/booking/booking-page.tsx';
import { loadDocuments, useDocument } from '#app/components/documents.ts';
import { formAction, keepLoaded } from '#app/components/use-api-form.ts';
import { paths } from '#shared/paths.ts';

export const action = formAction({ booking: BOOKING_FORM });

export const shouldRevalidate = keepLoaded;

export async function loader(args: LoaderFunctionArgs) {
  const [slotPicker, documents] = await Promise.all([
    loadSlotPicker(args, 'strategy'),
    loadDocuments(args, 'strategy-session', 'booking'),
  ]);
  return { slotPicker, ...documents };
}

export function Component() {
  return <BookingPage meeting="strategy" path={paths.strategySession} copy={useDocument('strategy-session')} />;
}
