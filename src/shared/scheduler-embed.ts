/** The provider's booking pages that the site may embed, by their key in `Site.scheduler`. */
export const SCHEDULER_PAGES = ['consultation', 'strategy', 'voiceAi'] as const;
export type SchedulerPage = (typeof SCHEDULER_PAGES)[number];

/** Permissions of the document with the provider's script. Without `allow-same-origin` its origin is opaque. */
export const EMBED_SANDBOX = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';

/**
 * Messages of the embed document to the page around it: the provider's script has loaded, it has not, or it wants to show the
 * calendar at `url`. The provider's script can post the same, so the page must check every message.
 */
export type EmbedMessage = { type: 'loaded' } | { type: 'failed' } | { type: 'calendar'; url: string };

/**
 * Checks the data of a message from the embed document.
 *
 * @param page address of the booking page that was asked for, http(s): a calendar of another origin is refused.
 * @returns undefined for all that is not an `EmbedMessage`.
 */
export function parseEmbedMessage(data: unknown, page: string): EmbedMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, url } = data as Record<string, unknown>;
  if (type === 'loaded' || type === 'failed') return { type };
  const isCalendar = type === 'calendar' && typeof url === 'string' && url.startsWith(`${new URL(page).origin}/`);
  return isCalendar ? { type, url } : undefined;
}
