import { createTransport } from 'nodemailer';
import addressparser from 'nodemailer/lib/addressparser';
import type { AppContext } from '#server/context.ts';
import type { OutboxRow } from '#server/repositories/outbox.ts';
import { makeMail } from './mails.ts';
import { toMime } from './mime.ts';
import type { Sender } from './sender.ts';
import { SendError } from './sender.ts';

/** A mail server that says nothing for this long counts as gone. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 };
/** Trouble with the server itself: there is no point in trying the next message at once. */
const SERVER_TROUBLE = new Set(['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'EAUTH', 'ETLS', 'EPROTOCOL']);

/** Sends mail over `SMTP_URL`, a few connections kept open. Options in the address's query go to the mail library. */
export function openMailChannel(ctx: AppContext, smtpUrl: string): Sender {
  const concurrency = 5;
  const [from] = ctx.config.MAIL_FROM ? addressparser(ctx.config.MAIL_FROM, { flatten: true }) : [];
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: concurrency,
    maxMessages: 1_000,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...TIMEOUTS,
  });
  return {
    concurrency,
    perSecond: 190,
    async send(row) {
      try {
        const mail = makeMail(row, ctx.settings.site(), from);
        await transport.sendMail({
          envelope: { from: mail.from.address, to: mail.to.address },
          raw: toMime(mail),
        });
      } catch (error) {
        throw asSendError(error as Error & { code?: string; responseCode?: number }, row);
      }
    },
    close: () => transport.close(),
  };
}

function asSendError(error: Error & { code?: string; responseCode?: number }, row: OutboxRow): SendError {
  const isRefused = error.code === 'EENVELOPE' && (error.responseCode ?? 0) >= 500;
  return new SendError(error.message, {
    // The owner's own mailbox is worth three days of trying; a visitor's that does not exist is not.
    isFinal: isRefused && row.audience === 'visitor',
    isServerTrouble: SERVER_TROUBLE.has(error.code ?? ''),
  });
}
