import { fingerprint } from '#testing/simulation/event-log.ts';
import type { Random } from '#testing/simulation/random.ts';
import type { World } from '#testing/simulation/world.ts';
import { type Captain, logIn } from './captains.ts';
import { createClient } from './client.ts';
import { watch } from './steady.ts';

/** A program that the owner has connected, with what it may do. */
interface Program {
  id: number;
  token: string;
  scopes: string[];
}

/** A program reads and writes drafts over MCP, and tries what it may not do. */
export async function assist(world: World, random: Random): Promise<void> {
  const owner = await logIn(world);
  const program = owner && (await connect(random, owner));
  if (!program) return;
  const call = caller(world, program.token);
  const tools: string[] =
    (await call('tools/list', {}))?.result?.tools?.map((tool: { name: string }) => tool.name) ?? [];
  const dangerous = tools.find((tool) => /publish|send|delete|erase|settings|user/.test(tool));
  if (dangerous) world.violate(`A program has the tool ${dangerous}`);
  const slug = `program-${fingerprint(String(random.next()))}`;
  const fields = { slug, title: 'By a program', excerpt: '', content: `Text of ${slug}.`, tags: [], published: true };
  const made = await call('tools/call', { name: 'create_post_draft', arguments: fields });
  const plain = await call('tools/call', {
    name: 'create_post_draft',
    arguments: { title: `By a program ${slug}`, slug, content: `Text of ${slug}.` },
  });
  const isDone = [made, plain].some((answer) => answer?.result && answer.result.isError !== true);
  if (isDone && !program.scopes.includes('draft')) world.violate('A program without the scope wrote a draft');
  if (isDone) {
    world.model.posts.set(slug, { slug, title: '', marker: slug, visibleFrom: undefined, isUnsure: false });
  }
  await call('tools/call', {
    name: random.pick(['list_leads', 'list_posts', 'read_overview', 'list_bookings']),
    arguments: {},
  });
  if (random.chance(0.5)) await revoke(world, owner, program, call);
  const settings = await createClient(world, { authorization: `Bearer ${program.token}` }).get('/api/captain/settings');
  if (settings && settings.status < 400) world.violate('A program called the API of Captain with its token');
}

export async function connect(random: Random, owner: Captain): Promise<Program | undefined> {
  const scopes = random.pick([['read'], ['read', 'draft'], ['read', 'draft', 'act']]);
  const app = await owner.call('POST', '/captain/apps', { name: 'Script', scopes }, 'app.create');
  if (app?.status !== 201) return undefined;
  const form = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: app.json.clientId,
    client_secret: app.json.clientSecret,
  });
  const answer = await owner.client.send('POST', '/oauth/token', form);
  return answer?.status === 200 ? { id: app.json.id, token: answer.json.access_token, scopes } : undefined;
}

/** A program that the owner has ended can do nothing any more. */
async function revoke(world: World, owner: Captain, { id }: Program, call: ReturnType<typeof caller>): Promise<void> {
  const answer = await owner.call('DELETE', `/captain/apps/${id}`);
  if (!answer || answer.status >= 300) return;
  const isSteady = watch(world);
  const tools = await call('tools/list', {});
  if (isSteady() && tools?.result) world.violate('A program that was ended still gets answers');
}

// biome-ignore lint/suspicious/noExplicitAny: answers have different shapes.
type Message = any;

function caller(world: World, token: string) {
  const client = createClient(world, {
    authorization: `Bearer ${token}`,
    accept: 'application/json, text/event-stream',
    'mcp-protocol-version': '2025-11-25',
  });
  let id = 0;
  return async (method: string, params: unknown): Promise<Message> => {
    id += 1;
    const answer = await client.send('POST', '/mcp', { jsonrpc: '2.0', id, method, params });
    if (!answer || answer.status >= 400) return undefined;
    return answer.json ?? JSON.parse(/^data: (.*)$/m.exec(answer.body)?.[1] ?? 'null');
  };
}
