import { expect, test } from 'vitest';
import { cookiePolicy as germanCookies } from '#content/languages/de/cookie-policy.ts';
import { privacyPolicy as germanPrivacy } from '#content/languages/de/privacy-policy.ts';
import { cookiePolicy } from '#content/languages/en/cookie-policy.ts';
import { privacyPolicy } from '#content/languages/en/privacy-policy.ts';
import type { LegalDocument } from '#content/legal.schema.ts';
import { CONDITIONS } from '#shared/conditions.ts';
import { createPageApp } from '#testing/create-page-app.ts';
import { postJson } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';

const PAGES = { '/privacy-policy': privacyPolicy, '/cookie-policy': cookiePolicy };
type Part = { text?: string | undefined; when?: string | undefined };

/** The texts of a document that are shown under a condition. */
function textsUnder(document: LegalDocument, condition: string): string[] {
  const parts: Part[] = [
    ...(document.more ?? []),
    ...document.sections.flatMap(({ blocks }) => blocks.flatMap((block) => [block, ...(block.items ?? [])])),
  ];
  return parts.flatMap(({ text, when }) => (when === condition && text ? text : []));
}

/** The longest part without a placeholder; nothing where it is too short to be found. */

function longestPart(text: string): string[] {
  const parts = text.split(/\{[^}]+\}/).toSorted((a, b) => b.length - a.length);
  return parts.slice(0, 1).filter((part) => part.length > 10);
}

async function createSite(env: Record<string, string> = {}) {
  const harness = await createPageApp(env);
  const { call } = await loginAs(harness);
  const read = async (path: string) => {
    const html = await (await harness.app.request(path)).text();
    return html
      .replace(/<script.*?<\/script>/gs, '')
      .replaceAll('&#x27;', "'")
      .replaceAll('&quot;', '"')
      .replaceAll('<!-- -->', '');
  };
  /** Whether all texts under a condition are on their pages; an error where only some are. */
  const shows = async (condition: string) => {
    const found: boolean[] = [];
    for (const [path, document] of Object.entries(PAGES)) {
      const page = await read(path);
      for (const text of textsUnder(document, condition).flatMap(longestPart)) found.push(page.includes(text));
    }
    expect(new Set(found).size, condition).toBe(1);
    return found[0];
  };
  return { ...harness, call, read, shows };
}

test('legal pages: a bare site says nothing of services that it does not use', async () => {
  const { shows } = await createSite();
  for (const name of ['model', 'mail', 'webhook', 'cdn', 'replica', 'calendar', 'apps', 'chatsEnd'])
    expect(await shows(name), name).toBe(false);
  for (const name of ['noModel', 'embed', 'chatsStay', 'outboxEnd']) expect(await shows(name), name).toBe(true);
});

test('legal pages: what the environment enables is named, with its host; a model on the own network is none of a provider', async () => {
  const everything = {
    OPENAI_BASE_URL: 'https://models.example.com/v1',
    SMTP_URL: 'smtp://user:secret@smtp.post.example:587',
    WEBHOOK_URL: 'https://flows.example.com/secret',
    CDN: 'on',
    LITESTREAM_REPLICA_URL: 'file:///mnt/copy',
  };
  const { shows, read } = await createSite(everything);
  for (const name of ['model', 'mail', 'webhook', 'cdn', 'replica']) expect(await shows(name), name).toBe(true);
  expect(await shows('noModel')).toBe(false);
  const page = await read('/privacy-policy');
  expect(page).toContain('models.example.com');
  expect(page).toContain('smtp.post.example');
  expect(page).not.toMatch(/secret|flows\.example/);

  const own = await createSite({ OPENAI_BASE_URL: 'http://192.168.1.20:11434/v1' });
  expect(await own.shows('noModel')).toBe(true);
  expect(await own.read('/privacy-policy')).not.toContain('192.168');
});

test('legal pages: they follow the settings at once, with the times in the language of the site', async () => {
  const { shows, read, call } = await createSite();
  expect(await shows('embed')).toBe(true);
  await call('PUT', '/api/captain/settings', {
    scheduler_built_in: 'true',
    retention_chats_days: '45',
    locale: 'en-GB',
  });
  expect(await shows('noEmbed')).toBe(true);
  expect(await shows('embed')).toBe(false);
  expect(await shows('chatsStay')).toBe(false);
  expect(await read('/privacy-policy')).toContain('45 days after the last message');
  await call('PUT', '/api/captain/settings', { retention_chats_days: '1' });
  expect(await read('/privacy-policy')).toContain('1 day after the last message');
});

