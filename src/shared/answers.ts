/** An answer card as Captain edits it, with its placeholders. */
export interface ListedCard {
  id: string;
  topic: string;
  title: string;
  phrasings: string[];
  answer: string;
  link?: { label: string; href: string } | undefined;
  next: string[];
  isActive: boolean;
}

/** A test of the bot: a question and the id of the card that has to answer it. */
export interface AnswerTest {
  id: number;
  question: string;
  card: string;
  /** Id of the card that answers it now, if one does. */
  got: string | null;
  passes: boolean;
}

/** A test that passes now and would not after a change. */
export interface Regression {
  question: string;
  card: string;
  got: string | null;
}

/** Questions that mean the same and that no card answers. Times are ISO 8601. */
export interface UnansweredGroup {
  /** Id of the latest message. */
  id: number;
  /** The latest message. */
  question: string;
  count: number;
  lastAt: string;
  messages: { id: number; chatId: number; message: string; createdAt: string }[];
  /** The nearest cards. */
  near: { id: string; title: string }[];
}

/** How many questions were answered in a week. */
export interface AnsweredWeek {
  /** Its Monday, `YYYY-MM-DD`. */
  week: string;
  questions: number;
  answered: number;
  /** 0 to 1. */
  share: number;
}
