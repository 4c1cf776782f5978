import type { ComponentType } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#app/api.ts';
import { Arrow } from '#app/components/arrow.tsx';
import { BOOKING_FORM } from '#app/components/booking/booking-form.ts';
import { ChatSection } from '#app/components/chat/chat-section.tsx';
import { blocksFrames, reloadAsDocument } from '#app/components/document-state.ts';
import { loadDocuments, useDocument } from '#app/components/documents.ts';
import { CallFigure } from '#app/components/figures/call-figure.tsx';
import { ServiceFigure } from '#app/components/figures/service-figures.tsx';
import { CONTACT_FORM } from '#app/components/forms/contact-call.ts';
import { ContactForm } from '#app/components/forms/contact-form.tsx';
import { NewsletterForm } from '#app/components/forms/newsletter-form.tsx';
import { formAction, skipReloadAfterPost } from '#app/components/forms/use-api-form.ts';
import { Icon } from '#app/components/icon.tsx';
import { assignGrounds } from '#app/components/landing/grounds.ts';
import { framesOf, loadCode, loadSectionData, modulesOf } from '#app/components/landing/section-data.ts';
import { HeroBackground } from '#app/components/layout/hero-background.tsx';
import { PageMeta } from '#app/components/layout/page-meta.tsx';
import { ArrowLink, SiteLink } from '#app/components/layout/site-link.tsx';
import { SocialLinks } from '#app/components/layout/social-links.tsx';
import { Portrait } from '#app/components/portrait.tsx';
import { columnsFor, letterOf, offersOf, useServicesAt } from '#app/components/services.ts';
import { useSite } from '#app/components/site.ts';
import { buttonLook } from '#app/ui/button.tsx';
import { Reveal } from '#app/ui/reveal.tsx';
import { type Ground, Section, WholePage } from '#app/ui/section.tsx';
import type { HomeDocument } from '#content/home.schema.ts';
import type { LandingSection } from '#content/landing-sections.schema.ts';
import { formatDate } from '#shared/format.ts';
import { visibleHomeParts } from '#shared/home-parts.ts';
import { paths } from '#shared/paths.ts';
import { fill } from '#shared/placeholders.ts';
import { postCalls } from '#shared/post.calls.ts';
import { isOwnPart, type OwnPartKind } from '#shared/sections.ts';
import { servicesAt } from '#shared/services.ts';
import { formStampCalls } from '#shared/site.calls.ts';
import { phoneHref } from '#shared/site.ts';
import { subscriptionCalls } from '#shared/subscription.calls.ts';

const PATH = '/';
/** Where a service leads that has no page of its own. */
const CONTACT = paths.section('contact');
/** The most posts in the part about the blog. */
const NEWEST = '3';

const FORMS = {
  contact: CONTACT_FORM,
  newsletter: { call: subscriptionCalls.signUp },
  booking: BOOKING_FORM,
};

export const handle = {
  italics: true,
  forms: Object.keys(FORMS),
  prepare,
  fromData: ({ documents: { home } }: Loaded) => {
    const sections = commonSections(home);
    const modules = sections.length > 0 ? ['app/components/landing/section-part', ...modulesOf(sections)] : [];
    return { italics: true, modules, frames: framesOf(sections) };
  },
};

export const action = formAction(FORMS);

export const shouldRevalidate = skipReloadAfterPost;

export async function loader(args: LoaderFunctionArgs) {
  const [{ stamp }, { documents }] = await Promise.all([
    args.context.get(apiContext).call(formStampCalls.make),
    loadDocuments(args, 'home', 'services', 'contact-form', 'newsletter'),
  ]);
  const [data, newest] = await Promise.all([
    loadSectionData(args, commonSections(documents.home)),
    documents.home.blog.arePostsShown
      ? args.context.get(apiContext).call(postCalls.list, { query: { newest: NEWEST } })
      : [],
  ]);
  const loaded = { ...data, newest, stamp, documents: { ...data.documents, ...documents } };
  if (blocksFrames(framesOf(commonSections(documents.home)))) return reloadAsDocument(args.request);
  await prepare(loaded);
  return loaded;
}

type Loaded = Exclude<Awaited<ReturnType<typeof loader>>, Response>;

/** Loaded where the page has sections of the kinds that landing pages have, too. */
let SectionPart: typeof import('#app/components/landing/section-part.tsx').SectionPart | undefined;

