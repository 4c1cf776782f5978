import * as z from 'zod';
import {
  AnsweredWeek,
  AnswerTest,
  AnswerTestInput,
  CardChange,
  CardInput,
  CommonQuestion,
  ListedCard,
  PhrasingsInput,
  Regressions,
  TopicId,
  TriedAnswer,
  TriedMessage,
  UnansweredGroup,
  UnansweredInput,
} from './answers.schema.ts';
import { call } from './call.ts';

/** Answer cards. Every write is published at once; a dry run has the tests of the bot that it would break. */
export const answerCalls = {
  list: call('GET /captain/answers', { does: 'All answers', who: 'editor', answer: z.array(ListedCard) }),
  common: call('GET /captain/answers/common', {
    does: 'The questions that every business is asked, with how the bot answers them',
    who: 'editor',
    answer: z.array(CommonQuestion),
  }),
  switchTopic: call('PUT /captain/answers/topics/:topic', {
    does: 'Switches all answers of a topic on or off',
    who: 'owner',
    params: { topic: TopicId },
    input: z.object({ isActive: z.boolean() }),
    answer: z.array(ListedCard),
    audit: 'answer.topic',
  }),
  propose: call('POST /captain/answers/phrasings', {
    does: 'Has the model propose further ways to ask a question; nothing is stored',
    who: 'editor',
    input: PhrasingsInput,
    answer: z.object({ phrasings: z.array(z.string()) }),
    errors: ['conflict', 'too_many', 'unavailable'],
  }),
  create: call('POST /captain/answers', {
    does: 'Adds an answer; that of an editor is switched off',
    who: 'editor',
    input: CardInput,
    answer: ListedCard,
    status: 201,
    dryRun: Regressions,
    audit: 'answer.create',
    errors: ['forbidden', 'conflict'],
  }),
  tryOut: call('POST /captain/answers/try', {
    does: 'What the bot replies to a message now, and which answer that is; nothing is stored and no model is asked',
    who: 'owner',
    input: TriedMessage,
    answer: TriedAnswer,
  }),
  statistics: call('GET /captain/answers/statistics', {
    does: 'How many questions were answered, by week',
    who: 'owner',
    answer: z.array(AnsweredWeek),
  }),
  tests: call('GET /captain/answers/tests', {
    does: 'The tests of the bot, with what it answers now',
    who: 'owner',
    answer: z.array(AnswerTest),
  }),
  addTest: call('POST /captain/answers/tests', {
    does: 'Adds a test of the bot',
    who: 'owner',
    input: AnswerTestInput,
    answer: z.array(AnswerTest),
    status: 201,
    audit: 'answer-test.create',
  }),
  saveTest: call('PUT /captain/answers/tests/:id', {
    does: 'Changes a test of the bot',
    who: 'owner',
    input: AnswerTestInput,
    answer: z.array(AnswerTest),
    audit: 'answer-test.save',
  }),
  removeTest: call('DELETE /captain/answers/tests/:id', {
    does: 'Deletes a test of the bot',
    who: 'owner',
    audit: 'answer-test.delete',
  }),
  save: call('PUT /captain/answers/:id', {
    does: 'Replaces an answer; an editor only one that is switched off',
    who: 'editor',
    params: { id: z.string() },
    input: CardChange,
    answer: ListedCard,
    dryRun: Regressions,
    audit: 'answer.save',
    errors: ['forbidden'],
  }),
  remove: call('DELETE /captain/answers/:id', {
    does: 'Deletes an answer',
    who: 'owner',
    params: { id: z.string() },
    dryRun: Regressions,
    audit: 'answer.delete',
  }),
};

/** Questions without an answer. `:id` is that of a visitor's message, or of a reply that was wrong. */
export const unansweredCalls = {
  list: call('GET /captain/unanswered', {
    does: 'Questions that no answer fits, those that mean the same together, the most frequent first',
    who: 'owner',
    answer: z.array(UnansweredGroup),
  }),
  report: call('POST /captain/unanswered/:id', {
    does: 'Lists a question as unanswered, because its reply was wrong',
    who: 'owner',
    audit: 'question.report',
  }),
  dismiss: call('DELETE /captain/unanswered/:id', {
    does: 'Takes a question and those that mean the same off the list',
    who: 'owner',
    audit: 'question.dismiss',
  }),
  answer: call('POST /captain/unanswered/:id/answer', {
    does: 'Answers a question with a new answer or an existing one',
    who: 'owner',
    input: UnansweredInput,
    answer: ListedCard,
    status: 201,
    dryRun: Regressions,
    audit: 'question.answer',
    errors: ['conflict'],
  }),
};
