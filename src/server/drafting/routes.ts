import { Hono } from 'hono';
import type { AppContext } from '#server/context.ts';
import { body } from '#server/http/body.ts';
import { NotesInput } from '#shared/content.schema.ts';
import { draftFromNotes } from './drafting.ts';

/** Captain's drafts that a language model writes. */
export function draftingApi(ctx: AppContext) {
  return new Hono().post('/:key/notes', body(NotesInput), async (c) =>
    c.json(await draftFromNotes(ctx, c.req.param('key'), c.req.valid('json').notes)),
  );
}
