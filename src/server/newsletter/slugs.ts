import type { Db } from '#server/db/open.ts';
import { ISSUE_MAX } from '#shared/newsletter.ts';
import { listSlugsLike } from './archive-queries.ts';

/** An address in the archive for an issue with this subject, which no other issue has. */
export async function freeSlug(trx: Db, subject: string, id?: number): Promise<string> {
  const words = subject
    .normalize('NFKD')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, ISSUE_MAX.slug - 5)
    .replace(/^-+|-+$/g, '');
  const slug = words || 'issue';
  const taken = new Set(await listSlugsLike(trx, slug, id));
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? slug : `${slug}-${number}`;
    if (!taken.has(candidate)) return candidate;
  }
}
