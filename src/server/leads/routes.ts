import { Hono } from 'hono';
import type { AppContext } from '#server/context.ts';
import { body } from '#server/http/body.ts';
import { limit } from '#server/http/limit.ts';
import { readId, readPage, readQuery } from '#server/http/query.ts';
import { ContactInput } from '#shared/contact.schema.ts';
import { AppError } from '#shared/errors.ts';
import { LeadChanges, LeadQuery, Responded } from '#shared/lead.schema.ts';
import type { ListedContact } from '#shared/lead.ts';
import { toIso } from '#shared/time.ts';
import { MESSAGES_PER_HOUR, submitContact } from './leads.ts';
import { countContacts, listContactPage, updateResponded } from './queries.ts';
import { changeLead, getLead, listLeadPage, removeLead } from './timeline.ts';

export function contactApi(ctx: AppContext) {
  return new Hono().post(
    '/',
    body(ContactInput),
    limit(ctx, { perHour: MESSAGES_PER_HOUR, name: 'contact' }),
    async (c) => {
      await submitContact(ctx, c.req.valid('json'));
      return c.json({ message: ctx.content.get('contact-form').successText }, 201);
    },
  );
}

/** For captains: the contact messages, newest first. `?page=`, `?limit=`, `?q=`; the header X-Total-Count has the total. */
export function contactsApi(ctx: AppContext) {
  return new Hono()
    .get('/', async (c) => {
      const page = readPage(c);
      const rows = await listContactPage(ctx.db, page);
      c.header('X-Total-Count', String(await countContacts(ctx.db, page.q)));
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

/** For captains: everybody who wrote, one lead for each email address. */
export function leadsApi(ctx: AppContext) {
  return new Hono()
    .get('/', async (c) => c.json(await listLeadPage(ctx, readQuery(c, LeadQuery))))
    .get('/:id', async (c) => c.json(await getLead(ctx, readId(c))))
    .delete('/:id', async (c) => {
      await removeLead(ctx, readId(c));
      return c.body(null, 204);
    })
    .patch('/:id', body(LeadChanges), async (c) => c.json(await changeLead(ctx, readId(c), c.req.valid('json'))));
}
