import { Hono } from 'hono';
import type { AppContext } from '#server/context.ts';
import { body } from '#server/http/body.ts';
import { readId, readQuery } from '#server/http/query.ts';
import { LeadChanges, LeadQuery } from '#shared/lead.schema.ts';
import { changeLead, forgetLead, getLead, listLeadPage } from './timeline.ts';

/** Everybody who wrote, joined by email address. */
export function leadsApi(ctx: AppContext) {
  return new Hono()
    .get('/', async (c) => c.json(await listLeadPage(ctx, readQuery(c, LeadQuery))))
    .get('/:id', async (c) => c.json(await getLead(ctx, readId(c))))
    .delete('/:id', async (c) => {
      await forgetLead(ctx, readId(c));
      return c.body(null, 204);
    })
    .patch('/:id', body(LeadChanges), async (c) => c.json(await changeLead(ctx, readId(c), c.req.valid('json'))));
}
