import type { AnswerCard, AnswersDocument } from '#content/answers.schema.ts';
import { publishChange } from '#server/content/editing/editing.ts';
import { createTestApp } from './create-test-app.ts';

/** A card for tests; the question alone is needed. */
export function makeCard(title: string, card: Partial<AnswerCard> = {}): AnswerCard {
  return {
    topic: 'services',
    title,
    phrasings: [title],
    answer: `This answers "${title}".`,
    next: [],
    isActive: true,
    ...card,
  };
}

/** Cards of a bakery, whose words are not those of the shipped ones. */
export const BAKERY: AnswersDocument = {
  hello: makeCard('Hello', {
    topic: 'conversation',
    phrasings: ['hi', 'good morning'],
    answer: 'Good morning to you.',
  }),
  thanks: makeCard('Thank you', {
    topic: 'conversation',
    phrasings: ['thanks', 'great, thanks'],
    answer: 'With pleasure.',
  }),
  'wedding-cake': makeCard('Do you bake wedding cakes?', {
    phrasings: ['wedding cake', 'cake for our wedding', 'can you make a cake for a marriage'],
    answer: 'Yes, with three tiers or more.',
    next: ['cake-price', 'cake-days'],
  }),
  'cake-price': makeCard('How much does a wedding cake cost?', {
    topic: 'prices',
    phrasings: ['price of a wedding cake', 'what do you charge for a wedding cake'],
    answer: 'A wedding cake costs {price.setup}.',
    link: { label: 'See the cakes', href: '/about' },
  }),
  'cake-days': makeCard('How long does a wedding cake take?', {
    topic: 'process',
    phrasings: ['how many days before do I order a wedding cake', 'wedding cake lead time'],
    answer: 'Please order it {payment.days} days before.',
  }),
  'bread-price': makeCard('How much is a loaf of bread?', {
    topic: 'prices',
    phrasings: ['price of bread', 'what does your bread cost'],
    answer: 'The price of a loaf is on the shelf.',
  }),
  'opening-hours': makeCard('When are you open?', {
    topic: 'contact',
    phrasings: ['opening hours', 'hours?', 'are you open on sunday'],
    answer: 'The bakery opens at dawn.',
  }),
  flour: makeCard('Which flour do you use?', { phrasings: ['where does the flour come from', 'organic flour'] }),
  book: makeCard('How do I book a call?', {
    topic: 'booking',
    phrasings: ['book', 'book a call', 'I want to book a meeting', 'make an appointment with you'],
    answer: 'Choose a time for a call.',
    link: { label: 'Calendar', href: '/calendar' },
  }),
  owner: makeCard('Who is {name}?', {
    topic: 'owner',
    phrasings: ['who is the baker', 'who are you'],
    answer: '{name} bakes.',
  }),
};

/** The app with these cards in place of the shipped ones. */
export async function createChatApp(cards: AnswersDocument = BAKERY, env: Record<string, string> = {}) {
  const app = await createTestApp(env);
  await publishChange<AnswersDocument>(app.ctx, 'answers', () => cards, 'owner');
  return app;
}
