import type { LandingPage } from './landing.ts';

/** A landing page by its address; its copy is loaded when it is asked for, so that no visitor is sent the others'. */
export interface LandingEntry {
  /** As in the copy: names the content file and the page's picture. */
  slug: string;
  path: `/${string}`;
  /** What links to it say: in the footer, and in the chat's replies. */
  label: string;
  load(): Promise<LandingPage>;
}

/**
 * Every landing page, in the order they are listed to visitors and machines. A new one is a content file of its own, under
 * the name of its slug, and an entry here: route, footer, sitemap, the chat's knowledge and the tests of every page read it.
 */
export const LANDING_ENTRIES: readonly LandingEntry[] = [
  entry(
    'n8n-workflow-automation',
    'N8N Workflow Automation',
    async () => (await import('./services/n8n-workflow-automation.ts')).n8nWorkflowAutomation,
  ),
  entry('ai-integration', 'AI Integration', async () => (await import('./services/ai-integration.ts')).aiIntegration),
  entry('llm-chatbots', 'LLM Chatbots', async () => (await import('./services/llm-chatbots.ts')).llmChatbots),
  entry(
    'social-media-automation',
    'Social Media Automation',
    async () => (await import('./services/social-media-automation.ts')).socialMediaAutomation,
  ),
  entry(
    'lead-generation',
    'Lead Generation',
    async () => (await import('./services/lead-generation.ts')).leadGeneration,
  ),
  entry(
    'custom-solutions',
    'Custom Solutions',
    async () => (await import('./services/custom-solutions.ts')).customSolutions,
  ),
  entry('voice-ai', 'Voice AI Receptionist', async () => (await import('./voice-ai.ts')).voiceAi, '/Home-services-ai'),
];

function entry(
  slug: string,
  label: string,
  load: LandingEntry['load'],
  path: `/${string}` = `/services/${slug}`,
): LandingEntry {
  return { slug, path, label, load };
}
