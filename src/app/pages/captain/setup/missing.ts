import type { UnfinishedSummary } from '#shared/unfinished.schema.ts';

/** Fields that visitors would stumble over; shipped texts are finished, only not the owner's. */
export function countMissing({ count: all, groups }: UnfinishedSummary): number {
  return all - (groups.find(({ reason }) => reason === 'starter')?.count ?? 0);
}
