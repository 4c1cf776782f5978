import { join } from 'node:path';
import Database from 'better-sqlite3';
import { RENDER_VERSION } from '#server/blog/markdown/version.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { fromMemory } from './from-memory.ts';
import { makeFolder, type Running, startSite } from './processes.ts';
import { median, type Row } from './report.ts';

const POSTS = 10_000;
const WORDS_EACH = 600;
const VOCABULARY = 4_000;
const LIMIT_MS = 3;
const RUNS = 60;

const CALLS = {
  'list, first page': '/api/articles',
  'list, page 400': '/api/articles?page=400',
  'list, by tag': '/api/articles?tag=Topic3',
  'search, a rare word': '/api/articles?q=word3999',
  'search, two words': '/api/articles?q=word40+word90',
  'search, a word in every tenth post': '/api/articles?q=word25',
  post: '/api/blog/post-5000',
};

type Harness = Awaited<ReturnType<typeof createTestApp>>;

/** Uncached pages of the built site: each run requests another one. */
const COLD_PAGES: Record<string, (run: number) => string> = {
  'list page, cold': (run) => `/blog?page=${run + 2}`,
  'search page': (run) => `/blog?q=word${run + 100}`,
  'post page, cold': (run) => `/blog/post-${run * 100 + 7}`,
};

/** The public blog with 10,000 posts in the database: inside the process, as built, and from memory. */
export async function benchBlog(): Promise<Row[]> {
  return [...(await benchCalls()), ...(await benchBuilt())];
}

/** Without caches between calls. */
async function benchCalls(): Promise<Row[]> {
  const harness = await createTestApp();
  fill(harness.ctx.database.sqlite, harness.clock.now());
  const rows: Row[] = [];
  for (const [what, path] of Object.entries(CALLS)) {
    const ms = await measure(harness, path);
    rows.push({
      what,
      figure: `${ms.toFixed(2)} ms`,
      against: `limit ${LIMIT_MS} ms`,
      ratio: ms / LIMIT_MS,
      goal: 'at most 1',
      isMet: ms <= LIMIT_MS,
    });
  }
  await harness.ctx.database.close();
  return rows;
}

/** The same calls over HTTP, one after the other; pages rendered anew; and what is in memory, against node:http. */
async function benchBuilt(): Promise<Row[]> {
  const folder = makeFolder();
  await (await startSite(folder)).stop();
  const sqlite = new Database(join(folder, 'site.db'));
  fill(sqlite, Math.floor(Date.now() / 1000));
  sqlite.close();
  const site = await startSite(folder);
  const rows: Row[] = [];
  for (const [what, path] of Object.entries(CALLS)) {
    const ms = await measureHttp(site, () => path);
    rows.push({
      what: `${what}, over HTTP`,
      figure: `${ms.toFixed(2)} ms`,
      against: `limit ${LIMIT_MS} ms`,
      ratio: ms / LIMIT_MS,
      goal: 'at most 1',
      isMet: ms <= LIMIT_MS,
    });
  }
  for (const [what, pathOf] of Object.entries(COLD_PAGES)) {
    rows.push({ what, figure: `${(await measureHttp(site, pathOf)).toFixed(2)} ms` });
  }
  for (const [what, path] of [
    ['list', '/blog'],
    ['post', '/blog/post-5000'],
  ] as const) {
    for (const encoding of ['identity', 'br'] as const)
      rows.push(await fromMemory(site, what, path, { 'Accept-Encoding': encoding }));
  }
  await site.stop();
  return rows;
}

async function measureHttp(site: Running, pathOf: (run: number) => string): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const start = performance.now();
    const response = await fetch(`http://127.0.0.1:${site.port}${pathOf(run)}`);
    await response.arrayBuffer();
    times.push(performance.now() - start);
    if (response.status !== 200) throw new Error(`${pathOf(run)} was answered with ${response.status}`);
  }
  return median(times);
}

async function measure({ app, ctx }: Harness, path: string): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    ctx.publicContent.changed();
    const start = performance.now();
    const response = await app.request(path);
    await response.arrayBuffer();
    times.push(performance.now() - start);
    if (response.status !== 200) throw new Error(`${path} was answered with ${response.status}`);
  }
  return median(times);
}

/** Words as frequent as in a language: the n-th most common one is n times rarer than the first. */
function fill(sqlite: Database.Database, now: number): void {
  const start = now - (POSTS + 1) * 3600;
  const post = sqlite.prepare(`
    insert into blog_posts (slug, title, excerpt, content, html, render_version, tags, author, published, featured,
      created_at, updated_at, published_at)
    values (?, ?, 'An excerpt of the length that people read.', ?, ?, ${RENDER_VERSION}, ?, 'Alex', 1, ?, ?, ?, ?)
  `);
  const tag = sqlite.prepare('insert into blog_post_tags (tag, published_at, post_id) values (?, ?, ?)');
  let seed = 1;
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const word = () => `word${Math.floor(VOCABULARY ** random())}`;
  sqlite.transaction(() => {
    for (let index = 1; index <= POSTS; index += 1) {
      const text = Array.from({ length: WORDS_EACH }, word).join(' ');
      const at = start + index * 3600;
      const tags = [`Tag${index % 40}`, `Topic${index % 7}`];
      const isFeatured = index % 50 === 0 ? 1 : 0;
      const title = `Post ${index} about ${word()}`;
      const html = `<p>${text}</p>`;
      const { lastInsertRowid } = post.run(
        `post-${index}`,
        title,
        text,
        html,
        JSON.stringify(tags),
        isFeatured,
        at,
        at,
        at,
      );
      for (const name of tags) tag.run(name, at, lastInsertRowid);
    }
  })();
}
