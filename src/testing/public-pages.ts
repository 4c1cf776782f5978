/** The pages that the site always has, whatever its owner writes. */
export const PUBLIC_PAGES = [
  '/',
  '/about',
  '/calendar',
  '/strategy-session',
  '/services/n8n-workflow-automation',
  '/services/llm-chatbots',
  '/services/social-media-automation',
  '/services/lead-generation',
  '/services/ai-integration',
  '/services/custom-solutions',
  '/Home-services-ai',
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
];
