import type { BookingPageTexts, CalendarDocument } from '#content/booking-page.schema.ts';
import type { LandingDocument } from '#content/landing.schema.ts';
import type { LandingSection } from '#content/landing-sections.schema.ts';
import type { LegalDocument } from '#content/legal.schema.ts';
import { PREVIEW_DAYS } from '#shared/days-ahead.ts';
import { ENGLISH, formatDate } from '#shared/format.ts';
import { paths } from '#shared/paths.ts';
import { fill } from '#shared/placeholders.ts';
import type { Site } from '#shared/site.ts';
import { KNOWN_QUESTIONS } from './known-questions/known-questions.ts';
import { SEARCH_HINTS } from './search-hints.ts';
import { LANDING_PAGES } from './shipped-pages.ts';
import {
  ABOUT,
  CONSULTATION,
  COOKIE_POLICY,
  HOME,
  PRIVACY_POLICY,
  SCHEDULER,
  STRATEGY_SESSION,
  TERMS_OF_SERVICE,
} from './starter-documents.ts';

/** A few sentences of the site that answer one question. */
export interface Passage {
  /** Title of a card, a question, a step. May be empty. */
  title: string;
  /** Heading of its section. */
  heading: string;
  text: string;
  /** Name of the page. */
  page: string;
  /** Path and fragment. */
  path: string;
  /** Further words that are searched, but not shown. */
  hints: string;
  /** Known questions in visitors' words. */
  knownQuestions: readonly string[];
}

type Draft = Omit<Passage, 'page' | 'path' | 'hints' | 'knownQuestions'>;
type PassageContent = Omit<Passage, 'hints' | 'knownQuestions'>;

/** The content of all pages as passages, with the owner's names filled in. */
export function sitePassages(site: Site): Passage[] {
  const passages = [
    ...LANDING_PAGES.flatMap(landingPassages),
    ...bookingPassages(CONSULTATION, paths.calendar, CONSULTATION.preview),
    ...bookingPassages(STRATEGY_SESSION, paths.strategySession),
    ...aboutPassages(),
    ...homePassages(),
    ...legalPassages(PRIVACY_POLICY, paths.privacy),
    ...legalPassages(TERMS_OF_SERVICE, paths.terms),
    ...legalPassages(COOKIE_POLICY, paths.cookies),
  ];
  const { name, brand, email, demoPhone } = site;
  const values = { name, brand, email, demoPhone };
  return passages.map((passage) => ({
    ...passage,
    hints: findByKey(SEARCH_HINTS, passage).join(' '),
    knownQuestions: findByKey(KNOWN_QUESTIONS, passage).flat(),
    title: fill(passage.title, values),
    heading: fill(passage.heading, values),
    text: fill(passage.text, values),
  }));
}

/** The entries for a passage: their key is its title, or the beginning of its title or text. */
function findByKey<T>(list: readonly (readonly [string, T])[], { title, text }: PassageContent): T[] {
  const start = title || text;
  const isMeant = (key: string) => start === key || (start.startsWith(key) && (key.length > 12 || title === ''));
  return list.filter(([key]) => isMeant(key)).map(([, value]) => value);
}

