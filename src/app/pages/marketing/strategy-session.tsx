import type { LoaderFunctionArgs } from 'react-router';
import { orErrorPage } from '#app/api.ts';
import { BOOKING_FORM, loadSlotPicker } from '#app/components/booking/booking-form.ts';
import { BookingPage } from '#app/components/booking/booking-page.tsx';
import { loadDocuments, useDocument } from '#app/components/documents.ts';
import { formAction, skipReloadAfterPost } from '#app/components/forms/use-api-form.ts';
import { paths } from '#shared/paths.ts';

export const action = formAction({ booking: BOOKING_FORM });

export const shouldRevalidate = skipReloadAfterPost;

export async function loader(args: LoaderFunctionArgs) {
  // There is no such page while the session is not offered: the texts say so, and its times are not free either.
  const times = loadSlotPicker(args, 'strategy');
  times.catch(() => {});
  const documents = await orErrorPage(loadDocuments(args, 'strategy-session', 'booking'));
  const slotPicker = await times;
  return { slotPicker, ...documents };
}

export function Component() {
  return <BookingPage meeting="strategy" path={paths.strategySession} copy={useDocument('strategy-session')} />;
}
