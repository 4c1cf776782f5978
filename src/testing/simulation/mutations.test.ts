import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MUTATIONS } from './mutations.ts';

test('each mutation quotes lines that the server has', () => {
  const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  const outdated = MUTATIONS.filter(({ patches }) => patches.some(({ file, from }) => !read(file).includes(from)));
  expect(outdated.map(({ name }) => name)).toEqual([]);
});
