import { randomUUID } from 'node:crypto';
import type { AppContext, MailDraft } from '#server/context.ts';
import { oneLine } from '#shared/one-line.ts';
import type { BounceKind } from '#shared/sending.schema.ts';
import { makeMail } from './render-mail.ts';
import { cutError, SendError, type SendFailure } from './sender.ts';

/** A mail server that does not answer for this long counts as unreachable. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };
/** Connections that are kept open: mails sent at the same time. */
export const CONNECTIONS = 5;
/** A mail whose connection breaks is sent over another one; after that, its sender decides what becomes of it. */
const REPEATS = 1;
const MAILS_PER_CONNECTION = 1_000;

/** A complete mail; sender and date are added when it is sent. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Equal in every attempt: mail programs show a mail that arrives twice only once. */
  messageId: string;
  headers: Record<string, string>;
  replyTo?: { name: string; address: string } | undefined;
  calendar?: ReturnType<NonNullable<MailDraft['calendar']>> | undefined;
  /** The address that returned mails go to, if not the sender's. */
  returnTo?: string;
}

/** The mail server that is set up. */
export interface MailServer {
  /** @returns the server's answer. @throws SendError. */
  send(mail: Mail): Promise<string>;
  close(): void;
}

/** Connects and logs in, without sending. @throws the mail server's reason, for `explainFailure`. */
export async function tryMailServer(smtpUrl: string): Promise<void> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url: smtpUrl, ...TIMEOUTS });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/**
 * Sends mail over the server that is set up at that moment. Options in the query of its URL go to nodemailer, which is loaded only where
 * there is a mail server.
 */
export function openMailServer(ctx: Pick<AppContext, 'settings' | 'clock'>): MailServer {
  let opened: { url: string; transport: ReturnType<typeof openPool> } | undefined;

  function transportNow() {
    const { url } = ctx.settings.mail();
    if (url === undefined) throw new SendError('No mail server is set up', 'connection');
    if (opened?.url !== url) {
      close();
      opened = { url, transport: openPool(url) };
    }
    return opened.transport;
  }

  function close(): void {
    void opened?.transport.then((transport) => transport.close());
    opened = undefined;
  }

  return {
    async send({ to, subject, replyTo, calendar, returnTo, ...mail }) {
      const { brand, email, ownerName } = ctx.settings.site();
      const setup = ctx.settings.mail();
      const transport = await transportNow();
      try {
        const { response } = await transport.sendMail({
          ...mail,
          from: { name: setup.from?.name || brand, address: setup.from?.address || email },
          to: { name: '', address: to },
          replyTo: replyTo ?? { name: ownerName, address: setup.replyTo ?? email },
          subject: mailSubject(subject),
          date: new Date(ctx.clock.now() * 1000),
          ...(returnTo !== undefined && { envelope: { from: returnTo, to } }),
          icalEvent: calendar,
        });
        return shortenAnswer(response);
      } catch (error) {
        throw classifySmtpError(error as SmtpError);
      }
    },
    close,
  };
}

async function openPool(url: string) {
  const { createTransport } = await import('nodemailer');
  const limits = { maxConnections: CONNECTIONS, maxMessages: MAILS_PER_CONNECTION, maxRequeues: REPEATS };
  return createTransport(
    { url, pool: true, ...limits, ...TIMEOUTS },
    { disableFileAccess: true, disableUrlAccess: true },
  );
}

/** Sends a test at once, past the outbox. @throws the reason, for `explainFailure`. */
export async function sendTestMail(
  ctx: Pick<AppContext, 'settings' | 'clock' | 'content' | 'meetingTypes' | 'mails'>,
  to: string,
): Promise<void> {
  const test = { uid: randomUUID(), audience: 'owner', event: 'test', payload: {}, recipient: to } as const;
  const server = openMailServer(ctx);
  try {
    await server.send(await makeMail(ctx, test));
  } finally {
    server.close();
  }
}

interface SmtpError extends Error {
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
}

/** The kind of an error of nodemailer, from the step that failed and the server's answer to it. */
function classifySmtpError(error: SmtpError): SendError {
  const { code, command, message, response, responseCode = 0 } = error;
  const answer = shortenAnswer(response || message);
  const isPermanent = responseCode >= 500;
  const failure = (kind: SendFailure, bounce: BounceKind | null = null) =>
    new SendError(answer, kind, bounce, { cause: error });
  // 421 closes the connection, whatever it answers.
  if (responseCode === 421) return failure('connection');
  const isSenderRefused = code === 'EAUTH' || (command === 'MAIL FROM' && responseCode >= 400);
  if (isSenderRefused) return failure(isPermanent ? 'account' : 'connection');
  const isMailRefused = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (!isMailRefused) return failure('connection');
  if (responseCode >= 400 && !isPermanent) return failure('temporary');
  return failure('refused', isPermanent ? bounceOf(answer, code === 'EENVELOPE') : null);
}

