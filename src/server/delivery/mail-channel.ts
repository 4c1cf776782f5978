import addressparser from 'nodemailer/lib/addressparser';
import type SMTPPool from 'nodemailer/lib/smtp-pool';
import type { AppContext } from '#server/context.ts';
import { makeMail } from './mails.ts';
import { type Mail, toMime } from './mime.ts';
import type { OutboxRow } from './queries.ts';
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
  const pool = openPool({ url: smtpUrl, maxConnections: concurrency, maxMessages: 1_000, ...TIMEOUTS });
  return {
    concurrency,
    async send(row) {
      try {
        await deliver(await pool, makeMail(row, ctx.settings.site(), from));
      } catch (error) {
        throw asSendError(error as Error & { code?: string; responseCode?: number }, row);
      }
    },
    close: () => void pool.then((opened) => opened.close()),
  };
}

/** The library's connections, without its composer; loaded only where there is a mail server. */
async function openPool(options: Partial<SMTPPool.Options>): Promise<SMTPPool> {
  const { default: Pool } = await import('nodemailer/lib/smtp-pool');
  return new Pool(options as SMTPPool.Options);
}

/**
 * Hands a finished mail to the library's connections. Its front door would take the mail apart and put it together
 * again, which more than doubles what a mail costs. Bytes in one piece stand in for a stream: a connection takes either.
 */
function deliver(pool: SMTPPool, mail: Mail): Promise<void> {
  const bytes = Buffer.from(toMime(mail));
  const message = {
    getEnvelope: () => ({ from: mail.from.address, to: [mail.to.address] }),
    getHeader: () => mail.messageId,
    messageId: () => mail.messageId,
    createReadStream: () => bytes,
  };
  return new Promise((resolve, reject) => {
    pool.send({ data: {}, message } as unknown as Parameters<SMTPPool['send']>[0], (error) =>
      error ? reject(error) : resolve(),
    );
  });
}

function asSendError(error: Error & { code?: string; responseCode?: number }, row: OutboxRow): SendError {
  const isRefused = error.code === 'EENVELOPE' && (error.responseCode ?? 0) >= 500;
  return new SendError(error.message, {
    // The owner's own mailbox is worth three days of trying; a visitor's that does not exist is not.
    isFinal: isRefused && row.audience === 'visitor',
    isServerTrouble: SERVER_TROUBLE.has(error.code ?? ''),
  });
}
