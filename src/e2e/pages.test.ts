import { AxeBuilder } from '@axe-core/playwright';
import Database from 'better-sqlite3';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser, openPage, waitForHydration } from '#testing/browser.ts';
import { startFakeScheduler } from '#testing/fake-scheduler.ts';
import { type RunningServer, startServer } from '#testing/start-server.ts';

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

let scheduler: Awaited<ReturnType<typeof startFakeScheduler>>;
let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  scheduler = await startFakeScheduler();
  [server, browser] = await Promise.all([
    startServer({ OWNER_NAME: 'Grace Hopper', ...scheduler.env }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  await scheduler.stop();
});

async function visit(path: string, options: Parameters<typeof openPage>[1] = {}) {
  const opened = await openPage(browser, { reducedMotion: 'reduce', ...options });
  await opened.page.goto(server.url + path);
  if (options.javaScriptEnabled !== false) await waitForHydration(opened.page);
  return opened;
}

async function read(path: string): Promise<string> {
  const res = await fetch(server.url + path);
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
      expect(html).toContain(`<link rel="canonical" href="${server.url}${path}"/>`);
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
      expect(service).toMatchObject({ areaServed: 'Global', url: server.url + path });
      const trail = typeOf(nodes, 'BreadcrumbList')?.itemListElement as { name: string; item: string }[];
      expect(trail.map(({ item }) => item)).toEqual([`${server.url}/`, `${server.url}/#portfolio`, server.url + path]);
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
      const res = await fetch(server.url + path);
      if (res.status !== 200) dead.push(`${res.status} ${path}`);
      if (!res.headers.get('content-type')?.startsWith('text/html')) continue;
      const html = (await res.text()).replace(/<script[\s\S]*?<\/script>/g, '');
      const own = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id ?? '');
      expect([path, own.filter((id, index) => own.indexOf(id) !== index)]).toEqual([path, []]);
      ids.set(path, new Set(own));
      for (const [, href = ''] of html.matchAll(/\s(?:href|src)="([^"]*)"/g)) {
        const url = new URL(href.replaceAll('&amp;', '&'), server.url + path);
        if (url.origin !== server.url) continue;
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
    const { page, context, messages } = await visit(path, { viewport: { width: 375, height: 800 } });
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const { violations } = await new AxeBuilder({ page })
        .exclude('.calendly-inline-widget')
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      expect(violations.map(({ id, nodes }) => [width, id, nodes.map(({ html }) => html.slice(0, 120))])).toEqual([]);
    }
    for (const width of [320, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    expect(messages).toEqual([]);
    await context.close();
  });
});

describe('the booking calendar', () => {
  test.each([
    ['/calendar', '/consultation'],
    ['/strategy-session', '/strategy'],
    ['/Home-services-ai', '/voice-ai'],
  ])('on %s shows the provider’s page once its script is there', async (path, meeting) => {
    scheduler.set('works');
    const { page, context, messages } = await visit(path);
    const frame = page.locator('.calendly-inline-widget iframe');
    await frame.waitFor();
    expect(await frame.count()).toBe(1);
    expect(await frame.getAttribute('src')).toBe(scheduler.url + meeting);
    expect(await frame.getAttribute('title')).toBeTruthy();
    await page.frameLocator('.calendly-inline-widget iframe').getByText('Pick a time').waitFor();
    expect(messages).toEqual([]);
    await context.close();
  });

  test.each([
    ['/calendar', 'Schedule Your Free Consultation', 'Book Your Free Consultation', '/consultation'],
    ['/strategy-session', 'Schedule Your Deep-Dive Strategy Session', 'Book Deep-Dive Session', '/strategy'],
  ])('on %s gives way to a card when the script fails, and nothing moves', async (path, title, button, meeting) => {
    scheduler.set('fails');
    const { page, context } = await visit(path);
    await page.getByRole('heading', { name: title, exact: true }).waitFor();
    const link = page.getByRole('link', { name: new RegExp(`^${button}`) });
    await link.waitFor();
    await page.getByText('Opens in a new window • No credit card required', { exact: true }).waitFor();
    expect([await link.getAttribute('href'), await link.getAttribute('target')]).toEqual([
      scheduler.url + meeting,
      '_blank',
    ]);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
        }),
    );
    expect(shift).toBe(0);
    await context.close();
  });

  test('gives up after five seconds of silence', async () => {
    scheduler.set('hangs');
    const { page, context } = await openPage(browser);
    await page.clock.install();
    await page.goto(`${server.url}/calendar`, { waitUntil: 'commit' });
    await page.locator('head script[src$="/widget.js"]').waitFor({ state: 'attached' });
    await page.clock.runFor(3500);
    const note = page.getByText('Opens in a new window • No credit card required', { exact: true });
    expect(await note.count()).toBe(0);
    await page.clock.runFor(1500);
    await note.waitFor();
    expect(await page.locator('script[src$="/widget.js"]').count()).toBe(0);
    await context.close();
  });

  test('the script comes with the voice AI page and goes with it', async () => {
    scheduler.set('works');
    const { page, context, messages } = await visit('/');
    const script = page.locator('script[src$="/widget.js"]');
    expect(await script.count()).toBe(0);
    await page.locator('footer').getByRole('link', { name: 'Voice AI Receptionist' }).click();
    await page.locator('.calendly-inline-widget iframe').waitFor();
    expect(await script.count()).toBe(1);
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await page.locator('#portfolio').waitFor();
    expect([new URL(page.url()).pathname, await script.count()]).toEqual(['/', 0]);
    expect(messages).toEqual([]);
    await context.close();
  });

  test('without JavaScript there is a button to the provider, and the next seven days', async () => {
    const { page, context } = await visit('/calendar', { javaScriptEnabled: false });
    await page.getByRole('link', { name: /^Book Your Free Consultation/ }).waitFor();
    expect(await page.locator('#schedule time').count()).toBe(7);
    await context.close();
  });
});

