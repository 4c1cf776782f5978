import type { AppContext } from '#server/context.ts';
import { insertContact } from '#server/repositories/contacts.ts';
import { insertInterest, upsertSubscriber } from '#server/repositories/newsletter-subscribers.ts';
import type { ContactInput } from '#shared/contact.schema.ts';
import type { NewsletterInput } from '#shared/newsletter.schema.ts';
import { refuseMachines } from './spam-guard.ts';

/**
 * Keeps a message of the contact form; it is on disk when this resolves.
 *
 * @throws AppError `bad_request` when the form was sent by what looks like a machine.
 */
export async function submitContact(ctx: AppContext, input: ContactInput): Promise<void> {
  refuseMachines(ctx, input);
  const now = ctx.clock.now();
  await ctx.commit((db) => insertContact(db, input, now));
}

/**
 * Subscribes an address, again if it had left, and remembers the page whose box it was typed into.
 *
 * @throws AppError `bad_request` when the form was sent by what looks like a machine.
 */
export async function subscribe(ctx: AppContext, input: NewsletterInput): Promise<void> {
  refuseMachines(ctx, input);
  const now = ctx.clock.now();
  await ctx.commit(async (db) => {
    await upsertSubscriber(db, input, now);
    if (input.page) await insertInterest(db, input.email, input.page, now);
  });
}
