import { expect, test } from 'vitest';
import { SETTINGS } from '#shared/settings.ts';
import { createMailApp } from '#testing/create-mail-app.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';

test('settings: a saved value overrides the environment at once; an empty one restores it; bad values get 400 by name', async () => {
  const harness = await createTestApp({ OWNER_NAME: 'Robin Sky' });
  const { call } = await loginAs(harness);
  const find = (body: { key: string }[], key: string) => body.find((setting) => setting.key === key);
  const before = (await call('GET', '/api/captain/settings')).body;
  expect(find(before, 'owner_name')).toMatchObject({ value: 'Robin Sky', source: 'environment', category: 'identity' });
  expect(find(before, 'link_x')).toMatchObject({ source: 'default', dataType: 'url' });
  expect(JSON.stringify(before)).not.toContain('signing_key');
  const after = (await call('PUT', '/api/captain/settings', { owner_name: 'Kim Lee', unknown_key: 'x' })).body;
  expect(find(after, 'owner_name')).toMatchObject({ value: 'Kim Lee', source: 'saved', fallback: 'Robin Sky' });
  const site = await (await harness.app.request('/api/site')).json();
  expect(site).toMatchObject({ ownerName: 'Kim Lee', name: 'Kim', brand: 'Kim Lee Automation' });
  const stored = await harness.db.selectFrom('siteSettings').selectAll().where('key', '=', 'owner_name').execute();
  expect(stored).toMatchObject([{ value: 'Kim Lee', category: 'identity', dataType: 'string' }]);
  await call('PUT', '/api/captain/settings', [{ key: 'owner_name', value: '' }]);
  expect(harness.ctx.settings.site().ownerName).toBe('Robin Sky');
  const refused = await call('PUT', '/api/captain/settings', { link_x: 'javascript:alert(1)', owner_email: 'nope' });
  expect(refused.status).toBe(400);
  expect(refused.body.issues).toEqual([
    { path: 'owner_email', message: 'This address looks incomplete' },
    { path: 'link_x', message: 'Please give a full address with http(s)://' },
  ]);
  await call('PUT', '/api/captain/settings', { chat_daily_limit: 12, notify_contacts: false });
  expect([harness.ctx.settings.number('chat_daily_limit'), harness.ctx.settings.flag('notify_contacts')]).toEqual([
    12,
    false,
  ]);
});

test('settings: a brand that nobody chose follows the name, though a form sends the one that it showed; a chosen one stays', async () => {
  const harness = await createTestApp({ OWNER_NAME: 'Robin Sky' });
  const { call } = await loginAs(harness);
  const { brand } = harness.ctx.settings.site();
  await call('PUT', '/api/captain/settings', { owner_name: 'Kim Lee', brand_name: brand });
  expect(harness.ctx.settings.site().brand).toBe(brand.replace('Robin Sky', 'Kim Lee'));
  await call('PUT', '/api/captain/settings', { brand_name: 'Sky and Lee' });
  await call('PUT', '/api/captain/settings', { owner_name: 'Robin Sky', brand_name: 'Sky and Lee' });
  expect(harness.ctx.settings.site().brand).toBe('Sky and Lee');
});

test('ten minutes after the login, what says where mail and visitors’ data go is saved after a confirmation only', async () => {
  const harness = await createTestApp({ OWNER_EMAIL: 'alex@example.com' });
  const { call, confirm } = await loginAs(harness);
  const save = async (values: object) => {
    const { status, body } = await call('PUT', '/api/captain/settings', values);
    return [status, body.code];
  };
  const refused = [403, 'reauthentication_required'];
  const destinations = Object.entries(SETTINGS).filter(([, definition]) => 'isDestination' in definition);
  const values = ([key, { dataType }]: (typeof destinations)[number], name: string) => ({
    [key]: dataType === 'email' ? `${name}@example.com` : `https://${name}.example.com/`,
  });
  expect(destinations.map(([key]) => key)).toEqual([
    'owner_email',
    'scheduler_script_url',
    'scheduler_consultation_url',
    'scheduler_strategy_url',
    'scheduler_voice_ai_url',
  ]);
  for (const one of destinations) expect(await save(values(one, 'first'))).toEqual([200, undefined]);
  harness.clock.advance(601);
  for (const one of destinations) {
    expect(await save({ owner_name: 'Mallory', ...values(one, 'second') })).toEqual(refused);
    expect(await save({ [one[0]]: '' })).toEqual(refused);
    expect(await save(values(one, 'first'))).toEqual([200, undefined]);
  }
  expect(await save([{ key: 'owner_email', value: 'second@example.com' }])).toEqual(refused);
  expect(harness.ctx.settings.site()).toMatchObject({ ownerName: 'Alex Rivera', email: 'first@example.com' });
  expect(await save({ owner_name: 'Jo Other', chat_daily_limit: 3 })).toEqual([200, undefined]);
  await confirm();
  expect(await save({ owner_email: '' })).toEqual([200, undefined]);
  expect(harness.ctx.settings.site()).toMatchObject({ ownerName: 'Jo Other', email: 'alex@example.com' });
});

