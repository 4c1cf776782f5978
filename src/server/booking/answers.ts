import type { BookingInput } from '#shared/booking.schema.ts';
import { AppError } from '#shared/errors.ts';
import type { MeetingQuestion, QuestionAnswer } from '#shared/meeting-types.schema.ts';
import { QUESTION_ANSWER_MAX } from '#shared/meeting-types.ts';
import type { FieldMessage, MessageValues } from '#shared/messages.ts';

/**
 * The answers to a meeting's questions, in the order of the questions; what was not asked is dropped.
 *
 * @throws AppError `bad_request` with a problem for each question that needs an answer, or another one.
 */
export function readAnswers(questions: readonly MeetingQuestion[], given: BookingInput['answers']): QuestionAnswer[] {
  const answers = questions.map((question) => ({
    question,
    answer: (Object.hasOwn(given, question.id) && given[question.id]) || '',
  }));
  const problems = answers.flatMap(({ question, answer }) => {
    const refusal = whyRefused(question, answer);
    return refusal ? [{ path: `answers.${question.id}`, ...refusal }] : [];
  });
  const [first] = problems;
  if (first) throw new AppError('bad_request', first.message, { values: first.values, issues: problems });
  return answers
    .filter(({ answer }) => answer !== '')
    .map(({ question: { id, label }, answer }) => ({ id, question: label, answer }));
}

function whyRefused(
  { kind, required, options }: MeetingQuestion,
  answer: string,
): { message: FieldMessage; values?: MessageValues } | undefined {
  if (answer === '') return required ? { message: 'answerMissing' } : undefined;
  if (kind === 'choice' && !options.includes(answer)) return { message: 'choiceUnknown' };
  if (answer.length > QUESTION_ANSWER_MAX[kind])
    return { message: 'tooLong', values: { max: QUESTION_ANSWER_MAX[kind] } };
  return undefined;
}
