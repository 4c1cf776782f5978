import { createHash } from 'node:crypto';
import { fingerprint } from '#testing/simulation/event-log.ts';
import type { Random } from '#testing/simulation/random.ts';
import { DAY, HOUR, MINUTE, type World } from '#testing/simulation/world.ts';
import { type Captain, logIn } from './captains.ts';
import { createClient, type JsonAnswer } from './client.ts';
import { caller } from './programs.ts';
import { watch } from './steady.ts';

const REDIRECT_URI = 'http://127.0.0.1:4711/callback';

/** For how long the owner allows it; null for ever. */
const DURATIONS = { day: DAY, month: 30 * DAY, always: null };

/** The scopes that a program asks for; the owner allows them. */
const SCOPES = [['read'], ['read', 'draft'], ['read', 'act'], ['read', 'draft', 'act']];

/** A program asks the owner for consent in the browser. Its code and its refresh token work once, and whoever uses one again ends the consent. */
export async function askForConsent(world: World, random: Random): Promise<void> {
  const owner = await logIn(world);
  const program = createClient(world);
  const name = `Assistant ${fingerprint(`name ${random.next()}`)}`;
  const registered = await program.send('POST', '/oauth/register', {
    client_name: name,
    redirect_uris: [REDIRECT_URI],
    token_endpoint_auth_method: 'none',
  });
  if (!owner || registered?.status !== 201) return;
  const isSteady = watch(world);
  const { client_id } = registered.json;
  const verifier = `verifier-${fingerprint(String(random.next()))}`.padEnd(50, '-');
  const scopes = random.pick(SCOPES);
  // A page that was left open gives no consent.
  const isLate = random.chance(0.25);
  const read = () => world.clock.sleep(isLate ? 11 * MINUTE : 1_000);
  const duration = random.pick(Object.keys(DURATIONS) as (keyof typeof DURATIONS)[]);
  const code = await consent(owner, { clientId: client_id, verifier, scopes, duration }, read);
  if (isLate && code && isSteady()) world.violate('A program got a consent eleven minutes after the login');
  if (!code) return;
  const ask = (fields: Record<string, string>) =>
    program.send('POST', '/oauth/token', new URLSearchParams({ client_id, ...fields }));
  const mustFail = (answer: JsonAnswer | undefined, what: string) => {
    if (isSteady() && answer && answer.status < 400) world.violate(what);
  };
  const byCode = { grant_type: 'authorization_code', code, redirect_uri: REDIRECT_URI };
  mustFail(await ask({ ...byCode, code_verifier: verifier.replace('-', '.') }), 'A stranger exchanged a code');
  const tokens = await ask({ ...byCode, code_verifier: verifier });
  if (isSteady() && tokens && tokens.status >= 400) world.violate('The code of a consent was refused');
  if (tokens?.status !== 200) return;
  // The owner reads what was allowed.
  const apps = await owner.call('GET', '/captain/apps');
  const app = apps?.json?.find?.((each: { name: string }) => each.name === name);
  const ends = DURATIONS[duration];
  const isKept =
    ends === null ? app?.expiresAt === null : isNear(Date.parse(app?.expiresAt), world.clock.date() + ends);
  if (apps?.status === 200 && isSteady() && !(isKept && app.scopes.join(' ') === scopes.join(' ')))
    world.violate(`${name} was allowed ${scopes.join(' ')} for a ${duration}, and is listed as ${JSON.stringify(app)}`);
  const byRefresh = { grant_type: 'refresh_token', refresh_token: tokens.json.refresh_token };
  if (!scopes.includes('act'))
    mustFail(await ask({ ...byRefresh, scope: 'read act' }), 'A program got a scope that the owner did not allow');
  const isRefreshed = random.chance(0.5);
  // A program may ask for less than it was allowed.
  const asked = isRefreshed ? scopes.slice(0, random.between(1, scopes.length)) : scopes;
  const newest = isRefreshed ? await ask({ ...byRefresh, scope: asked.join(' ') }) : tokens;
  if (newest?.status !== 200) return;
  const call = caller(world, newest.json.access_token);
  if (newest.json.scope !== asked.join(' '))
    world.violate(`A program asked for ${asked.join(' ')} and got ${newest.json.scope}`);
  const draft = { title: 'More than it asked for', content: 'By a program.' };
  const made = asked.includes('draft')
    ? undefined
    : await call('tools/call', { name: 'create_post_draft', arguments: draft });
  if (made?.result && made.result.isError !== true)
    world.violate('A program wrote a draft without having asked for it');
  if (random.chance(0.4)) {
    const token = newest.json.refresh_token;
    const ended = await program.send('POST', '/oauth/revoke', new URLSearchParams({ client_id, token }));
    for (const { json } of ended?.status === 200 ? [tokens, newest] : []) {
      const answer = await caller(world, json.access_token)('tools/list', {});
      if (answer?.result && isSteady()) world.violate('A program goes on that has given its consent back');
    }
    return;
  }
  const again = await ask(isRefreshed ? byRefresh : { ...byCode, code_verifier: verifier });
  mustFail(again, `A ${isRefreshed ? 'refresh token' : 'code'} worked twice`);
  const tools = await call('tools/list', {});
  if (isSteady() && again && tools?.result) world.violate('A program goes on whose code or token was used twice');
}

const isNear = (a: number, b: number) => Math.abs(a - b) < HOUR;

/** @returns the code that the owner's browser takes back to the program. */
async function consent(
  { client }: Captain,
  {
    clientId,
    verifier,
    scopes,
    duration,
  }: { clientId: string; verifier: string; scopes: string[]; duration: keyof typeof DURATIONS },
  read: () => Promise<void>,
): Promise<string | undefined> {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: REDIRECT_URI,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    scope: scopes.join(' '),
  });
  const page = await client.get(`/oauth/authorize?${query}`);
  await read();
  const field = (name: string) =>
    (new RegExp(`name="${name}" value="([^"]*)"`).exec(page?.body ?? '')?.[1] ?? '').replaceAll('&amp;', '&');
  const form = [
    ...[
      ['request', field('request')],
      ['token', field('token')],
      ['duration', duration],
      ['decision', 'allow'],
    ],
    ...scopes.map((scope) => ['scope', scope]),
  ];
  const answer = await client.send('POST', '/oauth/authorize', new URLSearchParams(form));
  const location = answer?.headers.location;
  return location ? (new URL(location).searchParams.get('code') ?? undefined) : undefined;
}
