import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CALENDAR_SERVICES } from '#shared/booking.ts';
import { DEFAULT_STARTER, STARTERS } from '#shared/starters.ts';
import { waitForHydration } from '#testing/browser.ts';
import { startFakeSmtp } from '#testing/fake-smtp.ts';
import { inLong, longTest } from '#testing/long.ts';
import { makeBooking, makeContact, makePost } from '#testing/make.ts';
import { openSite, type Site } from '#testing/open-site.ts';
import { textsOf, withPseudoTexts } from '#testing/pseudo-text.ts';

/*
 * Every text of the site is replaced by pseudo-text, in which nearly every word has an accent; then no text of three plain
 * letters or more may be left anywhere. What visitors typed and names of the owner have accents too. The pseudo-text is 40 %
 * longer, so each visited page is measured too.
 */

const OWNER = { OWNER_NAME: 'Zoë Müllér', BRAND_NAME: 'Müllér & Söhné', OWNER_EMAIL: 'zoe@example.com' };
const POST = makePost({
  title: 'Ünsér Èrstér',
  excerpt: 'Küŕz gésàgt.',
  content: '## Wàrüm\n\nDèsḧàlb.',
  tags: ['Nöŧiz'],
});

/** The narrowest viewport that must not scroll horizontally (WCAG 1.4.10) and a tablet; in `npm run test:long` also phone and desktop. */
const WIDTHS = inLong([320, 768], [320, 390, 768, 1440]);

type Exported = Parameters<typeof withPseudoTexts>[0];

/** Addresses that are not found, or find nothing. */
const REFUSED = ['/nothing-here', '/blog?q=ñïçhtš', '/blog/gone', '/booking/1-x', '/newsletter/confirm/1-x'];

let site: Site;
let smtp: Awaited<ReturnType<typeof startFakeSmtp>>;
let starter: string[];
let paths: string[];

beforeAll(async () => {
  smtp = await startFakeSmtp();
  site = await openSite({ ...OWNER, SMTP_URL: smtp.url, MAIL_FROM: 'zoe@example.com', TRUST_PROXY: '1' });
  starter = await replaceTexts();
  await site.captain.call('POST', '/blog', POST);
  paths = await readPaths();
});
afterAll(async () => {
  await site.close();
  await smtp.close();
});

/** Puts pseudo-text in the place of the starter's texts. @returns those. */
async function replaceTexts(): Promise<string[]> {
  const { call } = site.captain;
  const shipped = await call<Exported>('GET', '/captain/content/export');
  const imported = await call<{ applied: boolean }>('POST', '/captain/content/import', withPseudoTexts(shipped, 0.4));
  if (!imported.applied) throw new Error(JSON.stringify(imported, null, 2));
  await call('PUT', '/captain/settings', {
    language: 'de',
    locale: 'de-DE',
    currency: 'EUR',
    scheduler_built_in: true,
  });
  return textsOf(shipped.documents);
}

