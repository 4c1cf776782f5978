import { FetchError } from '#server/http/public-fetch.ts';
import type { Answer, Period, Source } from './source.ts';

/** @returns undefined when nothing has changed. */
export async function readAccount(
  _source: Source,
  _fetch: typeof globalThis.fetch,
  _period: Period,
): Promise<Answer | undefined> {
  throw new FetchError('CalDAV accounts cannot be read yet');
}
