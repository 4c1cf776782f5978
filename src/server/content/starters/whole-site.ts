import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { LandingDocument } from '#content/landing.schema.ts';
import type { MailsDocument } from '#content/mails.schema.ts';
import { loadStarter } from '#content/starters/load.ts';
import {
  type Definition,
  definitionsOf,
  findDefinitions,
  publishedText,
  wholeDocument,
} from '#server/content/definitions.ts';
import { isSameDocument, publishDueDrafts, storeVersion } from '#server/content/editing/edits.ts';
import { jsonSchemaOf } from '#server/content/json-schema.ts';
import {
  deleteDocument,
  findNewestRevision,
  insertRevision,
  listRedirects,
  listStoredDocuments,
  replaceRedirects,
  type StoredDocument,
} from '#server/content/queries.ts';
import { findSources, loadSources } from '#server/content/sources.ts';
import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import { type Confirmed, confirmationNeeded } from '#server/http/require-captain.ts';
import {
  applySettingsChange,
  listSettingsForCaptain,
  readSiteState,
  STARTER_SETTING,
  saveSiteState,
  storeSettings,
} from '#server/settings/settings.ts';
import { fieldsOf } from '#shared/document-fields.ts';
import { AppError, requireFound } from '#shared/errors.ts';
import type { Json, JsonObject } from '#shared/json.ts';
import { FIRST_NAMES, SITE_MEETINGS } from '#shared/meeting-types.ts';
import type { ListedSetting } from '#shared/settings.schema.ts';
import type { SettingKey } from '#shared/settings.ts';
import type { LastChange, StarterChoice, StarterResult, TextChange } from '#shared/starters.schema.ts';
import { STARTERS, type StarterInfo } from '#shared/starters.ts';
import type { UnixSeconds } from '#shared/time.ts';

/* Changes of all texts at once: another starter, an import. Each keeps the state before it, to which one call goes back. */

/** The private setting that holds the state before the last change. */
const BEFORE = 'content_before';

/** Null for the default. */
type FormerSettings = Partial<Record<SettingKey, string | null>>;

interface SiteState {
  starter: StarterChoice;
  documents: StoredDocument[];
  redirects: { path: string; key: string }[];
}

interface KeptState extends SiteState {
  kind: LastChange['kind'];
  at: UnixSeconds;
  by: string | null;
  /** Those that the change has changed. */
  settings: FormerSettings;
  /** The version of each document after the change. */
  versions: Record<string, number>;
  /** Changes of older versions lack it. */
  hasStrategySession?: boolean;
}

interface ChangeOptions {
  kind: LastChange['kind'];
  by: string | null;
  /** True to list the changes only. */
  isDryRun: boolean;
  /** The version that a dry run gave. */
  version?: number | undefined;
}

interface SiteChange<T> {
  version: number;
  changes: TextChange[];
  result: T;
}

/** Rolls the transaction back, of a dry run or if nothing has changed. */
class Rollback extends Error {}

/**
 * Publishes the drafts that are due, then runs `work`, which may change any text and setting, in one transaction, and stores the state
 * before it for “undo”. A dry run rolls `work` back. If `work` changes nothing, the stored state stays that of the change before.
 *
 * @throws AppError `conflict` when texts were changed since `version`, and the errors of `work`.
 */
export async function changeSite<T>(
  ctx: AppContext,
  { kind, by, isDryRun, version }: ChangeOptions,
  work: (db: Db) => Promise<T>,
): Promise<SiteChange<T>> {
  await publishDueDrafts(ctx);
  let change: SiteChange<T> | undefined;
  try {
    await ctx.db.transaction().execute(async (db) => {
      const before = await readSiteTexts(db);
      const settingsBefore = await listSettingsForCaptain({ ...ctx, db });
      if (version !== undefined && version !== versionOf(before)) {
        throw new AppError('conflict', 'Somebody has changed texts since you looked. Please look again.');
      }
      const result = await work(db);
      const after = await readSiteTexts(db);
      const settingsAfter = await listSettingsForCaptain({ ...ctx, db });
      const changes = [...compareSettings(settingsBefore, settingsAfter), ...(await compareTexts(before, after))];
      change = { version: versionOf(before), changes, result };
      const settings = formerSettings(settingsBefore, settingsAfter);
      const isUnchanged = Object.keys(settings).length === 0 && isSameState(before, after);
      if (isDryRun || isUnchanged) throw new Rollback();
      await saveSiteState<KeptState>(db, BEFORE, {
        ...before,
        kind,
        by,
        at: ctx.clock.now(),
        settings,
        hasStrategySession: ctx.meetingTypes.find('strategy')?.isActive ?? true,
        versions: Object.fromEntries(after.documents.map((row) => [row.key, row.version])),
      });
    });
  } catch (error) {
    if (!(error instanceof Rollback)) throw error;
  }
  if (!change) throw new Error('The change has no result');
  if (isDryRun) return change;
  await ctx.meetingTypes.reload();
  await applySettingsChange(ctx);
  return change;
}

