import type { CtaIntent } from '#shared/chat.ts';

/** Label of the button below a reply, by intent; the button always links to the calendar. */
export const CHAT_BUTTONS: Record<CtaIntent, string> = {
  consultation: 'Book Your Free Consultation',
  strategy: 'Start With a Free Consultation',
  'voice-ai': 'Book Your Free Voice AI Call',
};
