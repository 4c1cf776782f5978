/** Subject of an answer card; follow-up questions are answered from the cards of the same topic first. */
export const TOPICS = {
  services: 'Services',
  'voice-ai': 'Voice AI',
  chatbots: 'Chatbots',
  automation: 'Automation',
  leads: 'Lead generation',
  social: 'Social media',
  custom: 'Custom solutions',
  prices: 'Prices',
  process: 'Process and duration',
  payment: 'Payment and contract',
  booking: 'Booking a call',
  contact: 'Contact',
  owner: 'About the owner',
  security: 'Security and privacy',
  comparison: 'Comparisons',
  objection: 'Objections',
  limits: 'Honest limits',
  conversation: 'Small talk',
} as const;
export type Topic = keyof typeof TOPICS;

/** Upper bounds: characters, and numbers of phrasings and of suggestions. */
export const ANSWER_MAX = { title: 120, phrasing: 160, phrasings: 200, answer: 700, linkLabel: 60, next: 3 } as const;

/** An answer card as Captain edits it, with its placeholders. */
export interface ListedCard {
  id: string;
  topic: Topic;
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
