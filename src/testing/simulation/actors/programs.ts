import { fingerprint } from '#testing/simulation/event-log.ts';
import type { ExpectedBooking } from '#testing/simulation/model.ts';
import type { Random } from '#testing/simulation/random.ts';
import { DAY, HOUR, type World } from '#testing/simulation/world.ts';
import { expectMails } from './calls.ts';
import { type Captain, logIn } from './captains.ts';
import { createClient } from './client.ts';
import { watch } from './steady.ts';

/** A program that the owner has connected, with what it may do. */
interface Program {
  id: number;
  token: string;
  scopes: string[];
}

/** Scopes of programs; most have all of them. */
const SCOPES = [
  ...[['read'], ['draft'], ['read', 'draft'], ['read', 'act'], ['draft', 'act']],
  ...[
    ['read', 'draft', 'act'],
    ['read', 'draft', 'act'],
    ['read', 'draft', 'act'],
  ],
];

/** A program reads and writes drafts over MCP, and tries what it may not do. */
export async function assist(world: World, random: Random): Promise<void> {
  const owner = await logIn(world);
  const program = owner && (await connect(world, random, owner));
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
  await changeCalls(world, random, program, call);
  await writeUnread(world, random, owner, program, call);
  await changePlanned(world, random, owner, call);
  if (random.chance(0.5)) await revoke(world, owner, program, call);
  const settings = await createClient(world, { authorization: `Bearer ${program.token}` }).get('/api/captain/settings');
  if (settings && settings.status < 400) world.violate('A program called the API of Captain with its token');
}

export async function connect(world: World, random: Random, owner: Captain): Promise<Program | undefined> {
  const scopes = random.pick(SCOPES);
  const app = await owner.call('POST', '/captain/apps', { name: 'Script', scopes }, 'app.create');
  if (app?.status !== 201) return undefined;
  const ask = (scope: string[]) =>
    owner.client.send(
      'POST',
      '/oauth/token',
      new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: app.json.clientId,
        client_secret: app.json.clientSecret,
        scope: scope.join(' '),
      }),
    );
  const more = scopes.includes('act') ? undefined : await ask([...scopes, 'act']);
  if (more && more.status < 400) world.violate('A program got a scope that the owner did not allow');
  const answer = await ask(scopes);
  return answer?.status === 200 ? { id: app.json.id, token: answer.json.access_token, scopes } : undefined;
}

/** A program cancels or moves a call, of which the visitor is told as if the owner did it. */
async function changeCalls(
  world: World,
  random: Random,
  { scopes }: Program,
  call: ReturnType<typeof caller>,
): Promise<void> {
  const use = async (name: string, input: unknown) => {
    const answer = await call('tools/call', { name, arguments: input });
    return {
      isAnswered: answer !== undefined,
      data: answer?.result?.isError ? undefined : answer?.result?.structuredContent,
    };
  };
  if (!scopes.includes('act')) {
    const { data } = await use('cancel_call', { id: 1 });
    if (data) world.violate('A program without the scope cancelled a call');
    return;
  }
  const { data } = await use('list_bookings', {});
  const rows: { id: number; email: string; startsAt: string }[] = data?.bookings ?? [];
  const ahead = rows.flatMap((row) => {
    const booking = world.model.bookings.find(
      (each) =>
        each.email === row.email &&
        each.start === Date.parse(row.startsAt) &&
        each.isActive &&
        !each.isUnsure &&
        each.start > world.clock.date() + HOUR,
    );
    return booking ? [{ id: row.id, booking }] : [];
  });
  if (ahead.length === 0) return;
  const { id, booking } = random.pick(ahead);
  const theirs = world.model.bookings.filter(({ email }) => email === booking.email);
  if (theirs.length > 1) return;
  booking.isUnsure = true;
  if (random.chance(0.5)) return moveCall(world, random, { id, booking }, use);
  const cancelled = await use('cancel_call', { id });
  if (!cancelled.isAnswered) return;
  booking.isUnsure = false;
  if (cancelled.data?.status !== 'cancelled') return;
  Object.assign(booking, { isActive: false, cancelledAt: world.clock.elapsed() });
  expectMails(world, 'booking.cancelled', booking);
}

