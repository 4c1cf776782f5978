import { fingerprint } from '#testing/simulation/event-log.ts';
import { mayBeForgotten, uncorrected } from '#testing/simulation/model.ts';
import type { Random } from '#testing/simulation/random.ts';
import { DAY, HOUR, MINUTE, type World } from '#testing/simulation/world.ts';
import type { Captain } from './captains.ts';
import { createClient } from './client.ts';
import { watch } from './steady.ts';
import { contact } from './visitors.ts';

/** The owner answers somebody who wrote, and plans to ask again. */
export async function answerLead(world: World, random: Random, owner: Captain): Promise<void> {
  const { clock, model } = world;
  const isOpen = ({ outcome, at }: { outcome: string; at: number }) =>
    outcome === 'stored' && clock.elapsed() - at > MINUTE;
  const open = model.contacts.filter(isOpen).slice(-10);
  if (open.length === 0) return;
  const { email, marker } = random.pick(open);
  const isSteady = watch(world);
  const isThere = () => isSteady() && model.contacts.some((contact) => contact.marker === marker && isOpen(contact));
  const list = await owner.call('GET', `/captain/leads?q=${encodeURIComponent(email)}`);
  if (list?.status !== 200 || !isThere()) return;
  const lead = list.json.leads.find((each: { email: string }) => each.email.toLowerCase() === email);
  if (!lead) return world.violate(`${email}, who wrote, is not among the leads`);
  const history = await owner.call('GET', `/captain/leads/${lead.id}`);
  if (history?.status === 200) checkOthers(world, history.body, email);
  // The stage that the owner has chosen stays, whatever happens next.
  const stage = random.chance(0.5) ? random.pick(['new', 'proposal']) : undefined;
  const chosen =
    stage === undefined ? undefined : await owner.call('PATCH', `/captain/leads/${lead.id}`, { stage }, 'lead.save');
  const text = `Thank you, here is an answer: reply-${fingerprint(String(random.next()))}`;
  // A message that comes meanwhile is not answered by it.
  const lastMessage = random.chance(0.3) ? await newestMessage(owner, lead.id) : undefined;
  const later = lastMessage === undefined ? undefined : await contact(world, random, createClient(world), email);
  const at = clock.elapsed();
  const reply = { subject: 'Your message', text, lastMessage };
  const answer = await owner.call('POST', `/captain/leads/${lead.id}/reply`, reply, 'lead.reply');
  if (answer?.status === 202 && isThere()) {
    const waits = answer.json.waitingSince !== null;
    if (waits && !later) world.violate(`${email} still waits after an answer`);
    if (!waits && later?.outcome === 'stored')
      world.violate(`${email} wrote ${later.marker}, which nobody has seen, and does not wait`);
    if (chosen?.status === 200 && answer.json.stage !== stage)
      world.violate(`The owner has chosen the stage ${stage} for ${email}, which became ${answer.json.stage}`);
    model.answered.add(email);
    model.dueMails.push({ event: 'lead.reply', to: email, at });
  }
  await followUp(world, random, owner, lead.id);
}

/** A page about one person says nothing of others. */
function checkOthers({ model, violate }: World, body: string, email: string): void {
  const addresses = body.toLowerCase().match(/[\w.-]+@mail\.example/g) ?? [];
  const other = addresses.find((address) => uncorrected(address) !== uncorrected(email));
  const markers = new Set(body.match(/message-[0-9a-f]{8}/g));
  const wrong = model.contacts.find((contact) => contact.email !== email && markers.has(contact.marker));
  if (other ?? wrong) violate(`The page about ${email} has something of ${other ?? wrong?.email}`);
}

/** The owner reads a chat with an address, and answers it: then nobody waits there any more. */
export async function readChat(world: World, random: Random, owner: Captain): Promise<void> {
  const list = await owner.call('GET', '/captain/chats');
  const chats: { id: number; email: string | null }[] = list?.json?.chats ?? [];
  const known = chats.filter(({ email }) => email !== null);
  if (known.length === 0) return;
  const { id, email } = random.pick(known);
  const chat = await owner.call('GET', `/captain/chats/${id}`);
  if (chat?.status !== 200) return;
  checkOthers(world, chat.body, email!.toLowerCase());
  const isSteady = watch(world);
  const saved = await owner.call('PATCH', `/captain/chats/${id}`, { responded: true }, 'chat.save');
  const overview = await owner.call('GET', '/captain/overview');
  if (saved?.status !== 200 || overview?.status !== 200 || !isSteady()) return;
  const { first }: { first: { id: number }[] } = overview.json.waitingChats;
  if (first.some((waiting) => waiting.id === id)) world.violate(`The chat ${id} still waits after it was answered`);
}

