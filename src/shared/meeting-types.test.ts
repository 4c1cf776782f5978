import { expect, test } from 'vitest';
import { answerLines } from './meeting-types.ts';

test('an answer stands after a colon, or after the mark of its question', () => {
  const answers = [
    { question: 'Team size', answer: '3' },
    { question: 'What is it about?', answer: 'Mail' },
  ];
  expect(answerLines(answers)).toEqual(['Team size: 3', 'What is it about? Mail']);
});
