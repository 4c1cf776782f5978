import type * as z from 'zod';
import type { Call } from '#shared/call.ts';
import { CALLS } from '#shared/calls.ts';
import { createCorrection, sampleOf } from '#testing/simulation/sample.ts';
import { PASSWORD, type World } from '#testing/simulation/world.ts';
import { type Captain, logIn } from './captains.ts';
import { Form, TextFile } from './client.ts';

/** They would end the owner's login, replace everything that was there, or ask the language model for more than it answers here. */
const LEFT_OUT = [
  ...[/^\/captain\/(login|logout|me|passkeys)\b/, /^\/captain\/content\/import$/, /^\/captain\/starters\//],
  ...[/\/phrasings$/, /\/notes$/, /\/site-draft\b/],
];

/** Answers of a call, until one says that nothing is wrong with what was sent. */
const TRIES = 12;

/** Calls whose body is no JSON, or has what only another call tells. */
const BODIES: Record<string, (owner: Captain, thing: Thing) => unknown> = {
  'POST /assets': () =>
    new Form('files', 'drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  'POST /assets/:filename/replace': async ({ client }, { filename }) => {
    const files = (await client.get('/api/assets'))?.json.assets as { filename: string }[];
    return { by: files.find((file) => file.filename.endsWith('.svg') && file.filename !== filename)?.filename };
  },
  'POST /captain/posts/import': () => new TextFile('---\ntitle: Imported\ntags: [one]\n---\n\nWords of it.\n'),
  'POST /captain/subscribers/import': () => ({
    csv: 'email,page,consent\nimported@mail.example,/about,2025-02-03\n',
    mapping: { email: 'email', page: 'page', consentAt: 'consent' },
    consent: 'They asked for it at the fair.',
  }),
  'POST /captain/apps': () => ({ name: 'A program', redirectUris: ['https://program.example/'], scopes: ['read'] }),
  'POST /captain/newsletters/from-post': async ({ client }) => {
    const [post] = (await client.get('/api/blog'))?.json ?? [];
    return { slug: post?.slug, part: 'whole' };
  },
  'POST /contact': () => ({ ...VISITOR, phone: '+1 415 555 0100', service: ['other'], message: 'We type all day.' }),
  'POST /captain/answers': () => ({
    ...{ topic: 'process', title: 'Is there parking?', phrasings: ['Can I park there?'], isActive: true },
    ...{ answer: 'In the yard.', link: { label: 'Read', href: '/about' }, next: ['price'] },
  }),
  'PUT /captain/services': async ({ client }) => {
    const services: Thing[] = (await client.get('/api/captain/services'))?.json ?? [];
    return services.map((service) => ({ ...service, price: 'from $500', highlight: 'New', alsoCalled: 'the thing' }));
  },
  'POST /newsletter': () => ({ email: VISITOR.email, page: '/blog', referrer: 'partner.example' }),
  'POST /bookings': async ({ client }) => {
    const days = (await client.get('/api/slots?type=consultation&days=14&timezone=Europe/Berlin'))?.json.days;
    const start = days?.flatMap((day: { slots: { start: string }[] }) => day.slots)[3]?.start;
    return { ...VISITOR, type: 'consultation', start, timezone: 'Europe/Berlin', message: 'About the mill.' };
  },
};
const VISITOR = {
  ...{ firstName: 'Zoe', lastName: 'Quist', email: 'zoe@mail.example', company: 'Quist & Sons' },
  ...{ page: '/about', referrer: 'partner.example' },
};

/** Fields that are given anew. */
const NAMES = new Set(['name', 'title', 'subject', 'message', 'answer', 'excerpt', 'note', 'description', 'alt']);

type Thing = Record<string, unknown>;

/** Makes each call that adds or changes something once, with all its fields: what can be added first, then what there is of each kind is changed. */
export async function makeEachCall(world: World): Promise<void> {
  const isAdding = ({ method, path }: Call) => method === 'POST' && !path.includes(':');
  const changing = CALLS.filter(({ method }) => method !== 'GET' && method !== 'DELETE');
  await make(world, [...changing.filter(isAdding), ...changing.filter((call) => !isAdding(call))]);
}

/** Makes each call that deletes something once. */
export async function deleteOfEachKind(world: World): Promise<void> {
  await make(
    world,
    CALLS.filter(({ method }) => method === 'DELETE'),
  );
}

async function make(world: World, calls: readonly Call[]): Promise<void> {
  const owner = await logIn(world);
  if (!owner) throw new Error('The owner cannot log in');
  for (const call of calls) {
    if (LEFT_OUT.some((left) => left.test(call.path))) continue;
    const { method, path, input } = call;
    const found = await findThing(owner, path);
    if (!found) continue;
    const own = BODIES[`${method} ${path}`];
    const body = own ? await own(owner, found.thing) : sampleFor(input, found.thing);
    await send(owner, method, `/api${found.address}`, body);
  }
}

/** Sends, and corrects what the answer says is wrong. */
async function send({ client }: Captain, method: string, path: string, body: unknown): Promise<void> {
  const correct = createCorrection();
  for (let count = 0; count < TRIES; count++) {
    const answer = await client.send(method, path, body);
    if (answer?.status === 403) await client.send('POST', '/api/captain/me/reauth', { password: PASSWORD });
    else if (answer?.status !== 400 || !answer.json?.issues?.[0]?.path) return;
    else {
      correct(
        body,
        answer.json.issues.map(({ path, message }: { path: string; message: string }) => ({
          path: path.split('.'),
          expected: /expected (\w+)/.exec(message)?.[1],
        })),
      );
    }
  }
}

/** The address of the newest thing of a kind, for a call whose path names one. @returns undefined where there is none. */
export async function findThing(owner: Captain, path: string): Promise<{ address: string; thing: Thing } | undefined> {
  let address = '';
  let thing: Thing = {};
  for (const part of path.split('/').slice(1)) {
    if (!part.startsWith(':')) {
      address += `/${part}`;
      continue;
    }
    const list = (await owner.call('GET', address))?.json;
    const lists: Thing[][] = Array.isArray(list) ? [list] : Object.values(list ?? {}).filter(Array.isArray);
    const things = lists.find(([one]) => one?.[part.slice(1)] !== undefined) ?? lists[0] ?? [];
    const [first] = things.toSorted((a, b) => Number(b.id ?? 0) - Number(a.id ?? 0));
    const name = part.slice(1);
    const value = first?.[name] ?? first?.id ?? first?.slug;
    if (value === undefined) return undefined;
    address += `/${encodeURIComponent(String(value))}`;
    const whole = (await owner.call('GET', address))?.json;
    thing = { ...first, ...(typeof whole === 'object' ? whole : {}) };
  }
  return { address, thing };
}

/** All fields of a call: what a thing has already, with another name, and a sample of what it does not have. */
function sampleFor(input: unknown, thing: Thing): unknown {
  if (!input || input === 'other') return undefined;
  const sample = sampleOf(input as z.ZodType);
  if (typeof sample !== 'object' || sample === null || Array.isArray(sample)) return sample;
  const stays = (name: string) => !NAMES.has(name) && thing[name] !== undefined && thing[name] !== null;
  return Object.fromEntries(Object.entries(sample).map(([name, value]) => [name, stays(name) ? thing[name] : value]));
}
