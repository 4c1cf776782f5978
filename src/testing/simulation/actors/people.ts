import { fingerprint } from '#testing/simulation/event-log.ts';
import { type ExpectedSubscriber, erase } from '#testing/simulation/model.ts';
import type { Random } from '#testing/simulation/random.ts';
import { MINUTE, OWNER, type World } from '#testing/simulation/world.ts';
import type { Captain } from './captains.ts';
import { type Client, createClient } from './client.ts';
import { watch } from './steady.ts';

/** Address of somebody else. It does not contain the first one, which is looked for where it was erased. */
export const otherAddress = (email: string, name: string) => email.replace('@', `-${name}@`);

/** Address that left the newsletter before the month with which a run begins. */
export const LEFT_LONG_AGO = 'left-long-ago@mail.example';
/** Address that has been subscribed since before that month: it is kept for longer than other people. */
export const STAYS = 'stays@mail.example';
/** A page that subscribers can choose as a topic. */
export const TOPIC = '/services/llm-chatbots';
/** Address that wrote before that month, and not again. */
export const WROTE_LONG_AGO = 'wrote-long-ago@mail.example';
/** Address that wrote before that month, and that the owner answers after it. */
export const ANSWERED_LATE = 'answered-late@mail.example';

/** Address that wrote before that month, and that the owner wants to ask after it. */
export const ASKED_LATER = 'asked-later@mail.example';

export async function eraseSomebody(world: World, random: Random, owner: Captain): Promise<void> {
  const { contacts, bookings, subscribers, chats } = world.model;
  const people = [...contacts, ...bookings, ...subscribers.values(), ...chats];
  const old = people.filter((person) => !world.model.erased.has(person.email));
  if (old.length === 0) return;
  // Somebody about whom much is known: so much has to be erased.
  const traces = (address: string) =>
    people.filter((each) => each.email === address).length + (world.model.answered.has(address) ? 3 : 0);
  const [{ email } = random.pick(old)] = [1, 2, 3, 4]
    .map(() => random.pick(old))
    .sort((a, b) => traces(b.email) - traces(a.email));
  await erasePerson(world, owner, email);
}

export async function erasePerson(world: World, owner: Captain, email: string): Promise<void> {
  const begunAt = world.clock.elapsed();
  const theirs = world.model.bookings.filter((booking) => booking.email === email && !booking.isUnsure);
  // It is done before its answer arrives.
  for (const booking of theirs) booking.isUnsure = true;
  for (const contact of world.model.contacts) if (contact.email === email) contact.outcome = 'unknown';
  const subscriber = world.model.subscribers.get(email);
  if (subscriber) subscriber.state = 'unknown';
  const answer = await owner.call(
    'DELETE',
    `/captain/people?email=${encodeURIComponent(email)}`,
    undefined,
    'person.erase',
  );
  if (answer?.status === 200) erase(world.model, email, begunAt);
  else if (!answer) forget(world, email);
  else for (const booking of theirs) booking.isUnsure = false;
}

/** Nothing is expected any more of somebody who may be erased. */
function forget(world: World, email: string): void {
  const { contacts, erased, erasedTexts } = world.model;
  const theirs = contacts.filter((contact) => contact.email === email);
  erase(world.model, email, 0);
  erased.delete(email);
  for (const { marker } of theirs) erasedTexts.delete(marker);
}

/** Somebody asks what is known of them. */
export async function answerRequest(world: World, random: Random, owner: Captain): Promise<void> {
  const { model } = world;
  const stored = model.contacts.filter(({ outcome }) => outcome === 'stored');
  if (stored.length === 0) return;
  const contact = random.pick(stored);
  const isSteady = watch(world);
  const answer = await owner.call(
    'GET',
    `/captain/people?email=${encodeURIComponent(contact.email)}`,
    undefined,
    'person.export',
  );
  const isThere = model.contacts.includes(contact) && contact.outcome === 'stored';
  if (answer?.status === 200 && isSteady() && isThere && !answer.body.includes(contact.marker))
    world.violate(`What is known of ${contact.email} lacks ${contact.marker}`);
}

export async function suppress(world: World, random: Random, owner: Captain): Promise<void> {
  const subscribed = [...world.model.subscribers.values()].filter(({ state }) => state === 'subscribed');
  if (subscribed.length === 0) return;
  const { email, page = '/' } = random.pick(subscribed);
  const { suppressed, maybeSuppressed, returned, full } = world.model;
  const isKnown = [suppressed, maybeSuppressed, returned, full].some((each) => each.has(email));
  await suppressAddress(world, owner, email);
  if (isKnown || !suppressed.has(email)) return;
  // Only the owner takes that back, whatever its reader confirms.
  const reader = createClient(world);
  const at = world.clock.elapsed();
  await reader.send('POST', '/api/newsletter', { email, page });
  await world.clock.sleep(5 * MINUTE);
  const mail = world.mail.mails.findLast(
    (each) => each.to === email && each.event === 'newsletter.confirm' && each.at > at,
  );
  const token = /\/newsletter\/confirm\/([\w.-]+)/.exec(mail?.text ?? '')?.[1];
  if (token) await reader.send('POST', `/api/newsletter/confirm/${token}`);
}

export async function suppressAddress(world: World, owner: Captain, email: string): Promise<void> {
  const answer = await owner.call(
    'POST',
    '/captain/suppressed',
    { email, reason: 'asked by phone' },
    'suppression.create',
  );
  if (answer?.status === 201) world.model.suppressed.set(email, world.clock.elapsed());
  else if (!answer) world.model.maybeSuppressed.add(email);
}