test('legal pages: a calendar that bookings are written to and a connected program appear, and disappear', async () => {
  const { shows, db, call, ctx } = await createSite({ CALENDAR_ALLOW_PRIVATE: '1' });
  const calendar = {
    kind: 'caldav',
    name: 'Work',
    url: 'http://127.0.0.1:9/dav/',
    writesBookings: true,
    username: 'a',
    password: 'b',
  };
  const { status, body } = await call('POST', '/api/captain/calendars', calendar);
  expect(status).toBe(201);
  expect(await shows('calendar')).toBe(true);
  await call('DELETE', `/api/captain/calendars/${body.id}`);
  expect(await shows('calendar')).toBe(false);

  const app = { name: 'Flow', redirectUris: [], scopes: ['read'] };
  const { body: created } = await call('POST', '/api/captain/apps', app);
  const user = await db.selectFrom('adminUsers').select('id').executeTakeFirstOrThrow();
  const grant = {
    clientId: created.clientId,
    userId: user.id,
    scopes: ['read' as const],
    resource: 'r',
    createdAt: ctx.clock.now(),
  };
  await db.insertInto('oauthGrants').values(grant).execute();
  if (await ctx.content.refreshConnections()) ctx.publicContent.changed();
  expect(await shows('apps')).toBe(true);
  await call('DELETE', `/api/captain/apps/${created.id}`);
  expect(await shows('apps')).toBe(false);
});

test('legal pages: the host of a video link is named; without a place, a video call is possible', async () => {
  const { shows, call, read } = await createSite();
  const { body: types } = await call('GET', '/api/captain/meeting-types');
  const place = (slug: string, location: string) => {
    const { id } = types.find((type: { slug: string }) => type.slug === slug);
    return call('PUT', `/api/captain/meeting-types/${id}`, { location });
  };
  expect([await shows('video'), await shows('videoOpen')]).toEqual([false, true]);
  await place('consultation', '+49 761 123456');
  expect([await shows('video'), await shows('videoOpen')]).toEqual([false, false]);
  await place('strategy', 'https://teams.live.com/meet/93?p=x');
  expect(await read('/privacy-policy')).toContain('Microsoft Teams.');
  await place('strategy', 'https://meet.example/room');
  expect([await shows('video'), await shows('videoOpen')]).toEqual([true, false]);
  expect(await read('/privacy-policy')).toContain('meet.example.');
  await call('POST', '/api/captain/starters/automation', { language: 'de' });
  await place('consultation', 'https://meet.example/room');
  expect(await read('/privacy-policy')).toContain('Gespräche per Video führe ich über meet.example.');
});

test.each([
  ['consultant', 'en'],
  ['adviser', 'en'],
  ['short', 'de'],
] as const)('legal pages and chatbot (%s, %s): a newsletter that is stopped is not offered', async (key, language) => {
  const { call, app, read } = await createSite();
  if (key !== 'consultant') await call('POST', `/api/captain/starters/${key}`, { language });
  const turn = (isOn: boolean) => call('PUT', '/api/captain/settings', { newsletter_on: String(isOn) });
  const policies = async () => `${await read('/privacy-policy')}${await read('/cookie-policy')}`;
  const spoken = /newsletter|email box|E-Mail-Feld|unsubscribe|abmelden/i;
  const question = language === 'de' ? 'Gibt es einen Newsletter?' : 'Do you have a newsletter?';
  const ask = async () => {
    const answer = await app.request('/api/chatbot', postJson({ message: question }));
    return ((await answer.json()) as { response: string }).response;
  };
  expect((await policies()).match(spoken)).not.toBeNull();
  await turn(false);
  // A link of the consultant's footer leads to the section where the form was.
  const text = (await policies()).replaceAll('href="/#blog">Newsletter', '').replace(/<meta[^>]*>/g, '');
  expect(text.match(spoken)).toBeNull();
  expect(await ask()).toMatch(/no newsletter|not send one|keinen Newsletter/);
  await turn(true);
  expect(await ask()).not.toMatch(/no newsletter|not send one|keinen Newsletter/);
});