async function prepare({ documents }: Loaded): Promise<void> {
  const sections = commonSections(documents.home);
  // A draft may get some.
  if (sections.length === 0 && !('landing-words' in documents)) return;
  const [module] = await Promise.all([import('#app/components/landing/section-part.tsx'), loadCode(sections)]);
  SectionPart = module.SectionPart;
}

function commonSections({ parts }: HomeDocument): LandingSection[] {
  return parts.filter((part) => !isOwnPart(part));
}

interface OwnPartProps {
  number: string;
  ground: Ground;
  stamp: string;
}

const OWN_PARTS: Record<OwnPartKind, ComponentType<OwnPartProps>> = {
  about: About,
  portfolio: Portfolio,
  voiceAi: VoiceAi,
  blog: Blog,
  chat: ChatSection,
  contact: Contact,
};

export function Component() {
  const { stamp } = useLoaderData<Loaded>();
  const home = useDocument('home');
  const site = useSite();
  const { services } = useDocument('services');
  const parts = visibleHomeParts(home, services);
  const lists = parts.some(({ kind }) => kind === 'portfolio');
  const graph = lists ? [offersOf(servicesAt(services, 'cards'), site, home.portfolio.label)] : [];
  return (
    <>
      <PageMeta {...home.meta} path={PATH} graph={graph} />
      <Hero />
      {assignGrounds(parts, site).map(({ section, ...placed }) => {
        if (isOwnPart(section)) {
          const Part = OWN_PARTS[section.kind];
          return <Part key={section.kind} {...placed} stamp={stamp} />;
        }
        const before = placed.before ?? { kind: 'hero' };
        return SectionPart && <SectionPart key={section.id} {...placed} section={section} before={before} />;
      })}
    </>
  );
}

/** A headline that begins with more characters gets longer lines, so that the first screen has room for the figures. */
const SHORT_TITLE = 12;

function Hero() {
  const { hero } = useDocument('home');
  const width = hero.title.length > SHORT_TITLE ? 'max-w-[14ch]' : 'max-w-[9ch]';
  return (
    <section className="on-ink relative isolate flex min-h-svh flex-col justify-end overflow-hidden bg-ink pt-32 text-paper [@media(height<56rem)]:pt-20">
      <HeroBackground />
      <WholePage className="relative">
        <p className="label pr-14 text-signal sm:pr-0">{hero.kicker}</p>
        <h1 className={`mt-5 text-display ${width}`}>
          {hero.title} {hero.titleEmphasis && <em>{hero.titleEmphasis}</em>}
        </h1>
        <p className="mt-7 max-w-[38rem] text-lead text-paper/90">{hero.tagline}</p>
        <div className="mt-9 flex flex-wrap gap-4">
          <SiteLink href={hero.services.href} className={buttonLook('primary')}>
            {hero.services.label}
          </SiteLink>
          <SiteLink href={hero.call.href} className={buttonLook('outline')}>
            {hero.call.label}
          </SiteLink>
        </div>
        <ul className="mt-14 mb-16 grid grid-cols-2 border-ink-rule border-t md:flex xl:mb-0">
          {hero.stats.map(({ figure, unit }) => (
            <li
              key={unit}
              className="border-ink-rule py-5 pr-4 even:border-l even:pl-5 md:flex-1 md:border-l md:pl-5 md:first:border-l-0 md:first:pl-0"
            >
              <span className="block font-mono text-figure">{figure}</span>{' '}
              <span className="label mt-1.5 block text-mist">{unit}</span>
            </li>
          ))}
        </ul>
      </WholePage>
    </section>
  );
}

function About({ number, ground }: OwnPartProps) {
  const { about: copy } = useDocument('home');
  const { hidePortrait } = useDocument('branding');
  const specialisations = useSpecialisations();
  return (
    <Section id="about" ground={ground} number={number} label={copy.label} title={copy.title}>
      <div className={`mt-12 ${hidePortrait ? '' : 'grid gap-12 lg:grid-cols-[1fr_1.5fr] lg:gap-20'}`}>
        {!hidePortrait && (
          <Reveal>
            <SiteLink href={copy.photo.href} className="group block max-w-[28rem]">
              <Portrait />
              <span className="label mt-3 flex items-center justify-between">
                <span className="link">{copy.photo.caption}</span>
                <Arrow />
              </span>
            </SiteLink>
          </Reveal>
        )}
        <div>
          <p className="text-lead">{copy.lead}</p>
          {copy.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-5 max-w-text text-mute">
              {paragraph}
            </p>
          ))}
          {specialisations.length > 0 && (
            <>
              <h3 className="label mt-12">{copy.specialisationsTitle}</h3>
              <ol className="mt-3 border-paper-rule border-t">
                {specialisations.map(({ id, name, text }, index) => (
                  <li key={id} className="grid gap-x-5 border-paper-rule border-b py-4 sm:grid-cols-[2rem_14rem_1fr]">
                    <span className="label hidden pt-1 text-signal-deep sm:block">{letterOf(index)}</span>
                    <span className="font-semibold wrap-anywhere">{name}</span>
                    <span className="text-mute">{text}</span>
                  </li>
                ))}
              </ol>
            </>
          )}
          {hidePortrait && <ArrowLink href={copy.photo.href} label={copy.photo.caption} className="mt-8" />}
        </div>
      </div>
    </Section>
  );
}

