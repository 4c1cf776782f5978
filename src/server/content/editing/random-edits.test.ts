import { expect, test } from 'vitest';
import { STARTER } from '#content/starters/consultant/en/starter.ts';
import { definitionsOf } from '#server/content/definitions.ts';
import { jsonSchemaOf } from '#server/content/json-schema.ts';
import { loadSources } from '#server/content/sources.ts';
import type { Json, JsonObject } from '#shared/json.ts';
import { paths } from '#shared/paths.ts';
import { DEFAULT_STARTER } from '#shared/starters.ts';
import { createPageApp } from '#testing/create-page-app.ts';
import { postJson } from '#testing/create-test-app.ts';
import { createPick, editAtRandom } from '#testing/random-edit.ts';
import { differences } from './differences.ts';

const { shipped } = definitionsOf(await loadSources(DEFAULT_STARTER));

/** `EDITS=5000 npx vitest run …` tries more; `SEED` repeats a failure. */
const EDITS = Number(process.env.EDITS ?? 100);
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);
/** Edits that pile up in one document before the next one is taken. */
const EDITS_PER_DOCUMENT = 5;

const LANDING = STARTER.pages['voice-ai']?.path ?? '';
/** Further addresses with texts of a document that is no page, or not this one alone. */
const SHOWN_AT: Record<string, string[]> = {
  facts: [LANDING, '/calendar', '/llms.txt'],
  branding: [LANDING, '/site.webmanifest'],
  site: [LANDING, '/no-such-page'],
  'landing-words': [LANDING],
  'newsletter-pages': [paths.newsletterConfirm('none'), paths.newsletterLeave('none')],
  booking: ['/calendar', paths.booking('none')],
  blog: ['/blog', paths.rss],
  machine: ['/llms.txt', '/sitemap.xml'],
};
/** Documents whose texts are in answers of the API. */
const ANSWERED_BY_API = new Set(['answers', 'chat', 'facts', 'forms', 'errors', 'contact-form']);

test(`content: after random edits every page still renders (seed ${SEED})`, {
  timeout: 30_000 + EDITS * 300,
}, async () => {
  const { app, ctx, db } = await createPageApp({ TRUST_PROXY: '1' });
  const pick = createPick(SEED);
  const definitions = [...shipped.values()];
  const failed: string[] = [];
  for (let done = 0; done < EDITS; done += EDITS_PER_DOCUMENT) {
    const definition = definitions[pick(definitions.length)]!;
    const schema = jsonSchemaOf(definition);
    let data: unknown = definition.base;
    for (let edit = 0; edit < EDITS_PER_DOCUMENT; edit += 1) data = editAtRandom(schema, data, pick);
    await db.deleteFrom('contentDocuments').execute();
    const published = (differences(definition.base, data as Json) ?? {}) as JsonObject;
    const row = { key: definition.key, template: null, version: 1, published, draft: null, publishAt: null };
    await db
      .insertInto('contentDocuments')
      .values({ ...row, updatedAt: ctx.clock.now(), updatedBy: null })
      .execute();
    await ctx.content.reload();
    ctx.publicContent.changed();

    const { key } = definition;
    const path = ctx.content.pages().find((page) => page.key === key)?.document.path ?? definition.path;
    // From another address each time, so that no limit applies.
    const headers = { 'X-Forwarded-For': `10.${done >> 16}.${(done >> 8) & 255}.${done & 255}` };
    for (const address of new Set([path ?? '/', '/', ...(SHOWN_AT[key] ?? [])])) {
      const res = await app.request(address, { headers });
      const text = await res.text();
      const isPage = res.headers.get('content-type')?.startsWith('text/html');
      // Two of the addresses show that something is missing; an imprint without an address and a blog without posts are not there.
      const mayBeMissing = address !== path || !ctx.content.publicPaths().includes(address);
      const isAnswered = res.status === 200 || (res.status === 404 && mayBeMissing);
      if (!isAnswered || (isPage && !text.includes('<h1')))
        failed.push(`${key} ${address} ${res.status} ${JSON.stringify(published).slice(0, 300)}`);
    }
    if (!ANSWERED_BY_API.has(key)) continue;
    const question = await app.request('/api/chatbot', postJson({ message: 'What does it cost?' }, headers));
    const refusal = await app.request('/api/contact', postJson({}, headers));
    if (question.status !== 200 || refusal.status !== 400)
      failed.push(`${key} API ${question.status} ${refusal.status} ${JSON.stringify(published).slice(0, 300)}`);
  }
  expect(failed).toEqual([]);
});
