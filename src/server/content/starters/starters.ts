import { isDeepStrictEqual } from 'node:util';
import type { Facts } from '#content/facts.schema.ts';
import type { LandingDocument } from '#content/landing.schema.ts';
import {
  type Definition,
  type Definitions,
  definitionsOf,
  pagePath,
  wholeDocument,
} from '#server/content/definitions.ts';
import { differences, repairDocument, withDifferences } from '#server/content/editing/differences.ts';
import { keepFormerPath, orShipped, storeVersion } from '#server/content/editing/edits.ts';
import { listStoredDocuments, type StoredDocument } from '#server/content/queries.ts';
import { namesOfServices } from '#server/content/review/checks.ts';
import { findSources, loadSources } from '#server/content/sources.ts';
import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import { STARTER_SETTING, saveSiteState, storeSettings } from '#server/settings/settings.ts';
import { AppError } from '#shared/errors.ts';
import type { Json, JsonObject } from '#shared/json.ts';
import { LANGUAGE_DEFAULTS, languageOf } from '#shared/languages.ts';
import { placeholdersIn } from '#shared/placeholders.ts';
import { SETTINGS } from '#shared/settings.ts';
import type { ListedStarter, StarterChoice, StarterInput, StarterResult } from '#shared/starters.schema.ts';
import {
  editionIn,
  STARTER_LANGUAGES,
  STARTERS,
  type StarterInfo,
  type StarterKey,
  type StarterLanguage,
} from '#shared/starters.ts';
import {
  AS_SHIPPED,
  adaptMeetings,
  changeSite,
  differInStrategySession,
  keepVersions,
  offersStrategySession,
} from './whole-site.ts';

/** The sites that an owner can begin with, in the order of `STARTERS`; size and picture are those of the edition in the language of the chosen one. */
export function listStarters(ctx: Pick<AppContext, 'content' | 'settings'>): ListedStarter[] {
  const chosen = ctx.content.starter();
  return (Object.keys(STARTERS) as StarterKey[]).map((key) => {
    const { title, description, remains }: StarterInfo = STARTERS[key];
    const languages = languagesOf(key);
    return {
      key,
      title,
      description,
      languages,
      ...editionIn(key, chosen.language),
      remains: [...remains],
      chosen: chosen.key === key ? chosen.language : null,
    };
  });
}

/**
 * Replaces all texts of the site by those of a starter. Facts and look that the owner has changed stay, and so do pages that the owner
 * created. The owner's former texts stay among the versions.
 *
 * @throws AppError `not_found`; `conflict` when a page of the owner has the name or the address of a page of the starter, or when texts were
 *   changed since `version`.
 */
export async function chooseStarter(
  ctx: AppContext,
  key: string,
  { language, version }: StarterInput,
  { by, isDryRun }: { by: string; isDryRun: boolean },
): Promise<StarterResult> {
  if (!isStarter(key)) throw new AppError('not_found', 'There is no such starter');
  const choice = { key, language };
  const former = ctx.content.starter();
  const change = await changeSite(ctx, { kind: 'starter', by, isDryRun, version }, async (db) => {
    await replaceStarter(ctx, db, choice, by);
    await storeSettings(ctx, db, proposedSettings(ctx, language), by);
  });
  return { applied: !isDryRun, version: change.version, changes: change.changes, notes: notesAbout(former, choice) };
}

/**
 * Puts the texts of a starter in the place of all others, as `chooseStarter` describes it.
 *
 * @param db a transaction.
 * @throws AppError `conflict` when a page of the owner has the name or the address of a page of the starter.
 */
