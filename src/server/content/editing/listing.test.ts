import { expect, test } from 'vitest';
import { STARTER } from '#content/starters/consultant/en/starter.ts';
import type { EditedDocumentJson, LinkTarget, PageTemplate } from '#shared/content.schema.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';

test('a new page starts with one of the templates, and links can lead to it once it is published', async () => {
  const captain = await loginAs(await createTestApp());
  const { body: templates } = await captain.call('GET', '/api/captain/content/templates');
  const [template] = templates as PageTemplate[];
  const input = { title: 'Audits', path: '/services/audits', template: template?.name };
  const { body: created } = await captain.call('POST', '/api/captain/content', input);
  const linksOf = async (key: string) => {
    const { body } = await captain.call('GET', `/api/captain/content/${key}`);
    return (body as EditedDocumentJson).links.map(({ href }: LinkTarget) => href);
  };
  expect(await linksOf('home')).not.toContain('/services/audits');
  await captain.call('POST', `/api/captain/content/${created.key}/publish`, { version: created.version });
  const links = await linksOf('home');
  expect(links).toContain('/services/audits');
  expect(new Set(links).size).toBe(links.length);
});

test('a link to the page of the second meeting is offered under the name that the owner gives the meeting', async () => {
  const harness = await createTestApp();
  const { call } = await loginAs(harness);
  const nameOf = async () => {
    const { links } = (await call('GET', '/api/captain/content/services')).body as EditedDocumentJson;
    return links.find(({ href }) => href === '/strategy-session')?.label;
  };
  const { body: mails } = await call('GET', '/api/captain/content/mails');
  const strategy = { name: 'Half-day workshop', inSentence: 'half-day workshop' };
  const data = { ...mails.published, meetings: { ...mails.published.meetings, strategy } };
  expect((await call('PUT', '/api/captain/content/mails/draft', { version: 0, data })).status).toBe(200);
  await call('POST', '/api/captain/content/mails/publish', { version: 1 });
  expect(await nameOf()).toBe('Half-day workshop');
});

test('a document tells its editor which page shows it, also after its draft has moved', async () => {
  const captain = await loginAs(await createTestApp());
  const read = async (key: string) =>
    (await captain.call('GET', `/api/captain/content/${key}`)).body as EditedDocumentJson;
  expect((await read('home')).preview.path).toBe('/');
  expect((await read('facts')).preview.path).toBe('/');
  expect((await read('booking')).preview.path).toBe('/calendar');
  expect((await read('landing-words')).preview.path).toBe(Object.values(STARTER.pages)[0]?.path);
  expect(await read('mails')).toMatchObject({ preview: { path: null }, hint: expect.any(String) });
  const page = { title: 'Audits', path: '/services/audits' };
  const { body } = await captain.call('POST', '/api/captain/content', page);
  const { draft } = await read(body.key);
  const moved = { version: body.version, data: { ...(draft as object), path: '/services/reviews' } };
  await captain.call('PUT', `/api/captain/content/${body.key}/draft`, moved);
  expect(await read(body.key)).toMatchObject({ isLanding: true, preview: { path: '/services/reviews' } });
});

test.each(['/templates', '/export', '/import'])(
  'a page at %s gets a key that is not an address of the API',
  async (path) => {
    const captain = await loginAs(await createTestApp());
    const { body } = await captain.call('POST', '/api/captain/content', { title: 'A page', path });
    expect(body.key).toBe(`${path.slice(1)}-2`);
  },
);

test('texts are found as they are written and as visitors read them, with the field that they are in', async () => {
  const { call } = await loginAs(await createTestApp());
  const find = async (q: string) => (await call('GET', `/api/captain/texts?q=${encodeURIComponent(q)}`)).body;
  expect(await find('buys BACK')).toEqual([]);
  expect(await find('your time')).toContainEqual(
    expect.objectContaining({ document: 'home', title: 'Home', path: 'hero.titleEmphasis', text: 'Your Time' }),
  );
  const asRead = await find('takes 30 minutes');
  expect(asRead.length).toBeGreaterThan(0);
  for (const { text } of asRead) expect(text).toContain('takes 30 minutes');
  expect((await find('{meeting.consultation}')).length).toBeGreaterThan(0);
  expect((await find('the')).length).toBe(20);
  expect((await call('GET', '/api/captain/texts?q=a')).status).toBe(400);

  const { body } = await call('GET', '/api/captain/content/home');
  const data = { ...body.published, hero: { ...body.published.hero, tagline: 'Nobody else writes zebra stripes.' } };
  await call('PUT', '/api/captain/content/home/draft', { version: body.version, data });
  expect(await find('zebra')).toMatchObject([{ path: 'hero.tagline', label: expect.stringContaining('First screen') }]);
});