test('legal pages: an owner chooses a condition in the editor; the German example has the same ones', async () => {
  const { call, read } = await createSite();
  const { body } = await call('GET', '/api/captain/content/cookie-policy');
  expect(body.met).toContain('embed');
  const { sections } = body.published;
  sections[0].when = 'webhook';
  const data = { ...body.published, sections };
  const { body: saved } = await call('PUT', '/api/captain/content/cookie-policy/draft', {
    version: body.version,
    data,
  });
  await call('POST', '/api/captain/content/cookie-policy/publish', { version: saved.version });
  expect(await read('/cookie-policy')).not.toContain(sections[0].heading);
  expect(await read('/cookie-policy')).toContain(sections[1].heading);
  sections[0].when = 'nothing';
  expect(
    (await call('PUT', '/api/captain/content/cookie-policy/draft', { version: saved.version + 1, data })).status,
  ).toBe(400);

  for (const condition of Object.keys(CONDITIONS)) {
    const expectSame = (german: LegalDocument, english: LegalDocument) =>
      expect(textsUnder(german, condition).length > 0, `${german.label} ${condition}`).toBe(
        textsUnder(english, condition).length > 0,
      );
    // In German the owner represents a business only where it does not have the owner's name.
    if (!/^legal(?:Person|Firm|O\w+Name)$/.test(condition)) expectSame(germanPrivacy, privacyPolicy);
    if (condition !== 'noEmbed' && condition !== 'embed') expectSame(germanCookies, cookiePolicy);
  }
});

test.each([
  ['de', 'vertreten durch', 'Budget'],
  ['en', 'one-person business', 'budget'],
])(
  'legal pages (%s): nobody represents themselves, and only a budget that is asked for is named',
  async (language, firm, budget) => {
    const { call, read, ctx } = await createSite();
    const policy = () => read('/privacy-policy');
    expect([await policy()].map((text) => [text.includes('one-person business'), text.includes('budget')])).toEqual([
      [true, true],
    ]);
    await call('POST', '/api/captain/starters/adviser', { language });
    expect(ctx.settings.site().brand).toBe(ctx.settings.site().ownerName);
    expect(await policy()).not.toMatch(new RegExp(`${firm}|${budget}`));
    await call('PUT', '/api/captain/settings', { brand_name: 'Lang Office' });
    expect(await policy()).toContain(firm);
    await call('PUT', '/api/captain/settings', { brand_name: `${ctx.settings.site().ownerName} Office` });
    expect((await policy()).includes(firm)).toBe(language === 'en');
  },
);

test.each([
  ['en', 'phone', 'Monthly services'],
  ['de', 'telefon', 'Laufender Betrieb'],
])('terms (%s): monthly services are spoken of while one is shown', async (language, id, heading) => {
  const { call, read } = await createSite();
  await call('POST', '/api/captain/starters/automation', { language });
  const { body: services } = await call('GET', '/api/captain/services');
  const save = (changes: object) =>
    call(
      'PUT',
      '/api/captain/services',
      services.map((one: { id: string }) => ({ id: one.id, ...(one.id === id && changes) })),
    );
  expect(await read('/terms-of-service')).toContain(heading);
  expect((await save({ isShown: false })).status).toBe(200);
  expect(await read('/terms-of-service')).not.toContain(heading);
  expect((await save({ isShown: true })).status).toBe(200);
  expect(await read('/terms-of-service')).toContain(heading);
  expect((await save({ price: '$900' })).status).toBe(200);
  expect(await read('/terms-of-service')).not.toContain(heading);
});

test('legal pages: no date before the day from which the owner’s texts apply', async () => {
  const { call, read } = await createSite();
  expect(await read('/terms-of-service')).toContain('June 10, 2025');
  const { body } = await call('GET', '/api/captain/content/facts');
  const data = { ...body.published, legal: { ...body.published.legal, since: '2026-11-29' } };
  const { body: saved } = await call('PUT', '/api/captain/content/facts/draft', { version: body.version, data });
  await call('POST', '/api/captain/content/facts/publish', { version: saved.version });
  const terms = await read('/terms-of-service');
  expect(terms.match(/November 29, 2026/g)).toHaveLength(2);
  expect(terms).not.toContain('June 10, 2025');
});

