import type { AppContext } from '#server/context.ts';
import { writeMail } from './render-mail.ts';
import { SendError, type Sender } from './sender.ts';
import { mailSubject } from './subject.ts';

/** A mail server that does not answer for this long counts as unreachable. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 };
/** Errors of the server or the connection: the next message would fail too. */
const SERVER_ERRORS = new Set(['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'EAUTH', 'ETLS', 'EPROTOCOL']);

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
 * Sends mail over `SMTP_URL`, a few connections kept open. Options in the URL's query go to nodemailer, which is loaded only
 * where there is a mail server.
 */
export function openMailChannel(ctx: AppContext, smtpUrl: string): Sender {
  const concurrency = 5;
  const opened = import('nodemailer').then(({ createTransport }) =>
    createTransport(
      { url: smtpUrl, pool: true, maxConnections: concurrency, maxMessages: 1_000, ...TIMEOUTS },
      { disableFileAccess: true, disableUrlAccess: true },
    ),
  );
  return {
    concurrency,
    async send(row) {
      const { to, subject, text, html, replyTo, headers, calendar } = writeMail(ctx, row);
      const { brand, email, ownerName, url } = ctx.settings.site();
      try {
        await (await opened).sendMail({
          from: ctx.config.MAIL_FROM ?? { name: brand, address: email },
          to: { name: '', address: to },
          replyTo: replyTo ?? { name: ownerName, address: email },
          subject: mailSubject(subject),
          // The same in every attempt: mail programs show a mail that arrives twice once.
          messageId: `<${row.uid}@${new URL(url).hostname}>`,
          date: new Date(ctx.clock.now() * 1000),
          text,
          html: await html(),
          headers: { ...headers, 'Auto-Submitted': 'auto-generated', 'X-Event': row.event },
          icalEvent: calendar?.(),
        });
      } catch (error) {
        const { code = '', responseCode = 0, message } = error as Error & { code?: string; responseCode?: number };
        throw new SendError(message, {
          isRefused: code === 'EENVELOPE' && responseCode >= 500,
          isServerError: SERVER_ERRORS.has(code),
        });
      }
    },
    close: () => void opened.then((transport) => transport.close()),
  };
}