/** Adds a full stop unless the text ends with punctuation. */
export function sentence(text: string): string {
  const trimmed = text.trim();
  return /[.!?:"”]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}

function landingPassages(page: LandingDocument): PassageContent[] {
  return page.sections.flatMap((section) => {
    const heading = 'heading' in section ? section.heading : page.service.name;
    const path = section.id === 'hero' || section.id === 'diagram' ? page.path : `${page.path}#${section.id}`;
    return sectionDrafts(section).map((draft) => ({ ...draft, heading, page: page.service.name, path }));
  });
}

const item = ({ title, description }: { title: string; description: string }): Omit<Draft, 'heading'> => ({
  title,
  text: description,
});

/** A passage that lists all items of a section. */
function overview(heading: string, intro: string | undefined, names: readonly string[]): Omit<Draft, 'heading'> {
  return { title: '', text: `${intro ? `${sentence(intro)} ` : ''}${sentence(heading)} ${sentence(names.join(', '))}` };
}

function sectionDrafts(section: LandingSection): Omit<Draft, 'heading'>[] {
  switch (section.kind) {
    case 'hero':
      return [{ title: section.title, text: `${section.lead}${section.note ? ` ${section.note}` : ''}` }];
    case 'diagram':
      return [{ title: '', text: `${section.caption} ${section.summary}` }];
    case 'features':
      return [...section.cards, ...(section.list?.items ?? [])].map(item);
    case 'capabilities':
      return [
        ...section.capabilities.map(item),
        overview(
          section.heading,
          section.intro,
          section.capabilities.map(({ title }) => title),
        ),
      ];
    case 'list':
      return section.items.map(item);
    case 'steps':
      return [
        {
          title: '',
          text: `${section.intro ? `${section.intro} ` : ''}${section.steps
            .map(({ title, details }, index) => `${index + 1}. ${title}: ${details[0]}`)
            .join(' ')}`,
        },
        ...section.steps.map(({ title, details }) => ({ title, text: details.join(' ') })),
      ];
    case 'pairs':
      return section.pairs.map(pairDraft);
    case 'useCases':
      return [
        ...section.useCases.map(({ title, description, example, result }) => ({
          title,
          text: `${description} ${example}${result ? ` ${sentence(`Result: ${result}`)}` : ''}`,
        })),
        overview(
          section.heading,
          section.intro,
          section.useCases.map(({ title }) => title),
        ),
      ];
    case 'industries':
      return section.industries.map(({ industry, applications }) => ({
        title: industry,
        text: applications.map(sentence).join(' '),
      }));
    case 'stats':
      return [
        ...section.stats.map(({ stat, description }) => ({ title: '', text: sentence(`${stat} ${description}`) })),
        ...(section.list?.items ?? []).map(item),
      ];
    case 'pricing':
      return [
        {
          title: '',
          text: `${section.prices
            .map(({ amount, unit, description }) => `${amount} ${unit}: ${description}`)
            .join(' ')} ${sentence(section.terms.join(', '))} ${section.intro ?? ''}`.trim(),
        },
        { title: section.terms.join(', '), text: section.intro ?? '' },
        ...section.facts.map(item),
        ...(section.payback ? [item(section.payback)] : []),
      ];
    case 'trades':
      return [
        { title: '', text: `${section.heading}: ${sentence(section.trades.join(', '))}` },
        ...section.features.map(item),
      ];
    case 'integrations':
      return [
        {
          title: '',
          text: `${section.intro ?? ''} ${section.platforms
            .map(({ name, category, description }) => `${name} (${category}: ${description.toLowerCase()})`)
            .join(', ')}.`.trim(),
        },
        ...section.benefits.map(item),
      ];
    case 'demo':
      return [
        {
          title: section.heading,
          text: `${section.intro ?? ''} The number is ${section.phone}. ${section.note}`.trim(),
        },
      ];
    case 'faq':
      return section.questions.map(({ question, answer }) => ({ title: question, text: answer }));
    case 'emailCapture':
      return [{ title: section.heading, text: `${section.intro ?? ''} You can unsubscribe at any time.`.trim() }];
    case 'hours':
    case 'missedCalls':
      return [{ title: section.heading, text: `${section.intro ?? ''} ${section.method}`.trim() }];
    case 'scheduler':
      return [
        { title: section.heading, text: `${section.intro ?? ''} ${section.expectations.join(' ')} ${section.note}` },
      ];
    case 'cta':
      return [{ title: section.heading, text: `${section.intro ?? ''} ${section.note ?? ''}`.trim() }];
    case 'testimonial':
      return [{ title: section.name, text: section.quote }];
    case 'caseStudy':
      return [{ title: section.client, text: `${section.challenge} ${section.solution} ${section.result}` }];
    case 'imageText':
      return [{ title: section.heading, text: `${section.intro ?? ''} ${section.text}`.trim() }];
    case 'logos':
    case 'video':
    case 'related':
      return [];
  }
}

/** The problem as a question, with its solution. */
function pairDraft({ before, solution, result }: { before: string; solution: string; result: string }) {
  const trouble = before.replace(/\.$/, '');
  return { title: trouble, text: `${trouble}? ${solution} ${sentence(result)}` };
}

function bookingPassages(
  page: BookingPageTexts,
  path: string,
  preview?: CalendarDocument['preview'],
): PassageContent[] {
  const drafts: Draft[] = [
    { title: '', heading: page.heading, text: `${sentence(page.facts.join(', '))} ${page.lead}` },
    ...page.sections.flatMap(({ heading, lead, cards }) => [
      { title: '', heading, text: lead },
      ...cards.map(({ title, text }) => ({ title, heading, text })),
    ]),
    { title: page.note.heading, heading: page.heading, text: page.note.text },
    {
      title: '',
      heading: page.scheduler.title,
      text: `${SCHEDULER.fallbackNote}. ${SCHEDULER.withoutScript}`,
    },
  ];
  if (preview) {
    const days = { days: String(PREVIEW_DAYS) };
    drafts.push({
      title: fill(preview.heading, days),
      heading: page.heading,
      text: fill(preview.text, days),
    });
  }
  return drafts.map((draft) => ({ ...draft, page: page.heading, path }));
}

function aboutPassages(): PassageContent[] {
  const { story, specialisations, philosophy } = ABOUT;
  const drafts: Draft[] = [
    { title: '', heading: ABOUT.eyebrow, text: ABOUT.lead },
    {
      title: '',
      heading: ABOUT.eyebrow,
      text: ABOUT.stats.map(({ figure, label }) => `${figure} ${label}`).join(', '),
    },
    ...ABOUT.stats.map(({ figure, label, detail }) => ({
      title: `${figure} ${label}`,
      heading: ABOUT.eyebrow,
      text: detail,
    })),
    ...story.paragraphs.map((text) => ({ title: '', heading: story.heading, text })),
    ...specialisations.items.map(({ title, text }) => ({ title, heading: specialisations.heading, text })),
    ...philosophy.items.map(({ title, text }) => ({ title, heading: philosophy.heading, text })),
  ];
  return drafts.map((draft) => ({ ...draft, page: ABOUT.eyebrow, path: paths.about }));
}

function homePassages(): PassageContent[] {
  const { hero: HERO, about: HOME_ABOUT, portfolio: PORTFOLIO, voiceAi: VOICE_AI } = HOME;
  const page = `${HERO.title} ${HERO.titleEmphasis}`;
  return [
    { title: '', heading: page, text: HERO.tagline, page, path: paths.home },
    ...HOME_ABOUT.paragraphs.map((text) => ({ title: '', heading: HOME_ABOUT.title, text, page, path: paths.about })),
    ...PORTFOLIO.cards.map(({ title, description, aiFeature, features, link }) => ({
      title,
      heading: PORTFOLIO.title,
      text: `${description} ${sentence(aiFeature)} ${features.map(sentence).join(' ')}`,
      page,
      path: link,
    })),
    {
      title: VOICE_AI.title,
      heading: VOICE_AI.title,
      text: `${VOICE_AI.lead} ${VOICE_AI.points.map(sentence).join(' ')}`,
      page,
      path: VOICE_AI.link?.href ?? paths.home,
    },
  ];
}

/** Removes a last sentence that introduces a list. */
function withoutLeadIn(text: string): string {
  return text.endsWith(':') ? text.slice(0, Math.max(0, text.lastIndexOf('. ') + 1)) : text;
}

function legalPassages(page: LegalDocument, path: string): PassageContent[] {
  const drafts: (Draft & { id?: string })[] = [
    { title: '', heading: page.title, text: page.summary },
    {
      title: 'Last updated',
      heading: page.title,
      text: `This page took effect and was last updated on ${formatDate(page.lastUpdated, ENGLISH)}.`,
    },
    ...page.sections.flatMap(({ id, heading, blocks }) =>
      blocks.flatMap(({ text = '', items = [] }): (Draft & { id: string })[] => {
        const details = items.map((item) => (item.term ? `${item.term} ${item.text}` : item.text));
        const intro = withoutLeadIn(text);
        // A mere introduction becomes a passage with its list.
        const first = intro || (text && `${text} ${details.join(' ')}`);
        return [first, ...details].filter(Boolean).map((part) => ({ id, title: '', heading, text: part }));
      }),
    ),
  ];
  return drafts.map(({ id, ...draft }) => ({
    ...draft,
    page: page.title,
    path: id ? `${path}#${id}` : path,
  }));
}
