/**
 * The built-in answers: the share of right ones, time per answer with a thousand cards and posts, and the pages' throughput
 * while 500 visitors chat. `node scripts/bench/chat.ts` only scores the answers and prints the wrong ones of the tuning set;
 * `--crowd` only runs the visitors, `--time` only times the answers.
 */

import { STARTER } from '#content/starters/consultant/en/starter.ts';
import { knowledgeOf } from '#server/chat/knowledge.ts';
import { createChatApp } from '#testing/chat-app.ts';
import { createOwnerApp, createStarterApp, evaluate, summarize } from '#testing/chat-evaluation/evaluate.ts';
import { OWNERS, readOwnerSet, readQuestions, SETS, STARTER_SETS } from '#testing/chat-evaluation/questions.ts';
import { createTestApp, postJson } from '#testing/create-test-app.ts';
import { HOME_PAGE, load } from './from-memory.ts';
import { makeFolder, runCrowd, startSite } from './processes.ts';
import { atLeast, atMost, limited, median, printReport, type Row } from './report.ts';

const TUNING = readQuestions('tuning-owner');
/** Share of the questions, at once or among the suggested ones, by language. */
const GOAL_SHARES: Record<string, number> = { en: 0.93, de: 0.9 };
const CARDS = 1_000;
const POSTS = 1_000;
/** Milliseconds of server time for one built-in answer, at the median. */
const LIMIT_MS = 2;

/** Phrasings of each card as most owners write them: then the words of answers are indexed too. */
const FEW = 5;

/** A thousand cards: those of the starter, and copies in other words. @param most phrasings of a card. */
function manyCards(most: number) {
  const shipped = Object.entries(STARTER.documents.answers);
  return Object.fromEntries(
    Array.from({ length: CARDS }, (_, number) => {
      const [id, card] = shipped[number % shipped.length] ?? shipped[0]!;
      const copy = Math.floor(number / shipped.length);
      const reword = (text: string) => (copy === 0 ? text : `${text} variant${copy}`.slice(0, 120));
      const phrasings = card.phrasings.slice(0, most).map(reword);
      return [copy === 0 ? id : `${id}-${copy}`, { ...card, title: reword(card.title), phrasings, next: [] }];
    }),
  );
}

/** Adds a thousand posts that are made of these sentences. */
async function addPosts({ db, clock }: Awaited<ReturnType<typeof createChatApp>>, sentences: string[]): Promise<void> {
  for (let post = 0; post < POSTS; post++) {
    const sentence = (part: number) => sentences[(post * 31 + part * 17) % sentences.length] ?? '';
    await db
      .insertInto('blogPosts')
      .values({
        slug: `post-${post}`,
        title: sentence(0).slice(0, 60),
        excerpt: sentence(1),
        content: Array.from({ length: 25 }, (_, part) => sentence(part)).join('\n\n'),
        author: 'Alex',
        published: true,
        publishedAt: clock.now(),
        createdAt: clock.now(),
        updatedAt: clock.now(),
      })
      .execute();
  }
}

/** Times the built-in answer with a thousand cards and posts indexed. @param most phrasings of a card. */
async function time(most = Number.POSITIVE_INFINITY): Promise<Row[]> {
  const cards = manyCards(most);
  const site = await createChatApp(cards, { NODE_ENV: 'production' });
  const { app, ctx } = site;
  await addPosts(
    site,
    Object.values(cards).map(({ answer }) => answer),
  );
  ctx.publicContent.changed();
  const beforeIndex = performance.now();
  const knowledge = knowledgeOf(ctx);
  await knowledge.cards();
  knowledge.figures();
  const indexMs = performance.now() - beforeIndex;
  const times: number[] = [];
  for (let round = 0; round < 3; round++) {
    for (const [index, { ask }] of TUNING.entries()) {
      const from = performance.now();
      const headers = { 'X-Forwarded-For': `10.1.${round}.${index}` };
      await app.request('/api/chatbot', postJson({ message: [ask].flat().at(-1) }, headers));
      times.push(performance.now() - from);
    }
  }
  return [
    {
      what: `built-in answer with ${CARDS} cards${most === FEW ? ` of ${FEW} phrasings` : ''} and ${POSTS} posts`,
      ...limited(median(times), LIMIT_MS, 'ms', 2),
    },
    {
      what: 'the slowest of a hundred',
      figure: `${(times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0).toFixed(2)} ms`,
    },
    { what: `indexing ${CARDS} cards`, figure: `${indexMs.toFixed(0)} ms` },
  ];
}

