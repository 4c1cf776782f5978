import { type BlockedTime, type ExpectedBooking, HIDDEN_TYPE, hoursOf } from '#testing/simulation/model.ts';
import { checkOffered, listBlocking, listOpenTimes } from '#testing/simulation/offered.ts';
import type { Random } from '#testing/simulation/random.ts';
import { addToCalendar, type CalendarEvent } from '#testing/simulation/servers/calendar.ts';
import { DAY, HOUR, MINUTE, OWNER, type World } from '#testing/simulation/world.ts';
import { type Client, createClient } from './client.ts';
import { otherAddress } from './people.ts';
import { watch } from './steady.ts';

/** Visitors want one of the first times that are offered: so several want the same one. */
const SOON = 30;

/** What somebody says of a call beside what has to be said, and the answer to the question before a strategy session. */
const DETAILS = { company: 'Mill & Sons', message: 'About the mill.', page: '/calendar', referrer: 'partner.example' };
const GOAL = 'Less typing';

/** Books a free time; several people at once want the same one. */
export async function book(world: World, random: Random, client: Client, people: string[]): Promise<void> {
  const type = random.pick(['consultation', 'strategy']);
  const offered = await lookAtTimes(world, client, type, random.chance(0.4));
  const free = offered?.slice(0, SOON) ?? [];
  if (free.length === 0) return;
  const freed = free.find(({ start }) => isFreed(world, Date.parse(start)));
  const { start } = freed && random.chance(0.5) ? freed : random.pick(free);
  await world.clock.sleep(random.between(3_000, 5 * MINUTE));
  await Promise.all(
    people.map(async (email) => {
      const busy = listBlocking(world);
      const blocked = [...world.model.blocked];
      const isFull = watchLimit(world, type, Date.parse(start));
      const unsure: ExpectedBooking = {
        token: '',
        email,
        type,
        start: Date.parse(start),
        end: Date.parse(start),
        isActive: true,
        isUnsure: true,
        bookedAt: world.clock.elapsed(),
        bookedFor: Date.parse(start) - world.clock.date(),
        starts: [],
        fields: { ...DETAILS, ...(type === 'strategy' && { answers: GOAL }) },
      };
      world.model.bookings.push(unsure);
      const answer = await createClient(world).send('POST', '/api/bookings', {
        ...DETAILS,
        answers: { [world.goalQuestion]: GOAL },
        type,
        start,
        timezone: 'Europe/Berlin',
        firstName: 'Ada',
        lastName: 'Byron',
        email,
      });
      if (!answer) return;
      if (answer.status !== 201) return void world.model.bookings.splice(world.model.bookings.indexOf(unsure), 1);
      const { token, end } = answer.json.booking;
      Object.assign(unsure, { token, end: Date.parse(end), isUnsure: false });
      // Somebody who was erased before is known again.
      if ((world.model.erased.get(email) ?? unsure.bookedAt) < unsure.bookedAt) world.model.erased.delete(email);
      checkTime(world, unsure, busy, blocked);
      if (isFull()) world.violate(`A ${type} was booked on a day that had as many as it may have`);
      expectMails(world, 'booking.created', unsure);
    }),
  );
}

/** A time of a call that was cancelled: its owner may take the call back. */
function isFreed({ model }: World, start: number): boolean {
  return model.bookings.some((booking) => !booking.isActive && booking.start === start);
}

/** Compares the times that are offered with those that nothing takes, where `isCompared`. @returns the former. */
export async function lookAtTimes(world: World, client: Client, type: string, isCompared: boolean) {
  const before = isCompared ? listOpenTimes(world, type) : new Set<number>();
  const { served } = world.feed;
  const blocking = listBlocking(world);
  const isSteady = watch(world);
  const offered = await listOffered(client, `type=${type}`);
  if (offered && isSteady())
    checkOffered(world, { type, offered: offered.map(({ start }) => Date.parse(start)), before, blocking, served });
  return offered;
}