describe('the email boxes', () => {
  test.each([
    ['/services/n8n-workflow-automation', 'Get Examples'],
    ['/services/llm-chatbots', 'Send'],
  ])('on %s: "%s" empties the box and keeps the address with its page', async (path, button) => {
    const { page, context, messages } = await visit(path);
    const box = await comeNear(page);
    await box.fill(`someone${path.length}@example.com`);
    await page.getByRole('button', { name: button, exact: true }).click();
    expect(await box.inputValue()).toBe('');
    await page.getByRole('status').filter({ hasText: 'Thank you' }).first().waitFor();
    const db = new Database(`${server.dataDir}/site.db`, { readonly: true });
    const pages = db
      .prepare('select page from interests where email = ?')
      .pluck()
      .all(`someone${path.length}@example.com`);
    db.close();
    expect(pages).toEqual([path]);
    expect(messages).toEqual([]);
    await context.close();
  });

  test('what was typed comes back when the call fails', async () => {
    const { page, context } = await visit('/services/llm-chatbots');
    await page.route('**/api/newsletter', (route) => route.fulfill({ status: 503, body: 'asleep' }));
    const box = await comeNear(page);
    await box.fill('someone@example.com');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByText('Subscription failed', { exact: true }).waitFor();
    expect(await box.inputValue()).toBe('someone@example.com');
    await context.close();
  });
});

describe('the calculators', () => {
  test('work by keyboard, and their address brings the numbers back', async () => {
    const { page, context } = await visit('/services/n8n-workflow-automation');
    await comeTo(page, 'hours');
    await page.getByRole('slider', { name: 'Time it takes each time' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.locator('#hours output').getByText('4.3', { exact: true }).waitFor();
    expect(new URL(page.url()).search).toBe('?minutesPerRun=13');
    await page.reload();
    await comeTo(page, 'hours');
    await page.locator('#hours output').getByText('4.3', { exact: true }).waitFor();
    await context.close();
  });

  test('missed calls, from a shared address', async () => {
    const { page, context } = await visit('/Home-services-ai?callsPerWeek=40&jobValue=500#calculator');
    await page.locator('#calculator output').getByText('$56,160', { exact: true }).waitFor();
    await page.locator('#calculator output').getByText('$4,060', { exact: true }).waitFor();
    await context.close();
  });
});

describe('getting around', () => {
  test('a link to a section of another page lands on it', async () => {
    const { page, context } = await visit('/services/llm-chatbots');
    await page.getByRole('link', { name: 'Talk to mine first' }).click();
    await page.waitForFunction(
      () => Math.abs(document.getElementById('faq')?.getBoundingClientRect().top ?? 9999) < 150,
    );
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/#faq');
    await context.close();
  });

  test('the footer leads to the top of the next page, and back to where one was', async () => {
    const { page, context, messages } = await visit('/about');
    const link = page.locator('footer').getByRole('link', { name: 'Lead Generation' });
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await link.click();
    await page.waitForFunction(() => location.pathname === '/services/lead-generation' && scrollY === 0);
    await page.getByRole('heading', { name: 'Four challenges, and what changes' }).waitFor();
    await page.goBack();
    await page.waitForFunction((y) => location.pathname === '/about' && Math.abs(scrollY - y) < 50, before);
    expect(messages).toEqual([]);
    await context.close();
  });

  test('the hero’s buttons scroll to the demo line and to the booking', async () => {
    const { page, context } = await visit('/Home-services-ai');
    for (const [name, id] of [
      ['Call Riley Demo', 'demo'],
      ['Get Your Custom Setup', 'book'],
    ] as const) {
      await page.getByRole('link', { name }).first().click();
      await page.waitForFunction(
        (section) => Math.abs(document.getElementById(section)?.getBoundingClientRect().top ?? 9999) < 150,
        id,
      );
    }
    expect(await page.locator('#demo a[href^="tel:+1"]').count()).toBe(2);
    await context.close();
  });

  test('a pointer on a link loads its page ahead', async () => {
    const { page, context } = await visit('/about');
    const loaded = page.waitForResponse((response) => /llm-chatbots-.*\.js$/.test(response.url()));
    await page.getByRole('link', { name: 'LLM chatbots', exact: true }).first().hover();
    await loaded;
    expect(new URL(page.url()).pathname).toBe('/about');
    await context.close();
  });

  test('a legal page begins at its top', async () => {
    const { page, context } = await visit('/privacy-policy');
    await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
    await page.reload();
    await page.waitForFunction(() => scrollY === 0);
    await context.close();
  });
});

/** The page's email box, with its code there. */
async function comeNear(page: Page) {
  await comeTo(page, new URL(page.url()).pathname.endsWith('chatbots') ? 'write-to-me' : 'examples');
  return page.getByLabel('Email address');
}

/** Scrolls to a section with a form in it, and waits until its code is there. */
async function comeTo(page: Page, section: string): Promise<void> {
  await page.evaluate((id) => document.getElementById(id)?.scrollIntoView(), section);
  await awake(page, `#${section} form`);
}

/** Resolves once React has taken over the element. */
async function awake(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((found) => {
    const element = document.querySelector(found);
    return element && Object.keys(element).some((key) => key.startsWith('__reactProps'));
  }, selector);
}
