import { isDeepStrictEqual } from 'node:util';
import type { AnswersDocument } from '#content/answers.schema.ts';
import type { DocumentKey, Documents } from '#content/documents.schema.ts';
import type { HomeDocument } from '#content/home.schema.ts';
import type { LandingDocument } from '#content/landing.schema.ts';
import { errors } from '#content/languages/en/errors.ts';
import { forms } from '#content/languages/en/forms.ts';
import type { LegalDocument } from '#content/legal.schema.ts';
import type { Service, ServicesDocument } from '#content/services.schema.ts';
import type { AppContext, Content, ContentProblem, ContentView, LandingEntry } from '#server/context.ts';
import { listSavedSettings } from '#server/settings/settings.ts';
import { isShown, withoutUnmet } from '#shared/conditions.ts';
import { legalConditions } from '#shared/legal-details.ts';
import type { MeetingType } from '#shared/meeting-types.schema.ts';
import { isSiteMeeting, PLACE_QUESTION, SITE_MEETINGS } from '#shared/meeting-types.ts';
import { LEGAL_PAGES, paths } from '#shared/paths.ts';
import { type PlaceKind, placeKind } from '#shared/place-kind.ts';
import { fill, placeholdersIn } from '#shared/placeholders.ts';
import { anchorOf, anchorsOf, HOME_ANCHORS } from '#shared/sections.ts';
import { shortName } from '#shared/services.ts';
import { DEFAULT_STARTER } from '#shared/starters.ts';
import type { JsonObject } from '#shared/stored.schema.ts';
import type { UnixSeconds } from '#shared/time.ts';
import { withoutHiddenAnswers, withoutNoNumber } from './hidden-answers.ts';
import { withoutHiddenLinks } from './hidden-links.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { pathsOf, repair, unknownParts, withDifferences } from './overrides.ts';
import { listConnections, listRedirects, listStoredDocuments, type StoredDocument } from './queries.ts';
import { customSources, findSources, type Source, type Sources } from './sources.ts';
import { withoutUnwritten } from './unwritten.ts';
import {
  meetingValues,
  missingFacts,
  placeholderValues,
  serviceNames,
  serviceValues,
  siteValues,
  withEmptyValues,
  withoutMissing,
} from './values.ts';

/**
 * The texts of the public site: the starter with what the owner changed. Everything is in memory; `reload` reads it anew
 * after a change. A draft whose time has come is public even before its row says so.
 */
export async function loadContent(
  ctx: Pick<AppContext, 'db' | 'clock' | 'settings' | 'meetingTypes'>,
): Promise<Content> {
  const read = async () => {
    const stored = await listStoredDocuments(ctx.db);
    const starter = await findSources(ctx.db);
    const redirects = new Map((await listRedirects(ctx.db)).map(({ path, key }) => [path, key]));
    const meetings = ctx.meetingTypes.list();
    const hiddenMeetings = meetings.flatMap(({ slug, isActive }) => (isActive ? [] : paths.meeting(slug)));
    const own = SITE_MEETINGS.map((slug) => meetings.find((type) => type.slug === slug));
    const meetingMinutes = own.map((type) => type?.minutes ?? 0);
    const { location = '', questions = [] } = own[0] ?? {};
    const isCalled = questions.some(({ id, kind }) => id === PLACE_QUESTION && kind === 'phone');
    const meetingPlace = location === '' && isCalled ? 'phone' : placeKind(location);
    // As stored: the settings in memory are read anew after the texts, so that no page is drawn without the schemas it needs.
    const hasNoNumber = (await listSavedSettings(ctx.db)).get('demo_phone') === '';
    const hidesNothing = hiddenMeetings.length === 0 && !hasNoNumber;
    // The default starter has nothing hidden, and a test checks its texts, so that a start without changed ones does without the schemas.
    const isDefault = starter.choice.key === DEFAULT_STARTER.key && stored.length === 0 && hidesNothing;
    const pricedMeetings = meetings.filter(({ isActive, price }) => isActive && price !== '');
    const connections = await listConnections(ctx.db, ctx.clock.now());
    return {
      starter,
      stored,
      redirects,
      connections,
      hiddenMeetings,
      meetingMinutes,
      meetingPlace,
      pricedMeetings: pricedMeetings.map(({ slug, name, price }) => ({ slug, name, price })),
      schemas: isDefault ? undefined : await import('./definitions.ts'),
    };
  };
  let state = await read();
  let cached: { view: ContentView; site: object; until: number } | undefined;

  function published(): ContentView {
    const [now, site] = [ctx.clock.now(), ctx.settings.site()];
    if (cached?.site !== site || cached.until <= now) {
      cached = { view: createView(ctx, state, now), site, until: nextChange(now) ?? Number.POSITIVE_INFINITY };
    }
    return cached.view;
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
    publicPaths: () => published().publicPaths(),
    legalPages: () => published().legalPages(),
    findPage: (path) => published().findPage(path),
    values: () => published().values(),
    met: () => published().met(),
    problems: () => published().problems(),
    english: () => fill({ ...forms.messages, ...errors }, published().values()),
    starter: () => state.starter.choice,
    withDraft: (key) => createView(ctx, state, ctx.clock.now(), key),
    nextChange,
    async reload() {
      const before = state;
      state = await read();
      // Saving a draft makes no new view, for which everything made of a view, such as the chatbot's index, would be made anew.
      if (!isDeepStrictEqual(publicPart(before), publicPart(state))) cached = undefined;
    },
    async checkConnections() {
      const connections = await listConnections(ctx.db, ctx.clock.now());
      if (connections.join() === state.connections.join()) return false;
      state = { ...state, connections };
      cached = undefined;
      return true;
    },
  };
}

