import * as z from 'zod';
import { BotTexts } from './chat-bot.schema.ts';
import { action, group, line, list, text } from './fields.schema.ts';

/** Texts of the demo chatbot's panel. */
export const ChatDocument = z.object({
  title: line('Title', { max: 40 }),
  note: line('Note beside the title', { max: 60 }),
  greeting: text('First message', { max: 500 }),
  questions: list('Suggested questions', line('Question', { max: 120 }), { min: 3, max: 3 }),
  placeholder: line('Input field', { max: 60 }),
  send: line('Button', { max: 30 }),
  thinking: line('While a reply is written', { max: 60 }),
  failure: text('Reply when something fails', { max: 300 }),
  log: line('Name of the conversation, for screen readers', { max: 80 }),
  suggestions: line('Name of the suggestions, for screen readers', { max: 80 }),
  visitor: line('Before a message of the visitor, for screen readers', { max: 30 }),
  bot: line('Before a message of the bot, for screen readers', { max: 30 }),
  about: line('Button to the about page', { max: 60 }),
  copy: line('Button that copies an answer', { max: 30 }),
  copied: line('The same after copying', { max: 30 }),
  copyFailed: line('The same when copying is not allowed', { max: 30 }),
  retry: line('Button that sends a failed message again', { max: 40 }),
  clear: line('Button that starts a new conversation', { max: 30 }),
  booking: group('Booking in the chat', {
    times: line('Name of the free times, for screen readers', { max: 60 }),
    otherTimes: line('Button back to the free times', { max: 40 }),
    booked: text('After a call was booked', { max: 300, variables: ['time'] }),
    page: line('Button to the page of the call', { max: 60 }),
    file: line('Button for the calendar file', { max: 60 }),
    calendars: line('Before the links to Google, Outlook and others', { max: 60 }),
  }),
  buttons: group('Buttons to the calendar', {
    consultation: line('Free consultation', { max: 60 }),
    strategy: line('Strategy session', { max: 60 }),
    'voice-ai': line('Voice AI', { max: 60 }),
  }),
  pages: list('Names of pages in replies', action('Page'), { min: 0, max: 20 }),
  article: line('Name of an article in replies', { max: 60 }),
  replies: BotTexts,
});
export type ChatDocument = z.output<typeof ChatDocument>;
