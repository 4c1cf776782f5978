import type { DocumentKey, Documents } from '#content/documents.schema.ts';
import type { LandingDocument } from '#content/landing.schema.ts';
import { STARTER } from '#content/starters/en/starter.ts';
import type { AppContext, Content, ContentProblem, ContentView, LandingEntry } from '#server/context.ts';
import { LEGAL_PAGES, paths } from '#shared/paths.ts';
import { fill } from '#shared/placeholders.ts';
import type { UnixSeconds } from '#shared/time.ts';
import { customDefinitions, type Definition, jsonSchemaOf, SHIPPED } from './definitions.ts';
import { withoutHiddenLinks } from './hidden-links.ts';
import { type Json, pathsOf, repair, unknownParts, withDifferences } from './overrides.ts';
import { listRedirects, listStoredDocuments, type StoredDocument } from './queries.ts';
import { placeholderValues, siteValues, withEmptyFacts } from './values.ts';

/**
 * The texts of the public site: the starter with what the owner changed. Everything is in memory; `reload` reads it anew
 * after a change. A draft whose time has come is public even before its row says so.
 */
export async function loadContent(ctx: Pick<AppContext, 'db' | 'clock' | 'settings'>): Promise<Content> {
  const read = async () => ({
    stored: await listStoredDocuments(ctx.db),
    redirects: new Map((await listRedirects(ctx.db)).map(({ path, key }) => [path, key])),
  });
  let state = await read();
  let kept: { view: ContentView; site: object; until: number } | undefined;

  function published(): ContentView {
    const [now, site] = [ctx.clock.now(), ctx.settings.site()];
    if (kept?.site !== site || kept.until <= now) {
      kept = { view: createView(ctx, state, now), site, until: nextChange(now) ?? Number.POSITIVE_INFINITY };
    }
    return kept.view;
  }

  function nextChange(now: UnixSeconds): UnixSeconds | undefined {
    const times = state.stored.flatMap(({ publishAt }) => (publishAt !== null && publishAt > now ? [publishAt] : []));
    return times.length > 0 ? (Math.min(...times) as UnixSeconds) : undefined;
  }

  return {
    get: (key) => published().get(key),
    pages: () => published().pages(),
    publicPaths: () => published().publicPaths(),
    findPage: (path) => published().findPage(path),
    values: () => published().values(),
    problems: () => published().problems(),
    shipped: (key) => fill(STARTER.documents[key], published().values()),
    withDraft: (key) => createView(ctx, state, ctx.clock.now(), key),
    nextChange,
    async reload() {
      state = await read();
      kept = undefined;
    },
  };
}

interface ContentState {
  stored: readonly StoredDocument[];
  redirects: ReadonlyMap<string, string>;
}

/** @param draftOf the document whose draft is shown in place of its published text. */
function createView(
  { settings }: Pick<AppContext, 'settings'>,
  { stored, redirects }: ContentState,
  now: UnixSeconds,
  draftOf?: string,
): ContentView {
  const rows = new Map(stored.map((row) => [row.key, row]));
  const site = settings.site();
  const problems: ContentProblem[] = [];
  const documents = new Map<string, object>();

  function changedText(row: StoredDocument | undefined): string | null {
    if (!row) return null;
    const isDraft = row.key === draftOf || (row.publishAt !== null && row.publishAt <= now);
    return (isDraft ? row.draft : null) ?? row.published;
  }

  /** With placeholders. */
  function textOf({ key, base, schema, isCustom }: Definition): object {
    const changed = changedText(rows.get(key));
    if (changed === null) return base as object;
    const data = isCustom ? (JSON.parse(changed) as Json) : withDifferences(base, JSON.parse(changed) as Json);
    const repaired = repair(schema, data, base);
    for (const problem of repaired.problems) problems.push({ key, ...problem });
    return repaired.data;
  }

  /** Stored texts of fields that an update has removed. */
  function removedFields({ key, schema }: Definition): ContentProblem[] {
    const changed = changedText(rows.get(key));
    const unknown = changed === null ? undefined : unknownParts(jsonSchemaOf({ schema }), JSON.parse(changed) as Json);
    const message = 'This field does not exist any more; its text is kept';
    return pathsOf(unknown).map((path) => ({ key, path, message }));
  }

  const facts = textOf(definitionOf('facts')) as Documents['facts'];
  const values = withEmptyFacts(placeholderValues(site, facts));
  documents.set('facts', fill(facts, siteValues(site)));

  const definitions = [...SHIPPED.values(), ...customDefinitions(stored)];
  const pages = definitions
    .filter(({ key, isLanding, isCustom }) => isLanding && (!isCustom || changedText(rows.get(key)) !== null))
    .map((definition) => ({ definition, text: textOf(definition) as LandingDocument }));
  const pageAt = new Map(pages.map((page) => [lookup(page.text.path), page]));
  for (const [path, key] of redirects) {
    const target = pages.find(({ definition }) => definition.key === key);
    if (target && !pageAt.has(lookup(path))) pageAt.set(lookup(path), target);
  }
  const isVisible = ({ definition, text }: (typeof pages)[number]) => !text.hidden || definition.key === draftOf;
  const hasHidden = !pages.every(isVisible);
  const isHidden = (path: string) => {
    const page = pageAt.get(lookup(path));
    return page !== undefined && !isVisible(page);
  };

  function show(text: object, definition: Definition): object {
    const document = fill(text, values);
    return hasHidden ? withoutHiddenLinks(document, jsonSchemaOf(definition), isHidden) : document;
  }

  function filled(definition: Definition): object {
    const known = documents.get(definition.key);
    if (known) return known;
    const document = show(textOf(definition), definition);
    documents.set(definition.key, document);
    return document;
  }

  const entries = new Map<string, LandingEntry>();
  for (const page of pages) {
    const { key } = page.definition;
    const document = show(page.text, page.definition) as LandingDocument;
    documents.set(key, document);
    if (isVisible(page)) entries.set(key, { key, document, picture: `/og/${key}.png` });
  }
  const visible = [...entries.values()];

  return {
    get: <K extends DocumentKey>(key: K) => filled(definitionOf(key)) as Documents[K],
    pages: () => visible,
    publicPaths: () => [
      ...[paths.home, paths.about, paths.calendar, paths.strategySession, paths.blog],
      ...visible.map(({ document }) => document.path),
      ...LEGAL_PAGES.map((name) => `/${name}`),
    ],
    findPage(path) {
      const page = entries.get(pageAt.get(lookup(path))?.definition.key ?? '');
      if (!page) return undefined;
      return page.document.path === path ? { page } : { redirect: page.document.path };
    },
    values: () => values,
    problems() {
      for (const definition of definitions) filled(definition);
      return [...problems, ...definitions.flatMap(removedFields)];
    },
  };
}

/** Paths are found in any spelling: of upper and lower case, with further slashes. */
function lookup(path: string): string {
  return path
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/(?<=.)\/$/, '');
}

function definitionOf(key: DocumentKey): Definition {
  const definition = SHIPPED.get(key);
  if (!definition) throw new Error(`There is no document ${key}`);
  return definition;
}
