import { expect, test } from 'vitest';
import { createPageApp } from '#testing/create-page-app.ts';
import { createPick, editAtRandom } from '#testing/random-edit.ts';
import { jsonSchemaOf, SHIPPED } from './definitions.ts';
import { differences, type Json } from './overrides.ts';

/** `EDITS=5000 npx vitest run …` tries more; `SEED` repeats a failure. */
const EDITS = Number(process.env.EDITS ?? 100);
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);
/** Edits that pile up in one document before the next one is taken. */
const EDITS_PER_DOCUMENT = 5;

test(`content: after random edits every page still renders (seed ${SEED})`, {
  timeout: 30_000 + EDITS * 200,
}, async () => {
  const { app, ctx, db } = await createPageApp({ TRUST_PROXY: '1' });
  const pick = createPick(SEED);
  const definitions = [...SHIPPED.values()];
  const failed: string[] = [];
  for (let done = 0; done < EDITS; done += EDITS_PER_DOCUMENT) {
    const definition = definitions[pick(definitions.length)]!;
    const schema = jsonSchemaOf(definition);
    let data: unknown = definition.base;
    for (let edit = 0; edit < EDITS_PER_DOCUMENT; edit += 1) data = editAtRandom(schema, data, pick);
    await db.deleteFrom('contentDocuments').execute();
    const published = JSON.stringify(differences(definition.base, data as Json) ?? {});
    const row = { key: definition.key, template: null, version: 1, published, draft: null, publishAt: null };
    await db
      .insertInto('contentDocuments')
      .values({ ...row, updatedAt: ctx.clock.now(), updatedBy: null })
      .execute();
    await ctx.content.reload();
    ctx.publicContent.changed();

    const { key } = definition;
    const path = ctx.content.pages().find((page) => page.key === key)?.document.path ?? definition.path ?? '/';
    for (const address of new Set([path, '/'])) {
      // From another address each time, so that no limit applies.
      const from = { 'X-Forwarded-For': `10.${done >> 16}.${(done >> 8) & 255}.${done & 255}` };
      const res = await app.request(address, { headers: from });
      const html = await res.text();
      if (res.status !== 200 || !html.includes('<h1'))
        failed.push(`${key} ${address} ${res.status} ${published.slice(0, 300)}`);
    }
  }
  expect(failed).toEqual([]);
});
