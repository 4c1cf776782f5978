import type { LandingPage } from './landing.ts';

/** A landing page by its path. Its copy is loaded on demand, so that visitors do not download the copy of all pages. */
export interface LandingEntry {
  /** Same as in the copy: names the content file and the page's picture. */
  slug: string;
  path: `/${string}`;
  /** Link text in the footer and in chat replies. */
  label: string;
  load(): Promise<LandingPage>;
}

/**
 * All landing pages, in the order of the footer and the sitemap. A new page needs a content file named after its slug and an
 * entry here: route, footer, sitemap, the chat's knowledge and the tests of all pages use this list.
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
