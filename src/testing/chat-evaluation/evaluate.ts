import { type createTestApp, postJson } from '#testing/create-test-app.ts';
import type { EvaluationQuestion } from './questions.ts';

/** A question with what the bot replied. */
interface Result {
  question: EvaluationQuestion;
  /** Id of the card, or `unknown`, `refuse`, `contact`, `page`. */
  got: string;
  isRight: boolean;
  text: string;
}

type TestApp = Awaited<ReturnType<typeof createTestApp>>;

/** Asks every question in a conversation of its own and judges the last reply. */
export async function evaluate(app: TestApp, questions: readonly EvaluationQuestion[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const [index, question] of questions.entries()) {
    const headers = { 'X-Forwarded-For': `10.0.${index >> 8}.${index & 255}` };
    let sessionId: string | undefined;
    let text = '';
    for (const message of [question.ask].flat()) {
      const response = await app.app.request('/api/chatbot', postJson({ message, sessionId }, headers));
      const reply = (await response.json()) as { response: string; sessionId: string };
      sessionId = reply.sessionId;
      text = reply.response;
    }
    const got = await judge(app, text);
    results.push({ question, got, isRight: [question.expect].flat().some((expected) => expected === got), text });
  }
  return results;
}

/** Names the kind of the last reply. */
async function judge({ db, ctx }: TestApp, text: string): Promise<string> {
  const last = db.selectFrom('chatMessages').select(['card', 'unanswered', 'message']).orderBy('id', 'desc').limit(1);
  const reply = await last.where('type', '=', 'ai').executeTakeFirstOrThrow();
  const asked = await last.where('type', '=', 'user').executeTakeFirstOrThrow();
  const { refusals, crisis, emergency, noted } = ctx.content.get('chat').replies;
  if ([...Object.values(refusals), crisis, emergency].includes(text)) return 'refuse';
  if (reply.card) return reply.card;
  if (text.includes(noted.split('{')[0] ?? noted)) return 'contact';
  return asked.unanswered ? 'unknown' : 'page';
}

/** The share of right replies, and the wrong ones as text. */
export function summarize(results: readonly Result[]): { share: number; wrong: string[] } {
  const wrong = results.filter(({ isRight }) => !isRight);
  return {
    share: 1 - wrong.length / results.length,
    wrong: wrong.map(
      ({ question, got }) =>
        `${[question.ask].flat().join(' > ')} → ${got}, not ${[question.expect].flat().join(' or ')}`,
    ),
  };
}
