import type { AppContext } from '#server/context.ts';
import { leaveNewsletter } from '#server/newsletter/newsletter.ts';
import { AppError } from '#shared/errors.ts';
import { decodePart } from '#shared/links.ts';
import { recordBounce } from './bounces.ts';
import { readBounce } from './report.ts';
import { saveBounceMailboxError } from './state.ts';

const READ_EVERY_SECONDS = 180;
/** The head of a mail is enough: reports come before the original mail's text. */
const SOURCE_MAX_BYTES = 256 * 1024;
/** Mails read in one visit; the others wait for the next one. */
const MAILS_MAX = 500;
const TIMEOUT_MS = 30_000;

/** A mailbox as far as bounces need it. */
export interface Mailbox {
  /** Ids of the mails that were not read yet, oldest first. */
  listUnseen(): Promise<number[]>;
  read(id: number): Promise<Uint8Array | undefined>;
  markSeen(id: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * Handles every unread mail of a mailbox: bounces and complaints, and requests to unsubscribe by mail. Other mails are marked as read
 * too. A mail is marked after it was handled: a crash handles it again, which changes nothing.
 */
export async function readMailbox(ctx: AppContext, mailbox: Mailbox): Promise<number> {
  const ids = (await mailbox.listUnseen()).slice(0, MAILS_MAX);
  for (const id of ids) {
    const source = await mailbox.read(id);
    if (source) await handleMail(ctx, source);
    await mailbox.markSeen(id);
  }
  return ids.length;
}

async function handleMail(ctx: AppContext, source: Uint8Array): Promise<void> {
  const reports = await readBounce(source).catch((error) => {
    ctx.log.info({ reason: String(error) }, 'a mail in the mailbox of bounces could not be read');
    return [];
  });
  for (const report of reports) await recordBounce(ctx, report);
  const head = new TextDecoder().decode(source.subarray(0, 16_384)).split(/\r?\n\r?\n/, 1)[0] ?? '';
  const token = /^subject:\s*unsubscribe\s+([\w.-]+)\s*$/im.exec(head.replace(/\r?\n[ \t]+/g, ''))?.[1];
  if (token === undefined) return;
  await leaveNewsletter(ctx, token).catch((error) => {
    if (!(error instanceof AppError)) throw error;
    ctx.log.info({ reason: error.message }, 'a mail asked to unsubscribe with a wrong token');
  });
}

/** Reads `BOUNCE_IMAP_URL` every few minutes. */
export function startBounceMailbox(ctx: AppContext): void {
  const url = ctx.config.BOUNCE_IMAP_URL;
  if (!url) return;
  const run = () => openAndReadMailbox(ctx, () => openImap(url));
  ctx.jobs.add({ name: 'Read bounced mail', everySeconds: READ_EVERY_SECONDS, run });
}

/** Reads the mailbox once; a failure is logged and shown on the overview. */
export async function openAndReadMailbox(ctx: AppContext, open: () => Promise<Mailbox>): Promise<void> {
  let error = '';
  try {
    const mailbox = await open();
    try {
      await readMailbox(ctx, mailbox);
    } finally {
      await mailbox.close();
    }
  } catch (reason) {
    error = describeFailure(reason as ImapError);
    ctx.log.warn({ err: reason }, 'the mailbox of bounces could not be read');
  }
  await saveBounceMailboxError(ctx, error);
}

/** An error with the fields that imapflow adds; its message is `Command failed` whatever the server answered. */
interface ImapError extends Error {
  authenticationFailed?: boolean;
  responseText?: string;
}

function describeFailure({ authenticationFailed, responseText, message }: ImapError): string {
  // Some servers append the time that a command took.
  const answer = responseText?.replace(/ \([\d.]+ \+ [\d.]+ .*\)/, '').replace(/\.$/, '');
  if (authenticationFailed) return `the login was refused (${answer || 'no reason given'})`;
  return answer || message || 'unknown error';
}

/** Opens the mailbox of `BOUNCE_IMAP_URL`. */
export async function openImap(address: string): Promise<Mailbox> {
  const { ImapFlow } = await import('imapflow');
  const { protocol, hostname, port, username, password, pathname } = new URL(address);
  const secure = protocol === 'imaps:';
  const client = new ImapFlow({
    host: hostname,
    port: Number(port) || (secure ? 993 : 143),
    secure,
    auth: { user: decodePart(username), pass: decodePart(password) },
    logger: false,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  // A connection that breaks makes the next call fail; without a listener it would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.mailboxOpen(decodePart(pathname.slice(1)) || 'INBOX');
  } catch (error) {
    client.close();
    throw error;
  }
  return {
    async listUnseen() {
      return (await client.search({ seen: false }, { uid: true })) || [];
    },
    async read(uid) {
      const mail = await client.fetchOne(String(uid), { source: { maxLength: SOURCE_MAX_BYTES } }, { uid: true });
      return mail ? mail.source : undefined;
    },
    async markSeen(uid) {
      await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true });
    },
    close: () => client.logout().catch(() => client.close()),
  };
}
