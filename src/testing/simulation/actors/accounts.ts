import { fingerprint } from '#testing/simulation/event-log.ts';
import type { Random } from '#testing/simulation/random.ts';
import { HOUR, MINUTE, PASSWORD, type World } from '#testing/simulation/world.ts';
import { totpCode } from '#testing/totp.ts';
import { type Captain, logIn } from './captains.ts';
import { createClient } from './client.ts';
import { caller, connect } from './programs.ts';
import { addressOf, bodyOf, CALLS } from './roles.ts';
import { watch } from './steady.ts';

const OTHER_PASSWORD = 'another horse battery';
/** Failed logins that nobody may have without a wait. */
const GUESSES = 12;

const DANGEROUS = CALLS.filter(({ isConfirmed, path }) => isConfirmed && path !== '/captain/me/confirmation');

/** A user with two browsers, and what must not work any more after one thing was done. */
interface Journey {
  world: World;
  owner: Captain;
  id: number;
  username: string;
  email: string;
  first: Captain;
  second: Captain;
  /** Reports a violation when the session of `captain` is still accepted; `what` is the reason why it must not be. */
  refused(what: string, captain: Captain): Promise<void>;
}

/** Sessions, passwords, links and users that have ended open nothing. */
export async function tryAccount(world: World, random: Random, owner: Captain): Promise<void> {
  const kind = random.pick([...journeys, 'factor', 'factor', 'guess', 'origin', 'late', 'last', 'invite'] as const);
  if (kind === 'origin') return tryOrigin(world, owner);
  if (kind === 'late') return tryLate(world);
  if (kind === 'last') return tryLastOwner(world);
  if (kind === 'invite') return invite(world, owner);

  const username = `user-${fingerprint(String(random.next()))}`;
  if (kind === 'guess') return guess(world, username);
  const email = `${username}@business.example`;
  const user = { username, password: PASSWORD, name: username, email, role: 'editor' };
  const made = await owner.call('POST', '/captain/users', user, 'user.create');
  if (made?.status !== 201) return;
  const [first, second] = [await logIn(world, username), await logIn(world, username)];
  if (!first || !second) return;
  const isSteady = watch(world);
  const journey: Journey = {
    world,
    owner,
    id: made.json.id,
    username,
    email,
    first,
    second,
    async refused(what, captain) {
      const answer = await captain.client.get('/api/captain/me');
      if (isSteady() && answer && answer.status < 400) world.violate(`A session still works: ${what}`);
    },
  };
  await JOURNEYS[kind](journey);
}

