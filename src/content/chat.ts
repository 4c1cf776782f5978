import type { CtaIntent } from '#shared/chat.ts';

/** What the button below a reply says, by what the visitor seems to want; it leads to the calendar whatever that is. */
export const CHAT_BUTTONS: Record<CtaIntent, string> = {
  consultation: 'Book Your Free Consultation',
  strategy: 'Start With a Free Consultation',
  'voice-ai': 'Book Your Free Voice AI Call',
};
