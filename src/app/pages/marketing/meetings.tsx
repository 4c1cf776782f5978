import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#app/api.ts';
import { MeetingFacts } from '#app/components/booking/meeting-facts.tsx';
import { loadDocuments, useDocument } from '#app/components/documents.ts';
import { PageHead } from '#app/components/layout/page-head.tsx';
import { PageMeta } from '#app/components/layout/page-meta.tsx';
import { SiteLink } from '#app/components/layout/site-link.tsx';
import { buttonLook } from '#app/ui/button.tsx';
import { NoHyphenBreaks } from '#app/ui/no-hyphen-breaks.tsx';
import { PageWidth } from '#app/ui/section.tsx';
import { meetingCalls } from '#shared/booking.calls.ts';
import type { PublicMeeting } from '#shared/meeting-types.schema.ts';
import { isSiteMeeting } from '#shared/meeting-types.ts';
import { paths } from '#shared/paths.ts';

export async function loader(args: LoaderFunctionArgs) {
  const [meetings, documents] = await Promise.all([
    args.context.get(apiContext).call(meetingCalls.list),
    loadDocuments(args, 'booking'),
  ]);
  return { meetings, ...documents };
}

/** The kinds of meetings that can be booked. */
export function Component() {
  const { meetings } = useLoaderData<typeof loader>();
  const { list: copy, meetings: names } = useDocument('booking');
  const nameOf = ({ slug, name }: PublicMeeting) => (isSiteMeeting(slug) ? names[slug] : name);
  return (
    <>
      <PageMeta {...copy.meta} path={paths.meetings} image="/og/calendar.png" />
      <PageHead eyebrow={copy.eyebrow} title={copy.heading} isShort>
        <p className="max-w-text text-lead text-paper/90">
          <NoHyphenBreaks>{copy.lead}</NoHyphenBreaks>
        </p>
      </PageHead>
      <section id="meetings" aria-label={copy.label} className="bg-paper py-10 text-ink md:py-14">
        <PageWidth>
          <ul className="grid gap-5 md:grid-cols-2">
            {meetings.map((meeting) => (
              <li
                key={meeting.slug}
                className="wrap-anywhere relative flex flex-col items-start rounded-md border border-paper-rule bg-paper-bright p-6 sm:p-8"
              >
                <h2 className="text-title">{nameOf(meeting)}</h2>
                <MeetingFacts meeting={meeting} />
                {meeting.description && <p className="mt-3 text-mute">{meeting.description}</p>}
                <SiteLink
                  href={paths.meeting(meeting.slug)}
                  toTop
                  className={`${buttonLook('ink')} mt-6 after:absolute after:inset-0`}
                >
                  {copy.button}
                  <span className="sr-only">: {nameOf(meeting)}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
        </PageWidth>
      </section>
    </>
  );
}
