import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBarriers } from '#testing/browser.ts';
import { openSite, type Site } from '#testing/open-site.ts';

const PAGES = [
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

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function read(path: string): Promise<string> {
  const res = await fetch(site.server.url + path);
  expect([path, res.status]).toEqual([path, 200]);
  return res.text();
}

function structuredData(html: string): Record<string, unknown>[] {
  const block = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  return (JSON.parse(block) as { '@graph': Record<string, unknown>[] })['@graph'];
}

const typeOf = (nodes: Record<string, unknown>[], type: string) => nodes.find((node) => node['@type'] === type);

/** What each page says, as a reader without JavaScript finds it. */
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

test.each(Object.entries(FACTS))('%s says what it has to say', async (path, facts) => {
  const html = (await read(path)).replaceAll('<!-- -->', '');
  expect(facts.filter((fact) => !html.includes(fact))).toEqual([]);
});

test('the legal pages have their sections', async () => {
  const counts = await Promise.all(
    ['/privacy-policy', '/terms-of-service', '/cookie-policy'].map(
      async (path) => (await read(path)).match(/<section id=/g)?.length,
    ),
  );
  expect(counts).toEqual([6, 8, 6]);
});

describe('what machines read', () => {
  test('every page has a title and a description of its own, of sensible length, and its own address', async () => {
    const titles = new Map<string, string>();
    const descriptions = new Map<string, string>();
    for (const path of ['/', ...PAGES]) {
      const html = await read(path);
      const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
      const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
      expect([path, title.length >= 25 && title.length <= 65]).toEqual([path, true]);
      expect([path, description.length >= 100 && description.length <= 170]).toEqual([path, true]);
      expect([path, titles.get(title), descriptions.get(description)]).toEqual([path, undefined, undefined]);
      titles.set(title, path);
      descriptions.set(description, path);
      expect(html).toContain(`<link rel="canonical" href="${site.server.url}${path}"/>`);
      expect(html.match(/<h1/g)).toHaveLength(1);
    }
  });

  test('every page has a picture for social cards, of the size it says', async () => {
    for (const path of ['/', ...PAGES]) {
      const image = /property="og:image" content="([^"]*)"/.exec(await read(path))?.[1] ?? '';
      const res = await fetch(image);
      expect([path, res.status, res.headers.get('content-type')]).toEqual([path, 200, 'image/png']);
      const bytes = Buffer.from(await res.arrayBuffer());
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    }
  });

  test('service pages say what the service is, where it is offered, and how to get to it', async () => {
    for (const path of PAGES.filter((page) => /services/i.test(page) && page !== '/terms-of-service')) {
      const nodes = structuredData(await read(path));
      const service = typeOf(nodes, 'Service');
      expect(service).toMatchObject({ areaServed: 'Global', url: site.server.url + path });
      const trail = typeOf(nodes, 'BreadcrumbList')?.itemListElement as { name: string; item: string }[];
      expect(trail.map(({ item }) => item)).toEqual([
        `${site.server.url}/`,
        `${site.server.url}/#portfolio`,
        site.server.url + path,
      ]);
      expect(trail.map(({ name }) => name).slice(0, 2)).toEqual(['Home', 'Services']);
    }
    const faq = typeOf(structuredData(await read('/Home-services-ai')), 'FAQPage');
    expect(faq?.mainEntity).toHaveLength(6);
  });

  test('a crawl from the home page finds no dead link and no id twice', async () => {
    const queue = ['/'];
    const ids = new Map<string, Set<string>>();
    const fragments: [from: string, path: string, id: string][] = [];
    const dead: string[] = [];
    const seen = new Set(queue);
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const res = await fetch(site.server.url + path);
      if (res.status !== 200) dead.push(`${res.status} ${path}`);
      if (!res.headers.get('content-type')?.startsWith('text/html')) continue;
      const html = (await res.text()).replace(/<script[\s\S]*?<\/script>/g, '');
      const own = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id ?? '');
      expect([path, own.filter((id, index) => own.indexOf(id) !== index)]).toEqual([path, []]);
      ids.set(path, new Set(own));
      for (const [, href = ''] of html.matchAll(/\s(?:href|src)="([^"]*)"/g)) {
        const url = new URL(href.replaceAll('&amp;', '&'), site.server.url + path);
        if (url.origin !== site.server.url) continue;
        if (url.hash) fragments.push([path, url.pathname, url.hash.slice(1)]);
        if (seen.has(url.pathname)) continue;
        seen.add(url.pathname);
        queue.push(url.pathname);
      }
    }
    const lost = fragments.filter(([, path, id]) => ids.has(path) && !ids.get(path)?.has(id));
    expect([dead, lost]).toEqual([[], []]);
    expect([...seen]).toEqual(expect.arrayContaining(PAGES));
  });
});

describe('what every page owes its visitors', () => {
  test.each(PAGES)('%s: no message, nothing sideways, nothing that shuts anybody out', async (path) => {
    const { page, context, messages } = await site.visit(path, { viewport: { width: 375, height: 800 } });
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const barriers = await findBarriers(page, { exclude: '.calendly-inline-widget' });
      expect([width, barriers]).toEqual([width, []]);
    }
    for (const width of [320, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    expect(messages).toEqual([]);
    await context.close();
  });
});
