import { expect, test } from 'vitest';
import { answerLines, proposedQuestion } from './meeting-types.ts';

test('an answer stands after a colon, or after the mark of its question', () => {
  const answers = [
    { question: 'Team size', answer: '3' },
    { question: 'What is it about?', answer: 'Mail' },
  ];
  expect(answerLines(answers)).toEqual(['Team size: 3', 'What is it about? Mail']);
});

test('the question for the visitor’s number is proposed in the language of the site', () => {
  expect(proposedQuestion('called', 'de')).toBe('Unter welcher Nummer darf ich Sie anrufen?');
  expect(proposedQuestion('called', 'en')).toBe('Which phone number may I call?');
  expect(proposedQuestion('asked', 'fr')).toBe('Where shall we meet?');
});
