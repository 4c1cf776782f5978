import { createHmac } from 'node:crypto';
import { returned } from '#testing/bounce-mails.ts';
import { fingerprint } from '#testing/simulation/event-log.ts';
import { corrected, type ExpectedContact } from '#testing/simulation/model.ts';
import type { Random } from '#testing/simulation/random.ts';
import { BOUNCE_SECRET, HOUR, MINUTE, OWNER, type World } from '#testing/simulation/world.ts';
import { book, bookAgainAndAgain, bookTooMany, bookWrongTime, changeBooking, readBookingPage } from './calls.ts';
import { type Client, createClient, type JsonAnswer } from './client.ts';
import { isUncertain, readPage, readPageAtCdn } from './page-texts.ts';
import { follow, otherAddress, TOPIC } from './people.ts';
import { watch } from './steady.ts';

/** Acts of visitors, and how often they come. */
const WEIGHTS = {
  read: 30,
  contact: 8,
  twice: 2,
  subscribe: 8,
  book: 10,
  race: 3,
  greedy: 1,
  wrongTime: 4,
  change: 6,
  chat: 1,
  bot: 3,
  flood: 1,
  forge: 3,
};

/** Names of those who do the same at the same time. */
const OTHERS = ['second', 'third'];

/** A visit. */
export async function visit(world: World, random: Random): Promise<void> {
  const kind = random.weighted(WEIGHTS);
  const client = createClient(world);
  const person = `${random.pick(['ada', 'grace', 'linus', 'edsger', 'barbara'])}.${fingerprint(String(random.next()))}@mail.example`;
  if (kind === 'read') await read(world, random, client);
  else if (kind === 'contact') await contact(world, random, client, person);
  else if (kind === 'twice') await Promise.all([1, 2].map(() => contact(world, random, client, person)));
  else if (kind === 'subscribe') await subscribe(world, random, client, person);
  else if (kind === 'book') await book(world, random, client, [person]);
  else if (kind === 'race')
    await book(world, random, client, [person, ...OTHERS.map((name) => otherAddress(person, name))]);
  else if (kind === 'greedy') await bookTooMany(world, random, client, person);
  else if (kind === 'wrongTime') await bookWrongTime(world, random, client, person);
  else if (kind === 'change') await changeBooking(world, random, client);
  else if (kind === 'chat')
    for (const email of [person, ...OTHERS.map((name) => otherAddress(person, name))])
      await chat(world, random, client, email);
  else if (kind === 'flood') await flood(world, random, client, person);
  else if (kind === 'forge') await forge(world, random, client);
  else await bot(world, client, person);
}

async function read(world: World, random: Random, client: Client): Promise<void> {
  const paths = ['/', '/about', '/blog', '/calendar', '/nothing-here'];
  const posts = [...world.model.posts.values()];
  const isDue = ({ at }: { at: number }) => at < world.clock.date() - MINUTE;
  const due = world.model.dueReads.filter(isDue);
  world.model.dueReads = world.model.dueReads.filter((each) => !isDue(each));
  for (const { slug } of due) await readPost(world, client, slug);
  for (let count = random.between(1, 4); count > 0; count--) {
    const kind = random.weighted({ post: posts.length > 0 ? 30 : 0, page: 14, lists: 12, booking: 6, other: 38 });
    if (kind === 'post') await readPost(world, client, random.pick(posts).slug);
    else if (kind === 'page') await random.pick([readPage, readPageAtCdn])(world, client);
    else if (kind === 'lists') await readLists(world, client);
    else if (kind === 'booking') await readBookingPage(world, random, client);
    else await client.get(random.pick(paths));
    await world.clock.sleep(random.between(2_000, MINUTE));
  }
}