/** Whether only one of two starters comes with the strategy session. */
export function differInStrategySession(from: StarterChoice, to: StarterChoice): boolean {
  return offersStrategySession(from) !== offersStrategySession(to);
}

export function offersStrategySession({ key }: StarterChoice): boolean {
  const starter: StarterInfo = STARTERS[key];
  return !starter.hasNoStrategySession;
}

/**
 * Makes the site's own meeting types those of another starter: their names, unless the owner has named them, and whether the strategy
 * session is offered, where the starters differ in it.
 *
 * @param db a transaction of `changeSite`, which then reads the meeting types anew.
 */
export async function adaptMeetings(
  { meetingTypes, clock }: AppContext,
  db: Db,
  from: StarterChoice,
  to: StarterChoice,
  hasStrategySession = offersStrategySession(to),
): Promise<void> {
  const [former, next] = [await meetingNames(from), await meetingNames(to)];
  for (const slug of SITE_MEETINGS) {
    const name = meetingTypes.find(slug)?.name;
    if (name !== FIRST_NAMES[slug] && name !== former[slug].name) continue;
    await meetingTypes.change(db, slug, { name: next[slug].name }, clock.now());
  }
  if (!differInStrategySession(from, to)) return;
  await meetingTypes.change(db, 'strategy', { isActive: hasStrategySession }, clock.now());
}

async function meetingNames({ key, language }: StarterChoice): Promise<MailsDocument['meetings']> {
  return (await loadStarter(key, language)).documents.mails.meetings;
}

/** The last change of the whole site; null when there was none. */
export async function findLastChange({ db }: Pick<AppContext, 'db'>): Promise<LastChange | null> {
  const kept = await readSiteState<KeptState>(db, BEFORE);
  if (!kept) return null;
  const rows = await listStoredDocuments(db);
  const changedSince = rows.filter(({ key, version }) => version !== kept.versions[key]).map(({ key }) => key);
  return { kind: kept.kind, at: kept.at, by: kept.by, changedSince };
}

/**
 * Puts all texts, and the settings that the last change has changed, back to the state before it. This can be undone in the same way;
 * texts of today stay among the versions.
 *
 * @throws AppError `not_found`, or `forbidden` when mail would go elsewhere and the captain has not confirmed it.
 */
export async function undoLastChange(
  ctx: AppContext,
  { by, isConfirmed }: { by: string } & Confirmed,
): Promise<StarterResult> {
  const { version, changes } = await changeSite(ctx, { kind: 'undo', by, isDryRun: false }, async (db) => {
    const kept = requireFound(await readSiteState<KeptState>(db, BEFORE), 'There is nothing to undo');
    await restoreDocuments(db, kept, { by, now: ctx.clock.now() });
    await replaceRedirects(db, kept.redirects);
    const { choice } = await findSources(db);
    await adaptMeetings(ctx, db, choice, kept.starter, kept.hasStrategySession ?? true);
    await saveSiteState(db, STARTER_SETTING, kept.starter);
    const { isRedirected } = await storeSettings(ctx, db, kept.settings, by);
    if (isRedirected && !isConfirmed) throw confirmationNeeded();
  });
  return { applied: true, version, changes, notes: [] };
}

/** Puts the documents back as they were before a change. */
async function restoreDocuments(
  db: Db,
  { documents, versions }: KeptState,
  edit: { by: string; now: UnixSeconds },
): Promise<void> {
  const definitions = await findDefinitions(db);
  const formerRows = new Map(documents.map((row) => [row.key, row]));
  for (const row of await listStoredDocuments(db)) {
    const { key } = row;
    const definition = definitions.shipped.get(key) ?? definitions.customOf([row])[0];
    if (definition) await keepVersions(db, definition, row, edit);
    const former = formerRows.get(key);
    formerRows.delete(key);
    if (former) await storeVersion(db, row, textsIn(former, edit.now), { key, ...edit });
    else if (row.template === null) await storeVersion(db, row, AS_SHIPPED, { key, ...edit });
    // A page that the change created; one that was created or edited since stays.
    else if (row.version === versions[key]) await deleteDocument(db, key);
  }
  for (const [key, former] of formerRows) {
    await storeVersion(db, undefined, textsIn(former, edit.now), { key, ...edit });
  }
}

/** A document that is as shipped. */
export const AS_SHIPPED = { published: null, draft: null, publishAt: null } as const;

function textsIn({ template, published, draft, publishAt }: StoredDocument, now: UnixSeconds) {
  return { template, published, draft, publishAt: publishAt !== null && publishAt > now ? publishAt : null };
}

