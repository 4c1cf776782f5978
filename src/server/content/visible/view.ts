import { isDeepStrictEqual } from 'node:util';
import type { AnswerCard, AnswersDocument } from '#content/answers.schema.ts';
import type { DocumentKey, Documents } from '#content/documents.schema.ts';
import type { HomeDocument } from '#content/home.schema.ts';
import type { LandingDocument } from '#content/landing.schema.ts';
import { errors } from '#content/languages/en/errors.ts';
import { forms } from '#content/languages/en/forms.ts';
import type { LegalDocument } from '#content/legal.schema.ts';
import type { Service, ServicesDocument } from '#content/services.schema.ts';
import { pathsOf, repairDocument, unknownParts, withDifferences } from '#server/content/editing/differences.ts';
import { jsonSchemaOf } from '#server/content/json-schema.ts';
import { listConnections } from '#server/content/queries.ts';
import { customSources, type Source } from '#server/content/sources.ts';
import { type ContentState, publicState, readContentState } from '#server/content/state.ts';
import type { AppContext, Content, ContentProblem, ContentView, LandingEntry } from '#server/context.ts';
import { isShown, withoutUnmetParts } from '#shared/conditions.ts';
import type { JsonObject } from '#shared/json.ts';
import { legalConditions } from '#shared/legal-details.ts';
import { isSiteMeeting } from '#shared/meeting-types.ts';
import { LEGAL_PAGES, paths } from '#shared/paths.ts';
import { fill, type PlaceholderValues, placeholdersIn } from '#shared/placeholders.ts';
import { anchorOf, anchorsOf, HOME_ANCHORS } from '#shared/sections.ts';
import { shortName } from '#shared/services.ts';
import type { UnixSeconds } from '#shared/time.ts';
import { withoutHiddenAnswers, withoutNoNumber } from './hidden-answers.ts';
import { withoutHiddenLinks } from './hidden-links.ts';
import { markPaths, seenIn } from './seen-parts.ts';
import { withoutUnwritten } from './unwritten.ts';
import {
  meetingValues,
  missingFacts,
  placeholderValues,
  STRATEGY_SESSION,
  serviceNames,
  serviceValues,
  siteValues,
  withEmptyValues,
  withoutMissingFacts,
} from './values.ts';

/**
 * The texts of the public site: the starter with what the owner changed. Everything is in memory; `reload` reads it anew
 * after a change. A draft whose time has come is public even before its row says so.
 *
 * @param hasPosts tells whether the blog has a post at a moment.
 */
export async function loadContent(
  ctx: Pick<AppContext, 'db' | 'clock' | 'settings' | 'meetingTypes'>,
  hasPosts: (now: UnixSeconds) => boolean,
): Promise<Content> {
  let state = await readContentState(ctx);
  let cached: { view: ContentView; site: object; isBlogEmpty: boolean; until: number } | undefined;

  function published(): ContentView {
    const now = ctx.clock.now();
    const site = ctx.settings.site();
    const isBlogEmpty = !hasPosts(now);
    if (cached?.site !== site || cached.isBlogEmpty !== isBlogEmpty || cached.until <= now) {
      const until = nextChange(now) ?? Number.POSITIVE_INFINITY;
      cached = { view: viewAt(now), site, isBlogEmpty, until };
    }
    return cached.view;
  }

  function viewAt(now: UnixSeconds, shownDraft?: string): ContentView {
    return createView(ctx, state, { now, isBlogEmpty: !hasPosts(now), shownDraft });
  }

  function nextChange(now: UnixSeconds): UnixSeconds | undefined {
    const times = state.stored.flatMap(({ publishAt }) => (publishAt !== null && publishAt > now ? [publishAt] : []));
    return times.length > 0 ? (Math.min(...times) as UnixSeconds) : undefined;
  }

  return {
    has: (key) => published().has(key),
    get: (key) => published().get(key),
    pages: () => published().pages(),
    services: () => published().services(),
    servicesWithOwnPrice: () => published().servicesWithOwnPrice(),
    publicPaths: () => published().publicPaths(),
    legalPages: () => published().legalPages(),
    findPage: (path) => published().findPage(path),
    isHiddenLink: (href) => published().isHiddenLink(href),
    values: () => published().values(),
    met: () => published().met(),
    seenIn: (...of) => published().seenIn(...of),
    problems: () => published().problems(),
    english: () => fill({ ...forms.messages, ...errors }, published().values()),
    starter: () => state.starter.choice,
    withDraft: (key) => viewAt(ctx.clock.now(), key),
    nextChange,
    async reload() {
      const before = state;
      state = await readContentState(ctx);
      // Saving a draft makes no new view, for which everything made of a view, such as the chatbot's index, would be made anew.
      if (!isDeepStrictEqual(publicState(before), publicState(state))) cached = undefined;
    },
    async refreshConnections() {
      const connections = await listConnections(ctx.db, ctx.clock.now());
      if (connections.join() === state.connections.join()) return false;
      state = { ...state, connections };
      cached = undefined;
      return true;
    },
  };
}