/** Somebody confirms or leaves by the link of a mail. */
export async function follow(
  world: World,
  client: Client,
  subscriber: ExpectedSubscriber,
  action: 'confirm' | 'unsubscribe',
): Promise<void> {
  const { clock, model } = world;
  const isTold = subscriber.state === 'waiting' && model.subscriberMails.state === 'on';
  const token = action === 'confirm' ? subscriber.confirmLink : subscriber.leaveLink;
  subscriber.state = 'unknown';
  const answer = await client.send('POST', `/api/newsletter/${action}/${token}`);
  if (answer?.status !== 200) return;
  if (isTold && model.subscriberMails.state === 'on')
    model.dueMails.push({ event: 'newsletter.subscribed', to: OWNER, at: clock.elapsed() });
  Object.assign(subscriber, {
    state: action === 'confirm' ? 'subscribed' : 'left',
    at: clock.elapsed(),
    isRemoved: false,
  });
}

/** A captain puts back whom a captain has taken off, and nobody who has left by a link, before that or after it. */
export async function putBack(world: World, random: Random, owner: Captain): Promise<void> {
  const { clock, model, violate } = world;
  const isRemoved = random.chance(0.6);
  const known = [...model.subscribers.values()].filter(({ state, leaveLink, neverLeaves, isRemoved: isOff }) =>
    isRemoved ? state === 'subscribed' && leaveLink && !neverLeaves : state === 'left' && !isOff,
  );
  if (known.length === 0) return;
  const subscriber = random.pick(known);
  const list = await owner.call('GET', `/captain/subscribers?q=${encodeURIComponent(subscriber.email)}`);
  const isTheirs = ({ email }: { email: string }) => email === subscriber.email;
  const row = list?.status === 200 ? list.json.find(isTheirs) : undefined;
  if (!row || subscriber.state !== (isRemoved ? 'subscribed' : 'left')) return;
  const set = async (subscribed: boolean) => {
    const { state } = subscriber;
    if (isRemoved) subscriber.state = 'unknown';
    const answer = await owner.call('PATCH', `/captain/subscribers/${row.id}`, { subscribed }, 'subscriber.save');
    const isSet = answer?.status === 200;
    if (isRemoved && answer) subscriber.state = isSet ? (subscribed ? 'subscribed' : 'left') : state;
    if (isRemoved && isSet) Object.assign(subscriber, { at: clock.elapsed(), isRemoved: !subscribed });
    return answer;
  };
  if (isRemoved) {
    if ((await set(false))?.status !== 200) return;
    if (random.chance(0.3)) return void (await set(true));
    await follow(world, createClient(world), subscriber, 'unsubscribe');
    if (subscriber.state !== 'left') return;
  }
  const answer = await set(true);
  if (answer && answer.status < 400 && (isRemoved || subscriber.state === 'left'))
    violate(`A captain subscribed ${subscriber.email}, who had left`);
}

/** Addresses from another system: somebody new is subscribed, and nobody who has left, is suppressed or was erased. */
export async function importSubscribers(world: World, random: Random, owner: Captain): Promise<void> {
  const { model } = world;
  const email = `imported.${fingerprint(String(random.next()))}@mail.example`;
  const left = [...model.subscribers.values()].filter(({ state }) => state === 'left').map((each) => each.email);
  const unwanted = [
    ...left.slice(-5),
    ...[...model.suppressed.keys()].slice(-3),
    ...[...model.erased.keys()].slice(-3),
  ];
  await importReaders(world, owner, [email], [LEFT_LONG_AGO, ...unwanted]);
}

/** When readers who are imported gave their consent. */
const CONFIRMED_AT = '2024-05-04T10:00:00Z';

/** @param unwanted addresses that stay as they are. */
export async function importReaders(
  world: World,
  owner: Captain,
  emails: string[],
  unwanted: string[] = [],
): Promise<void> {
  const { clock, model, violate } = world;
  const isSteady = watch(world);
  const csv = ['email,confirmedAt', ...[...emails, ...unwanted].map((email) => `${email},${CONFIRMED_AT}`)].join('\n');
  for (const email of emails) model.subscribers.set(email, { email, state: 'unknown', at: clock.elapsed() });
  const statement = { csv, consent: 'They signed up in the shop.' };
  const answer = await owner.call('POST', '/captain/subscribers/import', statement, 'subscriber.import');
  if (answer?.status === 200 && answer.json.counts.new > emails.length)
    violate(`An import subscribed somebody who has left, is suppressed or was erased, of ${unwanted.join(', ')}`);
  for (const email of emails) {
    const subscriber = model.subscribers.get(email);
    if (answer?.status === 200 && subscriber) Object.assign(subscriber, { state: 'subscribed', at: clock.elapsed() });
    else if (answer) model.subscribers.delete(email);
  }
  const [email = ''] = emails;
  const list = await owner.call('GET', `/captain/subscribers?q=${encodeURIComponent(email)}`);
  const row = list?.json?.find?.((each: { email: string }) => each.email === email);
  if (row && answer?.status === 200 && isSteady() && Date.parse(row.consentAt) !== Date.parse(CONFIRMED_AT))
    violate(`The consent of ${email} was given at ${CONFIRMED_AT}, and is of ${row.consentAt} after the import`);
}
