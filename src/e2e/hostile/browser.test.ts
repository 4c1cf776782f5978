import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX } from '#shared/limits.ts';
import { waitForHydration, waitUntilLoaded } from '#testing/browser.ts';
import { PASSWORD } from '#testing/captain.ts';
import { makeContact, makePost } from '#testing/make.ts';
import { openSite, type Site } from '#testing/open-site.ts';
import { watchPage } from '#testing/watch-page.ts';
import { XSS_PAYLOADS } from '#testing/xss-payloads.ts';

/** Breaks out of a script, attribute, comment, title or JavaScript string. */
const BREAKOUT = `'"--></title></style></script><script>pwned()</script><img src=x onerror=pwned()>\u2028\u2029`;
/** Payloads per message; more would exceed the length limit. */
const PAYLOADS_PER_MESSAGE = 40;
/** The tabs that show text from other people. */
const TABS = ['overview', 'leads', 'subscribers', 'chats', 'cms', 'outbox', 'users'];
/** A text that is visible once the tab's data has loaded. */
const SHOWN: Record<string, string> = {
  leads: 'v0@example.com',
  subscribers: 'v0@example.com',
  chats: 'pwned',
  users: 'pwned',
};

let site: Site;

beforeAll(async () => {
  site = await openSite({ TRUST_PROXY: '1' });
});
afterAll(() => site.close());

/** `watchPage`, and also records requests to other sites. */
async function watch(context?: BrowserContext) {
  const opened = await watchPage(context ? { context, page: await context.newPage() } : await site.open());
  opened.page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    const isOurs = origin === site.server.url || /^(?:data|blob):/.test(request.url());
    if (!isOurs || /\/x(?:[^\w/].*)?$/.test(pathname)) opened.findings.push(`fetched ${request.url()}`);
  });
  return opened;
}