/** A site with mail and a webhook, whose captain is logged in. */
async function openMailApp(env: Record<string, string>) {
  const harness = await createMailApp({ WEBHOOK_URL: 'http://localhost:9/hook', ...env });
  const captain = await loginAs(harness, { username: 'robin' });
  const save = (owner_email: string) => captain.call('PUT', '/api/captain/settings', { owner_email });
  const stored = () => harness.db.selectFrom('outbox').select(['event', 'channel', 'recipient']).execute();
  return { ...harness, ...captain, save, stored };
}

test('when the address of the owner changes, the former one is told from when on, by whom, and what to do', async () => {
  const { smtp, worker, save, stored } = await openMailApp({ OWNER_EMAIL: 'first@example.com' });
  expect((await save('second@example.com')).status).toBe(200);
  expect((await save('third@example.com')).status).toBe(200);
  expect((await save('')).status).toBe(200);
  expect(await stored()).toEqual(
    ['first', 'second', 'third'].map((name) => ({
      event: 'security.notice',
      channel: 'mail',
      recipient: `${name}@example.com`,
    })),
  );
  await worker.drain();
  // Mails that are due at the same moment go out over several connections.
  const mails = smtp.mails.toSorted((a, b) => a.to[0]!.localeCompare(b.to[0]!));
  expect(mails.map(({ to }) => to)).toEqual([['first@example.com'], ['second@example.com'], ['third@example.com']]);
  const { subject, text } = mails[0]!.parsed;
  expect(subject).toBe('Alex Rivera Automation: mails for the owner go to another address');
  expect(text).toContain('they go to second@example.com from now on');
  expect(text).toContain('When: January 5, 2026 at 12:00 PM UTC');
  expect(text).toContain('Done by: robin');
  expect(text).toContain('put your address back in Settings');
  expect(mails[2]!.parsed.text).toContain('they go to first@example.com from now on');
});

test('an import that changes the address of the owner tells the former one', async () => {
  const { call, save, stored } = await openMailApp({});
  await save('first@example.com');
  const { body: file } = await call('GET', '/api/captain/content/export');
  file.settings.owner_email = 'second@example.com';
  expect((await call('POST', '/api/captain/content/import?dryRun=1', file)).body.issues).toEqual([]);
  expect(await stored()).toEqual([]);
  expect((await call('POST', '/api/captain/content/import', file)).body.applied).toBe(true);
  expect(await stored()).toMatchObject([{ event: 'security.notice', recipient: 'first@example.com' }]);
});

test('nobody is told of an address that stays, was refused, or takes the place of the default', async () => {
  const { call, clock, confirm, save, stored } = await openMailApp({});
  await save('first@example.com');
  await save('First@example.com');
  await call('PUT', '/api/captain/settings', { owner_name: 'Kim Lee' });
  clock.advance(601);
  expect((await save('second@example.com')).status).toBe(403);
  expect(await stored()).toEqual([]);
  await confirm();
  await save('second@example.com');
  expect(await stored()).toMatchObject([{ recipient: 'First@example.com' }]);
});

test.each(['https://*/x', 'https://a;sandbox;x/'])(
  'an address with the host of %s gets 400 by name',
  async (address) => {
    const { call } = await loginAs(await createTestApp());
    const { status, body } = await call('PUT', '/api/captain/settings', {
      scheduler_script_url: address,
      link_x: address,
    });
    const message = 'Please give an address whose host is a plain name, as in example.com';
    expect([status, body.issues]).toEqual([
      400,
      [
        { path: 'link_x', message },
        { path: 'scheduler_script_url', message },
      ],
    ]);
  },
);

