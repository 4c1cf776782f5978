import { Hono } from 'hono';
import type { AppContext } from '#server/context.ts';
import { body } from '#server/http/body.ts';
import { readId, readQuery } from '#server/http/query.ts';
import { AppError } from '#shared/errors.ts';
import { Responded } from '#shared/lead.schema.ts';
import type { ListedContact } from '#shared/lead.ts';
import { Paging } from '#shared/paging.schema.ts';
import { toIso } from '#shared/time.ts';
import { countContacts, listContactPage, updateResponded } from './contact-queries.ts';

/** The messages themselves, newest first. `?page=`, `?limit=` and `?q=`; X-Total-Count says how many there are in all. */
export function contactsApi(ctx: AppContext) {
  return new Hono()
    .get('/', async (c) => {
      const { q, limit, page } = readQuery(c, Paging);
      const rows = await listContactPage(ctx.db, { q, limit, offset: (page - 1) * limit });
      c.header('X-Total-Count', String(await countContacts(ctx.db, q)));
      return c.json(rows.map(toListed));
    })
    .patch('/:id', body(Responded), async (c) => {
      const contact = await updateResponded(ctx.db, readId(c), c.req.valid('json').responded);
      if (!contact) throw new AppError('not_found', 'There is no such message');
      return c.json(toListed(contact));
    });
}

function toListed(row: Awaited<ReturnType<typeof listContactPage>>[number]): ListedContact {
  return { ...row, createdAt: toIso(row.createdAt) };
}
