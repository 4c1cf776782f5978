import { DAY, HOUR, MINUTE, PASSWORD, type World } from '#testing/simulation/world.ts';
import { linkFor } from './accounts.ts';
import { type Captain, logIn } from './captains.ts';
import { type Client, createClient } from './client.ts';
import { ANSWERED_LATE, ASKED_LATER, LEFT_LONG_AGO, STAYS, WROTE_LONG_AGO } from './people.ts';
import { connect } from './programs.ts';

/** Time between the day on which links are kept and the first day of a run. */
const MONTH = 31 * DAY;
/** Somebody goes on with a conversation this long after the last message: it ends a day after that. */
const PAUSE = 20 * HOUR;
const PAUSES = 2;
/** A mail arrives, and nothing waits any more. */
const SENT_MS = 2 * MINUTE;

/** Something that somebody has kept for a month. @returns the status with which it is answered then. */
type Kept = () => Promise<number | undefined>;

/** Links and logins that are a month old open nothing any more, except the link to leave the newsletter. */
export async function waitForAMonth(world: World): Promise<void> {
  const owner = await logIn(world);
  if (!owner) throw new Error('The owner cannot log in');
  const reader = createClient(world);
  await reader.send('POST', '/api/chatbot', { message: 'Do you work with n8n?' });
  for (const email of [WROTE_LONG_AGO, ANSWERED_LATE, ASKED_LATER]) {
    const send = await keepForm(reader, email);
    // Nobody fills in a form at once.
    await world.clock.sleep(MINUTE);
    const status = await send?.();
    if (status !== 201) world.violate(`The message of ${email} was answered with ${status}`);
  }
  const leads = await owner.call('GET', `/captain/leads?q=${ASKED_LATER}`);
  const day = new Date(world.clock.date() + MONTH + 60 * DAY).toISOString().slice(0, 10);
  await owner.call('PATCH', `/captain/leads/${leads?.json?.leads[0]?.id}`, { followUpOn: day }, 'lead.save');
  // An earlier version stored it longer ago than the owner keeps people: from here on it may go.
  const early = await owner.call('GET', '/captain/contacts');
  for (const { marker } of world.model.contacts.splice(0))
    if (!early?.body.includes(marker)) world.violate(`The update lost ${marker}, which an earlier version has stored`);
  const kept = {
    ...(await keepLinksOfReaders(world, reader)),
    ...(await keepLogins(world, owner)),
    'the preview of a draft': await keepPreview(world, owner),
    'the token of a program': await keepToken(world, owner),
    'a form': await keepForm(reader, 'late@mail.example'),
  };
  await keepCall(world, reader, owner);
  await world.clock.sleep(SENT_MS);
  world.log.add('a month passes');
  Object.assign(kept, { 'a conversation': await keepConversation(world, reader) });
  world.clock.moveDate(MONTH - PAUSES * PAUSE);
  await world.clock.sleep(MINUTE);
  for (const [name, use] of Object.entries(kept)) {
    const status = await use?.();
    const isLeaving = name === LEAVING;
    if (status !== undefined && status < 400 !== isLeaving)
      world.violate(`A month later ${name} was answered with ${status}`);
  }
  await answerLate(world);
}

/** Whom the owner answers stays known, although the message is a month old. */
async function answerLate(world: World): Promise<void> {
  const owner = await logIn(world);
  const list = await owner?.call('GET', `/captain/leads?q=${ANSWERED_LATE}`);
  const reply = { subject: 'Your message', text: 'Thank you, here is an answer.' };
  const answer = await owner?.call('POST', `/captain/leads/${list?.json?.leads[0]?.id}/reply`, reply, 'lead.reply');
  if (answer?.status === 202) world.model.answered.add(ANSWERED_LATE);
}

/** A conversation goes on for as long as somebody writes each day. */
async function keepConversation({ clock, violate }: World, visitor: Client): Promise<Kept | undefined> {
  const say = async (sessionId?: string): Promise<string | undefined> =>
    (await visitor.send('POST', '/api/chatbot', { message: 'What does it cost?', sessionId }))?.json?.sessionId;
  const conversation = await say();
  for (let count = 0; count < PAUSES; count++) {
    clock.moveDate(PAUSE);
    await clock.sleep(MINUTE);
    if ((await say(conversation)) !== conversation) violate('A conversation of 20 hours ago did not go on');
  }
  return async () => ((await say(conversation)) === conversation ? 200 : 410);
}

const LEAVING = 'the link to leave the newsletter';