/** Compares a post with what was published last. */
export async function readPost(world: World, client: Client, slug: string): Promise<void> {
  const { model } = world;
  const before = JSON.stringify([...model.posts]);
  const visibleAt = world.clock.date();
  const answer = await client.get(`/blog/${slug}`);
  const post = model.posts.get(slug);
  // Something was changed while it was read.
  if (!answer || !post || post.isUnsure || JSON.stringify([...model.posts]) !== before) return;
  if (isUncertain(world, post.visibleFrom, visibleAt, 5_000) || answer.status === 429) return;
  const isVisible = post.visibleFrom !== undefined && post.visibleFrom <= visibleAt;
  if (isVisible !== (answer.status === 200)) {
    world.violate(`The post ${slug} is ${isVisible ? '' : 'not '}public and was answered with ${answer.status}`);
  } else if (isVisible && !answer.body.includes(post.marker)) {
    world.violate(`The post ${slug} does not show its last text ${post.marker}`);
  }
  if (!isVisible) return;
  for (const { slug: other, visibleFrom = Number.POSITIVE_INFINITY, isUnsure } of model.posts.values()) {
    if (isUnsure || isUncertain(world, visibleFrom, visibleAt, 10_000) || visibleFrom <= visibleAt) continue;
    if (answer.body.includes(`/blog/${other}"`))
      world.violate(`The post ${slug} leads to ${other}, which is not public`);
  }
}

/** Compares feed, sitemap and the list of posts with the posts that are public. */
export async function readLists(world: World, client: Client): Promise<void> {
  const { clock, model } = world;
  const before = JSON.stringify([...model.posts.values()]);
  const feed = await client.get('/blog/rss.xml');
  const sitemap = await client.get('/sitemap.xml');
  const blog = await client.get('/blog');
  if (!feed || sitemap?.status !== 200 || JSON.stringify([...model.posts.values()]) !== before) return;
  for (const { slug, visibleFrom, isUnsure } of model.posts.values()) {
    if (isUnsure || isUncertain(world, visibleFrom, clock.date(), 10_000)) continue;
    const isPublic = visibleFrom !== undefined && visibleFrom < clock.date();
    if (sitemap.body.includes(`/blog/${slug}<`) !== isPublic) {
      world.violate(`The post ${slug} is ${isPublic ? 'missing in' : 'still in'} the sitemap`);
    }
    if (!isPublic && feed.body.includes(`/blog/${slug}`))
      world.violate(`The post ${slug} is in the feed but not public`);
  }
  for (const [, slug = '', date = ''] of feed.body.matchAll(/\/blog\/([\w-]+)<\/link>.*?<pubDate>([^<]+)/gs)) {
    const { visibleFrom, isUnsure } = model.posts.get(slug) ?? {};
    // The clock may have been set meanwhile.
    if (visibleFrom !== undefined && !isUnsure && Math.abs(Date.parse(date) - visibleFrom) > 5 * HOUR)
      world.violate(`The post ${slug} came out at ${new Date(visibleFrom).toISOString()}, and the feed says ${date}`);
  }
  await readTags(world, client);
  await searchPosts(world, client);
  const ready = [...model.posts.values()].filter(
    ({ visibleFrom = Number.POSITIVE_INFINITY }) => visibleFrom < clock.date() - 10_000,
  );
  const newest = ready.sort((a, b) => (b.visibleFrom ?? 0) - (a.visibleFrom ?? 0))[0];
  for (const [name, answer] of Object.entries({ blog, feed })) {
    if (answer?.status !== 200 || !newest || newest.isUnsure || answer.body.includes(`/blog/${newest.slug}`)) continue;
    world.violate(`The newest post ${newest.slug} is missing in the ${name}`);
  }
}