interface Moment {
  now: UnixSeconds;
  /** Visitors see no post. */
  isBlogEmpty: boolean;
  /** The document whose draft is shown in place of its published text. */
  shownDraft: string | undefined;
}

/** The texts as visitors read them: filled in with the facts, without what is missing or hidden. */
function createView({ settings }: Pick<AppContext, 'settings'>, state: ContentState, moment: Moment): ContentView {
  const texts = readTexts(state, moment.now, moment.shownDraft);
  const business = readBusiness(settings, state, texts, moment.isBlogEmpty);
  const { site, facts, hasStrategySession, hasBlog, legalPages } = business;
  const pages = readPages(state, texts, business);
  const { services, shown, withOwnPrice, values, hasMonthly } = readServices(texts, business, pages);
  const met = new Set([...business.met, ...(hasMonthly ? ['monthly'] : [])]);
  const around = { texts, business: { ...business, met }, pages };
  const documents = new Map<string, object>([
    ['facts', fill(facts, siteValues(site))],
    ['services', { services: shown }],
  ]);

  /** The other documents are made when they are asked for first. */
  function documentOf(source: Source): object {
    const known = documents.get(source.key) ?? show(source, values, around);
    documents.set(source.key, known);
    return known;
  }
  const visible = pages.all
    .filter(pages.isVisible)
    .map((page) => toEntry(page, documentOf(page.source) as LandingDocument, pages.serviceOf.get(page.source.key)));

  return {
    has: (key): key is DocumentKey =>
      state.starter.shipped.get(key)?.isLanding === false &&
      (!isLegal(key) || legalPages.includes(key)) &&
      (key !== 'strategy-session' || hasStrategySession),
    get: <K extends DocumentKey>(key: K) => documentOf(texts.sourceOf(key)) as Documents[K],
    pages: () => visible,
    services: () => services,
    servicesWithOwnPrice: () => withOwnPrice,
    publicPaths: () => [
      ...[paths.home, paths.about, paths.calendar],
      ...(hasStrategySession ? [paths.strategySession] : []),
      ...(hasBlog ? [paths.blog] : []),
      ...visible.map(({ document }) => document.path),
      ...legalPages.map((name) => `/${name}`),
    ],
    legalPages: () => legalPages,
    findPage(path) {
      const key = pages.find(path)?.source.key;
      const page = visible.find((entry) => entry.key === key);
      if (!page) return undefined;
      return page.document.path === path ? { page } : { redirect: page.document.path };
    },
    isHiddenLink: (href) => pages.hasHidden && pages.isHidden(href),
    values: () => values,
    met: () => met,
    seenIn(key, data, { withEmptyFacts = false } = {}) {
      const source = pages.sources.find((one) => one.key === key) ?? texts.sourceOf(key as DocumentKey);
      // Also with empty facts, visitors see no text about a strategy session that is not offered.
      const withoutSession = new Set(STRATEGY_SESSION.filter((name) => business.missing.has(name)));
      const missing = withEmptyFacts ? withoutSession : business.missing;
      const marked = markPaths(data) as JsonObject;
      return seenIn(key, onlyShown(source, marked, { ...around, business: { ...business, missing } }), shown);
    },
    problems() {
      for (const source of pages.sources) texts.textOf(source);
      return [...texts.problems, ...pages.sources.flatMap(texts.removedFields)];
    },
  };
}

