import type { ChatDocument } from '#content/chat.schema.ts';
import type { PartOf } from '#content/starters/starter.ts';
import { chatBot } from './chat-bot.ts';

export const chat = {
  title: 'Questions and answers',
  note: 'answers from this site',
  placeholder: 'Ask a question',
  send: 'Send',
  thinking: 'Thinking...',
  failure:
    "I'm experiencing some technical difficulties. Please try asking your question again or contact me directly.",
  log: 'Questions and answers',
  suggestions: 'Suggested questions',
  visitor: 'You:',
  bot: 'Bot:',
  about: 'Learn About {name}',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Copying failed',
  retry: 'Try again',
  clear: 'Clear',
  booking: {
    times: 'Free times',
    otherTimes: 'Other times',
    booked: 'Your call is booked for {time}.',
    page: 'Move or cancel the call',
    file: 'Add to my calendar',
    calendars: 'Or add it to',
  },
  article: 'Read the article',
  replies: chatBot,
} satisfies PartOf<ChatDocument>;