interface ContentState {
  starter: Sources;
  stored: readonly StoredDocument[];
  redirects: ReadonlyMap<string, string>;
  connections: readonly string[];
  /** Paths of the meeting types that are not offered. */
  hiddenMeetings: readonly string[];
  /** Lengths of `SITE_MEETINGS`. */
  meetingMinutes: readonly number[];
  /** Place of the first of them. */
  meetingPlace: PlaceKind;
  /** Those that are offered at a price. */
  pricedMeetings: readonly Pick<MeetingType, 'slug' | 'name' | 'price'>[];
  schemas: typeof import('./definitions.ts') | undefined;
}

/** The rows that the published texts and their next change depend on: not the drafts without a time. */
function publicPart({
  starter,
  stored,
  redirects,
  connections,
  hiddenMeetings,
  meetingMinutes,
  meetingPlace,
  pricedMeetings,
}: ContentState): unknown {
  const texts = stored
    .filter(({ published, publishAt }) => published !== null || publishAt !== null)
    // As text, because the order of its parts counts too.
    .map(({ key, template, published, publishAt, draft }) =>
      JSON.stringify([key, template, published, publishAt, publishAt === null ? null : draft]),
    );
  const meetings = { hiddenMeetings, meetingMinutes, meetingPlace, pricedMeetings };
  return { texts, redirects, connections, ...meetings, starter: starter.choice };
}

/**
 * The texts as visitors read them: filled in with the facts, without what is missing or hidden.
 *
 * @param draftOf the document whose draft is shown in place of its published text.
 */