/** A reply was wrong: the question is listed until the owner answers it or takes it off, and its answer can be found. */
export async function answerQuestion(world: World, random: Random, owner: Captain): Promise<void> {
  const topic = fingerprint(`topic ${random.next()}`);
  const question = `Do you repair the ${topic} bridge?`;
  const isSteady = watch(world);
  const asked = await createClient(world).send('POST', '/api/chatbot', { message: question });
  const chats = asked?.status === 200 ? await owner.call('GET', '/captain/chats') : undefined;
  for (const { id } of (chats?.json?.chats ?? []).slice(0, 3) as { id: number }[]) {
    const chat = await owner.call('GET', `/captain/chats/${id}`);
    const messages: { id: number; message: string }[] = chat?.json?.messages ?? [];
    const at = messages.findIndex(({ message }) => message === question);
    const reply = messages[at + 1];
    if (at === -1 || !reply) continue;
    const listed = async () => (await owner.call('GET', '/captain/unanswered?limit=1000'))?.body.includes(topic);
    const report = await owner.call('POST', `/captain/unanswered/${reply.id}`, undefined, 'question.report');
    if (!report || report.status >= 300) return;
    if ((await listed()) === false && isSteady()) return world.violate(`“${question}” is not among the unanswered`);
    const isAnswered = random.chance(0.6);
    const path = `/captain/unanswered/${messages[at]?.id}`;
    const card = { topic: 'process', title: question, answer: `The ${topic} one, yes.`, isActive: false };
    const done = isAnswered
      ? await owner.call('POST', `${path}/answer`, card, 'question.answer')
      : await owner.call('DELETE', path, undefined, 'question.dismiss');
    if (!done || done.status >= 300) return;
    if ((await listed()) && isSteady()) world.violate(`“${question}” is still among the unanswered`);
    if (isAnswered) await owner.call('DELETE', `/captain/answers/${done.json.id}`, undefined, 'answer.delete');
    return;
  }
}

/** The id of the newest message that the owner sees. */
async function newestMessage(owner: Captain, lead: number): Promise<number | undefined> {
  const history = await owner.call('GET', `/captain/leads/${lead}`);
  return history?.json?.events?.find(({ kind }: { kind: string }) => kind === 'message')?.id;
}

/** A lead to follow up is shown from its day on, by the clock of the business. */
async function followUp(world: World, random: Random, owner: Captain, id: number): Promise<void> {
  const { clock, model } = world;
  const isSteady = watch(world);
  const dayOf = (ms: number) => new Intl.DateTimeFormat('sv-SE', { timeZone: model.hours.timezone }).format(ms);
  const [today, wait] = [dayOf(clock.date()), random.pick([0, 1])];
  const plan = (followUpOn: string | null) => owner.call('PATCH', `/captain/leads/${id}`, { followUpOn }, 'lead.save');
  if ((await plan(dayOf(clock.date() + wait * DAY)))?.status !== 200) return;
  const overview = await owner.call('GET', '/captain/overview');
  const { first = [], count = 0 }: { first?: { id: number }[]; count?: number } = overview?.json?.followUps ?? {};
  const isShown = first.some((lead) => lead.id === id);
  const isKnown =
    overview?.status === 200 && isSteady() && dayOf(clock.date() + HOUR) === today && count === first.length;
  const back = await plan(null);
  if (isKnown && back?.status === 200 && isSteady() && isShown !== (wait === 0)) {
    world.violate(`A lead to follow up ${wait === 0 ? 'today is not' : 'tomorrow is'} on the first page`);
  }
}

/** The lists that the owner takes away have everything that was acknowledged. */
export async function exportLists(world: World, owner: Captain): Promise<void> {
  const { model } = world;
  const known = {
    contacts: () => model.contacts.flatMap(({ outcome, marker }) => (outcome === 'stored' ? [marker] : [])),
    subscribers: () =>
      [...model.subscribers.values()].flatMap((subscriber) =>
        subscriber.state === 'unknown' || mayBeForgotten(subscriber, world.clock.elapsed()) ? [] : [subscriber.email],
      ),
    // A call of an earlier version that was called off is of somebody who wrote longer ago than the owner keeps people.
    bookings: () =>
      model.bookings.flatMap(({ isUnsure, isActive, token, email }) =>
        isUnsure || !(isActive || token) ? [] : [email],
      ),
  };
  for (const name of ['contacts', 'subscribers', 'bookings'] as const) {
    const isSteady = watch(world);
    const before = known[name]();
    const answer = await owner.call('GET', `/captain/export/${name}.csv`);
    if (answer?.status !== 200 || !isSteady()) return;
    const after = new Set(known[name]());
    const missing = before.find((text) => after.has(text) && !answer.body.includes(text));
    if (missing) return world.violate(`The export of the ${name} lacks ${missing}`);
    checkTable(world, name, parseCsv(answer.body));
  }
}

/** A program reads the same columns in each row, and a spreadsheet takes no text for a formula. */
function checkTable({ model, violate }: World, name: string, rows: string[][]): void {
  const columns = rows[0]?.length;
  if (rows.some((row) => row.length !== columns)) violate(`A row of the exported ${name} has other columns`);
  const formula = rows.flat().find((cell) => /^[=+@-]/.test(cell));
  if (formula !== undefined) violate(`A cell of the exported ${name} is a formula: ${formula.slice(0, 80)}`);
  const cells = new Set(name === 'contacts' ? rows.flat() : []);
  const wrong = model.contacts.find(
    ({ outcome, message = '', marker }) =>
      outcome === 'stored' &&
      !cells.has(message) &&
      !cells.has(`'${message}`) &&
      [...cells].some((cell) => cell.includes(marker)),
  );
  if (wrong) violate(`The export of the contacts has another message than ${wrong.marker}`);
}

/** Rows and cells by RFC 4180. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text
    .replace(/^\uFEFF/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') rows.push([]);
  }
  return rows.filter((row) => row.some((cell) => cell !== ''));
}