/** The tags of a post are listed while it is public. */
async function readTags(world: World, client: Client): Promise<void> {
  const { clock, model, violate } = world;
  const posts = [...model.posts.values()].filter(({ tag, isUnsure }) => tag && !isUnsure);
  const before = JSON.stringify([...model.posts.values()]);
  const answer = await client.get('/api/tags');
  if (answer?.status !== 200 || JSON.stringify([...model.posts.values()]) !== before) return;
  const names: string[] = answer.json.map(({ name }: { name: string }) => name.toLowerCase());
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice) violate(`The tag ${twice} is listed twice`);
  for (const { slug, tag, visibleFrom } of posts) {
    if (isUncertain(world, visibleFrom, clock.date(), 10_000)) continue;
    const isPublic = visibleFrom !== undefined && visibleFrom < clock.date();
    if (answer.body.includes(`"${tag}"`) !== isPublic)
      violate(`The tag of the post ${slug} is ${isPublic ? 'not listed' : 'listed, although the post is not public'}`);
  }
}

/** A search finds a post by its last text while it is public. */
async function searchPosts(world: World, client: Client): Promise<void> {
  const { clock, model, random } = world;
  const posts = [...model.posts.values()].filter(({ marker }) => marker.startsWith('text-')).slice(-6);
  if (posts.length === 0) return;
  const post = random.pick(posts);
  const before = JSON.stringify(post);
  const answer = await client.get(`/api/articles?q=${post.marker}`);
  if (answer?.status !== 200 || post.isUnsure || JSON.stringify(post) !== before) return;
  if (model.posts.get(post.slug) !== post || isUncertain(world, post.visibleFrom, clock.date(), 10_000)) return;
  const isPublic = post.visibleFrom !== undefined && post.visibleFrom < clock.date();
  if (answer.body.includes(`"${post.slug}"`) !== isPublic)
    world.violate(
      `A search does ${isPublic ? 'not ' : ''}find the post ${post.slug}, which is ${isPublic ? '' : 'not '}public`,
    );
}

export async function contact(
  world: World,
  random: Random,
  client: Client,
  email: string,
): Promise<ExpectedContact | undefined> {
  const stamp = (await client.get('/api/site/stamp'))?.json?.stamp;
  if (!stamp) return undefined;
  await world.clock.sleep(random.between(3_000, 10 * MINUTE));
  const marker = `message-${fingerprint(`${email}${random.next()}`)}`;
  const more = {
    company: `Mill ${marker.slice(-4)}`,
    phone: '+49 30 901820',
    page: '/about',
    referrer: 'partner.example',
  };
  const sent = {
    ...more,
    firstName: 'Ada',
    lastName: 'Byron',
    email: random.chance(0.2) ? withCapital(email) : email,
    service: ['n8n-workflow-automation'],
    message: `${random.pick(WORDS)} ${marker}`,
    stamp,
  };
  const expected: ExpectedContact = {
    marker,
    email,
    message: sent.message,
    fields: more,
    outcome: 'unknown',
    at: world.clock.elapsed(),
  };
  world.model.contacts.push(expected);
  const answer = await client.send('POST', '/api/contact', sent);
  if (answer) expected.outcome = answer.status === 201 ? 'stored' : 'refused';
  return expected;
}

async function subscribe(world: World, random: Random, client: Client, email: string): Promise<void> {
  // A returned mail suppresses at a time that nobody knows, so it would not be clear whether a new link came before or after it.
  const isClear = (email: string) => !world.model.returned.has(email);
  const left = [...world.model.subscribers.values()].filter(({ state, email }) => state === 'left' && isClear(email));
  // Somebody who has left stays so until the mail that asks to confirm is answered.
  if (left.length > 0 && random.chance(0.2))
    return void (await client.send('POST', '/api/newsletter', { email: random.pick(left).email, page: '/' }));
  const page = random.pick(['/', '/about']);
  const signedUpAt = world.clock.date();
  const subscriber = { email, page, signedUpAt, state: 'unknown' as const, at: world.clock.elapsed() };
  world.model.subscribers.set(email, subscriber);
  const answer = await client.send('POST', '/api/newsletter', { email, page });
  if (answer?.status === 201) Object.assign(subscriber, { state: 'waiting', at: world.clock.elapsed() });
  else if (answer) world.model.subscribers.delete(email);
}

