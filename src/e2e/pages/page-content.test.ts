import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, readMarkup, startServer } from '#testing/start-server.ts';

/** Texts that the server-rendered HTML of each page must contain. */
const FACTS: Record<string, string[]> = {
  '/about': [
    '9+',
    '10+',
    '3+',
    '24/7',
    'Integration over replacement',
    'Transparency',
    'Partnership',
    'Self-hosted',
    'Book Free Consultation',
    'Strategic Session',
    'Hugging Face',
    'Back to Home',
  ],
  '/calendar': [
    'Book Your Free Consultation',
    '30-Minute Strategy Session',
    'Custom Solution Design',
    'Implementation Roadmap',
    'No sales pitch, no obligation',
    '7 days ahead',
    'Back to Home',
  ],
  '/strategy-session': [
    'Deep-Dive Strategy Session',
    '60 minutes',
    '1-on-1',
    'Actionable strategy',
    'Business Analysis',
    'Custom Solutions',
    'Implementation Plan',
    'ROI Projections',
    '1,000+ leads per month',
    'follow-up document',
  ],
  '/services/n8n-workflow-automation': [
    '400+ integrations',
    'Get Examples',
    'href="/calendar"',
    'href="/services/ai-integration"',
    'href="/services/lead-generation"',
  ],
  '/services/llm-chatbots': [
    'GPT-4o',
    'Lead qualification',
    '24/7 support',
    'Automated booking',
    '>Send<',
    'href="/services/lead-generation"',
  ],
  '/services/social-media-automation': [
    'Instagram',
    'LinkedIn',
    'Multi-platform',
    'Save 15+ hours per week',
    'href="/services/llm-chatbots"',
    'href="/services/custom-solutions"',
  ],
  '/services/lead-generation': [
    '10x faster prospect identification',
    '3x higher response rates',
    'Scraping',
    'Enrichment',
    'CRM',
    'href="/services/n8n-workflow-automation"',
    'href="/services/social-media-automation"',
  ],
  '/services/ai-integration': [
    'GPT integration',
    'Classification',
    'Summarization',
    'Home services',
    'Legal firms',
    'Custom local hardware',
    'Real estate',
    'Professional services',
    'AI Discovery Call',
  ],
  '/services/custom-solutions': [
    'What Makes Us Different',
    'Order orchestrator',
    'nursing home',
    'Service scheduler',
    'Credit approval system',
    '80% faster order processing',
    '85% fewer overnight phone operator hours',
    'Discovery',
    'Deployment',
    'Let&#x27;s Build It – Talk to Grace',
  ],
  '/Home-services-ai': [
    '27%',
    '$1,200',
    '$45,600+',
    '8+ months',
    '$2,500',
    '$0.25',
    'No contracts',
    'No hidden fees',
    'No monthly minimums',
    'under 3 rings',
    '24/7/365',
    '3-5 business days',
    'Get Your Custom Setup',
    'Call Riley Demo',
    'href="tel:+14155550142"',
  ],
  '/privacy-policy': ['June 10, 2025', 'Back to Home', 'Information Collected', 'Security', 'Your Rights', 'Contact'],
  '/terms-of-service': ['June 10, 2025', 'Back to Home', '30 days', 'Intellectual Property', 'Termination'],
  '/cookie-policy': ['June 10, 2025', 'Back to Home', 'What Cookies Are', 'Third-party cookies', 'Managing Cookies'],
};

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ OWNER_NAME: 'Grace Hopper' });
});
afterAll(() => server.stop());

test.each(Object.entries(FACTS))('%s contains its required texts', async (path, facts) => {
  const html = await readMarkup(server, path);
  expect(facts.filter((fact) => !html.includes(fact))).toEqual([]);
});

test('the legal pages have the required number of sections', async () => {
  const counts = await Promise.all(
    ['/privacy-policy', '/terms-of-service', '/cookie-policy'].map(
      async (path) => (await readMarkup(server, path)).match(/<section id=/g)?.length,
    ),
  );
  expect(counts).toEqual([6, 8, 6]);
});
