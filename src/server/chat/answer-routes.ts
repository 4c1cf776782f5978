import { type Context, Hono } from 'hono';
import type { AppContext } from '#server/context.ts';
import { body } from '#server/http/body.ts';
import { readId } from '#server/http/query.ts';
import type { CaptainVariables } from '#server/http/require-captain.ts';
import { AnswerTestInput, CardChange, CardInput, UnansweredInput } from '#shared/answers.schema.ts';
import type { AnsweredWeek } from '#shared/answers.ts';
import type { CaptainUser } from '#shared/captain.ts';
import { AppError } from '#shared/errors.ts';
import { roleOf } from '#shared/roles.ts';
import { toIso } from '#shared/time.ts';
import { listWeeks, startOfWeek, weekOf } from './answer-queries.ts';
import * as answers from './answers.ts';

const WEEKS = 26;

/**
 * Answer cards. Every write is published at once; with `?dryRun=1` nothing is stored, and the answer has the tests of the
 * bot that the write would break.
 */
export function answersApi(ctx: AppContext) {
  return new Hono<{ Variables: CaptainVariables }>()
    .get('/', async (c) => c.json(await answers.listCards(ctx)))
    .post('/', body(CardInput), async (c) => {
      const card = c.req.valid('json');
      return write(c, c.get('captain'), card.id, answers.addition(card), 201);
    })
    .get('/statistics', async (c) => c.json(await listAnsweredWeeks(ctx)))
    .get('/tests', async (c) => c.json(await answers.listAnswerTests(ctx)))
    .post('/tests', body(AnswerTestInput), async (c) => {
      await answers.addTest(ctx, c.req.valid('json'));
      return c.json(await answers.listAnswerTests(ctx), 201);
    })
    .put('/tests/:id', body(AnswerTestInput), async (c) => {
      await answers.changeTest(ctx, readId(c), c.req.valid('json'));
      return c.json(await answers.listAnswerTests(ctx));
    })
    .delete('/tests/:id', async (c) => {
      await answers.removeTest(ctx, readId(c));
      return c.body(null, 204);
    })
    .put('/:id', body(CardChange), async (c) => {
      const id = c.req.param('id');
      return write(c, c.get('captain'), id, answers.replacement(id, c.req.valid('json')), 200);
    })
    .delete('/:id', async (c) => {
      const id = c.req.param('id');
      return write(c, c.get('captain'), id, answers.removal(id), 204);
    });

  async function write(
    c: Context,
    captain: CaptainUser,
    id: string,
    asked: ReturnType<typeof answers.removal>,
    status: 200 | 201 | 204,
  ) {
    const change = roleOf(captain) === 'editor' ? answers.switchedOff(id, asked) : asked;
    if (isDryRun(c)) return c.json({ regressions: await answers.findRegressions(ctx, id, change) });
    await answers.publishCards(ctx, id, change, captain.username);
    return status === 204 ? c.body(null, 204) : c.json(await getCard(ctx, id), status);
  }
}

/**
 * Questions without an answer. `:id` is that of a visitor's message, or of a reply that was wrong. An answer with `?dryRun=1` is
 * tried like other writes.
 */
export function unansweredApi(ctx: AppContext) {
  return new Hono<{ Variables: CaptainVariables }>()
    .get('/', async (c) => c.json(await answers.listUnanswered(ctx)))
    .post('/:id', async (c) => {
      await answers.reportWrong(ctx, readId(c));
      return c.body(null, 204);
    })
    .delete('/:id', async (c) => {
      await answers.dismiss(ctx, readId(c));
      return c.body(null, 204);
    })
    .post('/:id/answer', body(UnansweredInput), async (c) => {
      const planned = await answers.planAnswer(ctx, readId(c), c.req.valid('json'));
      if (isDryRun(c)) {
        return c.json({ regressions: await answers.findRegressions(ctx, planned.id, planned.change) });
      }
      await answers.answerQuestion(ctx, planned, c.get('captain').username);
      return c.json(await getCard(ctx, planned.id), 201);
    });
}

function isDryRun(c: Context): boolean {
  return c.req.query('dryRun') === '1';
}

async function getCard(ctx: AppContext, id: string) {
  const card = (await answers.listCards(ctx)).find((one) => one.id === id);
  if (!card) throw new AppError('not_found', 'There is no such answer');
  return card;
}

/** The share of answered questions in each of the last weeks, the oldest first. */
async function listAnsweredWeeks(ctx: AppContext): Promise<AnsweredWeek[]> {
  const last = weekOf(ctx.clock.now());
  const first = last - WEEKS + 1;
  const counted = new Map((await listWeeks(ctx.db, startOfWeek(first))).map((row) => [row.week, row]));
  return Array.from({ length: WEEKS }, (_, index) => {
    const { questions, answered } = counted.get(first + index) ?? { questions: 0, answered: 0 };
    const week = toIso(startOfWeek(first + index)).slice(0, 10);
    return { week, questions, answered, share: questions === 0 ? 0 : answered / questions };
  });
}
