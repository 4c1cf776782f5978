import { Hono } from 'hono';
import type { AppContext } from '#server/context.ts';
import { body } from '#server/http/body.ts';
import { limit } from '#server/http/limit.ts';
import { ContactInput } from '#shared/contact.schema.ts';
import { submitContact } from './leads.ts';

/** Shown in the success toast. */
const CONTACT_THANKS = 'Thank you for writing. I will get back to you within 5 minutes.';

export function contactApi(ctx: AppContext) {
  return new Hono().post('/', body(ContactInput), limit(ctx, { perHour: 20 }), async (c) => {
    await submitContact(ctx, c.req.valid('json'));
    return c.json({ message: CONTACT_THANKS }, 201);
  });
}