/** Days whose times the page may show. */
const PAGE_DAYS = 31;

/** The page on which calls are booked has times that are offered, also after the owner's calendar has one more event. A page may be in memory for an hour. */
export async function readBookingPage(world: World, random: Random, client: Client): Promise<void> {
  const first = random.chance(0.5) ? await client.get('/calendar') : undefined;
  const times = first?.status === 200 ? shownTimes(first.body).map((start) => Date.parse(start)) : [];
  const late = times.filter((start) => start > world.clock.date() + 3 * HOUR);
  if (late.length > 0) {
    const start = random.pick(late);
    addToCalendar(world.feed, { start, end: start + HOUR, kind: 'busy', form: 'utc' });
    // Before it answers whoever tries to book, the server reads the calendars.
    await bookHiddenType(world, client, 'hidden@mail.example');
  }
  await compareBookingPage(world, client);
}

/** The page on which calls are booked has only times that are offered. */
export async function compareBookingPage(world: World, client: Client): Promise<void> {
  const isSteady = watch(world);
  const offered = new Set<string>();
  const list = async () => {
    const times = await listOffered(client, 'type=consultation', PAGE_DAYS);
    for (const { start } of times ?? []) offered.add(start);
    return times !== undefined;
  };
  const isListed = await list();
  const page = await client.get('/calendar');
  if (!isListed || !(await list()) || page?.status !== 200 || !isSteady()) return;
  const wrong = shownTimes(page.body).find(
    (start) => !offered.has(start) && Date.parse(start) > world.clock.date() + 2 * HOUR,
  );
  if (wrong) world.violate(`The booking page shows ${wrong}, which is not offered`);
}

function shownTimes(page: string): string[] {
  return [...page.matchAll(/name="start" value="([^"]+)"/g)].map(([, start = '']) => start);
}

/** A booking that was changed is told to both sides. */
export function expectMails({ clock, model }: World, event: string, booking: ExpectedBooking): void {
  const at = clock.elapsed();
  booking.bookedFor = booking.start - clock.date();
  booking.starts.push(booking.start);
  // A mailbox gets three mails about bookings a day.
  const told = booking.starts.length > 3 ? [OWNER] : [OWNER, booking.email];
  for (const to of told) model.dueMails.push({ event, to, at });
  if (event === 'booking.rescheduled') booking.movedAt = at;
}

/** Calls that one address may book in an hour. */
const BOOKED_PER_HOUR = 20;

/** Books and cancels calls again and again, from one address. */
export async function bookAgainAndAgain(world: World, client: Client, email: string): Promise<void> {
  const { model, clock } = world;
  const isSteady = watch(world);
  for (let count = 0; count <= BOOKED_PER_HOUR; count++) {
    const [first] = await listFree(client, 'type=consultation');
    if (!first) return;
    const start = Date.parse(first.start);
    const sent = {
      type: 'consultation',
      start: first.start,
      timezone: 'Europe/Berlin',
      firstName: 'Ada',
      lastName: 'Byron',
    };
    const booking: ExpectedBooking = {
      ...{
        token: '',
        email: otherAddress(email, `call-${count}`),
        type: 'consultation',
        start,
        end: start,
        starts: [],
      },
      isActive: true,
      isUnsure: true,
      bookedAt: clock.elapsed(),
      bookedFor: 0,
      isWritten: false,
    };
    model.bookings.push(booking);
    const made = await client.send('POST', '/api/bookings', { ...sent, email: booking.email });
    if (made && made.status !== 201) model.bookings.splice(model.bookings.indexOf(booking), 1);
    if (made?.status !== 201) return;
    Object.assign(booking, { token: made.json.booking.token, end: Date.parse(made.json.booking.end) });
    const cancelled = await client.send('POST', `/api/bookings/${booking.token}/cancel`);
    if (cancelled?.status !== 200) return;
    Object.assign(booking, { isActive: false, isUnsure: false, cancelledAt: clock.elapsed() });
  }
  if (isSteady()) world.violate(`More than ${BOOKED_PER_HOUR} calls were booked from one address`);
}

