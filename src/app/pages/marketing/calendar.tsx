import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { apiContext } from '#app/api.ts';
import { BOOKING_FORM, loadSlotPicker } from '#app/components/booking/booking-form.ts';
import { BookingPage } from '#app/components/booking/booking-page.tsx';
import { DaysPreview } from '#app/components/booking/days-preview.tsx';
import { loadDocuments, useDocument } from '#app/components/documents.ts';
import { useSite } from '#app/components/site.ts';
import { formAction, keepLoaded } from '#app/components/use-api-form.ts';
import { schedulerCalls } from '#shared/booking.calls.ts';
import { paths } from '#shared/paths.ts';

export const action = formAction({ booking: BOOKING_FORM });

export const shouldRevalidate = keepLoaded;

export async function loader(args: LoaderFunctionArgs) {
  const [days, slotPicker, documents] = await Promise.all([
    args.context.get(apiContext).call(schedulerCalls.days),
    loadSlotPicker(args, 'consultation'),
    loadDocuments(args, 'calendar', 'booking'),
  ]);
  return { days, slotPicker, ...documents };
}

export function Component() {
  const { days, slotPicker } = useLoaderData<typeof loader>();
  const { isBuiltIn } = useSite().scheduler;
  // With a day in the address the month of that day is loaded, and earlier days may have free times.
  const isFirstMonth = !useSearchParams()[0].has('from');
  const copy = useDocument('calendar');
  const preview = (
    <DaysPreview copy={copy.preview} days={days} slots={isBuiltIn && isFirstMonth ? slotPicker.slots : undefined} />
  );
  return <BookingPage meeting="consultation" path={paths.calendar} copy={copy} preview={preview} />;
}
