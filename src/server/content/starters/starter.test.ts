import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { STARTER } from '#content/starters/consultant/en/starter.ts';
import { type Definition, definitionsOf } from '#server/content/definitions.ts';
import { unknownParts } from '#server/content/editing/differences.ts';
import { readReferences } from '#server/content/editing/edits.ts';
import { jsonSchemaOf } from '#server/content/json-schema.ts';
import { findDocumentProblems } from '#server/content/review/checks.ts';
import { loadSources } from '#server/content/sources.ts';
import { fieldsOf } from '#shared/document-fields.ts';
import { DEFAULT_STARTER } from '#shared/starters.ts';
import { createPageApp } from '#testing/create-page-app.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const definitions = definitionsOf(await loadSources(DEFAULT_STARTER));
const templates = Object.keys(STARTER.templates).map((name) => definitions.custom(`template-${name}`, name));
const shipped: [string, Definition][] = [...definitions.shipped.values(), ...templates].map((each) => [each.key, each]);

test.each(shipped)('starter: %s is valid, and its schema names all of it and changes nothing', (_key, definition) => {
  const parsed = definition.schema.safeParse(definition.base);
  expect(parsed.error?.issues ?? []).toEqual([]);
  expect(parsed.data).toEqual(definition.base);
  expect(unknownParts(jsonSchemaOf(definition), definition.base)).toBeUndefined();
});

test('starter: no text names an unknown fact, and no page has a broken link, a taken path or two equal anchors', async () => {
  const { ctx, db } = await createTestApp();
  const references = await readReferences(ctx, db, definitions, []);
  const issues = shipped.flatMap(([key, definition]) =>
    findDocumentProblems({ definition, data: definition.base }, references).map((issue) => ({ key, ...issue })),
  );
  expect(issues).toEqual([]);
});

test('starter: no text has a variable of its own that has the name of a value of all texts, which would replace it', async () => {
  const { ctx } = await createTestApp();
  const own = shipped.flatMap(([key, definition]) =>
    fieldsOf(jsonSchemaOf(definition), definition.base).flatMap(({ path, schema }) =>
      (schema.variables ?? []).map((name) => ({ key, path, name })),
    ),
  );
  expect(own.map(({ name }) => name)).toContain('visitorEmail');
  expect(own.filter(({ name }) => Object.hasOwn(ctx.content.values(), name))).toEqual([]);
});

test('starter: every link leads to a page that answers, and to a section that the page has', async () => {
  const { app } = await createPageApp();
  const links = new Set<string>();
  for (const [, definition] of definitions.shipped) {
    const ownPath = definition.isLanding ? STARTER.pages[definition.key]?.path : definition.path;
    for (const { value, schema } of fieldsOf(jsonSchemaOf(definition), definition.base)) {
      if (schema.control !== 'link' || !/^[/#]/.test(String(value))) continue;
      links.add(String(value).startsWith('#') ? `${ownPath}${value}` : String(value));
    }
  }
  const wrong: string[] = [];
  for (const link of links) {
    const [path = '', anchor] = link.split('#');
    const res = await app.request(path);
    const html = await res.text();
    if (res.status !== 200 || (anchor && !html.includes(`id="${anchor}"`))) wrong.push(`${link}: ${res.status}`);
  }
  expect(links.size).toBeGreaterThan(20);
  expect(wrong).toEqual([]);
});

test('starter: every shipped file that it names is there', () => {
  const files = shipped.flatMap(([, definition]) =>
    fieldsOf(jsonSchemaOf(definition), definition.base).flatMap(({ value, schema }) =>
      schema.control === 'file' ? [String(value)] : [],
    ),
  );
  expect(files).toContain(STARTER.documents.branding.portrait.src);
  expect(files.filter((file) => !existsSync(join('assets', file)))).toEqual([]);
});
