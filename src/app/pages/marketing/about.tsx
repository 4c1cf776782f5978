import type { LoaderFunctionArgs } from 'react-router';
import { loadDocuments, useDocument } from '#app/components/documents.ts';
import { PageHead } from '#app/components/layout/page-head.tsx';
import { PageMeta } from '#app/components/layout/page-meta.tsx';
import { ArrowLink, SiteLink } from '#app/components/layout/site-link.tsx';
import { breadcrumbs, personId } from '#app/components/layout/structured-data.ts';
import { Portrait } from '#app/components/portrait.tsx';
import { columnsFor, letterOf, useServicesAt } from '#app/components/services.ts';
import { useSite } from '#app/components/site.ts';
import { buttonLook } from '#app/ui/button.tsx';
import { Reveal } from '#app/ui/reveal.tsx';
import { PageWidth, Section } from '#app/ui/section.tsx';
import type { AboutDocument } from '#content/about.schema.ts';
import { paths } from '#shared/paths.ts';
import { shortName } from '#shared/services.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadDocuments(args, 'about', 'services');
}

export function Component() {
  const site = useSite();
  const copy = useDocument('about');
  const { home } = useDocument('site');
  const graph = [
    {
      '@type': 'AboutPage',
      '@id': `${site.url}/about#page`,
      url: `${site.url}/about`,
      mainEntity: { '@id': personId(site) },
    },
    breadcrumbs(site, [
      [home, paths.home],
      [copy.name, paths.about],
    ]),
  ];
  return (
    <>
      <PageMeta {...copy.meta} path={paths.about} image="/og/about.png" type="profile" graph={graph} />
      <PageHead eyebrow={copy.eyebrow} title={copy.heading} below={<Stats stats={copy.stats} />}>
        <p className="max-w-text text-lead text-paper/90">{copy.lead}</p>
      </PageHead>
      <Story copy={copy.story} />
      <Specialisations copy={copy.specialisations} />
      <Philosophy copy={copy.philosophy} />
      <Closing copy={copy} />
    </>
  );
}

/** Columns that leave no cell of the last row empty. */
const STAT_COLUMNS: Record<number, string> = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' };

function Stats({ stats }: { stats: AboutDocument['stats'] }) {
  return (
    <ul
      className={`mt-14 grid border-ink-rule border-t border-l ${STAT_COLUMNS[stats.length] ?? 'sm:grid-cols-2 lg:grid-cols-4'}`}
    >
      {stats.map(({ figure, label, detail }) => (
        <li key={label} className="border-ink-rule border-r border-b p-6">
          <span className="block font-mono text-figure text-signal">{figure}</span>{' '}
          <span className="label mt-2 block">{label}</span>{' '}
          <span className="mt-2 block text-mist text-small">{detail}</span>
        </li>
      ))}
    </ul>
  );
}

function Story({ copy }: { copy: AboutDocument['story'] }) {
  const { hidePortrait } = useDocument('branding');
  return (
    <Section id="story" number="01" label={copy.label} title={copy.heading}>
      <div className={`mt-12 ${hidePortrait ? 'max-w-[56rem]' : 'grid gap-12 lg:grid-cols-[1fr_1.5fr] lg:gap-20'}`}>
        {!hidePortrait && (
          <Reveal>
            <Portrait className="max-w-[28rem]" />
          </Reveal>
        )}
        <div className="grid content-start gap-6">
          {copy.paragraphs.map((paragraph, index) => (
            <p key={paragraph} className={index === 0 ? 'text-lead' : 'max-w-text text-mute'}>
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </Section>
  );
}

function Specialisations({ copy }: { copy: AboutDocument['specialisations'] }) {
  const services = useServicesAt('about');
  if (services.length === 0) return null;
  return (
    <Section id="specialisations" ground="deep" number="02" label={copy.label} title={copy.heading} lead={copy.lead}>
      <ul className={`mt-12 grid border-paper-rule border-t border-l ${columnsFor(services)}`}>
        {services.map((service, index) => (
          <li key={service.id} className="border-paper-rule border-r border-b">
            <Reveal className="flex h-full flex-col p-6 sm:p-8">
              <p className="label text-signal-deep">{letterOf(index)}</p>
              <h3 className="wrap-anywhere mt-4 text-title">{service.name}</h3>
              <p className="mt-3 mb-6 text-mute">{service.text}</p>
              {service.path && (
                <ArrowLink href={service.path} label={shortName(service)} toTop className="mt-auto self-start" />
              )}
            </Reveal>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Philosophy({ copy }: { copy: AboutDocument['philosophy'] }) {
  return (
    <Section id="philosophy" number="03" label={copy.label} title={copy.heading} lead={copy.lead}>
      <ol className="mt-12 border-paper-rule border-t">
        {copy.items.map(({ title, text }, index) => (
          <li key={title} className="border-paper-rule border-b">
            <Reveal className="grid gap-x-8 gap-y-2 py-7 md:grid-cols-[5rem_1fr_1.7fr] md:items-baseline">
              <p className="font-mono text-figure text-signal-deep">{index + 1}</p>
              <h3 className="text-title">{title}</h3>
              <p className="max-w-text text-mute">{text}</p>
            </Reveal>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Closing({ copy }: { copy: AboutDocument }) {
  const { links, vat } = useSite();
  const { newTab } = useDocument('site');
  const { callToAction, social } = copy;
  const profiles = social.profiles.filter(({ key }) => links[key]);
  return (
    <section id="contact" aria-labelledby="contact-title" className="bg-paper-deep py-20 text-ink md:py-28">
      <PageWidth>
        <div className="scale text-paper-rule" />
        <div className="mt-12 grid gap-x-16 gap-y-10 lg:grid-cols-[1.4fr_1fr] lg:items-end">
          <div>
            <h2 id="contact-title" className="max-w-[16ch] text-page">
              {callToAction.heading}
            </h2>
            <p className="mt-6 max-w-text text-lead text-mute">{callToAction.text}</p>
          </div>
          <ul className="grid gap-5 sm:max-w-105">
            {callToAction.buttons.map(({ label, href, detail }, index) => (
              <li key={href} className="grid gap-2">
                <SiteLink href={href} className={buttonLook(index === 0 ? 'primary' : 'ink')}>
                  {label}
                </SiteLink>
                <span className="text-mute text-small">
                  {detail}
                  {vat?.meetings.includes(href) && <span className="block">{vat.text}</span>}
                </span>
              </li>
            ))}
          </ul>
        </div>
        {profiles.length > 0 && <h3 className="label mt-16">{social.heading}</h3>}
        <ul className="mt-4 flex flex-wrap gap-3 empty:hidden">
          {profiles.map(({ key, label }) => (
            <li key={key}>
              <a href={links[key]} target="_blank" rel="noreferrer" className={buttonLook('outline')}>
                {label}
                <span className="sr-only"> ({newTab})</span>
                <svg
                  viewBox="0 0 12 12"
                  width="12"
                  height="12"
                  aria-hidden="true"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.5"
                >
                  <path d="M2 10l8-8M4 2h6v6" />
                </svg>
              </a>
            </li>
          ))}
        </ul>
      </PageWidth>
    </section>
  );
}