test('XSS: text sent by visitors does not run in the dashboard', async () => {
  for (let at = 0; at < XSS_PAYLOADS.length; at += PAYLOADS_PER_MESSAGE) {
    const payloads = XSS_PAYLOADS.slice(at, at + PAYLOADS_PER_MESSAGE);
    const text = payloads.join('\n');
    const name = payloads[0]?.slice(0, 80).trim() || 'x';
    const email = `v${at}@example.com`;
    const person = {
      firstName: name,
      lastName: BREAKOUT.slice(0, 80),
      email,
      company: name,
      message: text.slice(0, MAX.message),
    };
    const contact = makeContact({ ...person, page: '/', referrer: BREAKOUT.slice(0, 100) });
    await site.captain.call('POST', '/contact', contact);
    await site.captain.call('POST', '/newsletter', { email, page: '/' });
    await site.captain.call('POST', '/chatbot', { message: `${email} ${text}`.slice(0, 2_000) });
  }
  await site.captain.call('POST', '/captain/users', {
    username: '<x>',
    password: PASSWORD,
    name: BREAKOUT.slice(0, 80),
    email: 'x@example.com',
  });
  await site.captain.call('POST', '/tags', { name: '<img src=x onerror=pwned()>' });
  const { page, context, findings } = await watch();
  await site.captain.logIn(page);
  for (const tab of TABS) {
    await page.goto(`${site.server.url}/captain?tab=${tab}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const shown = SHOWN[tab];
    if (shown) await page.getByText(shown).first().waitFor();
    await waitUntilLoaded(page);
    await page
      .locator('main summary, main [aria-expanded=false]')
      .evaluateAll((closed) => closed.forEach((each) => void (each as HTMLElement).click()));
  }
  expect(findings).toEqual([]);
  await context.close();
});

test('XSS: text typed by a captain does not run on public pages, and the hydration data stays intact', async () => {
  await site.captain.call('PUT', '/captain/settings', {
    brand_name: BREAKOUT,
    owner_name: BREAKOUT,
    link_x: 'https://x.com/%22%3E%3Cscript%3E',
  });
  await site.captain.call('POST', '/captain/popup-notifications', {
    title: BREAKOUT,
    message: BREAKOUT,
    delay: 0,
    buttonText: BREAKOUT.slice(0, 40),
    buttonLink: '/about?x="onclick=pwned()//',
  });
  await site.captain.call(
    'POST',
    '/blog',
    makePost({
      slug: 'breakout',
      title: BREAKOUT,
      excerpt: BREAKOUT,
      content: 'Words.',
      author: BREAKOUT.slice(0, 80),
      tags: ['</script><script>pwned()'],
    }),
  );
  const { page, context, findings } = await watch();
  for (const path of [
    '/',
    '/blog',
    '/blog/breakout',
    '/blog?tag=%3C/script%3E%3Cscript%3Epwned()',
    '/about',
    '/services/llm-chatbots',
    '/nothing',
  ]) {
    await page.goto(site.server.url + path);
    await waitForHydration(page);
    const blocks = await page
      .locator('script[type="application/ld+json"], script[type="application/json"]')
      .allTextContents();
    for (const block of blocks) expect(JSON.parse(block)).toBeTypeOf('object');
    expect(blocks.join('')).not.toContain('</script>');
    expect(await page.locator('script:not([src]):not([type])').count()).toBe(0);
  }
  await page.goto(site.server.url);
  const popup = page.getByRole('dialog');
  await popup.waitFor();
  expect(await popup.getByRole('heading').textContent()).toContain('<script>pwned()</script>');
  expect(findings).toEqual([]);
  await context.close();
});

test('an upload never runs as script, module, worker, stylesheet or page', async () => {
  const upload = async (name: string, content: string) => {
    const body = new FormData();
    body.append('files', new File([content], name));
    const res = await fetch(`${site.server.url}/api/assets`, {
      method: 'POST',
      headers: site.captain.headers,
      body,
    });
    return ((await res.json()) as { assets: { url: string }[] }).assets[0]?.url ?? '';
  };
  const script = await upload('a.js', 'pwned()');
  const style = await upload('a.css', 'body { outline: 99px solid red !important }');
  const drawing = await upload(
    'a.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>pwned()</script></svg>',
  );
  const { page, context, findings } = await watch();
  await page.goto(`${site.server.url}/about`);
  const outcome = await page.evaluate(
    async (files) => {
      const add = (tag: string, attributes: Record<string, string>) =>
        new Promise<string>((resolve) => {
          const element = Object.assign(document.createElement(tag), attributes);
          element.onload = () => resolve('loaded');
          element.onerror = () => resolve('refused');
          document.body.append(element);
        });
      return {
        script: await add('script', { src: files.script }),
        worker: await navigator.serviceWorker.register(files.script).then(
          () => 'loaded',
          () => 'refused',
        ),
        style: await add('link', { rel: 'stylesheet', href: files.style }),
        drawing: await add('img', { src: files.drawing }),
        outline: getComputedStyle(document.body).outlineWidth,
      };
    },
    { script, style, drawing },
  );
  // As a string, because the test runner would rewrite a dynamic import.
  const module = await page.evaluate(`import('${script}').then(() => 'loaded', () => 'refused')`);
  expect({ ...outcome, module }).toMatchObject({
    script: 'refused',
    module: 'refused',
    worker: 'refused',
    style: 'refused',
    drawing: 'loaded',
  });
  expect(outcome.outline).not.toBe('99px');
  for (const file of [drawing, style]) {
    const download = page.waitForEvent('download');
    await page.goto(site.server.url + file).catch(() => {});
    if (file === drawing) await (await download).cancel();
    else download.catch(() => {});
  }
  expect(findings.filter((finding) => finding.startsWith('ran'))).toEqual([]);
  await context.close();
});

describe('CSRF: another site, open in the captain’s browser', () => {
  let evil: Server;
  let evilUrl: string;

  beforeAll(async () => {
    evil = createServer((_, res) => res.setHeader('Content-Type', 'text/html').end('<title>evil</title>')).listen(
      0,
      '127.0.0.1',
    );
    await once(evil, 'listening');
    evilUrl = `http://127.0.0.1:${(evil.address() as AddressInfo).port}`;
  });
  afterAll(() => void evil.close());

  test('cannot read, write, frame or control the window (CORS, Origin, frame-ancestors, COOP)', async () => {
    const { page, context } = await site.open();
    await page.goto(`${site.server.url}/captain`);
    const before = await page.evaluate(async (password) => {
      const send = (path: string, body: unknown) =>
        fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
      await send('/api/captain/login', { username: 'captain', password });
      const made = await send('/api/captain/popup-notifications', { title: 'Own', message: 'Own' });
      return [made.status, ((await (await fetch('/api/captain/popup-notifications')).json()) as unknown[]).length];
    }, PASSWORD);
    expect(before[0]).toBe(201);

    const other = await context.newPage();
    await other.goto(evilUrl);
    const outcome = await other.evaluate(async (site) => {
      const attempt = (call: Promise<unknown>) =>
        call.then(
          () => 'done',
          () => 'refused',
        );
      const target = `${site}/api/captain/popup-notifications`;
      const body = JSON.stringify({ title: 'Evil', message: 'Evil' });
      const own = { method: 'POST', credentials: 'include' as const, body };
      const load = (tag: string, attributes: Record<string, string>) =>
        new Promise<string>((resolve) => {
          const element = Object.assign(document.createElement(tag), attributes);
          element.onload = () => resolve('done');
          element.onerror = () => resolve('refused');
          document.body.append(element);
        });
      const json = { 'Content-Type': 'application/json' };
      return {
        read: await attempt(fetch(`${site}/api/captain/users`, { credentials: 'include' })),
        write: await attempt(fetch(target, { ...own, headers: json })),
        // Sent as text/plain without a preflight; the server must reject it.
        simple: await attempt(fetch(target, { ...own, mode: 'no-cors', headers: { 'Content-Type': 'text/plain' } })),
        beacon: navigator.sendBeacon(target, new Blob([body], { type: 'text/plain' })),
        script: await load('script', { src: `${site}/api/site` }),
        image: await load('img', { src: `${site}/icon.svg` }),
        page: await attempt(fetch(`${site}/`)),
      };
    }, site.server.url);
    expect(outcome).toMatchObject({
      read: 'refused',
      write: 'refused',
      script: 'refused',
      image: 'refused',
      page: 'refused',
    });

    await other.evaluate((site) => {
      document.body.innerHTML = `<iframe src="${site}/captain" name="frame"></iframe>
        <form method="post" enctype="text/plain" target="frame" action="${site}/api/captain/popup-notifications">
        <input name='{"title":"Evil","message":"' value='"}'></form>`;
      document.forms[0]?.submit();
    }, site.server.url);
    await other.waitForLoadState('networkidle');
    expect(await other.frames()[1]?.title()).not.toContain('Captain');

    const popup = context.waitForEvent('page');
    await other.evaluate(
      (site) => void Object.assign(window, { hand: window.open(`${site}/captain`) }),
      site.server.url,
    );
    await (await popup).waitForLoadState();
    await expect.poll(() => other.evaluate(() => (window as unknown as { hand: Window }).hand.closed)).toBe(true);

    const after = await page.evaluate(async () => {
      const list = (await (await fetch('/api/captain/popup-notifications')).json()) as { title: string }[];
      return [list.length, list.filter(({ title }) => title === 'Evil').length];
    });
    expect(after).toEqual([before[1], 0]);
    await context.close();
  });
});
