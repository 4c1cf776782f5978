import { type Context, Hono } from 'hono';
import type { AppContext } from '#server/context.ts';
import { readBytes } from '#server/http/body.ts';
import { answerError } from '#server/http/errors.ts';
import { messageText } from '#server/http/messages.ts';
import { noStore } from '#server/http/request-log.ts';
import { leaveNewsletter } from '#server/newsletter/newsletter.ts';
import { AppError, VisitorError } from '#shared/errors.ts';

/** A mail program's request to unsubscribe is much smaller. */
const BODY_MAX_BYTES = 4_096;

/**
 * Unsubscribing with one click (RFC 8058). Mail programs send this form, and so does the button of the page without JavaScript, which
 * gets the page back by `openPage`. Any other body is refused without effect.
 */
export function oneClickApi(ctx: AppContext, openPage: (c: Context) => Response | Promise<Response>) {
  return new Hono()
    .onError(answerError(ctx))
    .use(noStore)
    .post('/newsletter/unsubscribe/:token', async (c) => {
      const fields = [...(await readForm(c)).entries()];
      const [name, value] = fields[0] ?? [];
      if (fields.length !== 1 || name !== 'List-Unsubscribe' || value !== 'One-Click') {
        throw new VisitorError('bad_request', 'oneClickOnly');
      }
      await leaveNewsletter(ctx, c.req.param('token'));
      const isBrowser = c.req.header('accept')?.includes('text/html');
      return isBrowser ? openPage(c) : c.json({ message: messageText(ctx, 'unsubscribed') });
    });
}

/** The fields of a form in either encoding; none when it is no form. */
async function readForm(c: Context): Promise<FormData> {
  const headers = { 'Content-Type': c.req.header('content-type') ?? '' };
  try {
    return await new Response(Buffer.from(await readBytes(c, BODY_MAX_BYTES)), { headers }).formData();
  } catch (error) {
    if (error instanceof AppError) throw error;
    return new FormData();
  }
}
