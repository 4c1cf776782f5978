import { type Context, Hono } from 'hono';
import { purgeTags } from '#server/cdn/cdn.ts';
import { viewWithDraft } from '#server/content/content.ts';
import type { AppContext } from '#server/context.ts';
import { nonPageHeaders } from '#server/http/security-headers.ts';
import { CACHE_CONTROL, sendBytes } from '#server/http/send-bytes.ts';
import { findIcon, ICON_FILES } from './icons.ts';
import { findMeetingShareCard, findShareCard } from './share-cards.ts';

/** Files made from the owner's branding: the icon in its sizes, and the cards of shared links. */
export function brandingApi(ctx: AppContext) {
  const base = { ...nonPageHeaders(ctx.config), ...purgeTags(ctx.config) };
  const api = new Hono();

  /** An address with a version (`?v=`) never gets other bytes. */
  const cacheControl = (c: Context) => (c.req.query('v') ? CACHE_CONTROL.forever : CACHE_CONTROL.hour);

  for (const name of ICON_FILES) {
    api.get(`/${name}`, async (c, next) => {
      const draft = c.req.query('draft');
      const icon = await findIcon(ctx, viewWithDraft(ctx, draft).get('branding'), name, {
        isDraft: draft !== undefined,
      });
      if (!icon) return next();
      return sendBytes(c, icon.bytes, { ...base, 'Content-Type': icon.type, 'Cache-Control': cacheControl(c) });
    });
  }

  const sendCard = (c: Context, card: Uint8Array<ArrayBuffer>) =>
    sendBytes(c, card, {
      ...base,
      'Content-Type': 'image/png',
      // Other sites show it where the link is shared.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': cacheControl(c),
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
