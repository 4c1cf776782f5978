import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveSite } from '#testing/serve-site.ts';
import { readMarkup, type ServedSite } from '#testing/start-server.ts';

/** Texts that each page must contain as the server renders it, in the order in which they are read. */
const FACTS: Record<string, string[]> = {
  '/': [
    '9+ Industries',
    '10+ Years in IT',
    '3+ Years with AI',
    '24/7 Monitoring',
    '$2,500 setup fee',
    '$0.25/min per call',
  ],
  '/Home-services-ai': ['27% of calls', '$1,200 lost per missed call', '$45,600+ lost per year'],
  '/about': [
    '9+ Industries',
    '10+ Years in IT',
    '3+ Years with AI',
    '24/7 Monitoring',
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
  '/privacy-policy': ['June 10, 2025', 'Back to Home', 'Information Collected', 'Security', 'Your Rights', 'Contact'],
  '/terms-of-service': ['June 10, 2025', 'Back to Home', '30 days', 'Intellectual Property', 'Termination'],
  '/cookie-policy': ['June 10, 2025', 'Back to Home', 'What Cookies Are', 'Third-party cookies', 'Managing Cookies'],
};

let server: ServedSite;

beforeAll(async () => {
  server = await serveSite({ OWNER_NAME: 'Grace Hopper' });
});
afterAll(() => server.stop());

test.each(Object.entries(FACTS))('%s contains its required texts', async (path, facts) => {
  const text = (await readMarkup(server, path)).replace(/<[^>]+>/g, '');
  expect(facts.filter((fact) => !text.includes(fact))).toEqual([]);
});

test('the legal pages have the required number of sections', async () => {
  const counts = await Promise.all(
    ['/privacy-policy', '/terms-of-service', '/cookie-policy'].map(
      async (path) => (await readMarkup(server, path)).match(/<section id=/g)?.length,
    ),
  );
  expect(counts).toEqual([6, 8, 6]);
});