/** The specialisations, without those of which a card on this page says the same. */
function useSpecialisations() {
  const { services } = useDocument('services');
  const hasCards = visibleHomeParts(useDocument('home'), services).some(({ kind }) => kind === 'portfolio');
  const said = new Set(hasCards ? servicesAt(services, 'cards').map(({ text }) => text) : []);
  return servicesAt(services, 'specialisations').filter(({ text }) => !said.has(text));
}

function Portfolio({ number, ground }: OwnPartProps) {
  const { portfolio, contact } = useDocument('home');
  const { drawings } = useDocument('branding');
  const cards = useServicesAt('cards');
  return (
    <Section
      id="portfolio"
      ground={ground}
      number={number}
      label={portfolio.label}
      title={portfolio.title}
      lead={portfolio.lead}
    >
      <ul className={`mt-14 grid border-paper-rule border-t border-l sm:grid-cols-2 ${columnsFor(cards)}`}>
        {cards.map((card, index) => (
          <li key={card.id} className="border-paper-rule border-r border-b">
            <Reveal className="flex h-full flex-col p-6 sm:p-7">
              {drawings && <p className="label text-mute">{fill(portfolio.figureLabel, { number: index + 1 })}</p>}
              <div className={drawings ? 'my-5' : 'mb-5'}>
                {card.drawing && drawings ? <ServiceFigure figure={card.drawing} /> : <Icon name={card.icon} />}
              </div>
              <h3 className="wrap-anywhere text-title">{card.name}</h3>
              {card.price && <p className="mt-1 font-mono text-small">{card.price}</p>}
              <p className="mt-3 text-mute">{card.text}</p>
              {card.highlight && (
                <p className="mt-5 border-signal border-l-2 pl-3 font-semibold text-small">{card.highlight}</p>
              )}
              <ul className="mt-5 mb-7 text-small empty:hidden">
                {card.features?.map((feature) => (
                  <li key={feature} className="flex gap-3 border-paper-rule/70 border-t py-2">
                    <span aria-hidden="true" className="mt-[0.65em] h-px w-3 shrink-0 bg-ink" />
                    {feature}
                  </li>
                ))}
              </ul>
              {card.path && (
                <ArrowLink
                  href={card.path}
                  label={card.path === CONTACT ? contact.label : portfolio.linkLabel}
                  className="mt-auto self-start"
                >
                  <span className="sr-only">: {card.name}</span>
                </ArrowLink>
              )}
            </Reveal>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** In characters. A longer price is written smaller, because it does not fit beside the other one. */
const PRICE_MAX = 10;

function VoiceAi({ number, ground }: OwnPartProps) {
  const { voiceAi } = useDocument('home');
  const { drawings } = useDocument('branding');
  const { link } = voiceAi;
  if (!link) return null;
  return (
    <Section id="voice-ai" ground={ground} number={number} label={voiceAi.label}>
      <Reveal className="mt-10">
        <SiteLink
          href={link.href}
          toTop
          className="group block rounded-md border border-ink-rule bg-ink-raised transition-colors hover:border-signal"
        >
          <div className="grid lg:grid-cols-[1.1fr_1fr]">
            <div className="p-6 sm:p-10">
              <h2 className="text-heading">{voiceAi.title}</h2>
              <p className="mt-5 max-w-text text-lead text-mist">{voiceAi.lead}</p>
              <ul className="mt-7 text-mist text-small">
                {voiceAi.points.map((point) => (
                  <li key={point} className="flex gap-3 border-ink-rule border-t py-2.5">
                    <span aria-hidden="true" className="mt-[0.65em] h-px w-3 shrink-0 bg-signal" />
                    {point}
                  </li>
                ))}
              </ul>
            </div>
            <div className="flex flex-col justify-between border-ink-rule border-t lg:border-t-0 lg:border-l">
              {drawings && (
                <div className="flex grow items-center px-2 py-6 sm:p-10">
                  <CallFigure labels={voiceAi.rings} />
                </div>
              )}
              <ul className="grid grid-cols-2 border-ink-rule border-t">
                {voiceAi.prices.map(({ figure, unit }) => (
                  <li key={unit} className="border-ink-rule p-6 last:border-l sm:px-10">
                    <span
                      className={`block font-mono text-signal ${figure.length > PRICE_MAX ? 'leading-tight' : 'whitespace-nowrap text-[clamp(1.125rem,0.8rem+1.6vw,2.25rem)] leading-none'}`}
                    >
                      {figure}
                    </span>{' '}
                    <span className="small-mono mt-2 block text-mist">{unit}</span>
                  </li>
                ))}
              </ul>
            </div>
          </div>
          <p className="flex min-h-14 items-center justify-between border-ink-rule border-t px-6 font-semibold sm:px-10">
            <span className="link">{link.label}</span>
            <Arrow />
          </p>
        </SiteLink>
      </Reveal>
    </Section>
  );
}

function Blog({ number, ground, stamp }: OwnPartProps) {
  const { blog } = useDocument('home');
  const { newest } = useLoaderData<Loaded>();
  const site = useSite();
  return (
    <Section id="blog" ground={ground} number={number} label={blog.label} title={blog.title}>
      <div className="mt-10 grid gap-10 border-paper-rule border-t pt-10 lg:grid-cols-2 lg:gap-20">
        <div>
          {newest.length === 0 ? (
            <>
              <h3 className="text-title">{blog.comingSoon}</h3>
              <p className="mt-4 max-w-text text-mute">{blog.lead}</p>
            </>
          ) : (
            <ul className="-mt-5">
              {newest.map(({ slug, title, publishedAt, createdAt }) => (
                <li key={slug} className="border-paper-rule border-b py-5">
                  <p className="small-mono text-mute">
                    <time dateTime={publishedAt ?? createdAt}>{formatDate(publishedAt ?? createdAt, site)}</time>
                  </p>
                  <h3 className="mt-1 wrap-anywhere text-lead">
                    <SiteLink href={paths.post(slug)} className="link">
                      {title}
                    </SiteLink>
                  </h3>
                </li>
              ))}
            </ul>
          )}
          {blog.readBlog && (
            <p className="mt-5">
              <ArrowLink href={blog.readBlog.href} label={blog.readBlog.label} />
            </p>
          )}
        </div>
        <NewsletterForm action={PATH} stamp={stamp} />
      </div>
    </Section>
  );
}

function Contact({ number, ground, stamp }: OwnPartProps) {
  const { contact: copy } = useDocument('home');
  const { phone, vat } = useSite();
  return (
    <Section id="contact" ground={ground} number={number} label={copy.label} title={copy.title} lead={copy.lead}>
      <div className="mt-12 grid gap-14 lg:grid-cols-[1fr_1.5fr] lg:gap-20">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <p className="border-signal border-l-2 pl-5">
            <span className="block font-mono text-title">{copy.promise.figure}</span>
            <span className="mt-2 block text-mute">{copy.promise.text}</span>
          </p>
          <ul className="mt-10 border-paper-rule border-t">
            {copy.bookings.map(({ label, href, note }) => (
              <li key={href}>
                <SiteLink href={href} className={ROW}>
                  <Row label={label} note={note} vat={vat?.meetings.includes(href) ? vat.text : undefined} />
                </SiteLink>
              </li>
            ))}
            {phone && (
              <li>
                <a href={phoneHref(phone)} className={ROW}>
                  <Row label={phone} note={copy.phone} />
                </a>
              </li>
            )}
          </ul>
          <SocialLinks title={<h3 className="label mt-10">{copy.socials}</h3>} className="mt-2" />
        </div>
        <ContactForm action={PATH} stamp={stamp} />
      </div>
    </Section>
  );
}

const ROW = 'flex items-center justify-between gap-4 border-paper-rule border-b py-4';

/** @param props.vat how the price in the note is meant. */
function Row({ label, note, vat }: { label: string; note: string; vat?: string | undefined }) {
  return (
    <>
      <span>
        <span className="link font-semibold">{label}</span>
        <span className="block text-mute text-small">{note}</span>
        {vat && <span className="block text-mute text-small">{vat}</span>}
      </span>
      <Arrow />
    </>
  );
}
