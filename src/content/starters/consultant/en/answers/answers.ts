import type { AnswersDocument } from '#content/answers.schema.ts';
import { automationAnswers, chatbotAnswers } from './chatbots-and-automation.ts';
import { comparisonAnswers, limitAnswers, objectionAnswers } from './comparisons-and-objections.ts';
import { contactAnswers, ownerAnswers } from './contact-and-owner.ts';
import { conversationAnswers } from './conversation.ts';
import { moreServiceAnswers, taskAnswers } from './more-services.ts';
import { moreLimitAnswers, moreVoiceAnswers } from './more-voice-and-limits.ts';
import { bookingAnswers, paymentAnswers } from './payment-and-booking.ts';
import { priceAnswers, processAnswers } from './prices-and-process.ts';
import { securityAnswers } from './security.ts';
import { serviceAnswers } from './services.ts';
import { customAnswers, leadAnswers, socialAnswers } from './social-leads-custom.ts';
import { voiceAiAnswers } from './voice-ai.ts';

/** The answer cards that ship with the English site. */
export const answers: AnswersDocument = {
  ...serviceAnswers,
  ...moreServiceAnswers,
  ...voiceAiAnswers,
  ...moreVoiceAnswers,
  ...chatbotAnswers,
  ...automationAnswers,
  ...taskAnswers,
  ...socialAnswers,
  ...leadAnswers,
  ...customAnswers,
  ...priceAnswers,
  ...processAnswers,
  ...paymentAnswers,
  ...bookingAnswers,
  ...contactAnswers,
  ...ownerAnswers,
  ...securityAnswers,
  ...comparisonAnswers,
  ...objectionAnswers,
  ...limitAnswers,
  ...moreLimitAnswers,
  ...conversationAnswers,
};
