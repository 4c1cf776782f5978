import {
  Client,
  type OAuthClientProvider,
  type OAuthDiscoveryState,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client';
import { expect, test } from 'vitest';
import type { AuditEntryJson } from '#shared/audit.schema.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';
import { makePost } from '#testing/make.ts';
import { consentTo, REDIRECT_URI } from '#testing/program.ts';

type StoredClient = Awaited<ReturnType<OAuthClientProvider['clientInformation']>>;
type StoredTokens = Awaited<ReturnType<OAuthClientProvider['tokens']>>;

/** Memory of a program with the official SDK. */
function createMemory() {
  let [client, tokens, verifier]: [StoredClient, StoredTokens, string] = [undefined, undefined, ''];
  let discovered: OAuthDiscoveryState | undefined;
  const opened: URL[] = [];
  const provider: OAuthClientProvider = {
    redirectUrl: REDIRECT_URI,
    clientMetadata: { client_name: 'SDK', redirect_uris: [REDIRECT_URI], token_endpoint_auth_method: 'none' },
    state: () => 'state of the program',
    clientInformation: () => client,
    saveClientInformation: (value) => {
      client = value;
    },
    tokens: () => tokens,
    saveTokens: (value) => {
      tokens = value;
    },
    redirectToAuthorization: (url) => {
      opened.push(url);
    },
    saveCodeVerifier: (value) => {
      verifier = value;
    },
    codeVerifier: () => verifier,
    saveDiscoveryState: (value) => {
      discovered = value;
    },
    discoveryState: () => discovered,
    invalidateCredentials: () => undefined,
  };
  return { provider, opened, tokens: () => tokens };
}

test.each(['auto', 'legacy'] as const)(
  'the official SDK connects, authorizes, lists, calls, refreshes and is revoked (%s)',
  async (mode) => {
    const harness = await createTestApp();
    const captain = await loginAs(harness);
    await captain.call('POST', '/api/blog', makePost());
    const memory = createMemory();
    const url = new URL('http://localhost:3000/mcp');
    const fetch = async (input: string | URL | Request, init?: RequestInit) =>
      harness.app.request(input instanceof Request ? input : String(input), init);
    const connect = async () => {
      const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
      const transport = new StreamableHTTPClientTransport(url, { authProvider: memory.provider, fetch });
      return { client, transport, connected: client.connect(transport) };
    };

    const first = await connect();
    await expect(first.connected).rejects.toThrow(UnauthorizedError);
    const answer = await consentTo(harness, captain.cookie, memory.opened[0]?.search.slice(1) ?? '', {
      scopes: ['read'],
    });
    expect(answer.searchParams.get('state')).toBe('state of the program');
    await first.transport.finishAuth(answer.searchParams);

    const { client, connected } = await connect();
    await connected;
    expect(client.getNegotiatedProtocolVersion()).toBe(mode === 'auto' ? '2026-07-28' : '2025-11-25');
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toContain('create_post_draft');
    expect(tools.find(({ name }) => name === 'cancel_call')?.annotations).toMatchObject({
      readOnlyHint: false,
      destructiveHint: true,
      idempotentHint: true,
    });
    const called = await client.callTool({ name: 'list_posts', arguments: {} });
    expect(called.structuredContent).toMatchObject({ posts: [{ slug: 'hello-world', draftedBy: null }] });
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toEqual(['site://style', 'site://posts/hello-world']);
    const read = await client.readResource({ uri: 'site://posts/hello-world' });
    expect(read.contents[0]).toMatchObject({ mimeType: 'text/markdown', text: expect.stringContaining('## Why') });
    expect((await client.listPrompts()).prompts).toHaveLength(3);
    const prompt = await client.getPrompt({ name: 'answer_lead', arguments: { id: '7' } });
    expect(prompt.messages[0]?.content).toMatchObject({ text: expect.stringContaining('lead 7') });

    const before = memory.tokens();
    harness.clock.advance(3_601);
    expect((await client.listTools()).tools.length).toBe(tools.length);
    expect(memory.tokens()?.refresh_token).not.toBe(before?.refresh_token);

    const { body: apps } = await captain.call('GET', '/api/captain/apps');
    expect(apps).toMatchObject([{ name: 'SDK', kind: 'registered', scopes: ['read'] }]);
    const calls = (apps[0].recentCalls as AuditEntryJson[]).map(({ action, tool, result }) => [action, tool, result]);
    expect(calls).toContainEqual(['mcp.call', 'list_posts', 'done']);
    expect((await captain.call('DELETE', `/api/captain/apps/${apps[0].id}`)).status).toBe(204);
    await expect(client.listTools()).rejects.toThrow('The refresh token is not valid');
    expect((await captain.call('GET', '/api/captain/apps')).body).toEqual([]);
    await client.close();
  },
);
