import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { apiContext, orErrorPage } from '#app/api.ts';
import { BOOKING_FORM, loadSlotPicker } from '#app/components/booking/booking-form.ts';
import { SlotPicker } from '#app/components/booking/slot-picker.tsx';
import { loadDocuments, useDocument } from '#app/components/documents.ts';
import { formAction, skipReloadAfterPost } from '#app/components/forms/use-api-form.ts';
import { PageHead } from '#app/components/layout/page-head.tsx';
import { PageMeta } from '#app/components/layout/page-meta.tsx';
import { breadcrumbs, businessId } from '#app/components/layout/structured-data.ts';
import { useSite } from '#app/components/site.ts';
import { NoHyphenBreaks } from '#app/ui/no-hyphen-breaks.tsx';
import { PageWidth } from '#app/ui/section.tsx';
import { meetingCalls } from '#shared/booking.calls.ts';
import { formatNumber } from '#shared/format.ts';
import type { PublicMeeting } from '#shared/meeting-types.schema.ts';
import { isSiteMeeting } from '#shared/meeting-types.ts';
import { paths } from '#shared/paths.ts';
import { fill } from '#shared/placeholders.ts';

export const action = formAction({ booking: BOOKING_FORM });

export const shouldRevalidate = skipReloadAfterPost;

export async function loader(args: LoaderFunctionArgs) {
  const { slug = '' } = args.params;
  // The site's own meetings have other addresses: /book/consultation leads to /calendar.
  if (isSiteMeeting(slug)) return redirect(paths.meeting(slug), 301);
  const api = args.context.get(apiContext);
  const meeting = await orErrorPage(api.call(meetingCalls.get, { params: { slug } }));
  // A former slug.
  if (meeting.slug !== slug) return redirect(paths.meeting(meeting.slug) + new URL(args.request.url).search, 301);
  const [slotPicker, documents] = await Promise.all([loadSlotPicker(args, slug), loadDocuments(args, 'booking')]);
  return { meeting, slotPicker, ...documents };
}

/** The page of a meeting type that the owner has added. */
export function Component() {
  const { meeting } = useLoaderData<{ meeting: PublicMeeting }>();
  const site = useSite();
  const { page: copy } = useDocument('booking');
  const { home } = useDocument('site');
  const words = { meeting: meeting.name, minutes: formatNumber(meeting.minutes, site) };
  const path = paths.meeting(meeting.slug);
  const description = meeting.description || fill(copy.description, words);
  const graph = [
    {
      '@type': 'Service',
      '@id': `${site.url}${path}#service`,
      name: meeting.name,
      description,
      url: site.url + path,
      provider: { '@id': businessId(site) },
      potentialAction: { '@type': 'ReserveAction', target: site.url + path },
    },
    breadcrumbs(site, [
      [home, paths.home],
      [meeting.name, path],
    ]),
  ];
  return (
    <>
      <PageMeta
        title={fill(copy.title, words)}
        description={description}
        path={path}
        image={`/og/book/${meeting.slug}.png`}
        graph={graph}
      />
      <PageHead eyebrow={copy.eyebrow} title={meeting.name} isShort>
        {meeting.description && (
          <p className="wrap-anywhere max-w-text text-lead text-paper/90">
            <NoHyphenBreaks>{meeting.description}</NoHyphenBreaks>
          </p>
        )}
        <p className="label mt-7 flex items-center gap-3 border-ink-rule border-y py-2.5">
          <span aria-hidden="true" className="h-px w-3 bg-signal" />
          {fill(copy.length, words)}
        </p>
      </PageHead>
      <section id="schedule" aria-label={copy.schedule} className="bg-paper py-10 text-ink md:py-14">
        <PageWidth>
          <SlotPicker meetingType={meeting.slug} title={copy.calendar} isWide />
        </PageWidth>
      </section>
    </>
  );
}
