import type { AppContext, MailDraft } from '#server/context.ts';
import { SendError } from './sender.ts';
import { mailSubject } from './subject.ts';

/** A mail server that does not answer for this long counts as unreachable. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };
/** Connections that are kept open: mails sent at the same time. */
export const CONNECTIONS = 5;
/** A mail whose connection breaks is sent over another one; after that, its sender decides what becomes of it. */
const REPEATS = 1;
const MAILS_PER_CONNECTION = 1_000;
/** Answers are cut to this many characters. */
const ANSWER_MAX = 300;

/** A complete mail; sender and date are added when it is sent. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same in every attempt: mail programs show a mail that arrives twice once. */
  messageId: string;
  headers: Record<string, string>;
  replyTo?: { name: string; address: string } | undefined;
  calendar?: ReturnType<NonNullable<MailDraft['calendar']>> | undefined;
  /** The address that returned mails go to, if not the sender's. */
  returnTo?: string;
}

/** The mail server of `SMTP_URL`. */
export interface MailServer {
  /** @returns the server's answer. @throws SendError. */
  send(mail: Mail): Promise<string>;
  close(): void;
}

/** Connects and logs in, without sending. @throws the mail server's reason. */
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
 * Sends mail over `SMTP_URL`. Options in the URL's query go to nodemailer, which is loaded only where there is a mail server.
 */
export function openMailServer(ctx: Pick<AppContext, 'config' | 'settings' | 'clock'>, smtpUrl: string): MailServer {
  const opened = import('nodemailer').then(({ createTransport }) =>
    createTransport(
      {
        url: smtpUrl,
        pool: true,
        maxConnections: CONNECTIONS,
        maxMessages: MAILS_PER_CONNECTION,
        maxRequeues: REPEATS,
        ...TIMEOUTS,
      },
      { disableFileAccess: true, disableUrlAccess: true },
    ),
  );
  return {
    async send({ to, subject, replyTo, calendar, returnTo, ...mail }) {
      const { brand, email, ownerName } = ctx.settings.site();
      try {
        const { response } = await (await opened).sendMail({
          ...mail,
          from: ctx.config.MAIL_FROM ?? { name: brand, address: email },
          to: { name: '', address: to },
          replyTo: replyTo ?? { name: ownerName, address: email },
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
    close: () => void opened.then((transport) => transport.close()),
  };
}

interface SmtpError extends Error {
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
}

/** The kind of an error of nodemailer, from the step that failed and the server's answer to it. */
function classifySmtpError({ code, command, message, response, responseCode = 0 }: SmtpError): SendError {
  const answer = shortenAnswer(response || message);
  const isPermanent = responseCode >= 500;
  // 421 closes the connection, whatever it answers.
  if (responseCode === 421) return new SendError(answer, 'connection');
  if (code === 'EAUTH' || (command === 'MAIL FROM' && responseCode >= 400)) {
    return new SendError(answer, isPermanent ? 'account' : 'connection');
  }
  if (code === 'EENVELOPE' || code === 'EMESSAGE') {
    if (responseCode >= 400 && !isPermanent) return new SendError(answer, 'temporary');
    return new SendError(answer, 'refused', isPermanent ? bounceOf(answer, code === 'EENVELOPE') : null);
  }
  return new SendError(answer, 'connection');
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
  return answer.replace(/\s+/g, ' ').trim().slice(0, ANSWER_MAX);
}
