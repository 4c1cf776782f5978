import { expect, vi } from 'vitest';
import type { PostJson, PostSummaryJson } from '#shared/post.schema.ts';
import type { PostImportJson } from '#shared/post-transfer.schema.ts';
import { createStoredApp } from './create-stored-app.ts';
import { loginAs } from './login-as.ts';

const BASE = '/api/captain/posts';

/** A site with a captain who imports and exports. */
export async function createEditor(env: Record<string, string> = { CALENDAR_ALLOW_PRIVATE: '1' }) {
  const { harness } = await createStoredApp(env);
  const { call, headers } = await loginAs(harness);
  const send = async (file: Uint8Array | string, query = '') => {
    const init = { method: 'POST', headers, body: Buffer.from(file) };
    const answer = await harness.app.request(`${BASE}/import${query}`, init);
    return { status: answer.status, body: await answer.json() };
  };
  return {
    ...harness,
    call,
    headers,
    plan: (file: Uint8Array | string, query = '') => send(file, `?dryRun=1${query}`),
    /** Resolves when the import is done. */
    async import(file: Uint8Array | string, query = ''): Promise<PostImportJson> {
      const { status, body } = await send(file, query);
      expect(body.message).toBeUndefined();
      expect(status).toBe(202);
      return vi.waitFor(async () => {
        const { body: state } = await call('GET', `${BASE}/import`);
        expect(state.state).toBe('done');
        return state;
      }, 50_000);
    },
    posts: async () => (await call('GET', '/api/blog?all=1')).body as PostSummaryJson[],
    post: async (slug: string) => (await call('GET', `/api/blog/${slug}`)).body as PostJson,
    async export() {
      const answer = await harness.app.request(`${BASE}/export`, { headers });
      return new Uint8Array(await answer.arrayBuffer());
    },
  };
}
