import { isIP } from 'node:net';
import { type Config, hasModel } from '#server/config.ts';
import { isPublicAddress } from '#server/http/public-address.ts';
import type { PlaceholderValues } from '#shared/placeholders.ts';
import { RETENTION, RETENTION_KINDS, RETENTION_OF_NEWSLETTER } from '#shared/retention.ts';
import type { SettingKey } from '#shared/settings.ts';

/** Statements of the legal pages about the configuration. */
export interface Disclosure {
  /** The conditions of `shared/conditions.ts` that hold. */
  met: ReadonlySet<string>;
  /** Hosts of services, and how long what is deleted is kept: `{service.model}`, `{keep.chats}`. */
  values: PlaceholderValues;
}

const OPENAI = 'https://api.openai.com';
const PRIVATE_NAME = /^[^.]+$|\.(?:local|localhost|internal|lan|home|home\.arpa)$/;

/** Services of other providers that the environment and the settings enable; a service on a private network is no provider's. */
export function describeConfiguration(
  config: Config,
  values: Record<SettingKey, string>,
  mailServer: string | undefined,
): Disclosure {
  const model = publicHost(config.OPENAI_BASE_URL ?? OPENAI);
  const asksModel = hasModel(config) && Number(values.chat_daily_limit) > 0 && model !== undefined;
  const isEmbedded = values.scheduler_built_in !== 'true';
  const hasNewsletter = values.newsletter_on === 'true';
  const own = new URL(config.siteUrl).hostname;
  const met = new Set([
    asksModel ? 'model' : 'noModel',
    isEmbedded ? 'embed' : 'noEmbed',
    hasNewsletter ? 'newsletter' : 'noNewsletter',
    ...(mailServer ? ['mail'] : []),
    ...(config.WEBHOOK_URL ? ['webhook'] : []),
    ...(config.CDN === 'on' ? ['cdn'] : []),
    ...(config.LITESTREAM_REPLICA_URL ? ['replica'] : []),
  ]);
  const shown: Record<string, string> = {
    'service.model': model ?? own,
    'service.scheduler': publicHost(values.scheduler_consultation_url) ?? own,
    'service.mail': (mailServer && publicHost(mailServer)) ?? own,
  };
  for (const kind of RETENTION_KINDS) {
    const { setting, unit } = RETENTION[kind];
    const count = Number(values[setting]);
    if (hasNewsletter || !RETENTION_OF_NEWSLETTER.has(kind)) met.add(count > 0 ? `${kind}End` : `${kind}Stay`);
    shown[`keep.${kind}`] = new Intl.NumberFormat(values.locale, {
      style: 'unit',
      unit,
      unitDisplay: 'long',
    }).format(count);
  }
  return { met, values: shown };
}

function publicHost(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { hostname } = new URL(address);
  if (isIP(hostname)) return isPublicAddress(hostname) ? hostname : undefined;
  return PRIVATE_NAME.test(hostname) || hostname.startsWith('[') ? undefined : hostname;
}
