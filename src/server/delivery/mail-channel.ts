import type { AppContext } from '#server/context.ts';
import { CONNECTIONS, type MailServer } from './mail-server.ts';
import { makeMail } from './render-mail.ts';
import type { Sender } from './sender.ts';

/** Sends the mails of the outbox. */
export function openMailChannel(ctx: AppContext, server: MailServer): Sender {
  return {
    concurrency: CONNECTIONS,
    async send(row) {
      await server.send(await makeMail(ctx, row));
    },
    close: server.close,
  };
}
