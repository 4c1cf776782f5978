import type { AppContext } from '#server/context.ts';
import { mailSubject } from '#server/delivery/delivery.ts';
import type { BounceKind } from '#shared/sending.schema.ts';

/** One mail of an issue, complete. */
export interface BulkMail {
  to: string;
  subject: string;
  html: string;
  text: string;
  messageId: string;
  headers: Record<string, string>;
}

/**
 * What came of handing a mail to the mail server. `refused` is final for this recipient, and a `bounce` says that its address is bad;
 * `later` may work in some minutes; `broken` is about the server, whoever the recipient: `isRefusal` when it does not want our mail.
 */
export type BulkOutcome =
  | { kind: 'sent'; response: string }
  | { kind: 'refused'; response: string; bounce: BounceKind | null }
  | { kind: 'later'; response: string }
  | { kind: 'broken'; response: string; isRefusal: boolean };

export interface BulkChannel {
  send(mail: BulkMail): Promise<BulkOutcome>;
  close(): void;
}

/** A mail server that does not answer for this long counts as unreachable. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };
/** Answers are cut to this many characters. */
const RESPONSE_MAX = 300;

/**
 * One connection to `SMTP_URL` for issues of the newsletter, apart from those of the outbox, so that a lead never waits behind them. One
 * mail at a time: the server's answer to it is stored before the next one is sent.
 */
export function openBulkChannel(ctx: AppContext, smtpUrl: string): BulkChannel {
  const opened = import('nodemailer').then(({ createTransport }) =>
    createTransport(
      // Nodemailer repeats nothing by itself: whoever may be sent to again is decided by what is stored.
      { url: smtpUrl, pool: true, maxConnections: 1, maxMessages: 1_000, maxRequeues: 0, ...TIMEOUTS },
      { disableFileAccess: true, disableUrlAccess: true },
    ),
  );
  return {
    async send({ to, subject, ...mail }) {
      const { brand, email, ownerName } = ctx.settings.site();
      const from = ctx.config.MAIL_FROM ?? { name: brand, address: email };
      try {
        const { response } = await (await opened).sendMail({
          ...mail,
          subject: mailSubject(subject),
          from,
          to: { name: '', address: to },
          replyTo: { name: ownerName, address: email },
          envelope: { from: bounceAddress(ctx), to },
          date: new Date(ctx.clock.now() * 1000),
        });
        return { kind: 'sent', response: cut(response) };
      } catch (error) {
        return classifySmtpError(error as SmtpError);
      }
    },
    close: () => void opened.then((transport) => transport.close()),
  };
}

/** Where the mail server returns what it cannot deliver: the mailbox of `BOUNCE_IMAP_URL` when its user is an address, else the sender. */
export function bounceAddress({ config, settings }: Pick<AppContext, 'config' | 'settings'>): string {
  const user = config.BOUNCE_IMAP_URL && decodeURIComponent(new URL(config.BOUNCE_IMAP_URL).username);
  if (user?.includes('@')) return user;
  return senderAddress(config.MAIL_FROM) ?? settings.site().email;
}

/** The address in `MAIL_FROM`. */
export function senderAddress(mailFrom: string | undefined): string | undefined {
  return mailFrom && (/<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom);
}

interface SmtpError extends Error {
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
}

/** What an error of nodemailer says about the recipient or about the server. */
function classifySmtpError({ code, command, message, response, responseCode = 0 }: SmtpError): BulkOutcome {
  const text = cut(response || message);
  if (responseCode === 421) return { kind: 'broken', response: text, isRefusal: false };
  if (code === 'EAUTH') return { kind: 'broken', response: text, isRefusal: responseCode >= 500 };
  if (command === 'MAIL FROM' && responseCode >= 400) {
    return { kind: 'broken', response: text, isRefusal: responseCode >= 500 };
  }
  if (code === 'EENVELOPE' || code === 'EMESSAGE') {
    if (responseCode >= 400 && responseCode < 500) return { kind: 'later', response: text };
    return {
      kind: 'refused',
      response: text,
      bounce: responseCode >= 500 ? bounceOf(text, code === 'EENVELOPE') : null,
    };
  }
  return { kind: 'broken', response: text, isRefusal: false };
}

/**
 * Whether a permanent refusal means that the address is bad. Its enhanced code (RFC 3463) tells: 5.1 is the address, 5.2 the mailbox;
 * the others are about the content, the policy or the server. Without one, a refused recipient is a bad address.
 */
function bounceOf(response: string, isRecipientRefused: boolean): BounceKind | null {
  const [, subject, detail] = /\b5\.(\d{1,3})\.(\d{1,3})\b/.exec(response) ?? [];
  if (subject === undefined) return isRecipientRefused ? 'hard' : null;
  if (subject === '1') return 'hard';
  if (subject === '2') return detail === '2' ? 'soft' : 'hard';
  return subject === '0' && isRecipientRefused ? 'hard' : null;
}

function cut(response: string): string {
  return response.replace(/\s+/g, ' ').trim().slice(0, RESPONSE_MAX);
}
