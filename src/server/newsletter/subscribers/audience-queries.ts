import type { Db } from '#server/db/open.ts';
import { countRows } from '#server/db/results.ts';
import type { Audience, AudienceChoices } from '#shared/newsletter-issue.schema.ts';
import { audienceMoment } from '#shared/newsletter-issue.schema.ts';

/** A query for the subscribers that an issue for this audience goes to, without suppressed addresses. The caller selects the columns. */
export function audienceOf(db: Db, audience: Audience) {
  let query = db
    .selectFrom('newsletterSubscribers')
    .where('newsletterSubscribers.subscribed', '=', true)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('suppressedAddresses')
            .select('hash')
            .whereRef('suppressedAddresses.email', '=', 'newsletterSubscribers.email'),
        ),
      ),
    );
  const since = audienceMoment(audience.since);
  const before = audienceMoment(audience.before);
  if (since !== undefined) query = query.where('newsletterSubscribers.createdAt', '>=', since);
  if (before !== undefined) query = query.where('newsletterSubscribers.createdAt', '<', before);
  // Subscribers who chose topics get only issues about these.
  if (audience.kind !== 'interest') query = query.where('newsletterSubscribers.onlyInterests', '=', false);
  if (audience.kind === 'page') return query.where('newsletterSubscribers.page', 'in', audience.pages);
  if (audience.kind === 'all') return query;
  return query.where(({ exists, selectFrom }) =>
    exists(
      selectFrom('interests')
        .select('interests.page')
        .whereRef('interests.email', '=', 'newsletterSubscribers.email')
        .where('interests.page', 'in', audience.interests),
    ),
  );
}

/** How many subscribers an issue for this audience goes to. */
export function countAudience(db: Db, audience: Audience): Promise<number> {
  return countRows(audienceOf(db, audience));
}

/** Pages on which subscribed addresses signed up, and pages that they are interested in, the most frequent first. */
export async function listAudienceChoices(db: Db): Promise<AudienceChoices> {
  const pages = await db
    .selectFrom('newsletterSubscribers')
    .select('page')
    .where('subscribed', '=', true)
    .where('page', 'is not', null)
    .groupBy('page')
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .limit(100)
    .execute();
  const interests = await db
    .selectFrom('interests')
    .select('page')
    .groupBy('page')
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .limit(100)
    .execute();
  return { pages: pages.flatMap(({ page }) => page ?? []), interests: interests.map(({ page }) => page) };
}
