import type { AppContext } from '#server/context.ts';
import { actionFor } from '#server/newsletter/newsletter.ts';
import type { ListedSubscriber } from '#shared/subscriber.schema.ts';
import {
  countSubscribers,
  listInterests,
  listSubscriberPage,
  type Subscriber,
  type SubscriberPage,
} from './queries.ts';
import { listReasons } from './suppression-queries.ts';

/** A page of everybody who ever subscribed, newest first. */
export async function listSubscribers(
  ctx: AppContext,
  page: SubscriberPage,
): Promise<{ rows: ListedSubscriber[]; total: number }> {
  const rows = await describeSubscribers(ctx, await listSubscriberPage(ctx.db, page));
  return { rows, total: await countSubscribers(ctx.db, page) };
}

export async function describeSubscriber(ctx: AppContext, subscriber: Subscriber): Promise<ListedSubscriber> {
  const [described] = await describeSubscribers(ctx, [subscriber]);
  return described!;
}

/** Subscribers as Captain lists them: with their topics, why they get no issue, and what the owner can do. */
async function describeSubscribers(ctx: AppContext, rows: Subscriber[]): Promise<ListedSubscriber[]> {
  const emails = rows.map(({ email }) => email);
  const interests = await listInterests(ctx.db, emails);
  const suppressed = await listReasons(ctx.db, emails);
  const pages = Map.groupBy(interests, ({ email }) => email.toLowerCase());
  return rows.map((subscriber) => {
    const key = subscriber.email.toLowerCase();
    const suppression = suppressed.get(key);
    return {
      ...subscriber,
      suppressed: suppression?.reason ?? null,
      action: actionFor(ctx, subscriber, suppression),
      interests: (pages.get(key) ?? []).map(({ page }) => page),
    };
  });
}