function createView(
  { settings }: Pick<AppContext, 'settings'>,
  state: ContentState,
  now: UnixSeconds,
  draftOf?: string,
): ContentView {
  const site = settings.site();
  const texts = readTexts(state, now, draftOf);
  const { sourceOf, textOf } = texts;
  const readText = <K extends DocumentKey>(key: K) => textOf(sourceOf(key)) as Documents[K];
  const facts = readText('facts');
  const hasStrategySession = !state.hiddenMeetings.includes(paths.strategySession);
  // Without an address the imprint would say nothing.
  const hasImprint = Boolean(facts.legal.address) || draftOf === 'imprint';
  const legalPages = LEGAL_PAGES.filter((name) => name !== 'imprint' || hasImprint);

  const disclosure = settings.disclosure();
  const legal = legalConditions(facts.legal, fill(facts.legal.name, siteValues(site)), site.ownerName);
  const budget = readText('contact-form').isBudgetAsked ? 'budget' : 'noBudget';
  const met = new Set([...disclosure.met, ...state.connections, ...legal, budget]);
  const missing = missingFacts(facts, site, hasStrategySession);
  const factValues = withEmptyValues(placeholderValues(site, facts));
  const priced = state.pricedMeetings.map(({ slug, name, price }) => {
    return { name: isSiteMeeting(slug) ? fill(readText('mails').meetings[slug].name, factValues) : name, price };
  });
  const ownValues = {
    ...factValues,
    ...meetingValues(state.meetingMinutes, fill(readText('mails').ways[state.meetingPlace], factValues), site),
    'meeting.prices': priced.map(({ name, price }) => `${name}: ${price}`).join('; '),
    ...disclosure.values,
  };

  const sources = [...state.starter.shipped.values(), ...customSources(state.starter, state.stored)];
  const pages = sources
    .filter(({ key, isLanding, isCustom }) => isLanding && (!isCustom || texts.changed(key) !== null))
    .map((source): Page => ({ source, text: textOf(source) as LandingDocument }));
  const listed = fill(withoutMissing(missing, readText('services')).services, ownValues);
  const closed = new Set([
    ...closedHomeAnchors(readText('home'), met),
    ...state.hiddenMeetings,
    ...pages.flatMap(({ text }) => hiddenAnchors(text, missing).map((id) => `${text.path}#${id}`)),
  ]);
  const { pageAt, pageOf, serviceOf, isVisible, isHidden } = readPages(pages, listed, closed, state, draftOf);
  const hasHidden = closed.size > 0 || !pages.every(isVisible);

  const services = listed.map((service) => {
    const page = pageOf(service.path);
    // A page may have moved.
    return { ...service, ...(page && { path: page.text.path }), isPageHidden: page?.text.hidden === true };
  });
  const shown = services
    .filter(({ isShown, path }) => isShown && !isHidden(path ?? ''))
    .map(({ isPageHidden: _, ...service }) => service);
  // A text that names a service which was removed has the name that the starter gives it.
  const { services: shipped } = fill(sourceOf('services').base as unknown as ServicesDocument, ownValues);
  const values = { ...ownValues, ...serviceNames([...shipped, ...services]), ...serviceValues(shown, site, priced) };

  function givenAnswers(answers: AnswersDocument, shipped: AnswersDocument): AnswersDocument {
    const given = site.phone ? withoutNoNumber(answers, shipped) : answers;
    if (!hasHidden) return given;
    const stateOf = (path: string) => {
      const page = pageOf(path);
      return page && serviceOf.has(page.source.key) ? (isVisible(page) ? 'shown' : 'hidden') : undefined;
    };
    return withoutHiddenAnswers(given, shipped, stateOf, ({ answer, link }) => {
      return link !== undefined && closed.has(link.href) && placeholdersIn(answer).some((name) => missing.has(name));
    });
  }

  function show(source: Source): object {
    const { key, base } = source;
    const text = textOf(source);
    const given = key === 'answers' ? givenAnswers(text as AnswersDocument, base as AnswersDocument) : text;
    // In a preview the owner sees what is left to write.
    const written = key === draftOf ? given : withoutUnwritten(given);
    const filled = fill(withoutMissing(missing, written), values);
    const document = isLegal(key)
      ? sinceThen(withoutUnmet(filled as LegalDocument, met), facts.legal.since)
      : withoutHiddenSections(filled);
    if (!hasHidden) return document;
    const own = 'path' in text ? String(text.path) : paths.home;
    const isClosed = (href: string) => isHidden(href.startsWith('#') ? own + href : href);
    return withoutHiddenLinks(document, jsonSchemaOf({ schema: texts.schemaOf(source) }), isClosed);
  }

  const documents = new Map<string, object>([
    ['facts', fill(facts, siteValues(site))],
    ['services', { services: shown }],
  ]);

  /** The other documents are made when they are asked for first. */
  function documentOf(source: Source): object {
    const known = documents.get(source.key) ?? show(source);
    documents.set(source.key, known);
    return known;
  }

  function entryOf({ source }: Page): LandingEntry {
    const { key } = source;
    const service = serviceOf.get(key);
    const document = documentOf(source) as LandingDocument;
    const title = document.label ?? document.meta.title;
    const [name, label] = service ? [service.name, shortName(service)] : [title, title];
    return { key, document, name, label, picture: `/og/${key}.png` };
  }
  const visible = pages.filter(isVisible).map(entryOf);

  return {
    has: (key): key is DocumentKey =>
      state.starter.shipped.get(key)?.isLanding === false &&
      (key !== 'imprint' || hasImprint) &&
      (key !== 'strategy-session' || hasStrategySession),
    get: <K extends DocumentKey>(key: K) => documentOf(sourceOf(key)) as Documents[K],
    pages: () => visible,
    services: () => services,
    publicPaths: () => [
      ...[paths.home, paths.about, paths.calendar, ...(hasStrategySession ? [paths.strategySession] : []), paths.blog],
      ...visible.map(({ document }) => document.path),
      ...legalPages.map((name) => `/${name}`),
    ],
    legalPages: () => legalPages,
    findPage(path) {
      const key = pageAt.get(lookup(path))?.source.key;
      const page = visible.find((entry) => entry.key === key);
      if (!page) return undefined;
      return page.document.path === path ? { page } : { redirect: page.document.path };
    },
    values: () => values,
    met: () => met,
    problems() {
      for (const source of sources) textOf(source);
      return [...texts.problems, ...sources.flatMap(texts.removedFields)];
    },
  };
}

