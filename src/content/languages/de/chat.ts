import type { ChatDocument } from '#content/chat.schema.ts';
import type { PartOf } from '#content/starters/starter.ts';
import { chatBot } from './chat-bot.ts';

export const chat = {
  title: 'Fragen und Antworten',
  note: 'antwortet mit dem, was hier steht',
  placeholder: 'Ihre Frage',
  send: 'Senden',
  thinking: 'Einen Augenblick …',
  failure: 'Gerade gibt es ein technisches Problem. Bitte stellen Sie Ihre Frage noch einmal oder schreiben Sie mir.',
  log: 'Gespräch mit dem Chatbot',
  suggestions: 'Vorschläge für Fragen',
  visitor: 'Sie:',
  bot: 'Chatbot:',
  about: 'Mehr über {ownerName}',
  copy: 'Kopieren',
  copied: 'Kopiert',
  copyFailed: 'Kopieren nicht möglich',
  retry: 'Noch einmal senden',
  clear: 'Neu beginnen',
  booking: {
    times: 'Freie Termine',
    otherTimes: 'Andere Termine',
    booked: 'Ihr Termin ist gebucht: {time}.',
    page: 'Termin verschieben oder absagen',
    file: 'In meinen Kalender eintragen',
    calendars: 'Oder eintragen in',
  },
  article: 'Artikel lesen',
  replies: chatBot,
} satisfies PartOf<ChatDocument>;