const JOURNEYS = {
  async logout({ first, refused }: Journey) {
    const answer = await first.call('POST', '/captain/logout');
    if (answer?.status === 200) await refused('its user has logged out', first);
  },
  async others({ first, second, refused }: Journey) {
    const answer = await first.call('DELETE', '/captain/me/sessions', undefined, 'session.end');
    if (answer && answer.status < 300) await refused('its user has ended all others', second);
  },
  async password(journey: Journey) {
    const { owner, id, refused, first, second } = journey;
    const answer = await owner.call('PUT', `/captain/users/${id}`, { password: OTHER_PASSWORD }, 'user.save');
    if (answer?.status !== 200) return;
    await refused('its user has another password', first);
    await logInsWith(journey, PASSWORD, false);
    await logInsWith(journey, OTHER_PASSWORD, true);
    // A session that has ended does not begin again when the reason is taken back, also where nobody has tried it in between.
    const back = await owner.call('PUT', `/captain/users/${id}`, { password: PASSWORD }, 'user.save');
    if (back?.status === 200) await refused('its user had another password for a while', second);
  },
  async inactive(journey: Journey) {
    const { owner, id, refused, first, second } = journey;
    const answer = await owner.call('PUT', `/captain/users/${id}`, { isActive: false }, 'user.save');
    if (answer?.status !== 200) return;
    await refused('its user is not active any more', first);
    await logInsWith(journey, PASSWORD, false);
    const back = await owner.call('PUT', `/captain/users/${id}`, { isActive: true }, 'user.save');
    if (back?.status === 200) await refused('its user was not active for a while', second);
  },
  /** A program acts for a person, and no longer than that person may. */
  async program({ world, owner, id, username }: Journey) {
    const save = (fields: object) => owner.call('PUT', `/captain/users/${id}`, fields, 'user.save');
    const raised = await save({ role: 'owner' });
    const other = raised?.status === 200 ? await logIn(world, username) : undefined;
    const program = other && (await connect(world, world.random, other));
    const isRefused = async (why: string) => {
      const isSteady = watch(world);
      const tools = program && (await caller(world, program.token)('tools/list', {}));
      if (isSteady() && tools?.result) world.violate(`A program still acts for a user who ${why}`);
    };
    // Each of the two is enough, and taking it back gives the program nothing back.
    const [change, back, what] = world.random.pick([
      [{ isActive: false }, { isActive: true }, 'active'],
      [{ role: 'editor' }, { role: 'owner' }, 'an owner'],
    ] as const);
    if ((await save(change))?.status === 200) await isRefused(`is not ${what} any more`);
    if ((await save(back))?.status === 200) await isRefused(`was not ${what} for a while`);
    await save({ role: 'editor', isActive: false });
  },
  async reset(journey: Journey) {
    const { world, email, first, refused } = journey;
    const stranger = createClient(world);
    const at = world.clock.elapsed();
    const asked = await stranger.send('POST', '/api/captain/password/forgot', { email });
    if (asked?.status !== 200) return;
    world.model.dueMails.push({ event: 'account.link', to: email, at });
    const link = await linkFor(world, email);
    if (!link) return;
    const reset = (password: string) => stranger.send('POST', '/api/captain/password/reset', { token: link, password });
    if ((await reset(OTHER_PASSWORD))?.status !== 200) return;
    const isSteady = watch(world);
    await refused('its user has set another password', first);
    const again = await reset(`${OTHER_PASSWORD} again`);
    if (isSteady() && again && again.status < 400) world.violate('A link for a new password worked twice');
  },
  async factor({ world, owner, id, username, first, second, refused }: Journey) {
    const setup = await first.call('POST', '/captain/me/totp', undefined, 'factor.start');
    if (setup?.status !== 200) return;
    const codeNow = () => totpCode(setup.json.secret, world.clock.date() / 1000);
    const code = codeNow();
    const added = await first.call('POST', '/captain/me/totp/confirm', { code }, 'factor.add');
    if (added?.status !== 200) return;
    const isSteady = watch(world);
    await refused('its user has added a second factor', second);
    const client = createClient(world);
    const answer = await client.send('POST', '/api/captain/login', { username, password: PASSWORD });
    if (!isSteady() || answer?.status !== 200) return;
    if (answer.json.token) return world.violate(`${username} logged in without the second factor`);
    const { challenge } = answer.json;
    const used = await client.send('POST', '/api/captain/login/factor', { challenge, code });
    if (isSteady() && used && used.status < 400) world.violate('A code of the second factor worked twice');
    await world.clock.sleep(MINUTE);
    const fresh = await client.send('POST', '/api/captain/login/factor', { challenge, code: codeNow(), trust: true });
    if (isSteady() && fresh?.status === 401) world.violate('A right code of the second factor was refused');
    // The browser is trusted from now on, until the password is another one.
    const cookie = fresh?.cookies.map((each) => each.split(';')[0]).join('; ');
    const isAskedFor = async (password: string) => {
      const login = await createClient(world, { cookie: cookie ?? '' }).send('POST', '/api/captain/login', {
        username,
        password,
      });
      return login?.status === 200 ? login.json.token === undefined : undefined;
    };
    if (fresh?.status === 200 && (await isAskedFor(PASSWORD)) && isSteady())
      world.violate(`${username} was asked for the second factor in a browser that is trusted`);
    const [recoveryCode] = added.json.recoveryCodes;
    const recover = async () => {
      const { json } = (await client.send('POST', '/api/captain/login', { username, password: PASSWORD })) ?? {};
      return client.send('POST', '/api/captain/login/factor', { challenge: json?.challenge, recoveryCode });
    };
    const recovered = await recover();
    if (isSteady() && recovered?.status === 401) world.violate('A recovery code was refused');
    if (recovered?.status !== 200) return;
    const again = await recover();
    if (isSteady() && again && again.status < 400) world.violate('A recovery code worked twice');
    const saved = await owner.call('PUT', `/captain/users/${id}`, { password: OTHER_PASSWORD }, 'user.save');
    if (saved?.status === 200 && (await isAskedFor(OTHER_PASSWORD)) === false && isSteady())
      world.violate(`A browser of ${username} is trusted, although the password is another one`);
  },
};

