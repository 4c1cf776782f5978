import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#app/api.ts';
import { BookingPage } from '#app/components/booking/booking-page.tsx';
import { ensureEmbedDocument } from '#app/components/booking/embed-document.ts';
import { CONSULTATION } from '#content/booking.ts';
import type { DaysAhead } from '#shared/days-ahead.ts';

export const handle = { embedsScheduler: true };

export function loader({ context, request }: LoaderFunctionArgs): Promise<DaysAhead> {
  ensureEmbedDocument(request);
  return context.get(apiContext).get('/site/days');
}

export function Component() {
  return <BookingPage copy={CONSULTATION} days={useLoaderData<typeof loader>()} />;
}
