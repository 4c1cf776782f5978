import type { DocumentKey, Documents } from '#content/documents.schema.ts';
import type { LandingDocument } from '#content/landing.schema.ts';
import { STARTER } from '#content/starters/en/starter.ts';
import type { AppContext, Content, ContentProblem, ContentView, LandingEntry } from '#server/context.ts';
import { fill } from '#shared/placeholders.ts';
import type { UnixSeconds } from '#shared/time.ts';
import { customDefinition, type Definition, SHIPPED } from './definitions.ts';
import { type Json, orphans, repair, withDifferences } from './overrides.ts';
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
    for (const path of orphans(data, repaired.data as Json)) {
      problems.push({ key, path, message: 'This field does not exist any more; its text is kept' });
    }
    return repaired.data;
  }

  const facts = textOf(definitionOf('facts')) as Documents['facts'];
  const values = withEmptyFacts(placeholderValues(site, facts));
  documents.set('facts', fill(facts, siteValues(site)));

  function filled(definition: Definition): object {
    const known = documents.get(definition.key);
    if (known) return known;
    const document = fill(textOf(definition), values);
    documents.set(definition.key, document);
    return document;
  }

  const definitions = [...SHIPPED.values(), ...customDefinitions(stored)];
  const landing: LandingEntry[] = definitions
    .filter(
      ({ key, isLanding, isCustom }) =>
        isLanding && (!isCustom || changedText(rows.get(key) as StoredDocument) !== null),
    )
    .map((definition) => ({ key: definition.key, document: filled(definition) as LandingDocument }));
  const visible = landing.filter(({ key, document }) => !document.hidden || key === draftOf);

  return {
    get: <K extends DocumentKey>(key: K) => filled(definitionOf(key)) as Documents[K],
    pages: () => visible,
    findPage(path) {
      const page = visible.find(({ document }) => document.path === path);
      if (page) return { page };
      const target = visible.find(({ key }) => key === redirects.get(path));
      return target && { redirect: target.document.path };
    },
    values: () => values,
    problems() {
      for (const definition of definitions) filled(definition);
      return problems;
    },
  };
}

function definitionOf(key: DocumentKey): Definition {
  const definition = SHIPPED.get(key);
  if (!definition) throw new Error(`There is no document ${key}`);
  return definition;
}

/** The pages that the owner created. */
export function customDefinitions(stored: readonly StoredDocument[]): Definition[] {
  return stored.flatMap(({ key, template }) => (template === null ? [] : [customDefinition(key, template)]));
}
