import { AI_AND_CHATBOTS } from './ai-and-chatbots.ts';
import { MEETINGS_AND_OWNER } from './meetings-and-owner.ts';
import { N8N } from './n8n.ts';
import { POLICIES } from './policies.ts';
import { SOCIAL_LEADS_CUSTOM } from './social-leads-custom.ts';
import type { Asked } from './type.ts';
import { VOICE_AI } from './voice-ai.ts';

/** Those about all the site's content; a new page's are one file and one line here. */
export const ASKED: readonly Asked[] = [
  ...VOICE_AI,
  ...N8N,
  ...AI_AND_CHATBOTS,
  ...SOCIAL_LEADS_CUSTOM,
  ...MEETINGS_AND_OWNER,
  ...POLICIES,
];
