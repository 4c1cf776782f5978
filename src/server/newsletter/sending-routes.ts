import { type Context, Hono } from 'hono';
import type { AppContext } from '#server/context.ts';
import { parseInput, parseJson } from '#server/http/body.ts';
import { readId, readQuery } from '#server/http/query.ts';
import { RecipientsQuery, SendInput } from '#shared/sending.schema.ts';
import { getIssue } from './issues.ts';
import { cancelIssue, pauseIssue, readRecipients, resumeIssue, sendIssue } from './sending.ts';

/** For captains: sends an issue, now or `at` a time, pauses, resumes and cancels it. Each call answers with the issue. */
export function sendingApi(ctx: AppContext) {
  const answer = async (c: Context, work: (id: number) => Promise<void>) => {
    const id = readId(c);
    await work(id);
    return c.json(await getIssue(ctx, id));
  };
  return new Hono()
    .post('/:id/send', async (c) => {
      // A call without a body sends at once.
      const text = await c.req.text();
      const { at } = parseInput(SendInput, text.trim() ? parseJson(text) : undefined);
      return answer(c, (id) => sendIssue(ctx, id, at));
    })
    .post('/:id/pause', (c) => answer(c, (id) => pauseIssue(ctx, id)))
    .post('/:id/resume', (c) => answer(c, (id) => resumeIssue(ctx, id)))
    .post('/:id/cancel', (c) => answer(c, (id) => cancelIssue(ctx, id)))
    .get('/:id/recipients', async (c) => c.json(await readRecipients(ctx, readId(c), readQuery(c, RecipientsQuery))));
}
