import { expect, test } from 'vitest';
import * as z from 'zod';
import { call } from '#shared/call.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { routes } from './calls.ts';

test('a path is found although one with a parameter in its place is declared before it', async () => {
  const { ctx } = await createTestApp();
  const answer = z.string();
  const things = {
    get: call('GET /things/:id', { does: 'Reads a thing', who: 'anyone', answer }),
    count: call('GET /things/count', { does: 'Counts the things', who: 'anyone', answer }),
  };
  const app = routes(things, { get: (_ctx, { params }) => `thing ${params.id}`, count: () => '2 things' })(ctx);
  const read = async (path: string) => (await app.request(path)).json();
  expect(await read('/things/count')).toBe('2 things');
  expect(await read('/things/7')).toBe('thing 7');
});
