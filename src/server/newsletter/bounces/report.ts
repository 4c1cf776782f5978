import type { BounceKind } from '#shared/sending.schema.ts';

/** Report of a returned mail or a complaint about one of our mails. */
export interface BounceReport {
  kind: BounceKind;
  /** Headers of our mail that name it, if they are genuine: `<TOKEN@host>` or the token alone. */
  tokens: string[];
  reason: string;
}

/** Holds the signed token of a mail too: some mail services replace the `Message-ID`. In lower case. */
export const MAIL_TOKEN_HEADER = 'x-mail-token';
/** Answers to be stored are cut to this many characters. */
const REASON_MAX = 300;

/**
 * Reads a delivery status notification (RFC 3464) or an abuse report (RFC 5965). Anybody can write one, so no address in it counts: only
 * what it returns of our mail's headers.
 *
 * @returns nothing for any other mail, for a delay that is only announced, and for a mail that was delivered.
 */
export async function readBounce(source: string | Uint8Array): Promise<BounceReport[]> {
  const { default: PostalMime } = await import('postal-mime');
  // The original mail is only looked at for its headers.
  const mail = await PostalMime.parse(source, { forceRfc822Attachments: true, attachmentEncoding: 'utf8' });
  const part = (...types: string[]) => {
    const found = mail.attachments.find(({ mimeType }) => types.includes(mimeType.toLowerCase()));
    return found === undefined ? undefined : textOfPart(found.content);
  };
  const original = part('message/rfc822', 'text/rfc822-headers', 'message/global', 'message/global-headers') ?? '';
  const [headers = ''] = original.trimStart().split(/\r?\n[ \t]*\r?\n/, 1);
  const tokens = ['message-id', MAIL_TOKEN_HEADER].flatMap((name) => headerOf(headers, name) ?? []);
  const complaint = part('message/feedback-report');
  if (complaint !== undefined) return readComplaint(complaint, tokens);
  const status = part('message/delivery-status', 'message/global-delivery-status');
  return status === undefined ? [] : readStatus(status, tokens);
}

function readComplaint(report: string, tokens: string[]): BounceReport[] {
  const type = headerOf(report, 'feedback-type')?.toLowerCase() ?? 'abuse';
  return type === 'not-spam' ? [] : [{ kind: 'complaint', tokens, reason: `Reported as spam (${type})` }];
}

/** The first group is about the mail, each further one about a recipient. */
function readStatus(status: string, tokens: string[]): BounceReport[] {
  const groups = status.split(/\r?\n[ \t]*\r?\n/).filter((group) => group.trim());
  return groups.flatMap((group) => {
    const recipient = headerOf(group, 'original-recipient') ?? headerOf(group, 'final-recipient');
    const action = headerOf(group, 'action')?.toLowerCase() ?? 'failed';
    if (recipient === undefined || action !== 'failed') return [];
    const code = headerOf(group, 'status') ?? '';
    const diagnostic = headerOf(group, 'diagnostic-code')?.replace(/^\s*[\w-]+\s*;\s*/, '') ?? '';
    const reason = [code, diagnostic].filter(Boolean).join(' ').slice(0, REASON_MAX) || 'Returned by the mail server';
    return [{ kind: kindOf(code, diagnostic), tokens, reason }];
  });
}

/** By the status code, or by the one in the text of the mail server. A full mailbox, policy and content say nothing lasting about an address. */
function kindOf(status: string, diagnostic: string): BounceKind {
  const code = /\b([245])\.(\d{1,3})\.(\d{1,3})\b/.exec(`${status} ${diagnostic}`);
  const [, kind, subject, detail] = code ?? [];
  // 5.0.0 says no more than the answer of the mail server, which is then all there is to go by.
  if (subject === undefined || (subject === '0' && /\b[245]\d\d\b/.test(diagnostic))) {
    return /\b55[013]\b/.test(diagnostic) ? 'hard' : 'soft';
  }
  const isAddress = subject === '0' || subject === '1' || (subject === '2' && detail !== '2');
  return kind === '5' && isAddress ? 'hard' : 'soft';
}

/** Value of a header, folded lines joined. */
function headerOf(text: string, name: string): string | undefined {
  const lines = text.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const found = lines.find((line) => line.toLowerCase().startsWith(`${name}:`));
  return found?.slice(name.length + 1).trim();
}

function textOfPart(content: string | ArrayBuffer | Uint8Array): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}
