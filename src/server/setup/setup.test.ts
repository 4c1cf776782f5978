import { expect, test } from 'vitest';
import { listCaptains } from '#server/auth/auth.ts';
import { SETUP_STEPS } from '#shared/setup.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';
import { makePost } from '#testing/make.ts';
import { publishDocuments } from '#testing/translate.ts';

async function createSite() {
  const harness = await createTestApp();
  const { call } = await loginAs(harness);
  return { harness, call };
}

test('setup: the facts to ask for are those that a shown page names', async () => {
  const { call } = await createSite();
  expect((await call('GET', '/api/captain/setup/facts')).body).toEqual(
    expect.arrayContaining(['price.setup', 'years.it', 'years.ai']),
  );
  await call('POST', '/api/captain/starters/short', { language: 'de' });
  const { body: facts } = await call('GET', '/api/captain/setup/facts');
  expect(facts).toEqual(expect.arrayContaining(['prices.service', 'area.name', 'payment.days']));
  expect(facts).not.toContain('price.setup');
  expect(facts).not.toContain('years.ai');
});

test('setup: facts of a page whose service is hidden are not asked for', async () => {
  const { call } = await createSite();
  const asked = async () => (await call('GET', '/api/captain/setup/facts')).body as string[];
  expect(await asked()).toEqual(expect.arrayContaining(['price.setup', 'price.perMinute', 'years.ai']));
  const { body: services } = await call('GET', '/api/captain/services');
  const hidden = services.map(({ id, path }: Record<string, string>) => ({
    id,
    isShown: path !== '/Home-services-ai',
  }));
  expect((await call('PUT', '/api/captain/services', hidden)).status).toBe(200);
  expect((await asked()).filter((path) => path.startsWith('price.'))).toEqual([]);
  expect(await asked()).toContain('years.ai');
});

test('setup: a starter of another business has the name of the owner as brand', async () => {
  const { harness, call } = await createSite();
  const { ownerName } = harness.ctx.settings.site();
  expect(harness.ctx.settings.site().brand).toBe(`${ownerName} Automation`);
  await call('POST', '/api/captain/starters/adviser', { language: 'de' });
  expect(harness.ctx.settings.site().brand).toBe(ownerName);
});

test('setup: a figure of a fact that is 0 is not shown', async () => {
  const harness = await createTestApp();
  const units = () => harness.ctx.content.get('home').hero.stats.map(({ unit }) => unit);
  expect(units()).toContain('Years with AI');
  const facts = harness.ctx.content.get('facts');
  await publishDocuments(harness, { facts: { ...facts, years: { ...facts.years, ai: 0 } } });
  expect(units()).not.toContain('Years with AI');
  expect(units()).toContain('Years in IT');
});

/** Fills in what is missing on a site of the starter "automation", and accepts the other texts. */
async function finishTexts({ call }: Awaited<ReturnType<typeof loginAs>>): Promise<void> {
  const publish = async (key: string, change: (data: Record<string, unknown>) => object) => {
    const { body } = await call('GET', `/api/captain/content/${key}`);
    const saved = await call('PUT', `/api/captain/content/${key}/draft`, {
      version: body.version,
      data: { ...body.published, ...change(body.published) },
    });
    await call('POST', `/api/captain/content/${key}/publish`, { version: saved.body.version });
  };
  await call('PUT', '/api/captain/settings', {
    owner_name: 'Grete Hermann',
    owner_email: 'grete@hermann.test',
    link_x: '',
    link_linkedin: '',
    link_huggingface: '',
    scheduler_built_in: 'true',
  });
  await publish('facts', ({ prices, own, legal }) => ({
    area: { name: 'Bremen' },
    prices: (prices as object[]).map((price) => ({ ...price, amount: 90 })),
    own: (own as { name: string; value: string }[]).map((fact) =>
      fact.name === 'reply' ? { ...fact, value: 'a day' } : fact,
    ),
    legal: { ...(legal as object), country: 'us', address: '1 Main Street' },
  }));
  await publish('about', ({ story }) => ({ story: { ...(story as object), paragraphs: ['I calculate.'] } }));
  const { body: left } = await call('GET', '/api/captain/unfinished/summary');
  for (const { document } of left.groups.flatMap(({ documents }: { documents: object[] }) => documents))
    await call('PUT', `/api/captain/unfinished/${document}`, { isAccepted: true });
}

test('setup: finished once nothing is left, and a first post whose page brings texts changes nothing about it', async () => {
  const captain = await loginAs(await createTestApp());
  const { call } = captain;
  await call('POST', '/api/captain/starters/automation', { language: 'en' });
  const isFinished = async () => (await call('GET', '/api/captain/setup')).body.isFinished;
  for (const step of SETUP_STEPS) await call('PUT', '/api/captain/setup', { step, state: 'done' });
  expect(await isFinished()).toBe(false);
  await finishTexts(captain);
  const left = async () => (await call('GET', '/api/captain/unfinished')).body;
  expect(await left()).toEqual([]);
  expect(await isFinished()).toBe(true);
  expect((await call('POST', '/api/blog', makePost({ slug: 'first' }))).status).toBe(201);
  expect(await left()).not.toEqual([]);
  expect(await isFinished()).toBe(true);
  await call('POST', '/api/captain/starters/adviser', { language: 'en' });
  expect(await isFinished(), 'another starter').toBe(false);
});

test('setup: accounts with the name and the example address of the owner get the new ones', async () => {
  const harness = await createTestApp();
  const { ownerName, email } = harness.ctx.settings.site();
  const { call, confirm } = await loginAs(harness, { name: ownerName, email });
  await confirm();
  const input = { owner_name: 'Dr. Grete Hermann', owner_email: 'grete@hermann.test' };
  expect((await call('PUT', '/api/captain/settings', input)).status).toBe(200);
  expect(await listCaptains(harness.db)).toMatchObject([{ name: 'Dr. Grete Hermann', email: 'grete@hermann.test' }]);
  expect(harness.ctx.settings.site().name).toBe('Grete');
});
