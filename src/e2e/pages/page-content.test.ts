import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveSite } from '#testing/serve-site.ts';
import { readMarkup, type ServedSite } from '#testing/start-server.ts';

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
