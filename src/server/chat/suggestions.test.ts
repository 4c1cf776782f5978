import { expect, test } from 'vitest';
import { createTestApp, postJson } from '#testing/create-test-app.ts';
import { suggestNext } from './suggestions.ts';

test('suggests two questions on the topic and one on another, none twice', () => {
  const first = suggestNext('voice', new Set(), 'hello');
  expect(first).toHaveLength(3);
  const second = suggestNext('voice', new Set(first), 'hello');
  expect(second.filter((question) => first.includes(question))).toEqual([]);
  expect(suggestNext('voice', new Set(), first[0]!.toUpperCase())).not.toContain(first[0]);
});

test('the built-in responder answers every suggested question', async () => {
  const { app } = await createTestApp();
  const shown = new Set<string>();
  for (let next = suggestNext('voice', shown, ''); next.length > 0; next = suggestNext('voice', shown, '')) {
    for (const question of next) shown.add(question);
  }
  expect(shown.size).toBeGreaterThan(30);
  const unanswered: string[] = [];
  for (const message of shown) {
    const { response } = (await (await app.request('/api/chatbot', postJson({ message }))).json()) as {
      response: string;
    };
    if (/do not know|did not understand|outside what|cannot/.test(response.split('\n')[0] ?? ''))
      unanswered.push(`${message} → ${response}`);
  }
  expect(unanswered).toEqual([]);
});