/** The texts of the documents with their placeholders: the starter's with what the owner changed, and what is wrong with them. */
function readTexts({ starter, stored, schemas }: ContentState, now: UnixSeconds, shownDraft: string | undefined) {
  const rows = new Map(stored.map((row) => [row.key, row]));
  const problems: ContentProblem[] = [];

  /** The changes of the owner; null for a text as shipped. */
  function changed(key: string): JsonObject | null {
    const row = rows.get(key);
    if (!row) return null;
    const isDraft = key === shownDraft || (row.publishAt !== null && row.publishAt <= now);
    return (isDraft ? row.draft : null) ?? row.published;
  }

  function sourceOf(key: DocumentKey): Source {
    const source = starter.shipped.get(key);
    if (!source) throw new Error(`There is no document ${key}`);
    return source;
  }

  function schemaOf({ key }: Pick<Source, 'key'>) {
    if (!schemas) throw new Error(`The schema of ${key} is needed for shipped texts`);
    return schemas.schemaOf(key);
  }

  const repairedTexts = new Map<string, object>();

  function textOf(source: Source): object {
    const { key, base, isCustom } = source;
    const text = changed(key);
    if (text === null) return base as object;
    const known = repairedTexts.get(key);
    if (known) return known;
    const repaired = repairDocument(schemaOf(source), isCustom ? text : withDifferences(base, text), base);
    for (const problem of repaired.problems) problems.push({ key, ...problem });
    repairedTexts.set(key, repaired.data);
    return repaired.data;
  }

  /** Stored texts of fields that an update has removed. */
  function removedFields(source: Source): ContentProblem[] {
    const { key } = source;
    const text = changed(key);
    if (text === null) return [];
    const unknown = unknownParts(jsonSchemaOf({ schema: schemaOf(source) }), text);
    const message = 'This field does not exist any more; its text is kept';
    return pathsOf(unknown).map((path) => ({ key, path, message }));
  }

  return {
    changed,
    sourceOf,
    schemaOf,
    textOf,
    get: <K extends DocumentKey>(key: K) => textOf(sourceOf(key)) as Documents[K],
    removedFields,
    problems,
    shownDraft,
  };
}
type Texts = ReturnType<typeof readTexts>;

/** Facts, settings and conditions that the texts depend on. `values` are those of placeholders, besides the values about services. */
function readBusiness(
  settings: AppContext['settings'],
  { meetings, connections }: ContentState,
  texts: Texts,
  isBlogEmpty: boolean,
) {
  const site = settings.site();
  const facts = texts.get('facts');
  const mails = texts.get('mails');
  const disclosure = settings.disclosure();
  const factValues = withEmptyValues(placeholderValues(site, facts));
  const legalName = fill(facts.legal.name, siteValues(site));
  const hasStrategySession = !meetings.hidden.includes(paths.strategySession);
  // Without an address the imprint would say nothing.
  const hasImprint = Boolean(facts.legal.address) || texts.shownDraft === 'imprint';
  const { consultation, strategy } = mails.meetings;
  const meetingNames = fill({ consultation: consultation.name, strategy: strategy.name }, factValues);
  const meetingPrices = new Map(meetings.priced.map(({ slug, price }) => [slug, price]));
  const way = fill(mails.ways[meetings.place], factValues);
  return {
    site,
    facts,
    hasStrategySession,
    hasBlog: !isBlogEmpty || texts.get('blog').isLinkedEmpty,
    legalPages: LEGAL_PAGES.filter((name) => name !== 'imprint' || hasImprint),
    /** Conditions that hold. */
    met: new Set([
      ...disclosure.met,
      ...connections,
      ...legalConditions(facts.legal, legalName, site.ownerName),
      ...videoConditions(meetings),
      texts.get('contact-form').isBudgetAsked ? 'budget' : 'noBudget',
      facts.payment.vat ? 'vat' : 'noVat',
    ]),
    missing: missingFacts(facts, site, { hasStrategySession, meetingPrices }),
    pricedMeetings: meetings.priced.map(({ slug, name, price }) => ({
      name: isSiteMeeting(slug) ? meetingNames[slug] : name,
      price,
    })),
    values: {
      ...factValues,
      ...meetingValues(meetings.minutes, { names: meetingNames, prices: meetingPrices, way }, site),
      ...disclosure.values,
      'service.video': meetings.videoServices.join(', '),
    },
  };
}

function videoConditions({ videoServices, place }: ContentState['meetings']): string[] {
  if (videoServices.length > 0) return ['video'];
  return place === 'none' ? ['videoOpen'] : [];
}

type Business = ReturnType<typeof readBusiness>;

/** A landing page with its placeholders. */
interface Page {
  source: Source;
  text: LandingDocument;
}

