import type { AppContext } from '#server/context.ts';
import { decodePart } from '#shared/links.ts';

/** Where the mail server returns what it cannot deliver: the mailbox of `BOUNCE_IMAP_URL` when its user is an address, else the sender. */
export function bounceAddress({ config, settings }: Pick<AppContext, 'config' | 'settings'>): string {
  const user = config.BOUNCE_IMAP_URL && decodePart(new URL(config.BOUNCE_IMAP_URL).username);
  if (user?.includes('@')) return user;
  return settings.mail().from?.address ?? settings.site().email;
}
