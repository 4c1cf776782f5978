import { intentPackOf } from '#content/languages/intent-packs.ts';
import type { ServicesDocument } from '#content/services.schema.ts';
import { knowledgeOf } from '#server/chat/knowledge.ts';
import { publishChange } from '#server/content/editing/editing.ts';
import { chooseStarter } from '#server/content/starters/starters.ts';
import { saveSettings } from '#server/settings/settings.ts';
import type { ChatReply } from '#shared/chat.schema.ts';
import { fill } from '#shared/placeholders.ts';
import { createChatApp, makeCard } from '#testing/chat-app.ts';
import { createTestApp, postJson } from '#testing/create-test-app.ts';
import type { EvaluationQuestion, OwnerSet, STARTER_SETS } from './questions.ts';

/** A question with what the bot replied. */
interface Result {
  question: EvaluationQuestion;
  /** Id of the card, or `unknown`, `refuse`, `contact`, `page`. */
  got: string;
  isRight: boolean;
  /** A right card is among the suggested questions, one tap away. */
  isOffered: boolean;
  text: string;
}

type TestApp = Awaited<ReturnType<typeof createTestApp>>;

/** The app of a business with its own services and answers. */
export async function createOwnerApp({ language, services, answers }: OwnerSet): Promise<TestApp> {
  const { intents } = intentPackOf(language);
  // Captain fills in the common question as the title of an answer to it.
  const titleOf = ({ title, intent = '', service }: OwnerSet['answers'][number]) => {
    const { name = '' } = services.find(({ id }) => id === service) ?? {};
    return title ?? fill((name && intents[intent]?.titleOf) || (intents[intent]?.title ?? ''), { service: name });
  };
  const cards = answers.map((card) => [
    card.id,
    makeCard(titleOf(card), { phrasings: [], ...card, title: titleOf(card) }),
  ]);
  const app = await createChatApp(Object.fromEntries(cards));
  await saveSettings(app.ctx, { language }, { by: 'owner', isConfirmed: true });
  const listed = services.map(
    (service) => ({ ...service, text: `${service.name}.`, icon: 'chat', isShown: true }) as const,
  );
  await publishChange<ServicesDocument>(app.ctx, 'services', () => ({ services: listed }), 'owner');
  return app;
}

/** The app with the texts of a starter. */
export async function createStarterApp({ starter, language }: (typeof STARTER_SETS)[number]): Promise<TestApp> {
  const app = await createTestApp();
  await chooseStarter(app.ctx, starter, { language }, { by: 'owner', isDryRun: false });
  return app;
}

/** Asks every question in a conversation of its own and judges the last reply. */
export async function evaluate(app: TestApp, questions: readonly EvaluationQuestion[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const [index, question] of questions.entries()) {
    const headers = { 'X-Forwarded-For': `10.0.${index >> 8}.${index & 255}` };
    let sessionId: string | undefined;
    let text = '';
    let suggested: string[] = [];
    for (const message of [question.ask].flat()) {
      const response = await app.app.request('/api/chatbot', postJson({ message, sessionId }, headers));
      const reply = (await response.json()) as Pick<ChatReply, 'response' | 'sessionId' | 'suggestedQuestions'>;
      sessionId = reply.sessionId;
      text = reply.response;
      suggested = reply.suggestedQuestions;
    }
    const cards = await knowledgeOf(app.ctx).cards();
    const got = await judge(app, text);
    const expected = [question.expect].flat();
    // A reply of two answers, of which the card of the first is stored, is right when one of them is.
    const given = [got, ...expected.filter((id) => cards.get(id)?.answer && text.includes(cards.get(id)!.answer))];
    const titles = expected.map((id) => cards.get(id)?.title ?? '');
    results.push({
      question,
      got,
      isRight: given.some((id) => expected.includes(id)),
      isOffered: titles.some((title) => suggested.includes(title)),
      text,
    });
  }
  return results;
}

/** Names the kind of the last reply. */
async function judge({ db, ctx }: TestApp, text: string): Promise<string> {
  const last = db.selectFrom('chatMessages').select(['card', 'unanswered', 'message']).orderBy('id', 'desc').limit(1);
  const reply = await last.where('type', '=', 'ai').executeTakeFirstOrThrow();
  const asked = await last.where('type', '=', 'user').executeTakeFirstOrThrow();
  const { refusals, crisis, emergency, noted, unknown, which } = ctx.content.get('chat').replies;
  if ([...Object.values(refusals), crisis, emergency].includes(text)) return 'refuse';
  if (text === which) return 'asked';
  if (text === unknown) return 'unknown';
  if (reply.card) return reply.card;
  if (text.includes(noted.split('{')[0] ?? noted)) return 'contact';
  return asked.unanswered ? 'unknown' : 'page';
}

/** The shares of right replies, of these with those that offer a right card, and of wrong cards; the ones that are not right as text. */
export function summarize(results: readonly Result[]) {
  const wrong = results.filter(({ isRight }) => !isRight);
  const missed = wrong.filter(({ isOffered }) => !isOffered);
  return {
    share: 1 - wrong.length / results.length,
    near: 1 - missed.length / results.length,
    misled: missed.filter(({ got }) => got !== 'unknown' && got !== 'asked').length / results.length,
    wrong: wrong.map(
      ({ question, got }) =>
        `${[question.ask].flat().join(' > ')} → ${got}, not ${[question.expect].flat().join(' or ')}`,
    ),
  };
}