/** Keeps the owner's texts of a document as versions, unless the newest version is the same. */
export async function keepVersions(
  db: Db,
  definition: Definition,
  { key, version, published, draft }: StoredDocument,
  { by, now }: { by: string | null; now: UnixSeconds },
): Promise<void> {
  for (const text of [draft, published]) {
    if (text === null) continue;
    const data = wholeDocument(definition, text) as JsonObject;
    const newest = await findNewestRevision(db, key);
    if (newest && isSameDocument(newest.data, data)) continue;
    await insertRevision(db, { key, version, data, publishedAt: now, publishedBy: by });
  }
}

async function readSiteTexts(db: Db): Promise<SiteState> {
  const { choice } = await findSources(db);
  return { starter: choice, documents: await listStoredDocuments(db), redirects: await listRedirects(db) };
}

function isSameState(before: SiteState, after: SiteState): boolean {
  const [a, b] = [before, after].map(({ documents, ...state }) => ({
    ...state,
    texts: documents.flatMap(({ key, template, published, draft, publishAt }) =>
      published === null && draft === null ? [] : [{ key, template, published, draft, publishAt }],
    ),
  }));
  return isDeepStrictEqual(a, b);
}

/** Another number for any other documents or versions of them. */
function versionOf({ documents }: SiteState): number {
  const versions = documents.map(({ key, version }) => `${key} ${version}`).sort();
  return createHash('sha256').update(versions.join('\n')).digest().readUIntBE(0, 6);
}

interface PublishedText {
  title: string;
  values: ReadonlyMap<string, string>;
  /** Names of the fields by path. */
  labels: ReadonlyMap<string, string>;
  /** Text of the starter. */
  base: ReadonlyMap<string, string>;
}

const NO_TEXT: PublishedText = { title: '', values: new Map(), labels: new Map(), base: new Map() };

/** Every field that visitors see another value of. */
async function compareTexts(before: SiteState, after: SiteState): Promise<TextChange[]> {
  const [from, to] = [await publishedTexts(before), await publishedTexts(after)];
  return [...new Set([...from.keys(), ...to.keys()])].flatMap((document) => {
    const [was, is] = [from.get(document) ?? NO_TEXT, to.get(document) ?? NO_TEXT];
    return [...new Set([...was.values.keys(), ...is.values.keys()])].flatMap((path) => {
      const value = { before: was.values.get(path) ?? null, after: is.values.get(path) ?? null };
      if (value.before === value.after) return [];
      const isOwn = value.before !== null && was.base.get(path) !== value.before;
      const label = is.labels.get(path) ?? was.labels.get(path) ?? path;
      return [{ document, title: is.title || was.title, path, label, ...value, isOwn }];
    });
  });
}

async function publishedTexts({ starter, documents }: SiteState): Promise<Map<string, PublishedText>> {
  const { shipped, customOf } = definitionsOf(await loadSources(starter));
  const rows = new Map(documents.map((row) => [row.key, row]));
  const own = customOf(documents).filter(({ key }) => rows.get(key)?.published);
  return new Map(
    [...shipped.values(), ...own].map((definition) => {
      const { key, title, base, isLanding, isCustom } = definition;
      const whole = publishedText(definition, rows.get(key));
      const page = isLanding ? (whole as unknown as LandingDocument) : undefined;
      return [
        key,
        {
          title: page ? (page.label ?? page.meta.title) : title,
          ...readText(definition, whole),
          base: isCustom ? NO_TEXT.base : readText(definition, base).values,
        },
      ];
    }),
  );
}

function readText(definition: Definition, data: Json): Pick<PublishedText, 'values' | 'labels'> {
  const fields = fieldsOf(jsonSchemaOf(definition), data);
  return {
    values: new Map(fields.map(({ path, value }) => [path, String(value)])),
    labels: new Map(fields.map(({ path, labels }) => [path, labels.join(' › ')])),
  };
}

function compareSettings(before: readonly ListedSetting[], after: readonly ListedSetting[]): TextChange[] {
  const values = new Map(after.map(({ key, value }) => [key, value]));
  return before.flatMap(({ key, label, value, source }) => {
    const current = values.get(key) ?? '';
    const change = { title: 'Settings', path: key, label, before: value, after: current, isOwn: source === 'saved' };
    return current === value ? [] : [{ document: 'settings', ...change }];
  });
}

/** The former values of the settings that are other ones now. */
function formerSettings(before: readonly ListedSetting[], after: readonly ListedSetting[]): FormerSettings {
  const values = new Map(after.map((setting) => [setting.key, setting]));
  return Object.fromEntries(
    before
      .filter(({ key, value, source }) => {
        const current = values.get(key);
        return current?.value !== value || current.source !== source;
      })
      .map(({ key, value, source }) => [key, source === 'saved' ? value : null]),
  );
}
