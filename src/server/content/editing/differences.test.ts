import { expect, test } from 'vitest';
import { definitionsOf } from '#server/content/definitions.ts';
import { loadSources } from '#server/content/sources.ts';
import type { Json } from '#shared/json.ts';
import { DEFAULT_STARTER } from '#shared/starters.ts';
import { createPick, type Pick } from '#testing/random-edit.ts';
import { repairDocument } from './differences.ts';

const { shipped } = definitionsOf(await loadSources(DEFAULT_STARTER));

/** `EDITS=5000 npx vitest run …` tries more; `SEED` repeats a failure. */
const EDITS = Number(process.env.EDITS ?? 300);
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);

const JUNK: Json[] = [
  '',
  ' ',
  '<b>',
  'x'.repeat(5_000),
  -1,
  1e12,
  true,
  null,
  [],
  {},
  [null],
  [[]],
  { kind: 'unknown' },
];

/** `data` with one value somewhere replaced by another kind of value, removed or repeated. */
function damage(data: Json, pick: Pick): Json {
  if (data === null || typeof data !== 'object' || pick(6) === 0)
    return structuredClone(JUNK[pick(JUNK.length)] ?? null);
  if (Array.isArray(data)) {
    if (data.length === 0 || pick(6) === 0) return Array.from({ length: pick(60) }, () => data[0] ?? null);
    const at = pick(data.length);
    return data.map((item, index) => (index === at ? damage(item, pick) : item));
  }
  const keys = Object.keys(data);
  const key = keys[pick(keys.length)];
  if (key === undefined) return 'no group';
  const { [key]: value, ...others } = data;
  return pick(4) === 0 ? others : { ...data, [key]: damage(value ?? null, pick) };
}

test(`a damaged document is repaired to a valid one (seed ${SEED})`, () => {
  const pick = createPick(SEED);
  const definitions = [...shipped.values()];
  for (let edit = 0; edit < EDITS; edit += 1) {
    const { key, schema, base } = definitions[pick(definitions.length)]!;
    let damaged = base;
    for (let times = 1 + pick(8); times > 0; times -= 1) damaged = damage(damaged, pick);
    const { data, problems } = repairDocument<unknown>(schema, damaged, base);
    const again = schema.safeParse(data);
    expect(again.error?.issues ?? [], `${key} ${JSON.stringify(damaged)}`).toEqual([]);
    expect(problems.length > 0).toBe(!schema.safeParse(damaged).success);
  }
});

test('a repaired document keeps the fields that are valid', () => {
  const { schema, base } = shipped.get('home')!;
  const home = base as { hero: { [key: string]: Json }; meta: Json };
  const stored = { ...home, meta: 'gone', hero: { ...home.hero, title: '', kicker: 'Kept' } };
  const { data, problems } = repairDocument(schema, stored, base);
  expect(data).toEqual({ ...home, hero: { ...home.hero, kicker: 'Kept' } });
  expect(problems.map(({ path }) => path).sort()).toEqual(['hero.title', 'meta']);
});
