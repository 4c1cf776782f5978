import { type Context, Hono } from 'hono';
import type { AppContext } from '#server/context.ts';
import { body } from '#server/http/body.ts';
import { readId } from '#server/http/query.ts';
import type { CaptainVariables } from '#server/http/require-captain.ts';
import { AnswerTestInput, CardChange, CardInput, UnansweredInput } from '#shared/answers.schema.ts';
import type { AnsweredWeek } from '#shared/answers.ts';
import type { CaptainUser } from '#shared/captain.schema.ts';
import { AppError } from '#shared/errors.ts';
import { roleOf } from '#shared/roles.ts';
import { DAY_SECONDS, toIso, type UnixSeconds } from '#shared/time.ts';
import { deleteTest, insertTest, listWeeks, markAnswered, updateTest } from './answer-queries.ts';
import * as answers from './answers.ts';
import { dismissQuestion, listUnanswered, planAnswer, reportWrong } from './unanswered.ts';

const WEEKS = 26;

/**
 * Answer cards. Every write is published at once; with `?dryRun=1` nothing is stored, and the answer has the tests of the
 * bot that the write would break.
 */
export function answersApi(ctx: AppContext) {
  return new Hono<{ Variables: CaptainVariables }>()
    .get('/', async (c) => c.json(await answers.listCards(ctx)))
    .post('/', body(CardInput), (c) => {
      const card = c.req.valid('json');
      return write(ctx, c, c.get('captain'), { id: card.id, change: answers.cardAddition(card), status: 201 });
    })
    .get('/statistics', async (c) => c.json(await listAnsweredWeeks(ctx)))
    .get('/tests', async (c) => c.json(await answers.listAnswerTests(ctx)))
    .post('/tests', body(AnswerTestInput), async (c) => {
      const test = c.req.valid('json');
      answers.checkTest(ctx, test);
      await insertTest(ctx.db, { ...test, createdAt: ctx.clock.now() });
      return c.json(await answers.listAnswerTests(ctx), 201);
    })
    .put('/tests/:id', body(AnswerTestInput), async (c) => {
      const test = c.req.valid('json');
      answers.checkTest(ctx, test);
      if (!(await updateTest(ctx.db, readId(c), test))) throw noTest();
      return c.json(await answers.listAnswerTests(ctx));
    })
    .delete('/tests/:id', async (c) => {
      if (!(await deleteTest(ctx.db, readId(c)))) throw noTest();
      return c.body(null, 204);
    })
    .put('/:id', body(CardChange), (c) => {
      const id = c.req.param('id');
      return write(ctx, c, c.get('captain'), {
        id,
        change: answers.cardReplacement(id, c.req.valid('json')),
        status: 200,
      });
    })
    .delete('/:id', (c) => {
      const id = c.req.param('id');
      return write(ctx, c, c.get('captain'), { id, change: answers.cardRemoval(id), status: 204 });
    });
}

/**
 * Questions without an answer. `:id` is that of a visitor's message, or of a reply that was wrong. An answer with `?dryRun=1` is
 * tried like other writes.
 */
export function unansweredApi(ctx: AppContext) {
  return new Hono<{ Variables: CaptainVariables }>()
    .get('/', async (c) => c.json(await listUnanswered(ctx)))
    .post('/:id', async (c) => {
      await reportWrong(ctx, readId(c));
      return c.body(null, 204);
    })
    .delete('/:id', async (c) => {
      await dismissQuestion(ctx, readId(c));
      return c.body(null, 204);
    })
    .post('/:id/answer', body(UnansweredInput), async (c) => {
      const { id, change, messages } = await planAnswer(ctx, readId(c), c.req.valid('json'));
      return write(ctx, c, c.get('captain'), { id, change, status: 201 }, () => markAnswered(ctx.db, messages));
    });
}

/** Publishes a change of a card, or only tries it. @param after what follows when it is published. */
async function write(
  ctx: AppContext,
  c: Context,
  captain: CaptainUser,
  { id, change: asked, status }: { id: string; change: answers.Change; status: 200 | 201 | 204 },
  after?: () => Promise<void>,
) {
  const change = roleOf(captain) === 'editor' ? answers.requireSwitchedOff(id, asked) : asked;
  if (c.req.query('dryRun') === '1') return c.json({ regressions: await answers.findRegressions(ctx, id, change) });
  await answers.publishCards(ctx, id, change, captain.username);
  await after?.();
  if (status === 204) return c.body(null, 204);
  return c.json(
    (await answers.listCards(ctx)).find((card) => card.id === id),
    status,
  );
}

function noTest(): AppError {
  return new AppError('not_found', 'There is no such test');
}

/** The share of answered questions in each of the last weeks, the oldest first. A week begins on Monday. */
async function listAnsweredWeeks(ctx: AppContext): Promise<AnsweredWeek[]> {
  const today = Math.floor(ctx.clock.now() / DAY_SECONDS);
  // 1 January 1970, day 0, was a Thursday.
  const monday = today - ((today + 3) % 7);
  const first = monday - (WEEKS - 1) * 7;
  const counted = new Map((await listWeeks(ctx.db, first)).map((row) => [row.week, row]));
  return Array.from({ length: WEEKS }, (_, index) => {
    const { questions, answered } = counted.get(index) ?? { questions: 0, answered: 0 };
    const week = toIso(((first + index * 7) * DAY_SECONDS) as UnixSeconds).slice(0, 10);
    return { week, questions, answered, share: questions === 0 ? 0 : answered / questions };
  });
}
