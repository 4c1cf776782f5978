import { type Context, Hono } from 'hono';
import { purgeTags } from '#server/cdn/cdn.ts';
import { viewWithDraft } from '#server/content/content.ts';
import type { AppContext } from '#server/context.ts';
import { nonPageHeaders } from '#server/http/security-headers.ts';
import { etagOf, isFresh } from '#server/http/send-bytes.ts';
import { findIcon, ICON_FILES } from './icons.ts';
import { findMeetingShareCard, findShareCard } from './share-cards.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const SHORT = 'public, max-age=3600, stale-while-revalidate=86400';

/** Files made from the owner's branding: the icon in its sizes, and the cards of shared links. */
export function brandingApi(ctx: AppContext) {
  const base = { ...nonPageHeaders(ctx.config), ...purgeTags(ctx.config) };
  const api = new Hono();

  function send(c: Context, bytes: Uint8Array<ArrayBuffer>, headers: Record<string, string>) {
    const all = { ...base, ...headers, ETag: etagOf(bytes) };
    if (isFresh(c.req.header('if-none-match'), all.ETag)) return new Response(null, { status: 304, headers: all });
    return new Response(bytes, { headers: all });
  }

  for (const name of ICON_FILES) {
    api.get(`/${name}`, async (c, next) => {
      const draft = c.req.query('draft');
      const icon = await findIcon(ctx, viewWithDraft(ctx, draft).get('branding'), name, {
        isDraft: draft !== undefined,
      });
      if (!icon) return next();
      return send(c, icon.bytes, { 'Content-Type': icon.type, 'Cache-Control': c.req.query('v') ? FOREVER : SHORT });
    });
  }

  const sendCard = (c: Context, card: Uint8Array<ArrayBuffer>) =>
    send(c, card, {
      'Content-Type': 'image/png',
      // Other sites show it where the link is shared.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': c.req.query('v') ? FOREVER : SHORT,
    });
  api.get('/og/:file{[a-z0-9-]+\\.png}', async (c, next) => {
    const card = await findShareCard(ctx, nameOf(c.req.param('file')));
    return card ? sendCard(c, card) : next();
  });
  api.get('/og/book/:file{[a-z0-9-]+\\.png}', async (c, next) => {
    const card = await findMeetingShareCard(ctx, nameOf(c.req.param('file')));
    return card ? sendCard(c, card) : next();
  });
  return api;
}

function nameOf(file: string): string {
  return file.slice(0, -'.png'.length);
}