const CROWD = 500;
/** By two, the ratio of one state was anything from 0.6 to 1. */
const ROUNDS = 6;
const SECONDS = 12;
/** Milliseconds within which every visitor must have an answer. */
const ANSWER_WITHIN_MS = 8_000;

/**
 * The home page's throughput at full load, alone and in the seconds after 500 visitors asked the chat at once. The server
 * has one core; the load and the visitors share the other. The answers take 1 to 2 s of that core's time.
 */
async function crowd(): Promise<Row[]> {
  const site = await startSite(makeFolder());
  const messages = TUNING.flatMap(({ ask }) => ask);
  const pages = () => load(site.port, HOME_PAGE, { seconds: SECONDS });
  const alone: number[] = [];
  const beside: number[] = [];
  const waits: number[] = [];
  const failures: string[] = [];
  await runCrowd({ port: site.port, visitors: CROWD, messages });
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.push(await pages());
    const [perSecond, visitors] = await Promise.all([
      pages(),
      runCrowd({ port: site.port, visitors: CROWD, messages }),
    ]);
    beside.push(perSecond);
    waits.push(...visitors.waits);
    failures.push(...visitors.failures);
  }
  await site.stop();
  const longest = Math.max(...waits);
  return [
    {
      what: `home page in the ${SECONDS} s after ${CROWD} visitors asked the chat at once`,
      figure: `${median(beside).toFixed(0)} req/s`,
      against: `alone: ${median(alone).toFixed(0)} req/s`,
      ...atLeast(0.9, median(beside) / median(alone)),
    },
    {
      what: 'wait for the answer in that crowd: median, longest',
      figure: `${(median(waits) / 1000).toFixed(1)} s, ${(longest / 1000).toFixed(1)} s`,
      against: `${ANSWER_WITHIN_MS / 1000} s`,
      ...atMost(1, longest / ANSWER_WITHIN_MS),
    },
    {
      what: `visitors of ${ROUNDS * CROWD} without an answer`,
      figure: String(failures.length),
      against: failures[0] ?? '',
      goal: 'none',
      isMet: failures.length === 0,
    },
  ];
}

async function times(): Promise<Row[]> {
  return [...(await time()), ...(await time(FEW))];
}

export async function benchChat(): Promise<Row[]> {
  return [...(await times()), ...(await crowd())];
}

/** The share of right answers; the wrong ones of the sets to tune on are printed. */
export async function benchChatAnswers(): Promise<Row[]> {
  const rows: Row[] = [];
  const sets = [
    ...SETS.map((set) => ({ set, language: 'en', questions: readQuestions(set), open: () => createTestApp() })),
    ...OWNERS.map((set) => ({ set, ...readOwnerSet(set) })).map((own) => ({ ...own, open: () => createOwnerApp(own) })),
    ...STARTER_SETS.map((own) => ({ ...own, questions: readQuestions(own.set), open: () => createStarterApp(own) })),
  ];
  for (const { set, language, questions, open } of sets) {
    const goal = GOAL_SHARES[language] ?? 1;
    const { share, near, misled, wrong } = summarize(await evaluate(await open(), questions));
    if (set.startsWith('tuning')) console.log(wrong.join('\n'));
    const percent = (part: number) => `${(part * 100).toFixed(1)} %`;
    rows.push({
      what: `right answers to ${questions.length} questions, at once or by one tap (${set})`,
      figure: percent(near),
      against: `${percent(share)} at once, ${percent(misled)} wrong`,
      ratio: near / goal,
      goal: `at least ${percent(goal)}`,
      isMet: near >= goal,
    });
  }
  return rows;
}

if (import.meta.main) {
  const part = { '--crowd': crowd, '--time': times }[process.argv[2] ?? ''] ?? benchChatAnswers;
  printReport('chat', await part());
}