export async function replaceStarter(ctx: AppContext, db: Db, choice: StarterChoice, by: string | null): Promise<void> {
  const sources = await findSources(db);
  const from = definitionsOf(sources);
  const to = definitionsOf(await loadSources(choice));
  const stored = await listStoredDocuments(db);
  refuseConflictingPages(to, from, stored);
  const edit = { by, now: ctx.clock.now() };
  const rows = new Map(stored.map((row) => [row.key, row]));
  for (const [key, definition] of from.shipped) {
    const row = rows.get(key);
    if (row) await keepVersions(db, definition, row, edit);
    const target = to.shipped.get(key);
    const kept = target?.group === 'look' ? ownerChangesOn(definition, target, row?.published ?? null, stored) : null;
    const published = orShipped(kept);
    if (row || published) await storeVersion(db, row, { ...AS_SHIPPED, published }, { key, ...edit });
  }
  if (sources.choice.key === choice.key) await keepFormerPaths(db, from, to, rows);
  await adaptMeetings(ctx, db, sources.choice, choice);
  await saveSiteState(db, STARTER_SETTING, choice);
}

/** The pages of a starter are the same ones, in the same order, in each of its languages. */
async function keepFormerPaths(
  db: Db,
  from: Definitions,
  to: Definitions,
  rows: ReadonlyMap<string, StoredDocument>,
): Promise<void> {
  const pagesOf = ({ shipped }: Definitions) => [...shipped.values()].filter(({ isLanding }) => isLanding);
  const targets = pagesOf(to);
  for (const [index, page] of pagesOf(from).entries()) {
    const target = targets[index];
    if (!target) return;
    await keepFormerPath(db, page, rows.get(page.key), { key: target.key, path: pagePath(target.base) });
  }
}

function isStarter(key: string): key is StarterKey {
  return Object.hasOwn(STARTERS, key);
}

function languagesOf(key: StarterKey): StarterLanguage[] {
  return Object.keys(STARTERS[key].editions) as StarterLanguage[];
}

function notesAbout(former: StarterChoice, choice: StarterChoice): string[] {
  const { key, language } = choice;
  const { title } = STARTERS[key];
  const name = STARTER_LANGUAGES[language];
  const languages = languagesOf(key);
  const written = languages[0];
  const notes: string[] = [];
  if (written !== undefined && !languages.includes(language)) {
    notes.push(
      `“${title}” is not written in ${name}: menus, forms, messages and mails are in ${name}, the texts about the business in ${STARTER_LANGUAGES[written]}.`,
    );
  }
  if (differInStrategySession(former, choice)) {
    const offered = offersStrategySession(choice) ? 'offered' : 'not offered';
    notes.push(`With these texts the strategy session is ${offered}. Booking Settings, Meeting types changes that.`);
  }
  const { note } = LANGUAGE_DEFAULTS[language];
  if (note) notes.push(note);
  return notes;
}

/** The language, and the region and currency that go with it where they are those of the former language. */
function proposedSettings({ settings }: Pick<AppContext, 'settings'>, language: StarterLanguage) {
  const former = Object.entries(LANGUAGE_DEFAULTS).find(([key]) => key === languageOf(settings.text('language')))?.[1];
  const { locale, currency } = LANGUAGE_DEFAULTS[language];
  const hasOtherRegion = languageOf(settings.text('locale')) !== language;
  const hasOtherCurrency = settings.text('currency') === (former?.currency ?? SETTINGS.currency.default);
  const orDefault = (key: 'language' | 'locale' | 'currency', value: string) =>
    value === SETTINGS[key].default ? null : value;
  return {
    language: orDefault('language', language),
    ...(hasOtherRegion && { locale: orDefault('locale', locale) }),
    ...(hasOtherCurrency && { currency: orDefault('currency', currency) }),
  };
}

