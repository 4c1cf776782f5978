import { randomBytes } from 'node:crypto';
import type { Config } from '#server/config.ts';
import type { AppContext, Settings } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import { hasActivePopup } from '#server/insight/popup-queries.ts';
import {
  type EnvironmentVariable,
  type ListedSetting,
  SETTINGS,
  type SettingDefinition,
  type SettingKey,
  type SettingVariable,
} from '#shared/settings.ts';
import { firstName, type Site } from '#shared/site.ts';
import { deleteSetting, findSetting, insertSetting, listSettings, upsertSetting } from './queries.ts';

const SIGNING_KEY = 'signing_key';

/** What holds when nothing is saved: the environment's value, else the default. */
function fallback(config: Pick<Config, SettingVariable>, key: SettingKey): string {
  const definition = SETTINGS[key];
  return 'variable' in definition ? String(config[definition.variable] ?? '') : definition.default;
}

/** The site's settings: what is stored wins over the environment, which wins over the default. */
export async function loadSettings(db: Db, config: Config): Promise<Settings> {
  let values = await read(db, config);
  let site = await describeSite(db, config, values);
  return {
    site: () => site,
    value: (key) => values[key],
    async reload() {
      values = await read(db, config);
      site = await describeSite(db, config, values);
    },
  };
}

async function read(db: Db, config: Config): Promise<Record<SettingKey, string>> {
  return effective(await stored(db), config);
}

async function stored(db: Db): Promise<Map<string, string>> {
  return new Map((await listSettings(db)).map((row) => [row.key, row.value]));
}

function effective(saved: Map<string, string>, config: Config): Record<SettingKey, string> {
  const keys = Object.keys(SETTINGS) as SettingKey[];
  const values = Object.fromEntries(keys.map((key) => [key, saved.get(key) ?? fallback(config, key)])) as Record<
    SettingKey,
    string
  >;
  values.brand_name ||= `${values.owner_name} Automation`;
  return values;
}

async function describeSite(db: Db, config: Config, values: Record<SettingKey, string>): Promise<Site> {
  return {
    ownerName: values.owner_name,
    name: firstName(values.owner_name),
    brand: values.brand_name,
    email: values.owner_email,
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
    asksToConfirm: config.SMTP_URL !== undefined,
    hasPopups: await hasActivePopup(db),
  };
}

/** Every setting with its value and where that comes from, in the order of the screen. */
export async function listSettingsForCaptain(ctx: Pick<AppContext, 'db' | 'config'>): Promise<ListedSetting[]> {
  const saved = await stored(ctx.db);
  const values = effective(saved, ctx.config);
  const withoutSaved = effective(new Map(), ctx.config);
  return (Object.entries(SETTINGS) as [SettingKey, SettingDefinition][]).map(([key, definition]) => {
    const { label, category, dataType, description, canBeEmpty } = definition;
    const variable = 'variable' in definition ? definition.variable : undefined;
    const isGiven = variable !== undefined && ctx.config.given.has(variable);
    return {
      key,
      label,
      category,
      dataType,
      description,
      canBeEmpty,
      variable,
      value: values[key],
      source: saved.has(key) ? 'saved' : isGiven ? 'environment' : 'default',
      fallback: withoutSaved[key],
    };
  });
}

/** What only the environment can set; the dashboard says whether, never to what. */
const ENVIRONMENT = {
  SITE_URL: 'The address in links, feeds and mails',
  SMTP_URL: 'Where mail goes out',
  MAIL_FROM: 'Who mail comes from',
  WEBHOOK_URL: 'Where every lead is posted to as well',
  WEBHOOK_SECRET: 'Signs what is posted there',
  OPENAI_API_KEY: 'Lets the demo bot ask a model',
  OPENAI_BASE_URL: 'Which service it asks',
  OPENAI_MODEL: 'Which model it asks for',
} as const;

export function listEnvironment({ config }: Pick<AppContext, 'config'>): EnvironmentVariable[] {
  return Object.entries(ENVIRONMENT).map(([name, meaning]) => ({ name, meaning, isSet: config.given.has(name) }));
}

/** Saves values by key; an empty one takes the saved value away, where it is none itself. Every page shows them from now on. */
export async function saveSettings(
  ctx: Pick<AppContext, 'db' | 'settings' | 'publicContent'>,
  values: Partial<Record<SettingKey, string>>,
): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    for (const [key, value] of Object.entries(values) as [SettingKey, string | undefined][]) {
      if (value === undefined) continue;
      const { description, category, dataType, canBeEmpty }: SettingDefinition = SETTINGS[key];
      if (value === '' && !canBeEmpty) await deleteSetting(trx, key);
      else {
        await upsertSetting(trx, { key, value, description, category, dataType });
      }
    }
  });
  await ctx.settings.reload();
  ctx.publicContent.changed();
}

/** The key that signs form stamps and links: made at the first start, kept in the database. 32 bytes. */
export async function loadSigningKey(db: Db): Promise<Buffer> {
  const stored = await findSetting(db, SIGNING_KEY);
  if (stored) return Buffer.from(stored.value, 'base64');
  const key = randomBytes(32);
  await insertSetting(db, {
    key: SIGNING_KEY,
    value: key.toString('base64'),
    description: 'Signs form stamps and links. Never shown.',
    category: 'secret',
  });
  return key;
}