type Use = (name: string, input: unknown) => Promise<{ isAnswered: boolean; data: Message }>;

async function moveCall(
  world: World,
  random: Random,
  { id, booking }: { id: number; booking: ExpectedBooking },
  use: Use,
): Promise<void> {
  const { data } = await use('list_free_times', { type: booking.type, days: 14 });
  const free: { start: string }[] = data?.days?.flatMap((day: { slots: unknown[] }) => day.slots) ?? [];
  const others = free.filter(({ start }) => Date.parse(start) !== booking.start);
  if (others.length === 0) {
    booking.isUnsure = false;
    return;
  }
  const { start } = random.pick(others);
  const moved = await use('move_call', { id, start, timezone: 'Europe/Berlin' });
  if (!moved.isAnswered) return;
  booking.isUnsure = false;
  if (!moved.data) return;
  const length = booking.end - booking.start;
  Object.assign(booking, { start: Date.parse(start), end: Date.parse(start) + length });
  expectMails(world, 'booking.rescheduled', booking);
}

/** A program that may write and not read is told nothing but what it has sent itself. */
async function writeUnread(
  world: World,
  random: Random,
  owner: Captain,
  { scopes }: Program,
  call: ReturnType<typeof caller>,
): Promise<void> {
  if (scopes.includes('read')) return;
  const leads = await owner.call('GET', '/captain/leads');
  const id = leads?.json?.leads?.[0]?.id;
  if (id === undefined) return;
  const notes = `secret-${fingerprint(String(random.next()))}`;
  await owner.call('PATCH', `/captain/leads/${id}`, { notes }, 'lead.save');
  const answers = [];
  for (const name of ['add_lead_note', 'list_leads', 'get_lead', 'list_bookings']) {
    const input = name.startsWith('list') ? {} : name === 'add_lead_note' ? { id, note: 'By a program' } : { id };
    answers.push(await call('tools/call', { name, arguments: input }));
  }
  const isSteady = watch(world);
  const texts = await call('resources/read', { uri: 'site://style' });
  if (texts?.result && isSteady()) world.violate('A program that may not read was told a text of the site');
  const told = JSON.stringify(answers);
  if (told.includes(notes) || told.includes('@mail.example'))
    world.violate(`A program that may not read was told ${told.slice(0, 200)}`);
}

/** A program changes nothing that is public or planned. */
async function changePlanned(
  world: World,
  random: Random,
  owner: Captain,
  call: ReturnType<typeof caller>,
): Promise<void> {
  const isDone = async (name: string, input: unknown) => {
    const answer = await call('tools/call', { name, arguments: input });
    return answer?.result !== undefined && answer.result.isError !== true;
  };
  const content = 'Changed by a program.';
  const posts = [...world.model.posts.values()].filter((post) => post.visibleFrom !== undefined && !post.isUnsure);
  const post = posts.length > 0 ? random.pick(posts) : undefined;
  if (post && (await isDone('change_post_draft', { slug: post.slug, content })) && !post.isUnsure && post.visibleFrom)
    world.violate(`A program changed the post ${post.slug}, which is public or planned`);
  if (random.chance(0.5)) return;
  const fields = { subject: 'Planned', preview: '', content: 'Not yet.', audience: { kind: 'all' }, publishAs: 'none' };
  const made = await owner.call('POST', '/captain/newsletters', fields, 'issue.create');
  if (made?.status !== 201) return;
  const { id } = made.json;
  const at = new Date(world.clock.date() + 2 * DAY).toISOString();
  const planned = await owner.call('POST', `/captain/newsletters/${id}/send`, { at }, 'issue.send');
  const isChanged =
    planned?.status === 200 && (await isDone('change_issue_draft', { id, version: made.json.version, content }));
  if (isChanged) world.violate(`A program changed the issue ${id}, which is planned`);
  await owner.call('POST', `/captain/newsletters/${id}/cancel`, undefined, 'issue.cancel');
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

/** Calls of a program over MCP; undefined where it is refused. */
export function caller(world: World, token: string) {
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
