import type { LoaderFunctionArgs } from 'react-router';
import { BookingPage } from '#app/components/booking/booking-page.tsx';
import { ensureEmbedDocument } from '#app/components/booking/embed-document.ts';
import { STRATEGY_SESSION } from '#content/booking.ts';

export const handle = { embedsScheduler: true };

export function loader({ request }: LoaderFunctionArgs): null {
  ensureEmbedDocument(request);
  return null;
}

export function Component() {
  return <BookingPage copy={STRATEGY_SESSION} />;
}
