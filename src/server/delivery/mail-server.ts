import { randomBytes } from 'node:crypto';
import type { AppContext, MailDraft } from '#server/context.ts';
import { writeMail } from './render-mail.ts';
import { cutError, SendError } from './sender.ts';

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
  const { html, subject, text } = writeMail(ctx, { audience: 'owner', event: 'test', payload: {}, recipient: to });
  const server = openMailServer(ctx);
  try {
    const messageId = `<${randomBytes(16).toString('base64url')}@${new URL(ctx.settings.site().url).hostname}>`;
    await server.send({
      to,
      subject,
      text,
      html: await html(),
      messageId,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
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
  // 421 closes the connection, whatever it answers.
  if (responseCode === 421) return new SendError(answer, 'connection', null, { cause: error });
  if (code === 'EAUTH' || (command === 'MAIL FROM' && responseCode >= 400)) {
    return new SendError(answer, isPermanent ? 'account' : 'connection', null, { cause: error });
  }
  if (code === 'EENVELOPE' || code === 'EMESSAGE') {
    if (responseCode >= 400 && !isPermanent) return new SendError(answer, 'temporary', null, { cause: error });
    return new SendError(answer, 'refused', isPermanent ? bounceOf(answer, code === 'EENVELOPE') : null, {
      cause: error,
    });
  }
  return new SendError(answer, 'connection', null, { cause: error });
}

/** Step of sending that failed, for a person: no sentence has a full stop. */
interface Explanation {
  text: string;
  fix: string;
}

/**
 * Says in plain words why a mail could not be sent, and what to do.
 *
 * @param error as `sendTestMail` or `tryMailServer` throws it.
 * @param url of the mail server.
 */
export function explainFailure(error: Error, url: string): Explanation {
  const thrown = (error instanceof SendError ? (error.cause ?? error) : error) as SmtpError;
  const { code = '', command = '', message, response } = thrown;
  const { kind } = classifySmtpError(thrown);
  const { hostname: host, port } = new URL(url);
  const at = `${host}${port && `, port ${port}`}`;
  const answer = shortenAnswer(response || message).replace(/\.$/, '');
  const matches = (pattern: RegExp) => pattern.test(`${code} ${message}`);
  const ports = 'Port 465 goes with TLS, port 587 with STARTTLS';
  if (matches(/EDNS|ENOTFOUND|EAI_AGAIN|ENODATA/)) {
    return {
      text: `No server has the name ${host}`,
      fix: 'Check the name for typing mistakes; your mail provider says what it is',
    };
  }
  if (matches(/ECONNREFUSED/)) {
    return { text: `${at} refuses connections`, fix: `Check the port. ${ports}` };
  }
  if (matches(/certificate|altnames|CERT_/i)) {
    return {
      text: `The certificate of ${host} is not valid: ${answer}`,
      fix: 'Use the exact name of the server that your mail provider gives',
    };
  }
  if (matches(/ETLS|EREQUIRETLS|wrong version|\bSSL\b|\bTLS\b|STARTTLS/)) {
    return {
      text: `${at} and this site do not agree on encryption`,
      fix: `Choose the other kind of security. ${ports}`,
    };
  }
  if (matches(/ETIMEDOUT|EHOSTUNREACH|ENETUNREACH/)) {
    const fix = `Check name, port and security. ${ports}. Some hosting companies block these ports: ask yours, or try port 2525`;
    return { text: `${at} does not answer`, fix };
  }
  if (matches(/EAUTH|ENOAUTH/)) {
    const fix = 'Type user and password again. Some providers want an app password instead of the one you log in with';
    return { text: `${host} refuses user or password: ${answer}`, fix };
  }
  if (kind === 'account' || command === 'MAIL FROM') {
    return {
      text: `${host} refuses the sender: ${answer}`,
      fix: 'Give an address as the sender that belongs to this mail account',
    };
  }
  if (code === 'EENVELOPE') {
    const fix =
      'Check the address in My account. If the answer is about relaying, the server wants a user and a password';
    return { text: `${host} accepts the login, but no mail to you: ${answer}`, fix };
  }
  if (code === 'EMESSAGE') {
    return { text: `${host} refuses the mail itself: ${answer}`, fix: 'Ask your mail provider why, with this answer' };
  }
  return {
    text: `${at} ended the connection: ${answer}`,
    fix: `Try again in some minutes. If it stays so, check port and security. ${ports}`,
  };
}

/**
 * Whether a permanent refusal means that the address is bad. Its enhanced code (RFC 3463) tells: 5.1 is the address, 5.2 the mailbox;
 * the others are about the content, the policy or the server. Without one, a refused recipient is a bad address.
 */
function bounceOf(answer: string, isRecipientRefused: boolean): SendError['bounce'] {
  const [, subject, detail] = /\b5\.(\d{1,3})\.(\d{1,3})\b/.exec(answer) ?? [];
  if (subject === undefined) return isRecipientRefused ? 'hard' : null;
  if (subject === '1') return 'hard';
  if (subject === '2') return detail === '2' ? 'soft' : 'hard';
  return subject === '0' && isRecipientRefused ? 'hard' : null;
}

function shortenAnswer(answer: string): string {
  return cutError(answer.replace(/\s+/g, ' ').trim());
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