/** Somebody who is invited chooses a password by the link of the mail, once. */
async function invite(world: World, owner: Captain): Promise<void> {
  const { clock, model } = world;
  const username = `guest-${fingerprint(String(world.random.next()))}`;
  const email = `${username}@business.example`;
  const at = clock.elapsed();
  const made = await owner.call('POST', '/captain/users', { email, role: 'editor' }, 'user.create');
  if (made?.status !== 201) return;
  model.dueMails.push({ event: 'account.link', to: email, at });
  const token = await linkFor(world, email, 'invitation');
  if (!token) return;
  const isSteady = watch(world);
  const accept = () =>
    createClient(world).send('POST', '/api/captain/invitation', { token, name: 'Guest', username, password: PASSWORD });
  const accepted = await accept();
  if (isSteady() && accepted && accepted.status >= 400) world.violate('The link of an invitation was refused');
  if (accepted?.status !== 200) return;
  if (isSteady() && (await accept())?.status === 200) world.violate('The link of an invitation worked twice');
  const guest = await logIn(world, username);
  if (isSteady() && !guest) world.violate(`${username}, who has accepted the invitation, cannot log in`);
  const end = { isActive: false };
  await owner.call('PUT', `/captain/users/${made.json.id}`, end, 'user.save');
}

const journeys = Object.keys(JOURNEYS) as (keyof typeof JOURNEYS)[];

async function logInsWith({ world, username }: Journey, password: string, isRight: boolean): Promise<void> {
  const isSteady = watch(world);
  const answer = await createClient(world).send('POST', '/api/captain/login', { username, password });
  if (!isSteady() || !answer || answer.status === 429) return;
  if ((answer.status === 200) !== isRight) {
    world.violate(
      `A login of ${username} with ${isRight ? 'the' : 'a former'} password was answered with ${answer.status}`,
    );
  }
}

/** The token of the newest link in a mail to an address, within an hour. */
export async function linkFor(
  { clock, mail }: World,
  email: string,
  kind: 'reset' | 'invitation' = 'reset',
): Promise<string | undefined> {
  for (let waited = 0; waited < HOUR; waited += 10 * MINUTE) {
    await clock.sleep(waited === 0 ? MINUTE : 10 * MINUTE);
    const taken = mail.mails.findLast(({ to, event }) => to === email && event === 'account.link');
    const token = new RegExp(`#${kind}=([\\w.-]+)`).exec(taken?.text ?? '')?.[1];
    // It is valid for half an hour.
    if (token) return token;
  }
  return undefined;
}

/** Somebody guesses a password. */
async function guess(world: World, username: string): Promise<void> {
  const isSteady = watch(world);
  const client = createClient(world);
  const statuses: (number | undefined)[] = [];
  for (let count = 0; count < GUESSES; count++) {
    const answer = await client.send('POST', '/api/captain/login', { username, password: `guess ${count}` });
    statuses.push(answer?.status);
  }
  if (isSteady() && !statuses.includes(429) && statuses.every((status) => status === 401)) {
    world.violate(`${GUESSES} passwords could be tried without a wait`);
  }
}

/** Pages of other sites, and a token without its cookie, can do nothing. */
async function tryOrigin(world: World, { client }: Captain): Promise<void> {
  const change = { brand_name: 'Mine' };
  const foreign = await client.send('PUT', '/api/captain/settings', change, { origin: 'https://other.example' });
  if (foreign && foreign.status < 400) world.violate('A page of another site changed the settings');
  const bearer = await client.send('GET', '/api/captain/me', undefined, { cookie: '' });
  if (bearer && bearer.status < 400) world.violate('A token without its cookie was let in');
  const wrong = await client.send('GET', '/api/captain/me', undefined, { authorization: 'Bearer of-another-session' });
  if (wrong && wrong.status < 400) world.violate('A cookie with the token of another session was let in');
}

/** A browser that was left open may not do what is dangerous: that needs the password again. */
async function tryLate(world: World): Promise<void> {
  const owner = await logIn(world);
  if (!owner) return;
  owner.confirms = false;
  const isSteady = watch(world);
  await world.clock.sleep(11 * MINUTE);
  for (const { method, path, action } of DANGEROUS) {
    const answer = await owner.call(method, addressOf(path), bodyOf(method), action);
    if (isSteady() && answer && ![401, 403, 429].includes(answer.status))
      world.violate(`${method} ${path} was answered with ${answer.status}, eleven minutes after the login`);
  }
}

/** Somebody must remain who may do everything. */
async function tryLastOwner(world: World): Promise<void> {
  const owner = await logIn(world);
  const users = await owner?.call('GET', '/captain/users');
  const own = users?.json?.find?.(({ username }: { username: string }) => username === 'captain');
  type User = { username: string; role: string; isActive: boolean };
  const isOther = ({ username, role, isActive }: User) => username !== 'captain' && role !== 'editor' && isActive;
  if (!own || users?.json?.some(isOther)) return;
  const answer = await owner?.call('PUT', `/captain/users/${own.id}`, { role: 'editor' });
  if (answer && answer.status < 400) world.violate('The last owner gave up the rights of an owner');
}