/** Calls ahead that one mailbox may have. */
const CALLS_AHEAD = 6;

/** Somebody books more calls than one mailbox may have. */
export async function bookTooMany(world: World, random: Random, client: Client, email: string): Promise<void> {
  const { model } = world;
  const isSteady = watch(world);
  for (let count = 0; count < CALLS_AHEAD + 3; count++) await book(world, random, client, [email]);
  const own = model.bookings.filter((booking) => booking.email === email);
  const ahead = own.filter(({ isActive, isUnsure }) => isActive && !isUnsure).length;
  if (isSteady() && ahead > CALLS_AHEAD) world.violate(`${email} has booked ${ahead} calls`);
  // The mailbox had its three mails of this day.
  for (const booking of own) Object.assign(booking, { isWritten: false, starts: [...booking.starts, 0, 0, 0] });
  model.dueMails = model.dueMails.filter(({ to }) => to !== email);
}

/** Somebody tries a time that is never offered: over, too far ahead, between two times, at night, or in ten minutes. */
export async function bookWrongTime(world: World, random: Random, client: Client, email: string): Promise<void> {
  const { clock } = world;
  const { blocked } = world.model;
  if (random.chance(0.4) && blocked.length > 0) return bookBlockedTime(world, client, email, random.pick(blocked));
  if (random.chance(0.2)) return bookHiddenType(world, client, email);
  const hour = Math.ceil(clock.date() / HOUR) * HOUR;
  const nearNoon = Math.floor(hour / DAY) * DAY + 20 * HOUR;
  const wrong = [hour - DAY, nearNoon + 45 * DAY, nearNoon + 3 * DAY + 17 * MINUTE, nearNoon + 2 * DAY - 9 * HOUR];
  const first = random.chance(0.5) ? (await listFree(client, 'type=consultation'))[0] : undefined;
  if (first) {
    await clock.sleep(Date.parse(first.start) - clock.date() - 10 * MINUTE);
    // The clock was set meanwhile.
    if (Math.abs(Date.parse(first.start) - clock.date() - 10 * MINUTE) > MINUTE) return;
  }
  const start = first?.start ?? new Date(random.pick(wrong)).toISOString();
  const sent = { type: 'consultation', start, timezone: 'Europe/Berlin', firstName: 'Ada', lastName: 'Byron', email };
  const answer = await client.send('POST', '/api/bookings', sent);
  if (answer && answer.status < 400) world.violate(`A call was booked at ${start}, a time that is not offered`);
}

/** A time at which the owner takes no calls, which was free before. */
export async function bookBlockedTime(
  world: World,
  client: Client,
  email: string,
  { date, from }: BlockedTime,
): Promise<void> {
  const { timezone } = world.model.hours;
  // A day off begins at night.
  const time = from === '00:00' ? '13:00' : from;
  const moment = [7, 8]
    .map((hours) => Date.parse(`${date}T${time}:00Z`) + hours * HOUR)
    .find((ms) => ms > world.clock.date() + HOUR && localTime(ms, timezone).time === time);
  if (moment === undefined) return;
  const isSteady = watch(world);
  const start = new Date(moment).toISOString();
  const sent = { type: 'consultation', start, timezone: 'Europe/Berlin', firstName: 'Ada', lastName: 'Byron', email };
  const answer = await client.send('POST', '/api/bookings', sent);
  if (answer && answer.status < 400 && isSteady())
    world.violate(`A call was booked at ${start}, which the owner has blocked`);
}

/** A kind of call that the owner has hidden, at a time that is free. */
async function bookHiddenType(world: World, client: Client, email: string): Promise<void> {
  const [first] = await listFree(client, 'type=consultation');
  if (!first) return;
  const sent = {
    type: HIDDEN_TYPE,
    start: first.start,
    timezone: 'Europe/Berlin',
    firstName: 'Ada',
    lastName: 'Byron',
  };
  const answer = await client.send('POST', '/api/bookings', { ...sent, email });
  if (answer && answer.status < 400) world.violate('A call of a hidden kind was booked');
}

