import { useEffect, useRef } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { apiContext, orErrorPage } from '#app/api.ts';
import { BookedDetails } from '#app/components/booking/booked-details.tsx';
import { BOOKING_FORM, loadSlotPicker } from '#app/components/booking/booking-form.ts';
import { CalendarLinkList } from '#app/components/booking/calendar-links.tsx';
import { SlotPicker } from '#app/components/booking/slot-picker.tsx';
import { loadDocuments, useDocument } from '#app/components/documents.ts';
import { formAction } from '#app/components/forms/use-api-form.ts';
import { PageMeta } from '#app/components/layout/page-meta.tsx';
import { usePageFocus } from '#app/components/layout/use-page-focus.ts';
import { ToastHost } from '#app/ui/toast.tsx';
import { bookingCalls, meetingCalls } from '#shared/booking.calls.ts';
import type { BookingDetails } from '#shared/booking.schema.ts';
import type { AnswerOf } from '#shared/call.ts';
import { isSiteMeeting } from '#shared/meeting-types.ts';
import { paths } from '#shared/paths.ts';

export function action(args: ActionFunctionArgs) {
  const path = paths.meetingEmbed(args.params.slug ?? '');
  const redirectTo = (answer: unknown) =>
    `${path}?booked=${(answer as AnswerOf<typeof bookingCalls.book>).booking.token}`;
  return formAction({ booking: { ...BOOKING_FORM, redirectTo } })(args);
}

export async function loader(args: LoaderFunctionArgs) {
  const { slug = '' } = args.params;
  const api = args.context.get(apiContext);
  const { search, searchParams } = new URL(args.request.url);
  const listed = (await api.call(meetingCalls.list)).find((other) => other.slug === slug);
  const meeting = listed ?? (await orErrorPage(api.call(meetingCalls.get, { params: { slug } })));
  if (meeting.slug !== slug) throw redirect(paths.meetingEmbed(meeting.slug) + search, 301);
  const token = searchParams.get('booked');
  const [booking, slotPicker, documents] = await Promise.all([
    token ? orErrorPage(api.call(bookingCalls.get, { params: { token } })) : undefined,
    token ? undefined : loadSlotPicker(args, slug),
    loadDocuments(args, 'booking'),
  ]);
  return { meeting, booking, slotPicker, ...documents };
}

/** The booking of one kind of meeting without the site around it, for a frame in another site, which it tells its height. */
export function Component() {
  const { meeting, booking } = useLoaderData<typeof loader>();
  const { meetings } = useDocument('booking');
  const { toasts } = useDocument('site');
  const content = useRef<HTMLDivElement>(null);
  const name = isSiteMeeting(meeting.slug) ? meetings[meeting.slug] : meeting.name;
  usePageFocus();

  useEffect(() => {
    const tell = new ResizeObserver(([entry]) => {
      // Any site may know the height; the policy of the page says which ones may show it.
      if (parent !== window) parent.postMessage({ height: Math.ceil(entry?.contentRect.height ?? 0) }, '*');
    });
    if (content.current) tell.observe(content.current);
    return () => tell.disconnect();
  }, []);

  return (
    <main id="main" tabIndex={-1} className="min-h-svh bg-paper-bright text-ink outline-none">
      <PageMeta title={name} description={name} path={paths.meetingEmbed(meeting.slug)} noIndex />
      <div ref={content}>
        {booking ? <Booked booking={booking} /> : <SlotPicker meetingType={meeting.slug} title={name} isWide />}
      </div>
      <ToastHost labels={toasts} />
    </main>
  );
}

function Booked({ booking }: { booking: BookingDetails }) {
  const { booked: copy } = useDocument('booking');
  const { newTab } = useDocument('site');
  return (
    <div className="p-5 sm:p-8">
      <h1 className="text-title">{copy.heading[booking.canChange ? 'booked' : 'over']}</h1>
      <BookedDetails booking={booking} />
      <CalendarLinkList links={booking.calendarLinks} label={copy.calendars} className="mt-6" />
      <p className="mt-4 flex flex-wrap gap-x-6">
        <a
          href={paths.booking(booking.token)}
          target="_blank"
          rel="noopener"
          className="link inline-flex min-h-11 items-center"
        >
          {copy.manage}
          <span className="sr-only"> ({newTab})</span>
        </a>
        <a href={paths.meetingEmbed(booking.type)} className="link inline-flex min-h-11 items-center">
          {copy.another}
        </a>
      </p>
    </div>
  );
}
