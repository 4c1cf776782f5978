import { routes } from '#server/http/calls.ts';
import { answerCalls, unansweredCalls } from '#shared/answers.calls.ts';
import * as answers from './answers.ts';
import { proposePhrasings } from './phrasings.ts';
import { tryOut } from './try-out.ts';
import { answerQuestion, dismissQuestion, listAnsweredWeeks, listUnanswered, reportWrong } from './unanswered.ts';

export const answerRoutes = routes(answerCalls, {
  list: (ctx) => answers.listCards(ctx),
  common: (ctx) => answers.listCommonQuestions(ctx),
  switchTopic: (ctx, { params, input, captain }) => answers.switchTopic(ctx, captain, params.topic, input.isActive),
  propose: async (ctx, { input }) => ({ phrasings: await proposePhrasings(ctx, input) }),
  async create(ctx, { input, captain, isDryRun }) {
    const card = await answers.newCard(ctx, captain, input);
    return (isDryRun ? answers.tryCard : answers.saveCard)(ctx, captain, card.id, answers.cardAddition(card));
  },
  tryOut: (ctx, { input }) => tryOut(ctx, input),
  statistics: (ctx) => listAnsweredWeeks(ctx),
  tests: (ctx) => answers.listAnswerTests(ctx),
  addTest: (ctx, { input }) => answers.saveTest(ctx, input),
  saveTest: (ctx, { params, input }) => answers.saveTest(ctx, input, params.id),
  removeTest: (ctx, { params }) => answers.removeTest(ctx, params.id),
  save: (ctx, { params: { id }, input, captain, isDryRun }) =>
    (isDryRun ? answers.tryCard : answers.saveCard)(ctx, captain, id, answers.cardReplacement(id, input)),
  remove: (ctx, { params: { id }, captain, isDryRun }) =>
    isDryRun ? answers.tryCard(ctx, captain, id, answers.cardRemoval(id)) : answers.removeCard(ctx, captain, id),
});

export const unansweredRoutes = routes(unansweredCalls, {
  list: (ctx, { query }) => listUnanswered(ctx, query),
  report: (ctx, { params }) => reportWrong(ctx, params.id),
  dismiss: (ctx, { params }) => dismissQuestion(ctx, params.id),
  answer: (ctx, { params, captain, ...asked }) => answerQuestion(ctx, captain, params.id, asked),
});
