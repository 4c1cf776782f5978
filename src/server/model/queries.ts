import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';

/** Tokens that a call used, as far as its server reports them. */
interface Usage {
  failures?: number;
  promptTokens?: number;
  completionTokens?: number;
}

/**
 * Counts one model call.
 *
 * @param day `YYYY-MM-DD` in UTC.
 * @returns false when the day's calls or tokens are used up; then nothing is counted.
 */
export async function reserveCall(db: Db, day: string, maxCalls: number, maxTokens: number): Promise<boolean> {
  const result = await sql`
    insert into chat_usage (day, calls) values (${day}, 1)
    on conflict (day) do update set calls = calls + 1
      where calls < ${maxCalls} and prompt_tokens + completion_tokens < ${maxTokens}
  `.execute(db);
  return (result.numAffectedRows ?? 0n) > 0n;
}

/** Adds to the usage of a day. */
export async function addUsage(db: Db, day: string, added: Usage): Promise<void> {
  const { failures = 0, promptTokens = 0, completionTokens = 0 } = added;
  await sql`
    insert into chat_usage (day, failures, prompt_tokens, completion_tokens)
    values (${day}, ${failures}, ${promptTokens}, ${completionTokens})
    on conflict (day) do update set failures = failures + excluded.failures,
      prompt_tokens = prompt_tokens + excluded.prompt_tokens,
      completion_tokens = completion_tokens + excluded.completion_tokens
  `.execute(db);
}

/** Usage of the days with model calls, newest first. */
export function listUsage(db: Db, days: number) {
  return db.selectFrom('chatUsage').selectAll().orderBy('day', 'desc').limit(days).execute();
}