test('the imprint is public from when an address is given, and says what applies in the country', async () => {
  const { app, call, read } = await createSite();
  expect((await app.request('/imprint')).status).toBe(404);
  expect(await read('/privacy-policy')).not.toContain('/imprint');
  expect(await (await app.request('/sitemap.xml')).text()).not.toContain('/imprint');
  const publish = async (legal: object) => {
    const { body } = await call('GET', '/api/captain/content/facts');
    const data = { ...body.published, legal: { ...body.published.legal, ...legal } };
    const { body: saved } = await call('PUT', '/api/captain/content/facts/draft', { version: body.version, data });
    await call('POST', '/api/captain/content/facts/publish', { version: saved.version });
  };
  await call('POST', '/api/captain/starters/short', { language: 'de' });
  await publish({ country: 'de', address: 'Hauptstraße 1, 79098 Freiburg', chamber: 'Steuerberaterkammer Südbaden' });
  const german = await read('/imprint');
  for (const text of ['Impressum', 'Digitale-Dienste-Gesetz', 'Hauptstraße 1', 'Steuerberaterkammer Südbaden'])
    expect(german).toContain(text);
  for (const text of ['Mediengesetz', 'Register und Steuer', 'Telefon:']) expect(german).not.toContain(text);
  expect(await read('/privacy-policy')).toContain('href="/imprint"');
  const { body: missing } = await call('GET', '/api/captain/unfinished');
  expect(missing.filter(({ reason }: { reason: string }) => reason === 'legal')).toMatchObject([
    { path: 'legal.profession' },
    { path: 'legal.rules' },
  ]);
  await publish({ country: 'at', vatId: 'ATU12345678' });
  const austrian = await read('/imprint');
  for (const text of ['Mediengesetz', 'Medieninhaber', 'Grundlegende Richtung', 'Register und Steuer', 'ATU12345678'])
    expect(austrian).toContain(text);
  expect(austrian).not.toContain('Digitale-Dienste-Gesetz');
  expect(await read('/privacy-policy')).toContain('Datenschutzbehörde in Wien');
  const missingNow = async () => {
    const { body } = await call('GET', '/api/captain/unfinished');
    return body.flatMap(({ reason, path }: { reason: string; path: string }) => (reason === 'legal' ? path : []));
  };
  // A trade in Austria has a chamber and an authority without a regulated profession.
  const trade = { chamber: 'Fachgruppe UBIT', authority: 'Magistrat Graz', profession: 'Optiker' };
  await publish({ ...trade, authority: undefined, isNotRegulated: true });
  expect(await missingNow()).toEqual(['legal.authority']);
  await publish(trade);
  expect(await missingNow()).toEqual([]);
  const ofTrade = await read('/imprint');
  for (const text of ['Fachgruppe UBIT', 'Magistrat Graz']) expect(ofTrade).toContain(text);
  expect(ofTrade).not.toContain('Optiker');
  await publish({ isNotRegulated: undefined });
  expect(await read('/imprint')).toContain('Optiker');
  expect(await missingNow()).toEqual(['legal.rules']);
  await publish({ ...trade, country: 'de', isNotRegulated: true });
  expect(await read('/imprint')).not.toContain('Fachgruppe UBIT');
  await publish({ profession: undefined, chamber: undefined, authority: undefined, isNotRegulated: undefined });

  await call('POST', '/api/captain/starters/short', { language: 'en' });
  await publish({ country: 'gb', vatId: 'GB 123 4567 89', name: 'Works at the Market' });
  const british = await read('/imprint');
  for (const text of ['Directive) Regulations 2002', 'Documents can be served', 'VAT number:', 'GB 123 4567 89'])
    expect(british).toContain(text);
  expect(british).not.toContain('Digital Services Act');
  expect(await read('/privacy-policy')).toContain('ico.org.uk');
  await publish({ country: 'ie', name: '{brand}' });
  expect(await read('/imprint')).toContain('Regulations 2003');
  expect(await read('/privacy-policy')).toContain('dataprotection.ie');
  await publish({ country: 'us', name: '{ownerName}, doing business as Market Works' });
  expect(await read('/privacy-policy')).toContain('attorney general of your state');
  expect(await read('/privacy-policy')).not.toContain('run by');

  const { owner_name: owner } = Object.fromEntries(
    (await call('GET', '/api/captain/settings')).body.map(({ key, value }: { key: string; value: string }) => [
      key,
      value,
    ]),
  );
  const timesNamed = async () => (await read('/imprint')).match(/<main[\s\S]*<\/main>/)?.[0].split(owner).length;
  await publish({ name: 'Werkstatt am Markt' });
  const other = await timesNamed();
  await publish({ name: `${owner} e. U.` });
  expect(await timesNamed()).toBe(other);
});