/** The texts of the documents with their placeholders: the starter's with what the owner changed, and what is wrong with them. */
function readTexts({ starter, stored, schemas }: ContentState, now: UnixSeconds, draftOf: string | undefined) {
  const rows = new Map(stored.map((row) => [row.key, row]));
  const problems: ContentProblem[] = [];

  /** The changes of the owner; null for a text as shipped. */
  function changed(key: string): JsonObject | null {
    const row = rows.get(key);
    if (!row) return null;
    const isDraft = key === draftOf || (row.publishAt !== null && row.publishAt <= now);
    return (isDraft ? row.draft : null) ?? row.published;
  }

  function sourceOf(key: DocumentKey): Source {
    const source = starter.shipped.get(key);
    if (!source) throw new Error(`There is no document ${key}`);
    return source;
  }

  function schemaOf({ key }: Source) {
    if (!schemas) throw new Error(`The schema of ${key} is needed for shipped texts`);
    return schemas.schemaOf(key);
  }

  const read = new Map<string, object>();

  function textOf(source: Source): object {
    const { key, base, isCustom } = source;
    const text = changed(key);
    if (text === null) return base as object;
    const known = read.get(key);
    if (known) return known;
    const repaired = repair(schemaOf(source), isCustom ? text : withDifferences(base, text), base);
    for (const problem of repaired.problems) problems.push({ key, ...problem });
    read.set(key, repaired.data);
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

  return { changed, sourceOf, schemaOf, textOf, removedFields, problems };
}

/** A landing page with its placeholders. */
interface Page {
  source: Source;
  text: LandingDocument;
}

/** The landing pages by their paths, each with its service, and whether visitors see it. @param closed other paths that lead to nothing. */
function readPages(
  pages: readonly Page[],
  services: readonly Service[],
  closed: ReadonlySet<string>,
  { redirects }: Pick<ContentState, 'redirects'>,
  draftOf: string | undefined,
) {
  const pageAt = new Map(pages.map((page) => [lookup(page.text.path), page]));
  for (const [path, key] of redirects) {
    const target = pages.find(({ source }) => source.key === key);
    if (target && !pageAt.has(lookup(path))) pageAt.set(lookup(path), target);
  }
  const pageOf = (href = '') => pageAt.get(lookup(href.split(/[?#]/)[0] ?? ''));
  const serviceOf = servicesOfPages(services, pageOf);
  const isVisible = ({ source: { key }, text }: Page) =>
    key === draftOf || !(text.hidden || serviceOf.get(key)?.isShown === false);
  const isHidden = (href: string) => {
    const page = pageOf(href);
    return closed.has(href) || (page !== undefined && !isVisible(page));
  };
  return { pageAt, pageOf, serviceOf, isVisible, isHidden };
}

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

/** Links to sections of the home page that visitors do not see. */
function closedHomeAnchors({ parts }: HomeDocument, met: ReadonlySet<string>): string[] {
  const shown = new Set(parts.filter((part) => isShown(part, met)).map(anchorOf));
  return HOME_ANCHORS.filter((id) => !shown.has(id)).map(paths.section);
}

/** Ids of the sections of a page that visitors do not see. */
function hiddenAnchors(page: LandingDocument, missing: ReturnType<typeof missingFacts>): string[] {
  const shown = anchorsOf(withoutHiddenSections(withoutMissing(missing, page)) as LandingDocument);
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

function isLegal(key: string): boolean {
  return LEGAL_PAGES.some((name) => name === key);
}

/** Paths are found in any spelling: of upper and lower case, with further slashes. */
function lookup(path: string): string {
  return path
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/(?<=.)\/$/, '');
}
