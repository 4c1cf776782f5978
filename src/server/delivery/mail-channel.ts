import type { AppContext } from '#server/context.ts';
import { CONNECTIONS, type MailServer } from './mail-server.ts';
import { writeMail } from './render-mail.ts';
import type { Sender } from './sender.ts';

/** Sends the mails of the outbox. */
export function openMailChannel(ctx: AppContext, server: MailServer): Sender {
  return {
    concurrency: CONNECTIONS,
    async send(row) {
      const { html, headers, calendar, ...mail } = writeMail(ctx, row);
      await server.send({
        ...mail,
        messageId: `<${row.uid}@${new URL(ctx.settings.site().url).hostname}>`,
        html: await html(),
        headers: { 'Auto-Submitted': 'auto-generated', ...headers, 'X-Event': row.event },
        calendar: calendar?.(),
      });
    },
    close: server.close,
  };
}
