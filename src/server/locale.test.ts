import { expect, test } from 'vitest';
import { STARTER } from '#content/starters/consultant/en/starter.ts';
import { createPageApp } from '#testing/create-page-app.ts';
import { loginAs } from '#testing/login-as.ts';
import { makePost } from '#testing/make.ts';

const GERMAN = { language: 'de', locale: 'de-DE', currency: 'EUR' };
const { documents } = STARTER;

/** The site with these settings, a post of 5 January 2026, and prices in some texts. */
async function openSite(settings: Record<string, string>) {
  const harness = await createPageApp();
  const { call } = await loginAs(harness);
  const put = async (path: string, body: unknown) => {
    const { status, body: answer } = await call(path.endsWith('/draft') ? 'PUT' : 'POST', path, body);
    expect([path, status, answer]).toEqual([path, expect.toSatisfy((code: number) => code < 300), answer]);
    return answer;
  };
  expect((await call('PUT', '/api/captain/settings', settings)).status).toBe(200);
  await put('/api/blog', makePost({ slug: 'hello', title: 'Hello', published: true }));
  const edited = {
    calendar: { ...documents.calendar, lead: 'A setup costs {price.setup}, a minute {price.perMinute}.' },
    blog: { ...documents.blog, lead: 'For {market.leadsPerMonth} readers.' },
    'privacy-policy': { ...documents['privacy-policy'], summary: 'The fine is {price.setup}.' },
  };
  for (const [key, data] of Object.entries(edited)) {
    const path = `/api/captain/content/${key}`;
    const { version } = (await call('GET', path)).body;
    const draft = await put(`${path}/draft`, { version, data });
    await put(`${path}/publish`, { version: draft.version });
  }
  return {
    call,
    async read(path: string) {
      const res = await harness.app.request(path);
      expect([path, res.status]).toEqual([path, 200]);
      return (await res.text()).replaceAll('\u00a0', ' ').replaceAll('<!-- -->', '');
    },
  };
}

test('another locale: language, dates, times, numbers and prices of every kind of page follow the settings', async () => {
  const { read } = await openSite(GERMAN);
  const [about, calendar, blog, post, privacy] = await Promise.all(
    ['/about', '/calendar', '/blog', '/blog/hello', '/privacy-policy'].map(read),
  );
  for (const page of [about, calendar, blog, post, privacy]) expect(page).toContain('<html lang="de"');
  expect(privacy).toContain('<time dateTime="2025-06-10">10. Juni 2025</time>');
  expect(privacy).toContain('The fine is 2.500 €.');
  expect(calendar).toContain('A setup costs 2.500 €, a minute 0,25 €.');
  expect(calendar).toContain('Dienstag, 6. Januar</time>');
  expect(calendar).toContain('13:00</label>');
  expect(calendar).not.toContain(' PM<');
  expect(calendar).toContain('"priceCurrency":"EUR"');
  expect(blog).toContain('For 1.000 readers.');
  for (const page of [blog, post]) expect(page).toContain('>5. Januar 2026</time>');
  expect(post).toContain('"inLanguage":"de"');
});

test('the shipped settings: English, US dates and dollars', async () => {
  const { read } = await openSite({});
  const [calendar, post, privacy] = await Promise.all(['/calendar', '/blog/hello', '/privacy-policy'].map(read));
  expect(privacy).toContain('<html lang="en"');
  expect(privacy).toContain('<time dateTime="2025-06-10">June 10, 2025</time>');
  expect(calendar).toContain('A setup costs $2,500, a minute $0.25.');
  expect(calendar).toContain('Tuesday, January 6</time>');
  expect(calendar).toContain('1:00 PM</label>');
  expect(post).toContain('>January 5, 2026</time>');
});

test('feeds, llms.txt and the manifest name the language; the dashboard stays English', async () => {
  const { read } = await openSite(GERMAN);
  expect(await read('/blog/rss.xml')).toContain('<language>de</language>');
  expect(await read('/blog/atom.xml')).toContain('xml:lang="de"');
  expect(JSON.parse(await read('/site.webmanifest'))).toMatchObject({ lang: 'de' });
  expect(await read('/captain')).toContain('<html lang="en"');
});
