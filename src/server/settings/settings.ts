import { randomBytes } from 'node:crypto';
import { enqueueMovedNotice, readdressOwner, renameOwner } from '#server/auth/auth.ts';
import type { Config } from '#server/config.ts';
import type { AppContext, Settings } from '#server/context.ts';
import type { Secrets } from '#server/db/data-key.ts';
import type { Db } from '#server/db/open.ts';
import { type Confirmed, confirmationNeeded } from '#server/http/require-captain.ts';
import { calledName } from '#shared/called-name.ts';
import { fill } from '#shared/placeholders.ts';
import type { EnvironmentVariable, ListedSetting } from '#shared/settings.schema.ts';
import { SETTINGS, type SettingDefinition, type SettingKey } from '#shared/settings.ts';
import type { Site } from '#shared/site.schema.ts';
import { starterInfo } from '#shared/starters.ts';
import { applySettingsChange } from './apply-settings-change.ts';
import { describeConfiguration } from './disclosure.ts';
import { readMailSetup } from './mail-server.ts';
import { deleteSetting, findSetting, listSavedValues, STARTER_SETTING, saveSetting } from './queries.ts';

export { applySettingsChange } from './apply-settings-change.ts';
export { STARTER_SETTING };

type Values = Record<SettingKey, string>;

/** Settings that only the shipped site shows with an example. */
const PROFILES = ['link_x', 'link_linkedin', 'link_huggingface'] as const satisfies SettingKey[];
const ENTRIES = Object.entries(SETTINGS) as [SettingKey, SettingDefinition][];
const SIGNING_KEY = 'signing_key';

/** The settings of the site: a saved value overrides the environment, which overrides the default. For mail the environment wins. */
export async function loadSettings(db: Db, config: Config, secrets: Secrets): Promise<Settings> {
  const read = async () => {
    const values = valuesInUse(await listSavedValues(db), config);
    const mail = await readMailSetup(db, config, secrets);
    const site = describeSite(config, values, mail.url !== undefined);
    return { values, mail, site, disclosure: describeConfiguration(config, values, mail.url) };
  };
  let current = await read();
  return {
    site: () => current.site,
    disclosure: () => current.disclosure,
    mail: () => current.mail,
    flag: (key) => current.values[key] === 'true',
    number: (key) => Number(current.values[key]),
    text: (key) => current.values[key],
    async reload() {
      current = await read();
    },
  };
}

function valuesInUse(saved: Map<string, string>, config: Config): Values {
  const values = Object.fromEntries(ENTRIES.map(([key]) => [key, saved.get(key) ?? fallback(config, key)])) as Values;
  const { brand = '{ownerName}', hasExampleProfiles } = starterInfo(saved.get(STARTER_SETTING));
  values.brand_name ||= fill(brand, { ownerName: values.owner_name });
  if (!hasExampleProfiles) for (const key of PROFILES) values[key] = saved.get(key) ?? '';
  return values;
}

/** The value in use when nothing is saved. */
function fallback(config: Config, key: SettingKey): string {
  const definition = SETTINGS[key];
  return 'variable' in definition ? String(config[definition.variable] ?? '') : definition.default;
}

function describeSite(config: Config, values: Values, hasMail: boolean): Site {
  return {
    ownerName: values.owner_name,
    name: values.called_name || calledName(values.owner_name, values.language),
    brand: values.brand_name,
    email: values.owner_email,
    phone: values.phone,
    url: config.siteUrl,
    demoPhone: values.demo_phone,
    links: { x: values.link_x, linkedin: values.link_linkedin, huggingface: values.link_huggingface },
    scheduler: {
      script: values.scheduler_script_url,
      consultation: values.scheduler_consultation_url,
      strategy: values.scheduler_strategy_url,
      voiceAi: values.scheduler_voice_ai_url,
      isBuiltIn: values.scheduler_built_in === 'true',
    },
    asksToConfirm: hasMail,
    hasNewsletter: values.newsletter_on === 'true',
    language: values.language,
    locale: values.locale,
    currency: values.currency,
    weekStart: weekStartOf(values.locale),
  };
}

/** First day of a week in a locale, 1 for Monday to 7 for Sunday. `getWeekInfo` is missing in the types of TypeScript's ES2024. */
function weekStartOf(locale: string): number {
  const known = new Intl.Locale(locale) as Intl.Locale & { getWeekInfo(): { firstDay: number } };
  return known.getWeekInfo().firstDay;
}

/** Every setting with its value and the source of the value, in the order of the Settings tab. */
export async function listSettingsForCaptain(ctx: Pick<AppContext, 'db' | 'config'>): Promise<ListedSetting[]> {
  const saved = await listSavedValues(ctx.db);
  const values = valuesInUse(saved, ctx.config);
  const savedStarter = new Map([...saved].filter(([key]) => key === STARTER_SETTING));
  const fallbacks = valuesInUse(savedStarter, ctx.config);
  return ENTRIES.map(([key, definition]) => {
    const { label, category, dataType, description, choices, canBeEmpty } = definition;
    const variable = 'variable' in definition ? definition.variable : undefined;
    const isInEnvironment = variable !== undefined && ctx.config.given.has(variable);
    return {
      key,
      label,
      category,
      dataType,
      description,
      choices,
      canBeEmpty,
      variable,
      value: values[key],
      source: saved.has(key) ? 'saved' : isInEnvironment ? 'environment' : 'default',
      fallback: fallbacks[key],
      isShipped: !isInEnvironment && values[key] === fallbacks[key],
    };
  });
}

