import type { LandingPage } from '#content/landing.ts';
import { voiceAi } from '#content/voice-ai.ts';
import { aiIntegration } from './ai-integration.ts';
import { customSolutions } from './custom-solutions.ts';
import { leadGeneration } from './lead-generation.ts';
import { llmChatbots } from './llm-chatbots.ts';
import { n8nWorkflowAutomation } from './n8n-workflow-automation.ts';
import { socialMediaAutomation } from './social-media-automation.ts';

/**
 * Every landing page, in the order they are listed to visitors and machines. A new one is a content file of its own
 * and a line here.
 */
export const LANDING_PAGES: readonly LandingPage[] = [
  n8nWorkflowAutomation,
  aiIntegration,
  llmChatbots,
  socialMediaAutomation,
  leadGeneration,
  customSolutions,
  voiceAi,
];
