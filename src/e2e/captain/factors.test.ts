import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoA11yViolations } from '#testing/a11y.ts';
import { outdateLogins, PASSWORD } from '#testing/captain.ts';
import { openSite, type Site } from '#testing/open-site.ts';
import { totpCode } from '#testing/totp.ts';

const runCommand = promisify(execFile);

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** A browser with a device that keeps passkeys and always recognizes its owner. */
async function openWithAuthenticator() {
  const opened = await site.open({ isFresh: true });
  const devtools = await opened.context.newCDPSession(opened.page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const setVerified = (isUserVerified: boolean) =>
    devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  return { ...opened, setVerified };
}

async function logIn(page: Page) {
  await page.getByLabel('Username').fill('captain');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const logOut = (page: Page) => page.getByRole('button', { name: 'Log out' }).locator('visible=true').click();
const isIn = (page: Page) => page.getByRole('heading', { level: 1, name: 'My account' }).waitFor();

test('a passkey and an authenticator app are set up, and log in: as second step, alone, and by a recovery code', async () => {
  const { page, context, messages, setVerified } = await openWithAuthenticator();
  await page.goto(`${site.server.url}/captain?tab=account`);
  await logIn(page);
  await isIn(page);

  await press(page, 'Add a passkey');
  await page.getByLabel('Name').fill('Laptop');
  await press(page, 'Create the passkey');
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await codes.first().waitFor();
  expect(await codes.count()).toBe(10);
  await expectNoA11yViolations(page, 'the recovery codes');
  await press(page, 'I have stored them');
  await page.getByText('Laptop', { exact: true }).waitFor();
  expect(await site.captain.call('GET', '/captain/me').catch((error: Error) => error.message)).toContain('401');

  await logOut(page);
  await logIn(page);
  await page.getByRole('heading', { name: 'Second step' }).waitFor();
  await expectNoA11yViolations(page, 'the second step with a passkey');
  await press(page, 'Use a passkey');
  await isIn(page);

  await logOut(page);
  await page.getByLabel('Username').waitFor();
  await setVerified(false);
  await press(page, 'Use a passkey');
  await page.getByText('No passkey was used').first().waitFor();
  await setVerified(true);
  await press(page, 'Use a passkey');
  await isIn(page);

  await press(page, 'Set up the app');
  const key = ((await page.locator('dialog code').textContent()) ?? '').replaceAll(' ', '');
  expect(await page.locator('dialog form svg path').getAttribute('d')).toMatch(/^M4 4h1/);
  await expectNoA11yViolations(page, 'the setup of an app');
  await page.getByLabel('Code').fill('000000');
  await press(page, 'Turn it on');
  await page.getByText('This code is not right').first().waitFor();
  await page.getByLabel('Code').fill(totpCode(key, Date.now() / 1000));
  await press(page, 'Turn it on');
  await press(page, 'I have stored them');
  await page.getByText('10 of 10 left').waitFor();

  await logOut(page);
  await logIn(page);
  // The newest code that is accepted; the current one was used for the setup.
  await page.getByLabel('Code').fill('000000');
  await press(page, 'Continue');
  await page.getByText('This is not right').first().waitFor();
  await page.getByLabel('Code').fill(totpCode(key, Date.now() / 1000 + 30));
  await page.getByLabel('Trust this browser for 30 days').check();
  await press(page, 'Continue');
  await isIn(page);
  await page.getByRole('heading', { name: 'Trusted browsers' }).waitFor();

  await logOut(page);
  await logIn(page);
  await isIn(page);
  // The trusted browser gave no second factor, so what changes factors asks for one.
  await press(page, 'New codes');
  await press(page, 'Make new codes');
  const confirmation = page.getByRole('dialog', { name: 'Is it you?' });
  await confirmation.getByText('Please confirm with a passkey, or your password with a code, as you').waitFor();
  await confirmation.getByLabel('Your password').fill(PASSWORD);
  await confirmation.getByLabel('Code').fill('000000');
  await confirmation.getByRole('button', { name: 'Confirm' }).click();
  await confirmation.getByText('This is not right').waitFor();
  expect(await confirmation.getByLabel('Your password').inputValue()).toBe(PASSWORD);
  await expectNoA11yViolations(page, 'the confirmation with an app and a passkey');
  await setVerified(false);
  await confirmation.getByRole('button', { name: 'Use a passkey' }).click();
  await confirmation.getByText('No passkey was used').waitFor();
  await setVerified(true);
  await confirmation.getByRole('button', { name: 'Use a passkey' }).click();
  await codes.first().waitFor();
  const [recoveryCode = ''] = await codes.allTextContents();
  await press(page, 'I have stored them');

  outdateLogins(site.server);
  await press(page, 'New codes');
  await press(page, 'Make new codes');
  await confirmation.getByLabel('Your password').fill(PASSWORD);
  await confirmation.getByRole('button', { name: 'Use a recovery code' }).click();
  await confirmation.getByLabel('Recovery code').fill(recoveryCode);
  await page.keyboard.press('Enter');
  await codes.first().waitFor();
  await press(page, 'I have stored them');
  await page.getByRole('button', { name: /^Forget / }).click();
  await page.getByRole('heading', { name: 'Trusted browsers' }).waitFor({ state: 'detached' });
  expect(messages.filter((message) => !/40[013]/.test(message))).toEqual([]);
  await context.close();
});

test('ten minutes after the login, a dialog asks for the password and the call goes on; cancelled, nothing typed is lost', async () => {
  const { page, context } = await site.open();
  await page.goto(`${site.server.url}/captain?tab=users`);
  await logIn(page);
  await page.getByRole('button', { name: 'Use a recovery code' }).waitFor();
  const { stdout } = await runCommand(process.execPath, ['dist/server/captain.js', 'reset-factors', 'captain'], {
    env: { ...process.env, DATA_DIR: site.server.dataDir },
  });
  expect(stdout).toContain('the password alone');
  await press(page, 'Start again');
  await logIn(page);
  await page.getByRole('heading', { level: 1, name: 'User Management' }).waitFor();
  outdateLogins(site.server);
  await press(page, 'Add user');
  await page.getByLabel('Name', { exact: true }).fill('Bob');
  await page.getByLabel('Username').fill('bob');
  await page.getByLabel('Email').fill('bob@example.com');
  await page.getByLabel('Password', { exact: true }).fill('another password');
  const add = page.getByRole('dialog', { name: 'Add user' });
  await add.getByRole('button', { name: 'Add user' }).click();
  const confirmation = page.getByRole('dialog', { name: 'Is it you?' });
  await confirmation.getByRole('button', { name: 'Close' }).click();
  await page.getByText('Please confirm that it is you').first().waitFor();
  await add.getByText('Nothing was saved: you did not confirm that it is you.').waitFor();
  await add.getByRole('button', { name: 'Add user' }).click();
  await confirmation.getByText('Please enter your password again, as you did not').waitFor();
  await confirmation.getByLabel('Your password').fill('wrong');
  await confirmation.getByRole('button', { name: 'Confirm' }).click();
  await confirmation.getByText('Wrong password').waitFor();
  await expectNoA11yViolations(page, 'the confirmation');
  await confirmation.getByLabel('Your password').fill(PASSWORD);
  await confirmation.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('cell', { name: 'bob', exact: true }).waitFor();
  await page.getByText(`Tell them: ${site.server.url}/captain, username bob`, { exact: false }).first().waitFor();

  outdateLogins(site.server);
  await page.goto(`${site.server.url}/captain?tab=settings`);
  const address = page.getByRole('textbox', { name: 'Email' });
  await address.fill('new@example.com');
  await press(page, 'Save changes');
  await confirmation.getByRole('button', { name: 'Close' }).click();
  await page.getByText('Failed to save settings').first().waitFor();
  expect(await address.inputValue()).toBe('new@example.com');
  await press(page, 'Save changes');
  await confirmation.getByLabel('Your password').fill(PASSWORD);
  await confirmation.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('Settings saved').first().waitFor();
  expect(await address.inputValue()).toBe('new@example.com');
  await context.close();
});
