import { linesOf } from '#app/pages/captain/parts/forms/forms.tsx';
import type { CommonQuestion, ListedCard } from '#shared/answers.schema.ts';
import { ANSWER_MAX, proposeId, type Topic } from '#shared/answers.ts';
import { capitalized } from '#shared/capitalized.ts';

/** The values of the form of an answer. */
export interface AnswerValues {
  /** Empty while it follows the title. */
  id: string;
  topic: Topic;
  title: string;
  /** Phrasings, each on its line. */
  phrasings: string;
  answer: string;
  linkLabel: string;
  linkHref: string;
  /** Ids; empty where nothing is chosen. */
  next: string[];
  isActive: boolean;
  /** As they are stored. */
  intent?: string | undefined;
  service?: string | undefined;
}

/** Name of the local copy of an answer. @param id of the answer, or `new`. */
export const answerCopyName = (id: string) => `answer.${id}`;

/** The values of the form for a stored card. */
export function valuesOf(card: ListedCard): AnswerValues {
  const { id, topic, title, phrasings, answer, link, next, isActive, intent, service } = card;
  return {
    id,
    topic,
    title,
    phrasings: phrasings.join('\n'),
    answer,
    linkLabel: link?.label ?? '',
    linkHref: link?.href ?? '',
    next: Array.from({ length: ANSWER_MAX.next }, (_, index) => next[index] ?? ''),
    isActive,
    intent,
    service,
  };
}

/** The values of the form for a new card that answers these questions, the latest one first. */
export function valuesForQuestions(questions: readonly string[] = []): AnswerValues {
  const texts = [...new Set(questions.map((text) => text.replace(/\s+/g, ' ').trim()))];
  const title = texts.find((text) => text.length <= ANSWER_MAX.title) ?? '';
  const phrasings = texts.filter((text) => text.length <= ANSWER_MAX.phrasing).slice(0, ANSWER_MAX.phrasings);
  const empty = { topic: 'services', answer: '', link: null, isActive: true } as const;
  return valuesOf({ ...empty, next: [], id: '', title: title && capitalized(title), phrasings });
}

/** The values of the form for a new card that answers a common question. */
export function valuesForCommon({ intent, service, topic, title }: CommonQuestion): AnswerValues {
  const card = {
    topic,
    title,
    intent,
    service: service?.id,
    phrasings: [],
    answer: '',
    link: null,
    next: [],
    isActive: true,
  };
  return valuesOf({ ...card, id: '' });
}

/** The card to save. @param taken ids of the other cards. */
export function cardOf(draft: AnswerValues, taken: readonly string[]): ListedCard {
  const { topic, title, answer, linkLabel, linkHref, next, isActive, intent, service } = draft;
  const link = linkLabel.trim() || linkHref.trim() ? { label: linkLabel, href: linkHref.trim() } : null;
  return {
    id: draft.id.trim() || proposeId(title, taken),
    topic,
    title,
    phrasings: linesOf(draft.phrasings),
    answer,
    link,
    next: [...new Set(next.filter(Boolean))],
    isActive,
    ...(intent && { intent }),
    ...(service && { service }),
  };
}
