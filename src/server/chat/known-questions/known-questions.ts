import { AI_AND_CHATBOTS } from './ai-and-chatbots.ts';
import { MEETINGS_AND_OWNER } from './meetings-and-owner.ts';
import { N8N } from './n8n.ts';
import { POLICIES } from './policies.ts';
import { SOCIAL_LEADS_CUSTOM } from './social-leads-custom.ts';
import { VOICE_AI } from './voice-ai.ts';

/**
 * Questions in visitors' words, by the passage that answers them. The key is the beginning of the passage's title, or of
 * its text when it has no title. A message that is similar to one of the questions is answered with the passage.
 */
export type KnownQuestions = readonly [key: string, questions: readonly string[]];

export const KNOWN_QUESTIONS: readonly KnownQuestions[] = [
  ...VOICE_AI,
  ...N8N,
  ...AI_AND_CHATBOTS,
  ...SOCIAL_LEADS_CUSTOM,
  ...MEETINGS_AND_OWNER,
  ...POLICIES,
];