/** The landing pages, each with its service, and whether visitors see it. */
function readPages({ starter, stored, redirects, meetings }: ContentState, texts: Texts, business: Business) {
  const { met, missing, values, hasBlog } = business;
  const sources = [...starter.shipped.values(), ...customSources(starter, stored)];
  const all = sources
    .filter(({ key, isLanding, isCustom }) => isLanding && (!isCustom || texts.changed(key) !== null))
    .map((source): Page => ({ source, text: texts.textOf(source) as LandingDocument }));
  const byPath = new Map(all.map((page) => [normalizePath(page.text.path), page]));
  for (const [formerPath, key] of redirects) {
    const path = normalizePath(formerPath);
    const target = all.find(({ source }) => source.key === key);
    if (target && !byPath.has(path)) byPath.set(path, target);
  }
  const find = (path: string) => byPath.get(normalizePath(path));
  const pageOf = (href = '') => find(href.split(/[?#]/)[0] ?? '');
  const services = fill(withoutMissingFacts(missing, texts.get('services')).services, values);
  const serviceOf = servicesOfPages(services, pageOf);
  const isVisible = ({ source: { key }, text }: Page) =>
    key === texts.shownDraft || !(text.hidden || serviceOf.get(key)?.isShown === false);
  /** Other links that lead to nothing: to parts of pages, meetings, and a blog that is still empty. */
  const closed = new Set([
    ...closedHomeAnchors(texts.get('home'), met),
    ...meetings.hidden,
    ...(hasBlog ? [] : [paths.blog]),
    ...all.flatMap(({ text }) => hiddenAnchors(text, missing).map((id) => `${text.path}#${id}`)),
  ]);
  return {
    sources,
    all,
    /** The page at a path in any spelling, also a former one. */
    find,
    pageOf,
    services,
    serviceOf,
    isVisible,
    closed,
    hasHidden: closed.size > 0 || !all.every(isVisible),
    isHidden(href: string) {
      const page = pageOf(href);
      return closed.has(href) || (page !== undefined && !isVisible(page));
    },
  };
}
type Pages = ReturnType<typeof readPages>;

/** The services by the keys of their pages. A page that a shown service and a hidden one lead to is that of the shown one. */
function servicesOfPages(
  services: readonly Service[],
  pageOf: (path: string | undefined) => Page | undefined,
): Map<string, Service> {
  const hiddenFirst = services.toSorted((a, b) => Number(a.isShown) - Number(b.isShown));
  return new Map(
    hiddenFirst.flatMap((service) => {
      const page = pageOf(service.path);
      return page ? [[page.source.key, service]] : [];
    }),
  );
}

/** A price by the month, in English or German: `per month`, `im Monat`, `monatlich`. */
const BY_THE_MONTH = /\b(?:month|monat)/i;

/** The services with the paths of their pages, those that visitors see, and the values of all placeholders. */
function readServices(
  texts: Texts,
  { site, facts, pricedMeetings, values }: Business,
  { pageOf, services, isHidden }: Pages,
) {
  const all = services.map((service) => {
    const page = pageOf(service.path);
    // A page may have moved.
    return { ...service, ...(page && { path: page.text.path }), isPageHidden: page?.text.hidden === true };
  });
  const shown = all
    .filter(({ isShown, path }) => isShown && !isHidden(path ?? ''))
    .map(({ isPageHidden: _, ...service }) => service);
  // A price that is not set yet has no amount to show, but a unit.
  const units = Object.fromEntries(
    facts.prices.map(({ id, unit = '', words = '' }) => [`prices.${id}`, unit || words]),
  );
  const prices = new Map(texts.get('services').services.map(({ id, price = '' }) => [id, fill(price, units)]));
  // A text that names a service which was removed has the name that the starter gives it.
  const { services: shipped } = fill(texts.sourceOf('services').base as unknown as ServicesDocument, values);
  const stored = new Map(texts.get('services').services.map(({ id, price = '' }) => [id, price]));
  return {
    services: all,
    shown,
    withOwnPrice: shown.flatMap(({ id, name, price }) =>
      price && placeholdersIn(stored.get(id) ?? '').length === 0 ? [{ name, price }] : [],
    ),
    hasMonthly: shown.some(({ id }) => BY_THE_MONTH.test(prices.get(id) ?? '')),
    values: { ...values, ...serviceNames([...shipped, ...all]), ...serviceValues(shown, site, pricedMeetings) },
  };
}

/** All that decides what visitors see of a document. */
interface Surroundings {
  texts: Texts;
  business: Business;
  pages: Pages;
}

/** A document as visitors read it. */
function show(source: Source, values: PlaceholderValues, around: Surroundings): object {
  const { texts, business } = around;
  // In a preview the owner sees what is left to write.
  const removeUnwritten = source.key === texts.shownDraft ? undefined : withoutUnwritten;
  const filled = fill(onlyShown(source, texts.textOf(source), around, removeUnwritten), values);
  return isLegal(source.key) ? sinceThen(filled as LegalDocument, business.facts.legal.since) : filled;
}

/**
 * A document without the parts that visitors do not see: those that name missing facts, are hidden, or lead to hidden pages.
 *
 * @param removeUnwritten takes out what is still to be written.
 */
function onlyShown(
  { key, base }: Source,
  text: object,
  { texts, business, pages }: Surroundings,
  removeUnwritten = (document: object) => document,
): object {
  const { missing, met } = business;
  const given =
    key === 'answers' ? givenAnswers(text as AnswersDocument, base as AnswersDocument, business, pages) : text;
  const known = withoutMissingFacts(missing, removeUnwritten(given));
  const document = isLegal(key) ? withoutUnmetParts(known, met) : withoutHiddenSections(known);
  if (!pages.hasHidden) return document;
  const own = 'path' in text ? String(text.path) : paths.home;
  const isClosed = (href: string) => pages.isHidden(href.startsWith('#') ? own + href : href);
  return withoutHiddenLinks(document, jsonSchemaOf({ schema: texts.schemaOf({ key }) }), isClosed);
}

/** The answers of the chatbot without those whose condition does not hold, and those to questions about what is hidden. */
function givenAnswers(
  answers: AnswersDocument,
  shipped: AnswersDocument,
  { site, missing, met }: Business,
  { pageOf, serviceOf, isVisible, closed, hasHidden }: Pages,
): AnswersDocument {
  const suitable = Object.fromEntries(Object.entries(answers).filter(([, card]) => isShown(card, met)));
  const given = site.phone ? withoutNoNumber(suitable, shipped) : suitable;
  if (!hasHidden) return given;
  const stateOfService = (path: string) => {
    const page = pageOf(path);
    if (!page || !serviceOf.has(page.source.key)) return undefined;
    return isVisible(page) ? 'shown' : 'hidden';
  };
  const isAboutHidden = ({ answer, link }: AnswerCard) => {
    const leadsNowhere = link !== undefined && closed.has(link.href);
    return leadsNowhere && placeholdersIn(answer).some((name) => missing.has(name));
  };
  return withoutHiddenAnswers(given, shipped, stateOfService, isAboutHidden);
}

function toEntry({ source: { key } }: Page, document: LandingDocument, service: Service | undefined): LandingEntry {
  const title = document.label ?? document.meta.title;
  const [name, label] = service ? [service.name, shortName(service)] : [title, title];
  return { key, document, name, label, picture: `/og/${key}.png` };
}

/** Links to sections of the home page that the owner has hidden or removed. */
function closedHomeAnchors({ parts }: HomeDocument, met: ReadonlySet<string>): string[] {
  const shown = new Set(parts.filter((part) => isShown(part, met)).map(anchorOf));
  return HOME_ANCHORS.filter((id) => !shown.has(id)).map(paths.section);
}

/** Ids of the sections of a page that visitors do not see. */
function hiddenAnchors(page: LandingDocument, missing: ReturnType<typeof missingFacts>): string[] {
  const shown = anchorsOf(withoutHiddenSections(withoutMissingFacts(missing, page)) as LandingDocument);
  return anchorsOf(page).filter((id) => !shown.includes(id));
}

/** The sections that visitors see. */
function withoutHiddenSections(document: object): object {
  const isSeen = (section: object) => isShown(section, new Set());
  if ('parts' in document) return { ...document, parts: (document as HomeDocument).parts.filter(isSeen) };
  if (!('homeLink' in document)) return document;
  return { ...document, sections: (document as LandingDocument).sections.filter(isSeen) };
}

/** A legal text with no date before the day from which the owner's legal texts apply. */
function sinceThen(text: LegalDocument, since = ''): LegalDocument {
  const { effectiveDate, lastUpdated } = text;
  return {
    ...text,
    effectiveDate: since > effectiveDate ? since : effectiveDate,
    lastUpdated: since > lastUpdated ? since : lastUpdated,
  };
}

function isLegal(key: string): key is (typeof LEGAL_PAGES)[number] {
  return LEGAL_PAGES.some((name) => name === key);
}

/** Paths are found in any spelling: of upper and lower case, with further slashes. */
function normalizePath(path: string): string {
  return path
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/(?<=.)\/$/, '');
}
