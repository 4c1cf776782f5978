import { Hono } from 'hono';
import type { AppContext } from '#server/context.ts';
import { makeStamp } from './spam-guard.ts';

/** `GET /stamp`: a signed time for a form, which `rejectBots` checks when the form is sent. */
export function formStampApi(ctx: AppContext) {
  return new Hono().get('/stamp', (c) => c.json({ stamp: makeStamp(ctx) }));
}
