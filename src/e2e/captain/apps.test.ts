import { afterAll, beforeAll, expect, test } from 'vitest';
import { SCOPES } from '#shared/apps.ts';
import { expectNoA11yViolations, WHOLE_PAGE } from '#testing/a11y.ts';
import { PASSWORD } from '#testing/captain.ts';
import { openSite, type Site } from '#testing/open-site.ts';
import { CHALLENGE, postForm, type Tokens, VERIFIER } from '#testing/program.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test('a captain logs in, allows a program fewer things than it asked for, sees its calls and ends its access', async () => {
  const { server } = site;
  const redirectUri = `${server.url.replace('localhost', '127.0.0.1')}/healthz`;
  const registered = await fetch(`${server.url}/oauth/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      client_name: 'Assistant',
      redirect_uris: [redirectUri],
      token_endpoint_auth_method: 'none',
    }),
  });
  const { client_id: clientId } = (await registered.json()) as { client_id: string };
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: 'read draft act',
    code_challenge: CHALLENGE,
    code_challenge_method: 'S256',
    state: 'xyz',
  });

  const { page } = await site.open({ viewport: { width: 390, height: 844 } });
  await page.goto(`${server.url}/oauth/authorize?${query}`);
  await page.getByLabel('Username').fill('captain');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('heading', { name: 'Assistant wants to use your site' }).waitFor();
  expect(await page.getByText('Unverified').isVisible()).toBe(true);
  await expectNoA11yViolations(page, 'consent page', undefined, WHOLE_PAGE);
  await page.getByLabel(SCOPES.act.title).uncheck();
  await page.getByLabel('1 day').check();
  const allow = page.getByRole('button', { name: 'Allow', exact: true });
  // As when another window was in front: what is clicked at once was meant for that one.
  const isWaiting = await allow.evaluate((button: HTMLButtonElement) => {
    dispatchEvent(new Event('focus'));
    return button.disabled;
  });
  expect(isWaiting).toBe(true);
  await allow.click();
  await page.waitForURL(/\/healthz\?code=/);
  const answer = new URL(page.url()).searchParams;
  expect([answer.get('state'), answer.get('iss')]).toEqual(['xyz', server.url]);

  const form = {
    grant_type: 'authorization_code',
    client_id: clientId,
    redirect_uri: redirectUri,
    code_verifier: VERIFIER,
  };
  const exchanged = await fetch(`${server.url}/oauth/token`, postForm({ ...form, code: answer.get('code') ?? '' }));
  const tokens = (await exchanged.json()) as Tokens;
  expect(tokens.scope).toBe('read draft');
  const call = () =>
    fetch(`${server.url}/mcp`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
        Authorization: `Bearer ${tokens.access_token}`,
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'list_leads' } }),
    });
  expect((await call()).status).toBe(200);

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${server.url}/captain?tab=apps`);
  await page.getByText('Recent calls').click();
  await page.getByText('list_leads').waitFor();
  await expectNoA11yViolations(page, 'connected apps');
  await page.getByRole('button', { name: 'End access of Assistant' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End access' }).click();
  await page.getByText('No program is connected').waitFor();
  expect((await call()).status).toBe(401);

  await page.getByRole('button', { name: 'New client' }).click();
  await page.getByLabel('Name').fill('n8n');
  await page.getByRole('button', { name: 'Create client' }).click();
  await page.getByText('Copy the secret now').waitFor();
  await expectNoA11yViolations(page, 'secret of a client');
  await page.getByRole('button', { name: 'I have copied it' }).click();
  await page.getByRole('heading', { name: 'n8n' }).waitFor();
});