test('a scheduler at localhost is accepted', async () => {
  const harness = await createTestApp();
  const { call } = await loginAs(harness);
  const address = 'http://localhost:4321/widget.js';
  expect((await call('PUT', '/api/captain/settings', { scheduler_script_url: address })).status).toBe(200);
  expect(harness.ctx.settings.site().scheduler.script).toBe(address);
});

test('the notification switches of booking_settings are settings: saved there, restored by an empty value', async () => {
  const harness = await createTestApp();
  const { call } = await loginAs(harness);
  const stored = () =>
    harness.db
      .selectFrom('bookingSettings')
      .select(['enableAdminNotifications', 'enableApiFailureAlerts'])
      .executeTakeFirst();
  const off = { enable_admin_notifications: false, enable_api_failure_alerts: false };
  expect((await call('PUT', '/api/captain/settings', off)).status).toBe(200);
  expect(await stored()).toEqual({ enableAdminNotifications: false, enableApiFailureAlerts: false });
  expect(harness.ctx.settings.flag('enable_admin_notifications')).toBe(false);
  const { body } = await call('PUT', '/api/captain/settings', { enable_admin_notifications: '' });
  expect(body).toContainEqual(expect.objectContaining({ key: 'enable_admin_notifications', value: 'true' }));
  expect(await stored()).toEqual({ enableAdminNotifications: true, enableApiFailureAlerts: false });
});

test('an empty social profile is saved as empty', async () => {
  const harness = await createTestApp();
  const { call } = await loginAs(harness);
  const { body } = await call('PUT', '/api/captain/settings', { link_x: '' });
  expect(body.find(({ key }: { key: string }) => key === 'link_x')).toMatchObject({ value: '', source: 'saved' });
  expect(harness.ctx.settings.site().links).toMatchObject({ x: '', linkedin: 'https://www.linkedin.com/' });
});

test('the dashboard sees which variables of the environment are set, not their values', async () => {
  const secret = 'sk-very-secret';
  const { call } = await loginAs(
    await createTestApp({ OPENAI_API_KEY: secret, SMTP_URL: 'smtp://user:pw@mail.example' }),
  );
  const { body } = await call('GET', '/api/captain/settings/environment');
  const set = body.filter(({ isSet }: { isSet: boolean }) => isSet).map(({ name }: { name: string }) => name);
  expect(set).toEqual(['SMTP_URL', 'OPENAI_API_KEY', 'DATA_KEY']);
  expect(JSON.stringify(body)).not.toMatch(/sk-very|mail\.example/);
});

test.each([
  ['language', 'klingon!', 'Please give a language code such as en, de or en-GB'],
  ['language', 'xx-nowhere-at-all', 'Please give a language code such as en, de or en-GB'],
  ['locale', 'de_AT', 'Please give a language code such as en, de or en-GB'],
  ['currency', 'EURO', 'Please give a currency such as USD or EUR'],
  ['currency', 'XYZ', 'Please give a currency such as USD or EUR'],
])('400: rejects %s %s by name and keeps the old one', async (key, value, message) => {
  const harness = await createTestApp();
  const { call } = await loginAs(harness);
  const before = harness.ctx.settings.site();
  const { status, body } = await call('PUT', '/api/captain/settings', { [key]: value });
  expect([status, body.issues]).toEqual([400, [{ path: key, message }]]);
  expect(harness.ctx.settings.site()).toEqual(before);
});

test('language, locale and currency change what visitors read at once; an empty value restores the default', async () => {
  const harness = await createTestApp();
  const { call } = await loginAs(harness);
  const read = async () => {
    const site = (await (await harness.app.request('/api/site')).json()) as Record<string, string>;
    const { 'contact-form': form } = (await (await harness.app.request('/api/content?keys=contact-form')).json()) as {
      'contact-form': { budgets: { label: string }[] };
    };
    return [site.language, site.locale, site.currency, form.budgets[0]?.label];
  };
  await call('PUT', '/api/captain/settings', { language: 'de', locale: 'de-AT', currency: 'chf' });
  expect(await read()).toEqual(['de', 'de-AT', 'CHF', expect.stringMatching(/^CHF\s2[\s.]500 – CHF\s10[\s.]000$/)]);
  await call('PUT', '/api/captain/settings', { language: '', locale: '', currency: '' });
  expect(await read()).toEqual(['en', 'en-US', 'USD', '$2,500 – $10,000']);
});
