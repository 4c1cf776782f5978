/**
 * Finds the weights of `server/chat/matching.ts`: takes an eighth of the phrasings off their cards, asks them, and lets
 * gradient descent raise the probability of their cards. Prints how often the right card is first and among the first eight,
 * with the weights in use and with those found. `node scripts/bench/chat-weights.ts`
 */

import { STARTER } from '#content/starters/en/starter.ts';
import { createMatcher, type Match, WEIGHTS } from '#server/chat/matching.ts';

const FOLDS = 8;
/** Shorter questions are keywords, which say little about the order of cards. */
const WORDS = 4;
const STEPS = 400;
const RATE = 2;
const NAMES = Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[];

interface Sample {
  card: string;
  matches: Match<{ id: string }>[];
}

function leaveOut(): Sample[] {
  const cards = Object.entries(STARTER.documents.answers).map(([id, { title, phrasings, answer }]) => ({
    ...{ id, title, body: answer },
    questions: phrasings.flatMap((line) => line.split(', ')),
  }));
  return Array.from({ length: FOLDS }, (_, fold) => {
    const isLeftOut = (position: number) => position % FOLDS === fold;
    const items = cards.map(({ id, title, questions, body }) => ({
      ...{ id, body },
      phrasings: [title, ...questions.filter((_text, position) => !isLeftOut(position))],
    }));
    const matcher = createMatcher(items, STARTER.documents.synonyms.groups);
    const samples = cards.flatMap(({ id, questions }) =>
      questions
        .filter((text, position) => isLeftOut(position) && text.split(' ').length >= WORDS)
        .map((text) => ({ card: id, matches: matcher.find({ text }) })),
    );
    matcher.close();
    return samples;
  }).flat();
}

function fitWeights(samples: readonly Sample[]): number[] {
  const usable = samples.filter(({ card, matches }) => matches.some(({ item }) => item.id === card));
  const weights = NAMES.map((name) => WEIGHTS[name] * 20);
  for (let step = 0; step < STEPS; step += 1) {
    const gradient = NAMES.map(() => 0);
    for (const { card, matches } of usable) {
      const powers = matches.map(({ parts }) =>
        Math.exp(NAMES.reduce((sum, name, at) => sum + (weights[at] ?? 0) * parts[name], 0)),
      );
      const total = powers.reduce((sum, power) => sum + power, 0);
      for (const [place, { item, parts }] of matches.entries()) {
        const error = (powers[place] ?? 0) / total - (item.id === card ? 1 : 0);
        for (const [at, name] of NAMES.entries())
          gradient[at] = (gradient[at] ?? 0) + (error * parts[name]) / usable.length;
      }
    }
    for (const [at, slope] of gradient.entries()) weights[at] = Math.max(0, (weights[at] ?? 0) - RATE * 4 * slope);
  }
  return weights;
}

function report(samples: readonly Sample[], weights: readonly number[]): void {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const score = ({ parts }: Match<unknown>) =>
    NAMES.reduce((all, name, at) => all + (weights[at] ?? 0) * parts[name], 0);
  const first = samples.filter(
    ({ card, matches }) => matches.toSorted((a, b) => score(b) - score(a))[0]?.item.id === card,
  );
  const near = samples.filter(({ card, matches }) => matches.some(({ item }) => item.id === card));
  const share = (some: readonly Sample[]) => `${((100 * some.length) / samples.length).toFixed(1)} %`;
  console.log(`first: ${share(first)}, among the first eight: ${share(near)}`);
  console.log(NAMES.map((name, at) => `${name} ${((weights[at] ?? 0) / sum).toFixed(2)}`).join(', '));
}

const samples = leaveOut();
report(
  samples,
  NAMES.map((name) => WEIGHTS[name]),
);
report(samples, fitWeights(samples));