/** Variables of the environment; those of mail can be set in Settings instead. */
const ENVIRONMENT = {
  SITE_URL: 'The address in links, feeds and mails',
  SMTP_URL: 'The server that sends mail, instead of the one in Settings',
  MAIL_FROM: 'The sender of mail, instead of the one in Settings',
  BOUNCE_IMAP_URL: 'The mailbox that bounced newsletter mail comes back to',
  BOUNCE_WEBHOOK_SECRET: 'Lets your mail provider report bounces',
  WEBHOOK_URL: 'Receives every lead as well',
  WEBHOOK_SECRET: 'Signs what the webhook receives',
  OPENAI_API_KEY: 'Lets the demo bot ask a model',
  OPENAI_BASE_URL: 'The service that runs the model',
  OPENAI_MODEL: 'The name of the model',
  DATA_KEY: 'Encrypts the login of the mail server, and the passwords and secret addresses of calendars',
} as const;

/** The variables that only the environment sets, each with whether it is set; never their values. */
export function listEnvironment({ config }: Pick<AppContext, 'config'>): EnvironmentVariable[] {
  return Object.entries(ENVIRONMENT).map(([name, meaning]) => ({ name, meaning, isSet: config.given.has(name) }));
}

/**
 * Saves values by key. An empty value restores the default, except where a setting can be empty.
 *
 * @param by username of the captain.
 * @throws AppError `forbidden`, with nothing saved, when mail or visitors' data would go elsewhere and the captain has not confirmed it.
 */
export async function saveSettings(
  ctx: AppContext,
  input: Partial<Values>,
  { by, isConfirmed }: { by: string } & Confirmed,
): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const { isRedirected } = await storeSettings(ctx, trx, input, by);
    if (isRedirected && !isConfirmed) throw confirmationNeeded();
  });
  await applySettingsChange(ctx);
}

/**
 * `saveSettings` as a part of a transaction, in which null restores the default; call `applySettingsChange` after the commit. When another address
 * becomes the owner's, the former one gets a mail.
 *
 * @param by username; null for a command.
 * @returns whether mail or visitors' data go elsewhere now.
 */
export async function storeSettings(
  ctx: Pick<AppContext, 'config' | 'clock'>,
  trx: Db,
  input: Partial<Record<SettingKey, string | null>>,
  by: string | null,
): Promise<{ isRedirected: boolean }> {
  const saved = await listSavedValues(trx);
  const before = valuesInUse(saved, ctx.config);
  for (const [key, { description, category, dataType, canBeEmpty }] of ENTRIES) {
    const value = input[key];
    if (value === undefined) continue;
    // A form sends the brand that it showed; one that nobody chose goes on following the owner's name.
    if (key === 'brand_name' && !saved.get(key) && value === before.brand_name) continue;
    if (value === null || (value === '' && !canBeEmpty)) await deleteSetting(trx, key);
    else await saveSetting(trx, { key, value, description, category, dataType });
  }
  const after = valuesInUse(await listSavedValues(trx), ctx.config);
  if (before.owner_name !== after.owner_name) await renameOwner(trx, before.owner_name, after.owner_name);
  const [from, to] = [before.owner_email, after.owner_email];
  // The default is nobody's address.
  const wasSet = saved.has('owner_email') || ctx.config.given.has('OWNER_EMAIL');
  if (!wasSet && from !== to) await readdressOwner(trx, from, to);
  if (wasSet && from.toLowerCase() !== to.toLowerCase()) await enqueueMovedNotice(ctx, trx, { from, to, by });
  return { isRedirected: ENTRIES.some(([key, { isDestination }]) => isDestination && before[key] !== after[key]) };
}

/** The saved values of all settings, without those of the environment and without secrets. */
export async function listSavedSettings(db: Db): Promise<Map<SettingKey, string>> {
  const saved = await listSavedValues(db);
  return new Map(ENTRIES.flatMap(([key]) => (saved.has(key) ? [[key, saved.get(key) ?? '']] : [])));
}

/** A value that the site keeps for itself under a key; it is no setting and is never shown or exported. */
export async function readSiteState<T>(db: Db, key: string): Promise<T | undefined> {
  const stored = await findSetting(db, key);
  return stored && (JSON.parse(stored.value) as T);
}

/** Stores what `readSiteState` reads, as JSON. */
export async function saveSiteState<T>(db: Db, key: string, value: T): Promise<void> {
  await saveSetting(db, { key, value: JSON.stringify(value), description: 'Kept by the site.', category: 'secret' });
}

/** The key that signs form stamps, links and cookies: 32 bytes, created at the first start and kept in the database. */
export async function loadSigningKey(db: Db): Promise<Buffer> {
  const stored = await findSetting(db, SIGNING_KEY);
  if (stored) return Buffer.from(stored.value, 'base64');
  const key = randomBytes(32);
  await saveSetting(db, {
    key: SIGNING_KEY,
    value: key.toString('base64'),
    description: 'Signs form stamps, links and cookies. Never shown.',
    category: 'secret',
  });
  return key;
}
