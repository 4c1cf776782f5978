import { expect, onTestFinished, test } from 'vitest';
import type { Db } from '#server/db/open.ts';
import { paths } from '#shared/paths.ts';
import type { Site } from '#shared/site.schema.ts';
import { DAY_SECONDS } from '#shared/time.ts';
import { createMailApp } from '#testing/create-mail-app.ts';
import { createPageApp } from '#testing/create-page-app.ts';
import { createTestApp, postJson } from '#testing/create-test-app.ts';
import { startFakeSmtp } from '#testing/fake-smtp.ts';
import { makeConfirmToken } from './subscribers/confirm-link.ts';
import { listSubscriberPage } from './subscribers/queries.ts';

const subscribersOf = (db: Db) => listSubscriberPage(db, { q: '', limit: 100, offset: 0 });

/** Body that RFC 8058 tells mail programs to send. */
const ONE_CLICK = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });

test('subscribes once, gives the same answer for an address already there, and remembers the pages', async () => {
  const { app, db } = await createTestApp();
  const send = (email: string, page: string) => app.request('/api/newsletter', postJson({ email, page }));
  const first = await send(' ada@example.com ', '/');
  const second = await send('ADA@example.com', '/services/llm-chatbots');
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(await first.json()).toEqual(await second.json());
  expect(await subscribersOf(db)).toMatchObject([{ email: 'ada@example.com', subscribed: true, page: '/' }]);
  const interests = await db.selectFrom('interests').select('page').orderBy('page').execute();
  expect(interests.map(({ page }) => page)).toEqual(['/', '/services/llm-chatbots']);
});

test('an unsubscribed address is subscribed again', async () => {
  const { app, db } = await createTestApp();
  await app.request('/api/newsletter', postJson({ email: 'ada@example.com' }));
  await db.updateTable('newsletterSubscribers').set({ subscribed: false }).execute();
  await app.request('/api/newsletter', postJson({ email: 'ada@example.com' }));
  expect(await subscribersOf(db)).toMatchObject([{ subscribed: true }]);
});

test.each([
  [{}, 'Please give your email address'],
  [{ email: '   ' }, 'Please give your email address'],
  [{ email: 'ada' }, 'This address looks incomplete'],
])('400: rejects %j and stores nothing', async (body, message) => {
  const { app, db } = await createTestApp();
  const res = await app.request('/api/newsletter', postJson(body));
  expect(res.status).toBe(400);
  expect(await res.json()).toEqual({ message, issues: [{ path: 'email', message }] });
  expect(await subscribersOf(db)).toEqual([]);
});

async function withMail() {
  const test = await createMailApp();
  const post = (path: string, body: unknown = {}) => test.app.request(`/api/newsletter${path}`, postJson(body));
  const subscribed = async () => (await subscribersOf(test.db)).map((row) => row.subscribed);
  return { ...test, post, subscribed };
}

test('with mail set up an address is subscribed only after it confirmed, which takes a POST', async () => {
  const { app, smtp, worker, post, subscribed } = await withMail();
  expect((await post('', { email: 'ada@example.com' })).status).toBe(201);
  await worker.drain();
  expect(await subscribed()).toEqual([false]);
  const [mail] = smtp.mails;
  expect(smtp.mails.map(({ to }) => to[0])).toEqual(['ada@example.com']);
  const path = /\/newsletter(\/confirm\/[\w-]+)/.exec(mail?.raw.replace(/=\r\n/g, '') ?? '')?.[1] ?? '';
  expect(await (await app.request(`/api/newsletter${path}`)).json()).toEqual({
    email: 'ada@example.com',
    subscribed: false,
    status: 'waiting',
  });
  expect(await subscribed()).toEqual([false]);
  expect((await post(path)).status).toBe(200);
  expect((await post(path)).status).toBe(200);
  expect(await subscribed()).toEqual([true]);
  await worker.drain();
  expect(smtp.mails.map((one) => one.headers['x-event'])).toEqual(['newsletter.confirm', 'newsletter.subscribed']);
});

test('one-click unsubscribe (RFC 8058) works, and the address can subscribe again', async () => {
  const { app, smtp, worker, post, subscribed } = await withMail();
  await post('', { email: 'ada@example.com' });
  await worker.drain();
  const { headers, raw } = smtp.mails[0]!;
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  expect(headers['list-id']).toBe('<newsletter.localhost>');
  const confirm = /\/newsletter(\/confirm\/[\w-]+)/.exec(raw.replace(/=\r\n/g, ''))?.[1] ?? '';
  await post(confirm);
  const oneClick = new URL(/<(.+)>/.exec(headers['list-unsubscribe'] ?? '')?.[1] ?? '').pathname;
  const res = await app.request(oneClick, { method: 'POST', body: ONE_CLICK });
  expect(res.status).toBe(200);
  expect(await subscribed()).toEqual([false]);
  expect((await post('', { email: 'Ada@Example.com' })).status).toBe(201);
  await worker.drain();
  await post(confirm);
  expect(await subscribed()).toEqual([true]);
});