/** Reads the mails of a subscriber: confirms, and later perhaps leaves. */
export async function answerMails(world: World, random: Random): Promise<void> {
  for (const mail of world.mail.mails.slice(world.readMails)) {
    const subscriber = world.model.subscribers.get(mail.to);
    if (!subscriber) continue;
    const confirm = /https:\S*\/newsletter\/confirm\/([\w.-]+)/.exec(mail.text)?.[1];
    const leave = /https:\S*\/newsletter\/unsubscribe\/([\w.-]+)/.exec(mail.text)?.[1];
    if (confirm) Object.assign(subscriber, { confirmLink: confirm, askedAt: mail.at });
    if (leave) subscriber.leaveLink = leave;
  }
  world.readMails = world.mail.mails.length;
  for (const subscriber of [...world.model.subscribers.values()]) {
    if (subscriber.neverLeaves) continue;
    const client = createClient(world);
    const suppressedAt = world.model.suppressed.get(subscriber.email);
    if (subscriber.state === 'waiting' && subscriber.confirmLink && random.chance(0.6)) {
      await follow(world, client, subscriber, 'confirm');
    } else if (subscriber.state === 'subscribed' && subscriber.leaveLink && random.chance(0.12)) {
      if (random.chance(0.5)) await leave();
      else await choose(subscriber.leaveLink, random.chance(0.4) ? null : [TOPIC]);
    } else if (subscriber.state === 'unknown' && subscriber.leaveLink && random.chance(0.3)) {
      await leave();
    } else if (
      (suppressedAt ?? 0) > Math.max(subscriber.at, subscriber.askedAt ?? 0) + 4 * HOUR &&
      subscriber.confirmLink &&
      random.chance(0.2)
    ) {
      // An old link says nothing about what came after it: the address stays suppressed.
      subscriber.state = 'unknown';
      await client.send('POST', `/api/newsletter/confirm/${subscriber.confirmLink}`);
    }

    /** The mail is opened again later, and its link is clicked again. */
    async function leave(): Promise<void> {
      await follow(world, client, subscriber, 'unsubscribe');
      if (subscriber.state === 'left' && random.chance(0.3)) await follow(world, client, subscriber, 'unsubscribe');
    }

    /** @param topics null for all issues. */
    async function choose(token: string, topics: string[] | null): Promise<void> {
      const before = subscriber.limitedAt;
      const unsure = Number.POSITIVE_INFINITY;
      subscriber.limitedAt = unsure;
      const path = `/api/newsletter/interests/${token}`;
      const isSteady = watch(world);
      const answer = await client.send('POST', path, { topics });
      if (!answer) return;
      const isChosen = answer.status === 200;
      if (isChosen) Object.assign(subscriber, { hasChosen: true, at: world.clock.elapsed() });
      if (!isChosen) subscriber.limitedAt = before;
      else subscriber.limitedAt = topics ? Math.min(before ?? unsure, world.clock.date()) : undefined;
      const { limitedAt } = subscriber;
      const shown = isChosen ? await client.get(path) : undefined;
      if (
        shown?.status === 200 &&
        isSteady() &&
        subscriber.limitedAt === limitedAt &&
        shown.json.isLimited !== !!topics
      )
        world.violate(`${subscriber.email} chose ${topics ?? 'all issues'}, and the page shows something else`);
    }
  }
}

/** The mail provider reports that a mailbox does not exist, or that its reader complained. */
export async function reportBounces(world: World, random: Random): Promise<void> {
  const subscribed = [...world.model.subscribers.values()].filter(({ state }) => state === 'subscribed');
  const sent = new Set(world.mail.mails.flatMap(({ event, to }) => (event === 'newsletter.issue' ? [to] : [])));
  const readers = subscribed.filter(({ email }) => sent.has(email) && !world.model.suppressed.has(email));
  if (subscribed.length === 0) return;
  const { email } = random.pick(readers.length > 0 ? readers : subscribed);
  if (random.chance(0.5)) return returnMail(world, random, email);
  await reportBounce(world, random, email);
}

