import { randomBytes } from 'node:crypto';
import type { Config } from '#server/config.ts';
import type { Settings } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import { findSetting, insertSetting, listSettings } from '#server/repositories/site-settings.ts';
import { firstName, type Site } from '#shared/site.ts';

/** Stored settings that override the environment, by their key in `site_settings`. */
const KEYS = {
  ownerName: 'owner_name',
  brand: 'brand_name',
  email: 'owner_email',
  demoPhone: 'demo_phone',
  x: 'link_x',
  linkedin: 'link_linkedin',
  huggingface: 'link_huggingface',
  script: 'scheduler_script_url',
  consultation: 'scheduler_consultation_url',
  strategy: 'scheduler_strategy_url',
  voiceAi: 'scheduler_voice_ai_url',
} as const;

const SIGNING_KEY = 'signing_key';

/** The site's settings: what is stored wins over the environment, which wins over the default. */
export async function loadSettings(db: Db, config: Config): Promise<Settings> {
  let site = await read(db, config);
  return {
    site: () => site,
    async reload() {
      site = await read(db, config);
    },
  };
}

async function read(db: Db, config: Config): Promise<Site> {
  const stored = new Map((await listSettings(db)).map((row) => [row.key, row.value]));
  const pick = (key: keyof typeof KEYS, fallback: string) => stored.get(KEYS[key]) || fallback;
  const ownerName = pick('ownerName', config.OWNER_NAME);
  return {
    ownerName,
    name: firstName(ownerName),
    brand: pick('brand', config.BRAND_NAME ?? `${ownerName} Automation`),
    email: pick('email', config.OWNER_EMAIL),
    url: config.siteUrl,
    demoPhone: pick('demoPhone', '(415) 555-0142'),
    links: {
      x: pick('x', 'https://x.com/'),
      linkedin: pick('linkedin', 'https://www.linkedin.com/'),
      huggingface: pick('huggingface', 'https://huggingface.co/'),
    },
    scheduler: {
      script: pick('script', config.SCHEDULER_SCRIPT_URL),
      consultation: pick('consultation', config.SCHEDULER_CONSULTATION_URL),
      strategy: pick('strategy', config.SCHEDULER_STRATEGY_URL),
      voiceAi: pick('voiceAi', config.SCHEDULER_VOICE_AI_URL),
    },
  };
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