test('rejects a token used for another purpose, and a forged one, with 404', async () => {
  const { smtp, worker, post } = await withMail();
  await post('', { email: 'ada@example.com' });
  await worker.drain();
  const token = /\/newsletter\/confirm\/([\w-]+)/.exec(smtp.mails[0]!.raw.replace(/=\r\n/g, ''))?.[1] ?? '';
  expect((await post(`/unsubscribe/${token}`)).status).toBe(404);
  expect((await post('/confirm/1-AAAAAAAAAAAAAAAAAAAAAA')).status).toBe(404);
});

test('a link that confirms works for 30 days; after that its page offers to sign up again, which sends a new one', async () => {
  const { app, clock, smtp, worker, post, subscribed, ctx } = await withMail();
  const linkInLastMail = async () => {
    await worker.drain();
    return /\/newsletter(\/confirm\/[\w-]+)/.exec(smtp.mails.at(-1)!.raw.replace(/=\r\n/g, ''))?.[1] ?? '';
  };
  await post('', { email: 'ada@example.com' });
  const first = await linkInLastMail();
  clock.advance(30 * DAY_SECONDS);
  expect((await app.request(`/api/newsletter${first}`)).status).toBe(200);
  clock.advance(1);
  const expired = await post(first);
  expect([expired.status, await expired.json()]).toEqual([
    410,
    { message: 'This link has expired. Please sign up again.' },
  ]);
  expect((await app.request(`/api/newsletter${first}`)).status).toBe(410);
  await post('', { email: 'ada@example.com' });
  expect((await post(first)).status).toBe(410);
  expect(await subscribed()).toEqual([false]);
  const second = await linkInLastMail();
  const sentAt = /\d+$/.exec(first)?.[0] ?? '';
  expect((await post(first.replace(sentAt, String(ctx.clock.now())))).status).toBe(404);
  expect((await post(second)).status).toBe(200);
  expect(await subscribed()).toEqual([true]);
});

test('the page of a link that has expired offers the form, also to who pressed its button too late', async () => {
  const smtp = await startFakeSmtp();
  const { app, clock, ctx, db } = await createPageApp({ SMTP_URL: smtp.url });
  onTestFinished(() => smtp.close());
  await app.request('/api/newsletter', postJson({ email: 'ada@example.com' }));
  const path = paths.newsletterConfirm(makeConfirmToken(ctx, (await subscribersOf(db))[0]!));
  expect((await app.request(path)).status).toBe(200);
  clock.advance(31 * DAY_SECONDS);
  const late = await app.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': '0' },
  });
  expect([late.status, late.headers.get('location')]).toEqual([303, path]);
  const page = await app.request(path);
  const html = await page.text();
  expect([page.status, page.headers.get('cache-control')]).toEqual([410, 'no-store']);
  expect(html).toContain('This link has expired');
  expect(html).toMatch(/<a [^>]*href="\/#blog"[^>]*>Sign up again/);
});

test('an address that unsubscribes before it confirmed has the status left, and the owner is not told', async () => {
  const { app, db, clock, smtp, worker, post } = await withMail();
  await post('', { email: 'ada@example.com' });
  await worker.drain();
  const oneClick = new URL(/<(.+)>/.exec(smtp.mails[0]!.headers['list-unsubscribe'] ?? '')?.[1] ?? '').pathname;
  expect((await app.request(oneClick, { method: 'POST', body: ONE_CLICK })).status).toBe(200);
  await worker.drain();
  expect(await subscribersOf(db)).toMatchObject([{ status: 'left', leftAt: clock.now(), confirmedAt: null }]);
  expect(smtp.mails.map((mail) => mail.headers['x-event'])).toEqual(['newsletter.confirm']);
});

test('/api/site says whether subscribers are asked to confirm', async () => {
  const asks = async (env: Record<string, string>) => {
    const { app } = await createTestApp(env);
    return ((await (await app.request('/api/site')).json()) as Site).asksToConfirm;
  };
  expect(await asks({})).toBe(false);
  expect(await asks({ SMTP_URL: 'smtp://127.0.0.1:25' })).toBe(true);
});
