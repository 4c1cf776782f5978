import { pluralize } from '#app/pages/captain/parts/counts.ts';
import type { UnfinishedSummary } from '#shared/unfinished.schema.ts';

/** Fields that visitors would stumble over; shipped texts are finished, only not the owner's. */
export function countMissing({ count: all, groups }: UnfinishedSummary): number {
  return all - (groups.find(({ reason }) => reason === 'starter')?.count ?? 0);
}

/** The documents with shipped texts that were not read, in the order of the pages. */
export function unreadDocuments({ groups }: UnfinishedSummary) {
  return groups.find(({ reason }) => reason === 'starter')?.documents ?? [];
}

/** Speed of somebody who reads short texts, thinks about each, and changes a few. */
const WORDS_A_MINUTE = 100;

/** How long reading them takes, e.g. `about 12 minutes`. */
export function readingTime(left: UnfinishedSummary): string {
  const words = unreadDocuments(left).reduce((sum, document) => sum + document.words, 0);
  return `about ${pluralize(Math.ceil(words / WORDS_A_MINUTE), 'minute')}`;
}

/** A sentence with the numbers of empty fields and of shipped texts that are left. */
export function leftInWords(left: UnfinishedSummary): string {
  const missing = countMissing(left);
  const shipped = left.count - missing;
  const first =
    missing > 0
      ? `Before visitors come: ${pluralize(missing, 'field')} left to fill in.`
      : 'No field is left to fill in.';
  return shipped > 0
    ? `${first} Read the ${pluralize(shipped, 'text')} that came with the site once (${readingTime(left)}). You can keep the ones that fit.`
    : first;
}
