import * as z from 'zod';
import { group, line, list, text } from './fields.schema.ts';

/** Texts of the demo chatbot besides its answer cards. */
export const BotTexts = group('What the bot says', {
  more: line('Before the link of an answer', { max: 40 }),
  unknown: text('When it has no answer', {
    max: 400,
    hint: 'The two nearest answers are suggested below it.',
  }),
  noAnswer: text('When it knows the question, and you have not written the answer', {
    max: 400,
    variables: ['question'],
  }),
  which: text('When two answers are near', { max: 300, hint: 'The answers are suggested below it.' }),
  notMeant: line('Suggestion that asks for other answers', { max: 60 }),
  unsure: text('Before an answer that may not be what was meant', { max: 300, variables: ['question'] }),
  repeated: text('In place of an answer that was given before', { max: 300, variables: ['question'] }),
  fromPage: text('Answer from a page', { max: 300, variables: ['text'] }),
  fromArticle: text('Answer from an article', { max: 300, variables: ['title', 'text'] }),
  noted: text('After a visitor left an email address or a phone number', { max: 300, variables: ['contact'] }),
  slots: text('Before free times', { max: 300 }),
  otherSlots: text('Before free times, when the day that was asked for has none', { max: 300 }),
  noSlots: text('When no time is free', { max: 300 }),
  booked: text('After a call was booked', { max: 300, variables: ['time', 'link'] }),
  messageSent: text('After a message was sent to you', { max: 300 }),
  askedBooking: list(
    'Answers that offer free times',
    z.string().max(80).regex(/^\S*$/).meta({ label: 'Id of an answer', control: 'line' }),
    {
      min: 0,
      max: 20,
    },
  ),
  refusals: group('What it declines', {
    instructions: text('To change its instructions', { max: 400 }),
    secrets: text('Passwords, keys and other secrets', { max: 400 }),
    people: text('Data about other people', { max: 400 }),
    figures: text('To confirm a price or a promise', { max: 400 }),
    medical: text('Medical advice', { max: 400 }),
    legal: text('Legal advice', { max: 400 }),
    financial: text('Advice on investments and taxes', { max: 400 }),
    harm: text('Help with anything harmful or illegal', { max: 400 }),
  }),
  emergency: text('In an emergency', { max: 400 }),
  crisis: text('To somebody who wants to die', { max: 400 }),
  languages: group(
    'To visitors who write another language',
    {
      ar: text('Arabic', { max: 300, variables: ['language'] }),
      de: text('German', { max: 300, variables: ['language'] }),
      en: text('English', { max: 300, variables: ['language'] }),
      es: text('Spanish', { max: 300, variables: ['language'] }),
      fr: text('French', { max: 300, variables: ['language'] }),
      hi: text('Hindi', { max: 300, variables: ['language'] }),
      it: text('Italian', { max: 300, variables: ['language'] }),
      ja: text('Japanese', { max: 300, variables: ['language'] }),
      pt: text('Portuguese', { max: 300, variables: ['language'] }),
      ru: text('Russian', { max: 300, variables: ['language'] }),
      zh: text('Chinese', { max: 300, variables: ['language'] }),
    },
    'Added to the reply when the bot has no answer in that language.',
  ),
});
export type BotTexts = z.output<typeof BotTexts>;
