/**
 * How well the cards are found by questions that they do not have: takes a part of the phrasings off their cards, asks them,
 * and counts how often the right card is first and among the first three. `node scripts/bench/chat-phrasings.ts`
 */

import { STARTER } from '#content/starters/en/starter.ts';
import { createCardIndex } from '#server/chat/cards.ts';

const FOLDS = 6;
/** Shorter questions are keywords, which say little about the order of cards. */
const WORDS = 4;

const { answers, synonyms } = STARTER.documents;
const counts = { asked: 0, first: 0, near: 0 };
for (let fold = 0; fold < FOLDS; fold += 1) {
  const leftOut: { id: string; question: string }[] = [];
  const cards = Object.entries(answers).map(([id, card]) => {
    const questions = card.phrasings;
    const isLeftOut = (position: number) => position % FOLDS === fold;
    leftOut.push(...questions.filter((_, position) => isLeftOut(position)).map((question) => ({ id, question })));
    return [id, { ...card, phrasings: questions.filter((_, position) => !isLeftOut(position)) }] as const;
  });
  const index = createCardIndex(Object.fromEntries(cards), synonyms.groups);
  for (const { id, question } of leftOut.filter((one) => one.question.split(' ').length >= WORDS)) {
    const near = index.find(question).nearest.slice(0, 3);
    counts.asked += 1;
    counts.first += Number(near[0]?.id === id);
    counts.near += Number(near.some((card) => card.id === id));
  }
  index.close();
}
const share = (count: number) => `${((100 * count) / counts.asked).toFixed(1)} %`;
console.log(`${counts.asked} questions: first ${share(counts.first)}, among the first three ${share(counts.near)}`);
