import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { CreatedApp } from '#shared/apps.schema.ts';
import { logInCaptain, PASSWORD } from '#testing/captain.ts';
import { postForm, type Tokens } from '#testing/program.ts';
import { startServer } from '#testing/start-server.ts';
import { startTokenProxy } from '#testing/token-proxy.ts';

const SUITE = 'node_modules/@modelcontextprotocol/conformance/dist/index.js';
const BASELINE = join(import.meta.dirname, 'conformance.yml');

test('the public conformance suite passes, except for the scenarios about the suite’s own examples', async () => {
  const server = await startServer({ ADMIN_PASSWORD: PASSWORD });
  onTestFinished(() => void server.stop());
  const captain = await logInCaptain(server);
  const input = { name: 'Conformance', redirectUris: [], scopes: ['read', 'draft', 'act'] };
  const { clientId, clientSecret } = await captain.call<CreatedApp>('POST', '/captain/apps', input);
  const form = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret };
  const { access_token } = (await (await fetch(`${server.url}/oauth/token`, postForm(form))).json()) as Tokens;
  // The suite cannot authorize.
  const proxy = await startTokenProxy(server.url, access_token);
  onTestFinished(() => proxy.stop());
  const args = ['server', '--url', `${proxy.url}/mcp`, '--suite', 'all', '--expected-failures', BASELINE];
  const suite = spawn(process.execPath, [SUITE, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const output: string[] = [];
  for (const stream of [suite.stdout, suite.stderr])
    stream.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const [code] = (await once(suite, 'exit')) as [number | null];
  expect(code, output.join('').slice(-4_000)).toBe(0);
  for (const scenario of [
    'server-initialize',
    'ping',
    'tools-list',
    'resources-list',
    'prompts-list',
    'dns-rebinding-protection',
  ]) {
    expect(output.join('')).toMatch(new RegExp(`✓ ${scenario}: [1-9]\\d* passed, 0 failed`));
  }
});