/**
 * Says in plain words why a mail could not be sent, and what to do.
 *
 * @param error as `sendTestMail` or `tryMailServer` throws it.
 * @param url of the mail server.
 * @returns sentences without a full stop.
 */
export function explainFailure(error: Error, url: string): { text: string; fix: string } {
  const thrown = (error instanceof SendError ? (error.cause ?? error) : error) as SmtpError;
  const { code = '', command = '', message, response } = thrown;
  const { kind } = classifySmtpError(thrown);
  const { hostname: host, port } = new URL(url);
  const at = `${host}${port && `, port ${port}`}`;
  const answer = shortenAnswer(response || message).replace(/\.$/, '');
  const matches = (pattern: RegExp) => pattern.test(`${code} ${message}`);
  const ports = 'Port 465 goes with TLS, port 587 with STARTTLS';
  const explanations: [isReason: boolean, text: string, fix: string][] = [
    [
      matches(/EDNS|ENOTFOUND|EAI_AGAIN|ENODATA/),
      `No server has the name ${host}`,
      'Check the name for typing mistakes; your mail provider says what it is',
    ],
    [matches(/ECONNREFUSED/), `${at} refuses connections`, `Check the port. ${ports}`],
    [
      matches(/certificate|altnames|CERT_/i),
      `The certificate of ${host} is not valid: ${answer}`,
      'Use the exact name of the server that your mail provider gives',
    ],
    [
      matches(/ETLS|EREQUIRETLS|wrong version|\bSSL\b|\bTLS\b|STARTTLS/),
      `${at} and this site do not agree on encryption`,
      `Choose the other kind of security. ${ports}`,
    ],
    [
      matches(/ETIMEDOUT|EHOSTUNREACH|ENETUNREACH/),
      `${at} does not answer`,
      `Check name, port and security. ${ports}. Some hosting companies block these ports: ask yours, or try port 2525`,
    ],
    [
      matches(/EAUTH|ENOAUTH/),
      `${host} refuses user or password: ${answer}`,
      'Type user and password again. Some providers want an app password instead of the one you log in with',
    ],
    [
      kind === 'account' || command === 'MAIL FROM',
      `${host} refuses the sender: ${answer}`,
      'Give an address as the sender that belongs to this mail account',
    ],
    [
      code === 'EENVELOPE',
      `${host} accepts the login, but no mail to you: ${answer}`,
      'Check the address in My account. If the answer is about relaying, the server wants a user and a password',
    ],
    [code === 'EMESSAGE', `${host} refuses the mail itself: ${answer}`, 'Ask your mail provider why, with this answer'],
  ];
  const [
    ,
    text = `${at} ended the connection: ${answer}`,
    fix = `Try again in some minutes. If it stays so, check port and security. ${ports}`,
  ] = explanations.find(([isReason]) => isReason) ?? [];
  return { text, fix };
}

/**
 * Whether a permanent refusal means that the address is bad. Its enhanced code (RFC 3463) tells: 5.1 is the address, 5.2 the mailbox;
 * the others are about the content, the policy or the server. Without one, a refused recipient is a bad address.
 */
function bounceOf(answer: string, isRecipientRefused: boolean): BounceKind | null {
  const [, subject, detail] = /\b5\.(\d{1,3})\.(\d{1,3})\b/.exec(answer) ?? [];
  if (subject === undefined) return isRecipientRefused ? 'hard' : null;
  if (subject === '1') return 'hard';
  if (subject === '2') return detail === '2' ? 'soft' : 'hard';
  return subject === '0' && isRecipientRefused ? 'hard' : null;
}

function shortenAnswer(answer: string): string {
  return cutError(oneLine(answer));
}

/** Bytes in one encoded word: in base64 and with what is around them at most 75 characters (RFC 2047). */
const WORD_BYTES = 45;

/**
 * A subject for nodemailer, which sends a text that looks like an encoded word (`=?utf-8?q?…?=`) as it is: mail programs would show what
 * it decodes to. Such a subject is encoded here; nodemailer encodes all others itself.
 */
function mailSubject(text: string): string {
  if (!text.includes('=?')) return text;
  const words = [''];
  for (const character of text) {
    const word = words.length - 1;
    if (Buffer.byteLength(words[word] + character) > WORD_BYTES) words.push(character);
    else words[word] += character;
  }
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join(' ');
}
