import type { ChatDocument } from '#content/chat.schema.ts';
import { chatBot } from './chat-bot.ts';

export const chat: ChatDocument = {
  title: 'Demo bot',
  note: 'answers from this site',
  greeting:
    "Hi, I'm {name}'s demo bot. Ask me about {servicesFew}, prices or how to book a call. What takes too much of your time?",
  questions: [
    'What services do you offer?',
    'How much does the voice AI receptionist cost?',
    'What happens in the free consultation?',
  ],
  placeholder: 'Ask a question',
  send: 'Send',
  thinking: 'Thinking...',
  failure:
    "I'm experiencing some technical difficulties. Please try asking your question again or contact me directly.",
  log: 'Conversation with the demo bot',
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
  buttons: {
    consultation: 'Book Your Free Consultation',
    strategy: 'Start With a Free Consultation',
    'voice-ai': 'Book Your Free Voice AI Call',
  },
  pages: [
    { label: 'Free consultation', href: '/calendar' },
    { label: 'Strategy session', href: '/strategy-session' },
    { label: 'About page', href: '/about' },
    { label: 'Blog', href: '/blog' },
    { label: 'Contact form', href: '/#contact' },
    { label: 'All services', href: '/#portfolio' },
    { label: 'Newsletter', href: '/#blog' },
  ],
  article: 'Read the article',
  replies: chatBot,
};