/** @param what `type=` or `booking=`, with a value. */
export async function listFree(client: Client, what: string): Promise<{ start: string }[]> {
  return (await listOffered(client, what))?.slice(0, SOON) ?? [];
}

/** All times that are offered in some days; undefined without an answer. */
export async function listOffered(client: Client, what: string, inDays = 14): Promise<{ start: string }[] | undefined> {
  const slots = await client.get(`/api/slots?${what}&days=${inDays}&timezone=Europe/Berlin`);
  const days: { slots: { start: string }[] }[] | undefined = slots?.status === 200 ? slots.json.days : undefined;
  return days?.flatMap((day) => day.slots);
}

/** A new time of a booking must lie in the hours of its type, in no time that was blocked, and in no event that the server had read. */
function checkTime(world: World, booking: ExpectedBooking, busy: CalendarEvent[], blocked: BlockedTime[]): void {
  const { timezone, days, from, to } = hoursOf(world.model, booking.type);
  const start = localTime(booking.start, timezone);
  const end = localTime(booking.end - 1, timezone);
  if (!days.includes(start.day) || start.time < from || end.time >= to) {
    world.violate(
      `A ${booking.type} was booked outside the hours: ${new Date(booking.start).toISOString()} is ${start.time} in ${timezone}`,
    );
  }
  const dentist = blocked.find(({ date, from, to }) => start.date === date && start.time < to && end.time >= from);
  if (dentist) world.violate(`A call was booked into the blocked time at ${dentist.from} on ${dentist.date}`);
  const { blocking } = world.model;
  const hit = busy.find(({ kind, start, end }) => blocking[kind] && start < booking.end && booking.start < end);
  if (hit && world.isCalendarConnected) world.violate(`A call was booked into the event ${hit.uid}`);
}

/**
 * Remembers the other calls of a day.
 *
 * @returns a function that tells whether those that are still there are as many as a day may have.
 */
function watchLimit({ model }: World, type: string, start: number): () => boolean {
  const { hours, maxPerDay, maxPerDayOfAll } = model;
  const dayOf = (ms: number) => localTime(ms, hours.timezone).date;
  const day = dayOf(start);
  const isThere = (other: ExpectedBooking) =>
    other.isActive && !other.isUnsure && Math.abs(other.start - start) < DAY && dayOf(other.start) === day;
  const others = model.bookings.filter(isThere);
  return () => {
    const still = others.filter((other) => isThere(other) && model.bookings.includes(other));
    const ofType = still.filter((other) => other.type === type).length;
    return ofType >= (maxPerDay[type] ?? ofType + 1) || still.length >= maxPerDayOfAll;
  };
}

/** Making one takes longer than a hundred uses of it. */
const FORMATS = new Map<string, Intl.DateTimeFormat>();
const formatOf = (timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  } as Intl.DateTimeFormatOptions);

/** Weekday (0 is Sunday), YYYY-MM-DD and HH:MM in a time zone. */
export function localTime(ms: number, timeZone: string): { day: number; date: string; time: string } {
  const format = FORMATS.get(timeZone) ?? formatOf(timeZone);
  FORMATS.set(timeZone, format);
  const parts = format.formatToParts(ms);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  const day = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].indexOf(part('weekday'));
  const date = `${part('year')}-${part('month')}-${part('day')}`;
  return { day, date, time: `${part('hour')}:${part('minute')}` };
}

