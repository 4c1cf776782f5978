import { expect, test } from 'vitest';
import { listCaptains } from '#server/auth/auth.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';
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