/** A signed report that a mailbox does not exist, or that its reader complained. */
export async function reportBounce(world: World, random: Random, email: string): Promise<void> {
  const body = JSON.stringify({ type: random.pick(['hard', 'complaint']), email, reason: '550 5.1.1 no such user' });
  const send = (secret: string, ageSeconds = 0) => {
    const timestamp = String(Math.floor(world.clock.date() / 1000) - ageSeconds);
    const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
    const headers = { 'x-webhook-timestamp': timestamp, 'x-webhook-signature': `sha256=${signature}` };
    return createClient(world, headers).send('POST', '/api/newsletter/bounces', JSON.parse(body));
  };
  const forged = await send('a guess');
  if (forged && forged.status < 400) world.violate('A bounce with a wrong signature was accepted');
  const old = await send(BOUNCE_SECRET, 3_600);
  if (old && old.status < 400) world.violate('A report of a bounce was accepted an hour later');
  const answer = await send(BOUNCE_SECRET);
  if (answer?.status === 200 && answer.json.recorded > 0) world.model.suppressed.set(email, world.clock.elapsed());
  else if (!answer) world.model.maybeSuppressed.add(email);
  // A complaint takes the address off the list.
  const subscriber = world.model.subscribers.get(email);
  if (subscriber) subscriber.state = 'unknown';
}

/** An issue comes back to the mailbox of the business, as nobody has the address or as the mailbox is full. */
function returnMail({ clock, mail, mailbox, model, restoredAt }: World, random: Random, email: string): void {
  // A restored server may not know a mail that it sent before.
  const isKnown = ({ begunAt }: { begunAt: number }) => restoredAt === 0 || begunAt > restoredAt;
  const issue = mail.mails.findLast((each) => each.to === email && each.event === 'newsletter.issue' && isKnown(each));
  if (!issue) return;
  const { messageId } = issue;
  const isFull = random.chance(0.3);
  const full = { status: '5.2.2', diagnostic: 'the mailbox is full' };
  mailbox.mails.push({ source: returned({ to: email, messageId, ...(isFull ? full : {}) }), isSeen: false });
  if (isFull) model.full.add(email);
  else model.returned.set(email, clock.elapsed());
}

async function chat(world: World, random: Random, client: Client, email: string): Promise<void> {
  const { clock, model } = world;
  const questions = ['What does it cost?', 'Do you work with n8n?', 'Hello', 'Can I book a call?'];
  let sessionId: string | undefined;
  let isKnown = false;
  const say = async (message: string) => {
    const at = clock.elapsed();
    const answer = await client.send('POST', '/api/chatbot', { message, sessionId });
    const isNew = answer?.status === 200 && answer.json.sessionId !== sessionId;
    sessionId = answer?.json?.sessionId ?? sessionId;
    return { at, isTaken: answer?.status === 200, isNew };
  };
  /** The owner hears of each way to reach somebody. */
  const expectLead = (at: number, text: string, about = email) =>
    model.dueMails.push({ event: 'chat.lead', to: OWNER, at, text, about });
  for (let count = random.between(1, 3); count > 0; count--) {
    const isLead = random.chance(0.4);
    const { at, isTaken } = await say(isLead ? `Please write to ${email}` : random.pick(questions));
    if (!isLead || !isTaken) continue;
    if (!isKnown) expectLead(at, email);
    isKnown = true;
    model.chats.push({ email });
  }
  if (!isKnown) return;
  let address = email;
  if (random.chance(0.6)) {
    // The address was wrong: the owner needs the new one.
    address = corrected(email);
    model.chats = model.chats.filter((chat) => chat.email !== email);
    const { at, isTaken, isNew } = await say(`Please write to ${address} instead`);
    if (!isTaken || isNew) return;
    expectLead(at, address, address);
    model.chats.push({ email: address });
  }
  if (random.chance(0.4)) return;
  const phone = `+49 30 901820${random.between(100, 999)}`;
  const { at, isTaken, isNew } = await say(`You can also call ${phone}`);
  if (isTaken && !isNew) expectLead(at, phone, address);
}

