import type { AppContext } from '#server/context.ts';
import type { ListedSubscriber } from '#shared/lead.ts';
import { toIso, toIsoOrNull } from '#shared/time.ts';
import { actionFor } from './newsletter.ts';
import { listInterests, type Subscriber } from './queries.ts';
import { listReasons } from './suppression-queries.ts';

/** Subscribers as Captain lists them: with their topics, why they get no issue, and what the owner can do. */
export async function describeSubscribers(ctx: AppContext, rows: Subscriber[]): Promise<ListedSubscriber[]> {
  const emails = rows.map(({ email }) => email);
  const interests = await listInterests(ctx.db, emails);
  const suppressed = await listReasons(ctx.db, emails);
  const pages = Map.groupBy(interests, ({ email }) => email.toLowerCase());
  return rows.map((subscriber) => {
    const { hasConsent: _, removedByCaptain: __, ...row } = subscriber;
    const key = row.email.toLowerCase();
    const suppression = suppressed.get(key);
    return {
      ...row,
      createdAt: toIso(row.createdAt),
      consentAt: toIso(row.consentAt),
      suppressed: suppression?.reason ?? null,
      confirmedAt: toIsoOrNull(row.confirmedAt),
      leftAt: toIsoOrNull(row.leftAt),
      action: actionFor(ctx, subscriber, suppression),
      interests: (pages.get(key) ?? []).map(({ page }) => page),
    };
  });
}
