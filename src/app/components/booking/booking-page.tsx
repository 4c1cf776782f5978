import type { ReactNode } from 'react';
import { useDocument } from '#app/components/documents.ts';
import { PageHead } from '#app/components/layout/page-head.tsx';
import { PageMeta } from '#app/components/layout/page-meta.tsx';
import { ArrowLink } from '#app/components/layout/site-link.tsx';
import { breadcrumbs, businessId } from '#app/components/layout/structured-data.ts';
import { useSite } from '#app/components/site.ts';
import { NoHyphenBreaks } from '#app/ui/no-hyphen-breaks.tsx';
import { Reveal } from '#app/ui/reveal.tsx';
import { Section } from '#app/ui/section.tsx';
import type { BookingPageTexts } from '#content/booking-page.schema.ts';
import type { SiteDocument } from '#content/site.schema.ts';
import type { SiteMeeting } from '#shared/meeting-types.ts';
import { paths } from '#shared/paths.ts';
import type { Site } from '#shared/site.schema.ts';
import { Scheduler } from './scheduler.tsx';
import { SlotPicker } from './slot-picker.tsx';

interface BookingPageProps {
  meeting: SiteMeeting;
  path: string;
  copy: BookingPageTexts;
  /** Shown beside the calendar. */
  preview?: ReactNode;
}

/** A page for booking one kind of meeting. */
export function BookingPage({ meeting, path, copy, preview }: BookingPageProps) {
  const site = useSite();
  const graph = bookingGraph({ meeting, path, copy }, site, useDocument('site'));
  return (
    <>
      <PageMeta {...copy.meta} path={path} image={`/og${path}.png`} graph={graph} />
      <PageHead eyebrow={copy.eyebrow} title={copy.heading}>
        <p className="max-w-text text-lead text-paper/90">
          <NoHyphenBreaks>{copy.lead}</NoHyphenBreaks>
        </p>
        <ul className="mt-7 border-ink-rule border-t">
          {copy.facts.map((fact) => (
            <li key={fact} className="label flex items-center gap-3 border-ink-rule border-b py-2.5">
              <span aria-hidden="true" className="h-px w-3 bg-signal" />
              {fact}
            </li>
          ))}
        </ul>
      </PageHead>
      <Section id="schedule" number="01" label={copy.schedule}>
        <div className="mt-10 grid gap-x-16 gap-y-12 lg:grid-cols-[1fr_1.9fr] lg:grid-rows-[auto_1fr]">
          {preview}
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            {site.scheduler.isBuiltIn ? (
              <SlotPicker meetingType={meeting} title={copy.scheduler.title} />
            ) : (
              <Scheduler copy={copy.scheduler} meeting={meeting} url={site.scheduler[meeting]} />
            )}
          </div>
          <div className="lg:col-start-1">
            <h2 className="text-title">{copy.note.heading}</h2>
            <p className="mt-3 max-w-text text-mute">{copy.note.text}</p>
            {copy.alternative && (
              <div className="mt-10 border-signal border-l-2 pl-5">
                <p className="max-w-text text-mute">{copy.alternative.text}</p>
                <ArrowLink
                  href={copy.alternative.link.href}
                  label={copy.alternative.link.label}
                  toTop
                  className="mt-1"
                />
              </div>
            )}
          </div>
        </div>
        {!site.scheduler.isBuiltIn && (
          <div className="mt-12">
            <SlotPicker meetingType={meeting} isWide />
          </div>
        )}
      </Section>
      {copy.sections.map((section, index) => (
        <Cards
          key={section.id}
          section={section}
          number={`0${index + 2}`}
          ground={index % 2 === 0 ? 'deep' : 'paper'}
        />
      ))}
    </>
  );
}

interface CardsProps {
  section: BookingPageTexts['sections'][number];
  number: string;
  ground: 'deep' | 'paper';
}

function Cards({ section, number, ground }: CardsProps) {
  const columns = section.cards.length % 3 === 0 ? 'lg:grid-cols-3' : 'xl:grid-cols-4';
  return (
    <Section
      id={section.id}
      ground={ground}
      number={number}
      label={section.label}
      title={section.heading}
      lead={section.lead}
    >
      <ul className={`mt-12 grid border-paper-rule border-t border-l sm:grid-cols-2 ${columns}`}>
        {section.cards.map(({ title, text }, index) => (
          <li key={title} className="border-paper-rule border-r border-b sm:max-lg:odd:last:col-span-2">
            <Reveal className="h-full p-6 sm:p-7">
              <p className="label text-signal-deep">{String.fromCharCode(97 + index)}</p>
              <h3 className="mt-4 text-title">{title}</h3>
              <p className="mt-3 text-mute">{text}</p>
            </Reveal>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function bookingGraph(
  { meeting, path, copy }: BookingPageProps,
  site: Site,
  { business, home }: SiteDocument,
): object[] {
  const url = site.url + path;
  return [
    {
      '@type': 'Service',
      '@id': `${url}#service`,
      name: copy.heading,
      serviceType: copy.serviceType,
      description: copy.meta.description,
      url,
      areaServed: business.areaServed,
      provider: { '@id': businessId(site) },
      ...(meeting === 'consultation' && { offers: { '@type': 'Offer', price: '0', priceCurrency: site.currency } }),
      potentialAction: {
        '@type': 'ReserveAction',
        target: url,
        result: { '@type': 'Reservation', name: copy.scheduler.title },
      },
    },
    breadcrumbs(site, [
      [home, paths.home],
      [copy.eyebrow, path],
    ]),
  ];
}