/** The link of a call that is cancelled moves nothing. */
async function moveCancelled(world: World, random: Random, client: Client): Promise<void> {
  const isOver = ({ isActive, isUnsure, token, start }: ExpectedBooking) =>
    !isActive && !isUnsure && token !== '' && start > world.clock.date() + HOUR;
  const over = world.model.bookings.filter(isOver);
  if (over.length === 0) return;
  const booking = random.pick(over);
  const free = await listFree(client, `type=${booking.type}`);
  if (free.length === 0 || !isOver(booking)) return;
  const wanted = { start: random.pick(free).start, timezone: 'Europe/Berlin' };
  const answer = await client.send('POST', `/api/bookings/${booking.token}/reschedule`, wanted);
  if (answer && answer.status < 400 && isOver(booking))
    world.violate(`The cancelled call of ${booking.email} was moved`);
}

/** A call that took place stays in the list. */
async function cancelOver({ clock, model, violate }: World, client: Client): Promise<void> {
  const over = model.bookings.findLast(({ token, isActive, end }) => token && isActive && end < clock.date() - HOUR);
  if (!over) return;
  const answer = await client.send('POST', `/api/bookings/${over.token}/cancel`);
  if (answer && answer.status < 400 && over.isActive && over.end < clock.date())
    violate(`The call of ${over.email}, which is over, was cancelled`);
}

/** Somebody cancels or moves a call. */
export async function changeBooking(world: World, random: Random, client: Client): Promise<void> {
  const kind = random.weighted({ open: 7, cancelled: 2, over: 1 });
  if (kind === 'cancelled') return moveCancelled(world, random, client);
  if (kind === 'over') return cancelOver(world, client);
  const open = world.model.bookings.filter(
    ({ isActive, isUnsure, token, start }) => isActive && !isUnsure && token && start > world.clock.date() + HOUR,
  );
  if (open.length === 0) return;
  const booking = random.pick(open);
  if (random.chance(0.4)) {
    booking.isUnsure = true;
    const answer = await client.send('POST', `/api/bookings/${booking.token}/cancel`);
    if (!answer) return;
    booking.isUnsure = false;
    if (answer.status !== 200) return;
    Object.assign(booking, { isActive: false, cancelledAt: world.clock.elapsed() });
    expectMails(world, 'booking.cancelled', booking);
    return;
  }
  const free = await listFree(client, `booking=${booking.token}`);
  if (free.length === 0 || booking.isUnsure || !booking.isActive) return;
  booking.isUnsure = true;
  const busy = listBlocking(world);
  const blocked = [...world.model.blocked];
  // Half an hour earlier or later overlaps the call itself.
  const near = free.filter(({ start }) => Math.abs(Date.parse(start) - booking.start) < HOUR);
  const wanted = random.pick(near.length > 0 && random.chance(0.5) ? near : free).start;
  const isFull = watchLimit(world, booking.type, Date.parse(wanted));
  // The visitor has moved, too, within the same hours.
  const move = () =>
    client.send('POST', `/api/bookings/${booking.token}/reschedule`, { start: wanted, timezone: 'Europe/Paris' });
  const isSteady = watch(world);
  let answer = await move();
  if (answer?.status === 409) {
    const isOffered = async () =>
      (await listFree(client, `booking=${booking.token}`)).some(({ start }) => start === wanted);
    if (await isOffered()) {
      answer = await move();
      if (answer?.status === 409 && isSteady() && (await isOffered()) && isSteady())
        world.violate(`The call of ${booking.email} cannot be moved to ${wanted}, which is offered`);
    }
  }
  if (!answer) return;
  booking.isUnsure = false;
  if (answer.status !== 200) return;
  const { start, end, timezone } = answer.json.booking ?? answer.json;
  const isMoved = booking.start !== Date.parse(start);
  if (isMoved && timezone !== 'Europe/Paris') world.violate(`The moved call of ${booking.email} is in ${timezone}`);
  Object.assign(booking, { start: Date.parse(start), end: Date.parse(end) });
  checkTime(world, booking, busy, blocked);
  if (isMoved && isFull()) world.violate(`A ${booking.type} was moved to a day that had as many as it may have`);
  if (isMoved) expectMails(world, 'booking.rescheduled', booking);
}
