import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import * as z from 'zod';
import type { AppContext } from '#server/context.ts';
import { parseInput } from '#server/http/body.ts';
import { embedHeaders, schedulerOrigins } from '#server/http/security-headers.ts';
import { VisitorError } from '#shared/errors.ts';
import { says } from '#shared/messages.ts';
import { SCHEDULER_PAGES } from '#shared/scheduler-embed.ts';

const EmbedQuery = z.object({ page: z.enum(SCHEDULER_PAGES, says('oneOf')) });
const STYLE = 'html,body,.calendly-inline-widget{height:100%;margin:0}';

/**
 * The document that runs the provider's script, for the frame on the booking pages: `?page=` names one of the configured
 * booking pages. Its origin is opaque, so the script can use no cookie, storage or API of the site.
 *
 * @param script `src/app/scheduler-embed.client.ts` as it was built.
 */
export function schedulerEmbedApi(ctx: AppContext, script: string) {
  return new Hono().get('/', (c) => {
    const { page } = parseInput(EmbedQuery, c.req.query());
    const { brand, language, scheduler } = ctx.settings.site();
    const origins = schedulerOrigins(scheduler);
    if (!origins) throw new VisitorError('not_found', 'nothingHere');
    const headers = embedHeaders(ctx.config, origins, { script, style: STYLE });
    return c.html(
      html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${brand}</title><style>${raw(STYLE)}</style></head>
<body><div class="calendly-inline-widget" data-url="${scheduler[page]}" data-script="${scheduler.script}"></div>
<script type="module">${raw(script)}</script></body>
</html>`,
      200,
      { ...headers, 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' },
    );
  });
}
