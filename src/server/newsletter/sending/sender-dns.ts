import { Resolver } from 'node:dns/promises';
import type { AppContext } from '#server/context.ts';
import { withinMs } from '#shared/within.ts';

/** TXT records of a name, as `node:dns` returns them. */
export type ResolveTxt = (name: string) => Promise<string[][]>;

export interface SenderRecords {
  /** Null where the look-up failed, and for a reserved domain. */
  hasSpf: boolean | null;
  /** Null as `hasSpf`. */
  hasDmarc: boolean | null;
}

const TIMEOUT_MS = 2_000;
/** Names that are reserved for examples and tests (RFC 2606): nothing can be learned about them. */
const RESERVED = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost|local)$/;

export const resolveTxt: ResolveTxt = (name) => new Resolver({ timeout: TIMEOUT_MS, tries: 1 }).resolveTxt(name);

/** The domain that mails come from, in lower case; empty where the sender is no address. */
export function senderDomain({ settings }: Pick<AppContext, 'settings'>): string {
  const address = settings.mail().from?.address ?? settings.site().email;
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase();
}

/** Looks up whether the domain says who may send for it (SPF), and what to do with mail of others (DMARC). */
export async function findSenderRecords(domain: string, resolve: ResolveTxt = resolveTxt): Promise<SenderRecords> {
  if (isReservedDomain(domain)) return { hasSpf: null, hasDmarc: null };
  const [hasSpf, ...dmarc] = await Promise.all([
    hasRecord(resolve, domain, /^v=spf1(?:\s|$)/i),
    // A domain without a record of its own is covered by that of the domain above it.
    ...upwards(domain).map((name) => hasRecord(resolve, `_dmarc.${name}`, /^v=DMARC1(?:\s|;|$)/i)),
  ]);
  const hasDmarc = dmarc.includes(true) || (dmarc.includes(null) ? null : false);
  return { hasSpf, hasDmarc };
}

/** True for a domain that no mail server has, such as `example.com`. */
export function isReservedDomain(domain: string): boolean {
  return !domain.includes('.') || RESERVED.test(domain);
}

async function hasRecord(resolve: ResolveTxt, name: string, pattern: RegExp): Promise<boolean | null> {
  try {
    // A resolver may try several servers, each for its own time.
    const records = await withinMs(resolve(name), TIMEOUT_MS + 500);
    return records?.some((parts) => pattern.test(parts.join(''))) ?? null;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ENOTFOUND' || code === 'ENODATA' ? false : null;
  }
}

/** `mail.shop.example.com` → itself, `shop.example.com` and `example.com`. */
function upwards(domain: string): string[] {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}