async function readPaths(): Promise<string[]> {
  const sitemap = await (await fetch(`${site.server.url}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '']) => path || '/');
}

test('own texts: no page shows a starter text, with or without JavaScript, or scrolls horizontally', {
  timeout: 180_000,
}, async () => {
  expect(paths.length).toBeGreaterThan(14);
  await expectOwnTexts([...paths, ...REFUSED], WIDTHS);
});

/** Fails when one of the pages shows a starter text, with or without JavaScript, or scrolls horizontally at one of the widths. */
async function expectOwnTexts(each: readonly string[], widths: readonly number[]): Promise<void> {
  const left: string[] = [];
  const wide: string[] = [];
  const collect = async (page: Page, path: string) => {
    for (const served of [false, true]) {
      for (const text of await readTexts(page, served)) if (isStarterText(text)) left.push(`${path}: ${text}`);
    }
  };
  const measure = async (page: Page, path: string) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const widest = await findOverflow(page);
      if (widest) wide.push(`${path} at ${width} px: ${widest}`);
    }
  };
  await visitEach(each, async (page, path) => {
    await collect(page, path);
    await measure(page, path);
  });
  expect([...new Set(left)]).toEqual([]);
  expect(wide).toEqual([]);
}

test('own texts: feeds, llms.txt and the manifest contain no starter text', async () => {
  const left: string[] = [];
  for (const path of ['/llms.txt', '/blog/rss.xml', '/blog/atom.xml', '/site.webmanifest']) {
    const text = await (await fetch(site.server.url + path)).text();
    for (const line of text.split(/\n|<[^>]+>|","|":"/)) {
      const words = line.replace(/https?:\/\/\S+|\(\/\S*\)/g, '').trim();
      if (starter.some((known) => known.length > 8 && words === known)) left.push(`${path}: ${words}`);
    }
  }
  expect(left).toEqual([]);
});

test('own texts: refusals of the forms contain no starter text', async () => {
  const answers = await Promise.all([
    send('/contact', {}),
    send('/contact', makeContact({ email: 'no', message: 'x'.repeat(6_000), service: ['nothing'] })),
    send('/newsletter', { email: 'no' }),
    send('/bookings', makeBooking({ start: 'never', email: 'no' })),
    send('/bookings', makeBooking({ start: '2020-01-01T00:00:00Z' })),
    send('/chatbot', { message: '' }),
    send('/chatbot', { message: 'x'.repeat(3_000) }),
  ]);
  const messages = answers.flatMap(({ message, issues = [] }) => [message, ...issues.map((issue) => issue.message)]);
  expect(messages.length).toBeGreaterThan(10);
  expect(messages.filter(isStarterText)).toEqual([]);
});

/** A link to a calendar on the web is named as its maker names it. */
function isServiceLink(line: string): boolean {
  const [name, address = ''] = line.split(/: (?=https?:)/);
  return Object.values(CALENDAR_SERVICES).some((service) => service === name) && /^https?:\S+$/.test(address);
}

test('own texts: mails to visitors and calendar files contain no starter text', async () => {
  const person = { firstName: 'Ädà', lastName: 'Böŕø', company: 'Bÿrö', message: 'Grüßé' };
  const slots = await (await fetch(`${site.server.url}/api/slots?type=consultation`)).json();
  const start = JSON.stringify(slots).match(/\d{4}-\d\d-\d\dT[\d:.]+Z/)?.[0];
  await send('/contact', makeContact({ ...person, email: 'contact@example.com' }));
  await send('/newsletter', { email: 'letter@example.com' });
  const booked = await send('/bookings', makeBooking({ ...person, start, email: 'booking@example.com' }));
  expect(booked).toMatchObject({ message: expect.any(String) });
  const toVisitors = () => smtp.mails.filter(({ to }) => !to.includes(OWNER.OWNER_EMAIL));
  await expect.poll(() => toVisitors().length).toBeGreaterThanOrEqual(3);
  const left: string[] = [];
  for (const { to, parsed, calendar } of toVisitors()) {
    const lines = `${parsed.subject}\n${parsed.text ?? ''}\n${calendar?.content.replace(/^(?!SUMMARY|DESCRIPTION|LOCATION).*$/gm, '').replace(/^[A-Z]+:/gm, '') ?? ''}`;
    for (const line of lines.split('\n')) if (isStarterText(line) && !isServiceLink(line)) left.push(`${to}: ${line}`);
  }
  expect(left).toEqual([]);
});

/** Opens one path after the other in one browser context, and shows everything that is loaded on demand. */
async function visitEach(each: readonly string[], look: (page: Page, path: string) => Promise<void>): Promise<void> {
  const { page, context } = await site.open();
  for (const path of each) {
    await page.goto(site.server.url + path);
    await waitForHydration(page);
    await scrollThrough(page);
    await look(page, path);
  }
  await context.close();
}

/** @returns the width of the page and what ends at its edge, where the page scrolls horizontally. */
async function findOverflow(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= innerWidth) return undefined;
    const range = document.createRange();
    const wide = [...document.querySelectorAll('body, body *')].filter((element) => {
      range.selectNodeContents(element);
      return [element, range].some((part) => Math.abs(part.getBoundingClientRect().right - scrollWidth) < 1);
    });
    return `${scrollWidth} px, ${wide.at(-1)?.outerHTML.slice(0, 240)}`;
  });
}

/** German names of days, months, zones, durations, numbers and the currency, and of a price that is not given, come from the language; the rest are addresses of visitors and of the site. */
const NOT_WORDS =
  /\S+@\S+|\(Zeit in [^)]*\)|(?:America\/)?Los Angeles|auf Anfrage|\S*\/\S*|localhost(?::\d+)?|(?:\p{L}+ )?\p{L}+zeit \([^)]*\)|\b(?:Uhr|Mo|Di|Mi|Do|Fr|Sa|So|(?:Mon|Diens|Donners|Frei|Sams|Sonn)tag|Mittwoch|Jan|Feb|Apr|Mai|Jun|Jul|Aug|Sept?|Okt|Nov|Dez|Januar|Februar|April|Juni|Juli|August|September|Oktober|November|Dezember|Tage?|Monate?|Jahre?|eine?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|MEZ|MESZ|UTC|GMT|EUR|Euro)\b/giu;

/** Whether a word of three letters or more is left that pseudo-text would have written with an accent. */
function isStarterText(text: string): boolean {
  const words = text.replace(NOT_WORDS, ' ').match(/[\p{L}\p{M}]{3,}/gu) ?? [];
  return words.some((word) => /^[a-z]+$/i.test(word) && /[aceinosuy]/i.test(word));
}

/** @param isAsServed the page as the server sends it, which is what browsers without JavaScript show. */
async function readTexts(page: Page, isAsServed: boolean): Promise<string[]> {
  return page.evaluate(async (served) => {
    const read = async () => new DOMParser().parseFromString(await (await fetch(location.href)).text(), 'text/html');
    const shown = served ? await read() : document;
    const texts: string[] = [shown.title];
    const walker = shown.createTreeWalker(shown.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      // Where scripts run, elements of a noscript are one text of markup.
      if (parent?.localName === 'noscript' && node.textContent?.startsWith('<')) continue;
      if (!parent?.closest('script, style, code, time, option[value*="/"], datalist'))
        texts.push(node.textContent ?? '');
    }
    for (const element of shown.querySelectorAll('*')) {
      for (const name of [
        'alt',
        'title',
        'aria-label',
        'aria-description',
        'placeholder',
        'data-missing',
        'data-mistyped',
        'data-tooltip',
      ]) {
        texts.push(element.getAttribute(name) ?? '');
      }
    }
    for (const meta of shown.querySelectorAll(
      'meta[name="description"], meta[property^="og:"], meta[name^="twitter:"]',
    )) {
      if (
        !/image|url|type|card|width|height|locale/.test(
          meta.getAttribute('property') ?? meta.getAttribute('name') ?? '',
        )
      ) {
        texts.push(meta.getAttribute('content') ?? '');
      }
    }
    return [...new Set(texts.map((text) => text.replace(/\s+/g, ' ').trim()))].filter(Boolean);
  }, isAsServed);
}

/** Shows everything that is loaded when it comes near the screen. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 700) {
      scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  await page.waitForLoadState('networkidle');
}

let senders = 0;

async function send(
  path: string,
  body: unknown,
): Promise<{ message: string; issues?: { path: string; message: string }[] }> {
  senders += 1;
  const response = await fetch(`${site.server.url}/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `198.51.100.${senders}` },
    body: JSON.stringify(body),
  });
  return response.json();
}

const OTHERS = Object.entries(STARTERS)
  .filter(([key]) => key !== DEFAULT_STARTER.key)
  .flatMap(([key, { editions }]) => Object.keys(editions).map((language) => [key, language] as const));

// Last, because each begins the site anew.
for (const [key, language] of OTHERS) {
  longTest(`own texts: the same holds for the starter ${key} in ${language}`, { timeout: 180_000 }, async () => {
    await site.captain.call('POST', `/captain/starters/${key}`, { language });
    await replaceTexts();
    const own = await readPaths();
    expect(own.length).toBeGreaterThan(8);
    await expectOwnTexts([...own, ...REFUSED], [320]);
  });
}
