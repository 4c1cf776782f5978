import { expect, test } from 'vitest';
import { storyOf } from './story.ts';

test('story: what the owner typed becomes whole sentences; one without an end is left out', () => {
  const ends = ['kept books for ten years', ' ', 'the tax office writes.'];
  expect(storyOf('en', ends)).toBe(
    'Before this, I kept books for ten years. People come to me when the tax office writes.',
  );
  expect(storyOf('de-AT', ['zehn Jahre Bücher geführt', '', ''])).toBe('Vorher habe ich zehn Jahre Bücher geführt.');
  expect(storyOf('en', ['', '', ''])).toBe('');
});
