import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#app/api.ts';
import { BOOKING_FORM, loadSlotPicker } from '#app/components/booking/booking-form.ts';
import { BookingPage } from '#app/components/booking/booking-page.tsx';
import { DaysPreview } from '#app/components/booking/days-preview.tsx';
import { loadDocuments, useDocument } from '#app/components/documents.ts';
import { formAction, skipReloadAfterPost } from '#app/components/forms/use-api-form.ts';
import { useSite } from '#app/components/site.ts';
import { schedulerCalls, slotCalls } from '#shared/booking.calls.ts';
import { paths } from '#shared/paths.ts';

export const action = formAction({ booking: BOOKING_FORM });

/** A day of the preview only chooses that day in the calendar, which loads its month itself. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  return change.currentUrl.pathname !== change.nextUrl.pathname && skipReloadAfterPost(change);
}

export async function loader(args: LoaderFunctionArgs) {
  const api = args.context.get(apiContext);
  const [days, { days: free }, slotPicker, documents] = await Promise.all([
    api.call(schedulerCalls.days),
    api.call(slotCalls.list, { query: { type: 'consultation', days: '8' } }),
    loadSlotPicker(args, 'consultation'),
    loadDocuments(args, 'calendar', 'booking'),
  ]);
  const full = free.filter(({ slots }) => slots.length === 0).map(({ date }) => date);
  return { days, full, slotPicker, ...documents };
}

export function Component() {
  const { days, full } = useLoaderData<typeof loader>();
  const { isBuiltIn } = useSite().scheduler;
  const copy = useDocument('calendar');
  const preview = <DaysPreview copy={copy.preview} days={days} full={isBuiltIn ? full : undefined} />;
  return <BookingPage meeting="consultation" path={paths.calendar} copy={copy} preview={preview} />;
}