async function keepLinksOfReaders(world: World, reader: Client): Promise<Record<string, Kept | undefined>> {
  const emails = [STAYS, 'waits@mail.example', 'leaves@mail.example', LEFT_LONG_AGO];
  const signedUpAt = world.clock.date();
  for (const email of emails) await reader.send('POST', '/api/newsletter', { email, page: '/' });
  await world.clock.sleep(SENT_MS);
  const [stays, waits, leaves, left] = emails.map((email) => {
    const text = world.mail.mails.find(({ to }) => to === email)?.text ?? '';
    const link = (kind: string) => new RegExp(`https:\\S*/newsletter/(${kind}/[\\w.-]+)`).exec(text)?.[1];
    const use = (path: string | undefined): Kept | undefined =>
      path ? async () => (await reader.send('POST', `/api/newsletter/${path}`))?.status : undefined;
    return { confirm: use(link('confirm')), leave: use(link('unsubscribe')) };
  });
  await leaves?.confirm?.();
  await left?.confirm?.();
  await left?.leave?.();
  if ((await stays?.confirm?.()) === 200)
    world.model.subscribers.set(STAYS, {
      email: STAYS,
      page: '/',
      signedUpAt,
      state: 'subscribed',
      neverLeaves: true,
      at: world.clock.elapsed(),
    });
  return {
    'a link that confirms': waits?.confirm,
    [LEAVING]: leaves?.leave,
    'a link that confirms, of somebody who has left': leaves?.confirm,
  };
}

async function keepLogins(world: World, owner: Captain): Promise<Record<string, Kept | undefined>> {
  const email = 'former@business.example';
  const user = { username: 'former', password: PASSWORD, name: 'Former', email, role: 'editor' };
  await owner.call('POST', '/captain/users', user, 'user.create');
  const former = await logIn(world, 'former');
  await createClient(world).send('POST', '/api/captain/password/forgot', { email });
  const token = await linkFor(world, email);
  const reset = { token, password: `${PASSWORD} again` };
  return {
    'a login': async () => (await former?.client.get('/api/captain/me'))?.status,
    'a link for a new password': token
      ? async () => (await createClient(world).send('POST', '/api/captain/password/reset', reset))?.status
      : undefined,
  };
}

async function keepPreview(world: World, owner: Captain): Promise<Kept | undefined> {
  const draft = { slug: 'kept', title: 'Kept', excerpt: '', content: 'Not yet.', tags: [], published: false };
  await owner.call('POST', '/blog', draft, 'post.create');
  const link = await owner.call('POST', '/blog/kept/preview-link', undefined, 'post.preview-link');
  if (link?.status !== 201) return undefined;
  const path = `/api${new URL(link.json.url).pathname}`;
  const show = async () => (await createClient(world).get(path))?.status;
  if ((await show()) !== 200) world.violate('The preview of a draft does not show it');
  return show;
}

async function keepToken(world: World, owner: Captain): Promise<Kept | undefined> {
  const program = await connect(world, world.random.fork('kept program'), owner);
  if (!program) return undefined;
  const client = createClient(world, {
    authorization: `Bearer ${program.token}`,
    accept: 'application/json, text/event-stream',
  });
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };
  return async () => (await client.send('POST', '/mcp', list))?.status;
}

/** A call that is booked longer before it begins than the owner keeps calls that are over. */
async function keepCall({ clock, model }: World, visitor: Client, owner: Captain): Promise<void> {
  const list = await owner.call('GET', '/captain/meeting-types');
  const type = list?.json?.find(({ slug }: { slug: string }) => slug === 'consultation');
  const limit = (horizonDays: number | null) =>
    owner.call('PUT', `/captain/meeting-types/${type?.id}`, { horizonDays }, 'meeting-type.save');
  await limit(60);
  const email = 'far-ahead@mail.example';
  const day = new Date(clock.date() + MONTH + 8 * DAY).toISOString().slice(0, 10);
  const free = await visitor.get(`/api/slots?type=consultation&from=${day}&days=4&timezone=Europe/Berlin`);
  const slots: { start: string }[] = free?.json?.days?.flatMap((each: { slots: unknown[] }) => each.slots) ?? [];
  const sent = { type: 'consultation', start: slots[0]?.start, timezone: 'Europe/Berlin', email };
  const made = await visitor.send('POST', '/api/bookings', { ...sent, firstName: 'Ada', lastName: 'Byron' });
  await limit(null);
  if (made?.status !== 201) throw new Error(`A call far ahead was answered with ${made?.status}`);
  const { token, start, end } = made.json.booking;
  const [begins, bookedAt] = [Date.parse(start), clock.elapsed()];
  model.bookings.push({
    ...{ token, email, type: 'consultation', start: begins, end: Date.parse(end), starts: [begins] },
    ...{ isActive: true, isUnsure: false, bookedAt, bookedFor: begins - clock.date() },
  });
}

async function keepForm(visitor: Client, email: string): Promise<Kept | undefined> {
  const stamp = (await visitor.get('/api/site/stamp'))?.json?.stamp;
  const sent = {
    firstName: 'Ada',
    lastName: 'Byron',
    email,
    service: ['n8n-workflow-automation'],
    message: 'This tab was open for a month.',
    stamp,
  };
  return async () => (await visitor.send('POST', '/api/contact', sent))?.status;
}
