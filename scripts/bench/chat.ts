/** Scores the chat's built-in answers on the questions, and times them with a thousand posts indexed. */
import { askingAboutKey } from '#shared/chat.ts';
import { createTestApp, postJson } from '#testing/create-test-app.ts';
import { QUESTIONS, type Question } from './chat-questions.ts';

interface Verdict {
  question: Question;
  text: string;
  found: number;
  wrong: string[];
}

const DECLINES = /cannot|can't|do not|outside|did not|no fixed|private|not something/i;

async function score(showAll: boolean): Promise<void> {
  const { app, ctx } = await createTestApp();
  const key = askingAboutKey(ctx.settings.site().name);
  await app.request('/api/chatbot', postJson({ message: 'hello' }));
  const amounts = await knownAmounts(ctx);
  const verdicts: Verdict[] = [];
  for (const [index, question] of QUESTIONS.entries()) {
    const headers = { 'X-Forwarded-For': `10.0.${index >> 8}.${index & 255}` };
    const res = await app.request('/api/chatbot', postJson({ message: question.ask }, headers));
    const reply = (await res.json()) as Record<string, unknown> & { response: string };
    verdicts.push(judge(question, reply, key, amounts));
  }
  const tuning = verdicts.filter((_, index) => index % 2 === 0);
  const heldOut = verdicts.filter((_, index) => index % 2 === 1);
  report('tuning', tuning);
  report('held out', heldOut);
  if (showAll) for (const verdict of tuning) if (isBad(verdict)) print(verdict);
}

function judge(
  question: Question,
  reply: Record<string, unknown> & { response: string },
  key: string,
  amounts: Set<string>,
): Verdict {
  const text = reply.response.toLowerCase();
  const holds = (fact: string) => fact.split('|').some((option) => text.includes(option.toLowerCase()));
  const wrong: string[] = [];
  for (const never of question.never ?? []) if (text.includes(never.toLowerCase())) wrong.push(`says "${never}"`);
  for (const amount of reply.response.match(/\$[\d.,]*\d/g) ?? [])
    if (!amounts.has(amount)) wrong.push(`invents ${amount}`);
  if (question.decline && !DECLINES.test(reply.response)) wrong.push('does not decline');
  if (!question.decline && (question.booking ?? false) !== reply.bookingIntent)
    wrong.push(`bookingIntent ${reply.bookingIntent}`);
  if (!question.decline && (question.owner ?? false) !== reply[key]) wrong.push(`${key} ${reply[key]}`);
  if (question.page && !reply.response.includes(question.page)) wrong.push(`does not lead to ${question.page}`);
  return { question, text: reply.response, found: question.facts.filter(holds).length, wrong };
}

function isBad({ question, found, wrong }: Verdict): boolean {
  return found < question.facts.length || wrong.length > 0;
}

function report(name: string, verdicts: Verdict[]): void {
  const facts = verdicts.reduce((sum, { question }) => sum + question.facts.length, 0);
  const found = verdicts.reduce((sum, verdict) => sum + verdict.found, 0);
  const wrong = verdicts.reduce((sum, verdict) => sum + verdict.wrong.length, 0);
  const declines = verdicts.filter(({ question }) => question.decline);
  const declined = declines.filter((verdict) => verdict.wrong.length === 0).length;
  console.log(
    `chat ${name}: ${found} of ${facts} facts (${((100 * found) / facts).toFixed(1)} %), ${declined} of ${declines.length} declined, ${wrong} wrong flags, pages or prices, ${verdicts.length} questions`,
  );
}

function print({ question, text, found, wrong }: Verdict): void {
  console.log(
    `\n? ${question.ask}\n  ${text.replaceAll('\n', '\n  ')}\n  ${found}/${question.facts.length} of ${JSON.stringify(question.facts)} ${wrong.join('; ')}`,
  );
}

/** Every amount of money that the pages name. */
async function knownAmounts(ctx: Awaited<ReturnType<typeof createTestApp>>['ctx']): Promise<Set<string>> {
  const rows = await ctx.db.selectFrom('chatPagePassages').select(['title', 'text']).execute();
  return new Set(rows.flatMap(({ title, text }) => `${title} ${text}`.match(/\$[\d.,]*\d/g) ?? []));
}

const POSTS = 1_000;
/** Milliseconds of server time for one built-in answer, at the median. */
const LIMIT_MS = 3;

/** Times the built-in answer with a thousand posts indexed. */
async function time(): Promise<void> {
  const { app, ctx, db, clock } = await createTestApp({ NODE_ENV: 'production' });
  await app.request('/api/chatbot', postJson({ message: 'hello' }));
  const sentences = (await db.selectFrom('chatPagePassages').select('text').execute()).map(({ text }) => text);
  for (let post = 0; post < POSTS; post++) {
    const at = (part: number) => sentences[(post * 31 + part * 17) % sentences.length] ?? '';
    await db
      .insertInto('blogPosts')
      .values({
        slug: `post-${post}`,
        title: at(0).slice(0, 60),
        excerpt: at(1),
        content: Array.from({ length: 25 }, (_, part) => at(part)).join('\n\n'),
        author: 'Alex',
        published: 1,
        createdAt: clock.now(),
        updatedAt: clock.now(),
      })
      .execute();
  }
  ctx.publicContent.changed();
  const beforeIndex = performance.now();
  await app.request('/api/chatbot', postJson({ message: 'hello' }));
  const indexMs = performance.now() - beforeIndex;
  const times: number[] = [];
  for (let round = 0; round < 3; round++) {
    for (const { ask } of QUESTIONS) {
      const from = performance.now();
      await app.request('/api/chatbot', postJson({ message: ask }));
      times.push(performance.now() - from);
    }
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  console.log(
    `chat time with ${POSTS} posts: median ${at(0.5).toFixed(2)} ms (${(at(0.5) / LIMIT_MS).toFixed(2)} of ${LIMIT_MS} ms), 95 % ${at(0.95).toFixed(2)} ms; indexing them took ${indexMs.toFixed(0)} ms`,
  );
  if (at(0.5) > LIMIT_MS) process.exitCode = 1;
}

await score(process.argv.includes('--show'));
await time();
