import type { AppContext } from '#server/context.ts';
import { getSubscriberByLink } from '#server/newsletter/newsletter.ts';
import { VisitorError } from '#shared/errors.ts';
import type { Interests } from '#shared/newsletter.schema.ts';
import { listInterests, type Subscriber, updateInterests } from './queries.ts';

/**
 * The topics that a subscriber can choose from, who is known by an unsubscribe link: pages with a newsletter box of their own.
 *
 * @throws AppError `not_found` when the link is not genuine.
 */
export async function readInterests(ctx: AppContext, token: string): Promise<Interests> {
  return interestsOf(ctx, await getSubscriberByLink(ctx, ctx.db, token));
}

/**
 * Limits what an address gets to issues about some topics, or takes the limit away (`undefined`).
 *
 * @throws AppError `not_found` when the link is not genuine; `bad_request` without a topic.
 */
export async function chooseInterests(ctx: AppContext, token: string, pages: string[] | undefined): Promise<Interests> {
  await ctx.db.transaction().execute(async (trx) => {
    const subscriber = await getSubscriberByLink(ctx, trx, token);
    const offered = topicsOf(ctx).map(({ page }) => page);
    const chosen = pages?.filter((page) => offered.includes(page));
    if (chosen?.length === 0)
      throw new VisitorError('bad_request', 'topicMissing', { fields: { topics: 'topicMissing' } });
    await updateInterests(trx, subscriber, chosen, ctx.clock.now());
  });
  return readInterests(ctx, token);
}

async function interestsOf(ctx: AppContext, { email, status, onlyInterests }: Subscriber): Promise<Interests> {
  const chosen = new Set((await listInterests(ctx.db, [email])).map(({ page }) => page));
  const topics = topicsOf(ctx).map((topic) => ({ ...topic, isChosen: chosen.has(topic.page) }));
  return { email, status, isLimited: onlyInterests, topics };
}

function topicsOf({ content }: AppContext): { page: string; title: string }[] {
  return content
    .pages()
    .filter(({ document }) => document.sections.some(({ kind }) => kind === 'emailCapture'))
    .map(({ document, label }) => ({ page: document.path, title: label }));
}
