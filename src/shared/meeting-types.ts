import { labelled } from './format.ts';

/** The two kinds of meetings that the site's own pages offer. They cannot be deleted, hidden or renamed in addresses. */
export const SITE_MEETINGS = ['consultation', 'strategy'] as const;
export type SiteMeeting = (typeof SITE_MEETINGS)[number];

/** True for the two kinds that have a page and texts of their own. */
export function isSiteMeeting(slug: string): slug is SiteMeeting {
  return SITE_MEETINGS.some((name) => name === slug);
}

/** How a question is asked: stored value and name. */
export const QUESTION_KINDS = { line: 'One line', paragraph: 'Several lines', choice: 'A choice' } as const;
export type QuestionKind = keyof typeof QUESTION_KINDS;

/** A question of the owner in the booking form. */
export interface MeetingQuestion {
  /** Names the field of the form; given by the server, kept when the question is reworded. */
  id: string;
  label: string;
  kind: QuestionKind;
  required: boolean;
  /** Choices; empty for the other kinds. */
  options: string[];
}

/** Answer of a visitor, with the question as it was asked. */
export interface Answer {
  question: string;
  answer: string;
}

/** Answers as lines of text. */
export function answerLines(answers: readonly Answer[]): string[] {
  return answers.map(({ question, answer }) => labelled(question, answer));
}

/** A kind of meeting that can be booked. */
export interface MeetingType {
  id: number;
  /** Its name in addresses: `/book/SLUG`. */
  slug: string;
  name: string;
  /** Shown on its page. */
  description: string;
  minutes: number;
  /** Minutes that are kept free around it. */
  bufferBefore: number;
  bufferAfter: number;
  /** Meetings of this kind on one day of the business; null for any number. */
  maxPerDay: number | null;
  /** Minutes before it begins until which it can be booked, and days that it can be booked ahead; null for the general ones. */
  noticeMinutes: number | null;
  horizonDays: number | null;
  /** Minutes between two possible starts. */
  stepMinutes: number;
  /** A link, a phone number or an address. */
  location: string;
  questions: MeetingQuestion[];
  isActive: boolean;
}

/** Public part of a kind of meeting. */
export type PublicMeeting = Pick<MeetingType, 'slug' | 'name' | 'description' | 'minutes'>;

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
  questions: 10,
  label: 120,
  options: 20,
  option: 80,
} as const;

/** Upper bounds of an answer in characters, by the kind of the question. */
export const ANSWER_MAX: Record<QuestionKind, number> = { line: 200, paragraph: 2_000, choice: MEETING_MAX.option };

/** An address for a name: `Coffee & chat` becomes `coffee-chat`. Empty when it has no Latin letters or digits. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MEETING_MAX.slug)
    .replace(/^-|-$/g, '');
}