/** An address as phones write it at the begin of a field: it is the same person. */
const withCapital = (email: string) => email.replace(/^\w/, (letter) => letter.toUpperCase());

/** More messages an hour than one address may send. */
async function flood(world: World, random: Random, client: Client, email: string): Promise<void> {
  if (random.chance(0.4)) return bookAgainAndAgain(world, client, email);
  const isSteady = watch(world);
  const send = () => client.send('POST', '/api/contact', { ...SPAM, email, message: 'Buy now' });
  for (let count = 0; count < 25; count++) {
    const answer = await send();
    if (answer?.status === 429) return comeBack(world, send, answer);
    if (!answer) return;
  }
  if (isSteady()) world.violate('25 messages in a row were taken from one address');
}

/** A limit is over when its answer has said so, also for somebody who tries again meanwhile. */
async function comeBack(
  world: World,
  send: () => Promise<JsonAnswer | undefined>,
  { headers }: JsonAnswer,
): Promise<void> {
  const { clock, violate } = world;
  const isSteady = watch(world);
  const wait = Number(headers['retry-after']) * 1_000;
  await clock.sleep(wait / 2);
  await send();
  await clock.sleep(wait / 2 + 2_000);
  const answer = await send();
  if (answer?.status === 429 && isSteady())
    violate(`A limit was not over after the ${wait / 1_000} s that it had said`);
}

/** A link with the signature of another one opens nothing. */
async function forge({ model, violate }: World, random: Random, client: Client): Promise<void> {
  const mix = (links: string[]) => {
    const [own, other] = [random.pick(links), random.pick(links)].map((link) => link?.split('.')[0] ?? '');
    const forged = `${own?.split('-')[0]}-${other?.split('-').slice(1).join('-')}`;
    return forged === own || own === other ? undefined : forged;
  };
  const leave = mix([...model.subscribers.values()].flatMap(({ leaveLink }) => leaveLink ?? []));
  const left = leave ? await client.send('POST', `/api/newsletter/unsubscribe/${leave}`) : undefined;
  if (left && left.status < 400) violate('A forged link unsubscribed somebody');
  const call = mix(model.bookings.flatMap(({ token }) => token || []));
  const cancelled = call ? await client.send('POST', `/api/bookings/${call}/cancel`) : undefined;
  if (cancelled && cancelled.status < 400) violate('A forged link cancelled a call');
}

/** Messages as people write them, and as somebody who knows what spreadsheets do. */
const WORDS = [
  'We retype every job sheet:',
  'Is it true that "retyping", as you call it, can end?',
  '=1+1, and so on:',
  'First line,\nsecond "line":',
];

const SPAM = {
  firstName: 'Buy',
  lastName: 'Now',
  service: ['n8n-workflow-automation'],
  website: 'https://spam.example',
};

/** Fills in the trap, or is too fast: nothing may be stored. */
async function bot(world: World, client: Client, email: string): Promise<void> {
  const marker = `message-bot-${fingerprint(email)}`;
  const fields = { firstName: 'Buy', lastName: 'Now', email, service: ['n8n-workflow-automation'], message: marker };
  const answer = await client.send('POST', '/api/contact', { ...fields, website: 'https://spam.example' });
  if (answer && answer.status < 400) world.violate('A form with the trap filled in was accepted');
  world.model.contacts.push({ marker, email, outcome: 'refused', at: world.clock.elapsed() });
}