/** @throws AppError `conflict` when a page of the owner cannot stay as it is. */
function refuseConflictingPages(to: Definitions, from: Definitions, stored: readonly StoredDocument[]): void {
  const shipped = [...to.shipped.values()];
  const names = namesOfServices(shipped.map((definition) => ({ definition, data: definition.base })));
  const shippedPaths = new Set(shipped.flatMap(({ isLanding, base }) => (isLanding ? [pathIn(base)] : [])));
  for (const { definition, row } of from.withRows(stored).values()) {
    if (!definition.isCustom) continue;
    const texts = [row?.published, row?.draft].flatMap((text) => (text ? [wholeDocument(definition, text)] : []));
    const ownPath = pathIn(texts[0] ?? {});
    const lost = placeholdersIn(JSON.stringify(texts)).find((name) => name.startsWith('services.') && !(name in names));
    if (lost) {
      throw new AppError('conflict', `Your page at ${ownPath} names {${lost}}. Please write the name there first.`);
    }
    const takenPath = texts.map(pathIn).find((path) => shippedPaths.has(path));
    if (takenPath === undefined && !to.shipped.has(definition.key)) continue;
    const path = takenPath ?? ownPath;
    throw new AppError('conflict', `The starter has a page like yours at ${path}. Please move or delete yours first.`);
  }
}

function pathIn(page: Json): string {
  return String((page as unknown as LandingDocument).path ?? '').toLowerCase();
}

/** Changes of the owner to facts or look, as differences from the new starter. */
function ownerChangesOn(
  from: Definition,
  to: Definition,
  published: JsonObject | null,
  stored: readonly StoredDocument[],
): JsonObject {
  const whole = wholeDocument(from, published) as JsonObject;
  const merged = from.key === 'facts' ? withOwnerFacts(from, to, published, stored) : withOwnerParts(from, to, whole);
  const { data } = repairDocument(to.schema, merged, to.base);
  return (differences(to.base, data as Json) ?? {}) as JsonObject;
}

/** A picture, the colours: parts that the owner has changed are kept whole. */
function withOwnerParts({ base }: Definition, to: Definition, whole: JsonObject): JsonObject {
  const changed = Object.entries(whole).filter(([key, value]) => !isDeepStrictEqual(value, (base as JsonObject)[key]));
  return { ...(to.base as JsonObject), ...Object.fromEntries(changed) };
}

/** Figures are kept one by one, and prices and own facts that are the owner's or that pages of the owner name. */
function withOwnerFacts(
  from: Definition,
  to: Definition,
  published: JsonObject | null,
  stored: readonly StoredDocument[],
): Json {
  const [old, next] = [from.base, to.base] as unknown as [Facts, Facts];
  const whole = wholeDocument(from, published) as unknown as Facts;
  const ownPages = stored.filter(({ template }) => template !== null);
  const named = new Set(placeholdersIn(JSON.stringify(ownPages)));
  const priceName = ({ id }: Facts['prices'][number]) => `prices.${id}`;
  const factName = ({ name }: Facts['own'][number]) => `own.${name}`;
  const lists = {
    prices: withOwnerItems(next.prices, ownerItems(whole.prices, old.prices, named, priceName), priceName),
    own: withOwnerItems(next.own, ownerItems(whole.own, old.own, named, factName), factName),
  };
  return { ...(withDifferences(to.base, published ?? {}) as JsonObject), ...lists } as Json;
}

/** The items that differ from those of the old starter, or that pages of the owner name. @param nameOf its placeholder. */
function ownerItems<T>(
  items: readonly T[],
  old: readonly T[],
  named: ReadonlySet<string>,
  nameOf: (item: T) => string,
): T[] {
  return items.filter((item) => named.has(nameOf(item)) || !old.some((one) => isDeepStrictEqual(one, item)));
}

/** The items of the new starter, in the words of the owner where there are such, and then those that are the owner's alone. */
function withOwnerItems<T>(next: readonly T[], owned: readonly T[], nameOf: (item: T) => string): T[] {
  const nextNames = new Set(next.map(nameOf));
  return [
    ...next.map((item) => owned.find((one) => nameOf(one) === nameOf(item)) ?? item),
    ...owned.filter((item) => !nextNames.has(nameOf(item))),
  ];
}
