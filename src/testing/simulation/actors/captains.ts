import { PASSWORD, SITE, type World } from '#testing/simulation/world.ts';
import { type Client, createClient, type JsonAnswer } from './client.ts';

/** A person with a login, or a browser of one. */
export interface Captain {
  client: Client;
  /** False for somebody who does not give the password again where a call asks for it. */
  confirms: boolean;
  /** A call that succeeds, or that a role may not make, is counted for the audit log under its action. */
  call(method: string, path: string, body?: unknown, action?: string): Promise<JsonAnswer | undefined>;
}

/** @returns undefined when the login did not work. */
export async function logIn(world: World, username = 'captain'): Promise<Captain | undefined> {
  const answer = await createClient(world).send('POST', '/api/captain/login', { username, password: PASSWORD });
  const cookie = answer?.cookies[0]?.split(';')[0];
  if (answer?.status !== 200 || !cookie) return undefined;
  if (!/; HttpOnly/i.test(answer.cookies[0] ?? '') || !/; Secure/i.test(answer.cookies[0] ?? ''))
    world.violate('Scripts or a connection without encryption can read the cookie of a login');
  const client = createClient(world, { cookie, authorization: `Bearer ${answer.json.token}`, origin: SITE });
  const captain: Captain = {
    client,
    confirms: true,
    async call(method, path, body, action) {
      const send = () => client.send(method, `/api${path}`, body);
      let result = await send();
      // As the dashboard does.
      if (captain.confirms && result?.status === 403 && result.json?.code === 'reauthentication_required') {
        const confirmed = await client.send('POST', '/api/captain/me/reauth', { password: PASSWORD });
        if (confirmed && confirmed.status < 300) result = await send();
      }
      // Else an act that is sent wrongly would find nothing, and nobody would know.
      if (action && result?.status === 400 && username === 'captain' && captain.confirms)
        world.violate(`The owner was refused ${method} ${path}: ${result.body.slice(0, 200)}`);
      if (result && result.status < 300) compareAnswer(world, `${method} ${path}`, body, result.json);
      const outcome = result && (result.status < 300 ? 'done' : result.status === 403 ? 'refused' : undefined);
      // On a full disk an entry may not fit any more; the server then logs that it could not write it.
      if (action && outcome && !world.isDegraded) {
        const entry = `${action} ${outcome}`;
        world.model.audited.set(entry, (world.model.audited.get(entry) ?? 0) + 1);
      }
      if (result?.status === 201 && typeof result.json?.id === 'number') noteId(world, `${path} ${result.json.id}`);
      return result;
    },
  };
  return captain;
}

/** Versions are those that were seen before, and tell of a draft that ends; an address follows from its title. */
const BEFORE = new Set(['version', 'updatedAt', 'draft', 'slug']);

/** A change answers with what was sent, as far as its answer has it. */
function compareAnswer({ violate }: World, call: string, sent: unknown, answered: unknown): void {
  if (!isRecord(sent) || !isRecord(answered)) return;
  const isTime = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value);
  const isSame = (a: unknown, b: unknown): boolean =>
    JSON.stringify(a) === JSON.stringify(b) ||
    (isTime(a) && isTime(b) && Math.abs(Date.parse(String(a)) - Date.parse(String(b))) < 1_000) ||
    (isRecord(a) && isRecord(b) && Object.keys(a).every((name) => !(name in b) || isSame(a[name], b[name]))) ||
    (Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((part, at) => isSame(part, b[at])));
  const lost = Object.keys(sent).find(
    (name) => name in answered && !BEFORE.has(name) && !isSame(sent[name], answered[name]),
  );
  if (lost)
    violate(
      `${call} answers with the ${lost} ${JSON.stringify(answered[lost])}, and ${JSON.stringify(sent[lost])} was sent`,
    );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Old links and other systems know an id, also of what a restore has lost. */
function noteId({ model, violate }: World, given: string): void {
  if (model.givenIds.has(given)) violate(`The id of ${given} was given again`);
  model.givenIds.add(given);
}
