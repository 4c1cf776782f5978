import { labelled } from './format.ts';
import { languageOf } from './languages.ts';
import { MAX } from './limits.ts';
import type { QuestionAnswer } from './meeting-types.schema.ts';
import { paths } from './paths.ts';

/** The two kinds of meetings that the site's own pages offer. They cannot be deleted or renamed in addresses; the strategy session can be hidden. */
export const SITE_MEETINGS = ['consultation', 'strategy'] as const;
export type SiteMeeting = (typeof SITE_MEETINGS)[number];

/** Their names until a starter or the owner gives others. */
export const FIRST_NAMES: Record<SiteMeeting, string> = {
  consultation: 'Free consultation',
  strategy: 'Deep-dive strategy session',
};

/** True for the two kinds that have a page and texts of their own. */
export function isSiteMeeting(slug: string): slug is SiteMeeting {
  return SITE_MEETINGS.some((name) => name === slug);
}

/** The slug of the meeting type whose page this is; undefined for other addresses. */
export function meetingAt(href: string): string | undefined {
  if (href === paths.calendar) return 'consultation';
  if (href === paths.strategySession) return 'strategy';
  return /^\/book\/([a-z0-9-]+)$/.exec(href)?.[1];
}

/** How a question is asked: stored value and name. */
export const QUESTION_KINDS = {
  line: 'One line',
  paragraph: 'Several lines',
  choice: 'A choice',
  phone: 'A phone number',
} as const;
type QuestionKind = keyof typeof QUESTION_KINDS;

/** Id of the question for a place that the visitor names. */
export const PLACE_QUESTION = 'place';

/** True for a meeting by phone at a number that visitors give. */
export function asksForNumber({ location, questions }: AskedMeeting): boolean {
  return location === '' && questions.some(({ id, kind }) => id === PLACE_QUESTION && kind === 'phone');
}

interface AskedMeeting {
  location: string;
  questions: readonly { id: string; kind: string }[];
}
/** Places that visitors are asked for: the owner calls them, or they name one. */
export type AskedPlace = 'called' | 'asked';

const PLACE_QUESTIONS: Readonly<Record<string, Record<AskedPlace, string>>> = {
  en: { called: 'Which phone number may I call?', asked: 'Where shall we meet?' },
  de: { called: 'Unter welcher Nummer darf ich Sie anrufen?', asked: 'Wo sollen wir uns treffen?' },
};

/** The question that is proposed for a place, in the language of the site; in English where that has none. */
export function proposedQuestion(place: AskedPlace, language: string): string {
  return (PLACE_QUESTIONS[languageOf(language)] ?? PLACE_QUESTIONS.en)?.[place] ?? '';
}

/** Answers as lines of text. */
export function answerLines(answers: readonly QuestionAnswer[]): string[] {
  return answers.map(({ question, answer }) => labelled(question, answer));
}

/** Minutes between two starts that can be chosen. */
export const STEP_MINUTES = [15, 30, 60] as const;

/** Upper bounds, in characters where it is a text. */
export const MEETING_MAX = {
  slug: 60,
  name: 80,
  description: 300,
  minutes: 480,
  buffer: 480,
  perDay: 100,
  noticeMinutes: 43_200,
  horizonDays: 365,
  location: 300,
  price: 60,
  questions: 10,
  label: 120,
  options: 20,
  option: 80,
} as const;

/** Upper bounds of an answer in characters, by the kind of the question. */
export const QUESTION_ANSWER_MAX: Record<QuestionKind, number> = {
  line: 200,
  paragraph: 2_000,
  choice: MEETING_MAX.option,
  phone: MAX.phone,
};
