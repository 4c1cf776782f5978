import { fingerprint } from '#testing/simulation/event-log.ts';
import type { BlockedTime, ExpectedBooking } from '#testing/simulation/model.ts';
import type { Random } from '#testing/simulation/random.ts';
import { DAY, HOUR, MINUTE, type World } from '#testing/simulation/world.ts';
import { bookBlockedTime, compareBookingPage, expectMails } from './calls.ts';
import type { Captain } from './captains.ts';
import { createClient } from './client.ts';
import { watch } from './steady.ts';

interface Row {
  id: number;
  email: string;
  startsAt: string;
  status: string;
}

export async function changeBookings(world: World, random: Random, owner: Captain): Promise<void> {
  const list = await owner.call('GET', '/captain/bookings');
  if (list?.status !== 200) return;
  const rows: Row[] = list.json;
  const ahead = rows.filter((row) => Date.parse(row.startsAt) > world.clock.date() + HOUR);
  if (ahead.length === 0) return;
  const isCancelled = ({ status }: Row) => status === 'cancelled';
  const isTaken = ({ startsAt }: Row) => ahead.some((other) => !isCancelled(other) && other.startsAt === startsAt);
  const outdone = ahead.filter((one) => isCancelled(one) && isTaken(one));
  const row = random.pick(outdone.length > 0 && random.chance(0.5) ? outdone : ahead);
  const isActive = row.status !== 'cancelled';
  const booking = world.model.bookings.find(
    (each) => each.email === row.email && each.start === Date.parse(row.startsAt) && each.isActive === isActive,
  );
  if (!booking || booking.isUnsure) return;
  booking.isUnsure = true;
  if (!isActive || random.chance(0.5)) {
    const status = isActive ? random.pick(['cancelled', 'confirmed']) : 'confirmed';
    const answer = await owner.call('PATCH', `/captain/bookings/${row.id}`, { status }, 'booking.save');
    if (!answer) return;
    booking.isUnsure = false;
    if (answer.status !== 200) return;
    booking.isActive = status !== 'cancelled';
    if (booking.isActive) {
      // A call that is taken back is told like a new one, and has new reminders.
      if (!isActive) expectMails(world, 'booking.created', booking);
      return;
    }
    booking.cancelledAt = world.clock.elapsed();
    expectMails(world, 'booking.cancelled', booking);
    return;
  }
  const day = new Date(world.clock.date() + random.between(1, 10) * DAY).toISOString().slice(0, 10);
  const times = await owner.call('GET', `/captain/bookings/${row.id}/free-times?from=${day}`);
  const free: { start: string }[] = times?.json?.days?.flatMap((each: { slots: unknown[] }) => each.slots) ?? [];
  // A call that is moved to its own time stays as it is, and nobody is told.
  const wanted = free.find(({ start }) => Date.parse(start) !== booking.start)?.start;
  if (!wanted) {
    booking.isUnsure = false;
    return;
  }
  const answer = await owner.call('POST', `/captain/bookings/${row.id}/move`, { start: wanted }, 'booking.move');
  if (!answer) return;
  booking.isUnsure = false;
  if (answer.status >= 300) return;
  const length = booking.end - booking.start;
  Object.assign(booking, { start: Date.parse(wanted), end: Date.parse(wanted) + length });
  expectMails(world, 'booking.rescheduled', booking);
}

/** The owner's calendar program reads the feed of bookings, whose former address is unknown. */
export async function readFeed(world: World, owner: Captain): Promise<void> {
  const { model } = world;
  const isSteady = watch(world);
  const former = await owner.call('POST', '/captain/calendar-feed/rotate', undefined, 'calendar-feed.rotate');
  const feed = await owner.call('POST', '/captain/calendar-feed/rotate', undefined, 'calendar-feed.rotate');
  if (former?.status !== 200 || feed?.status !== 200) return;
  const program = createClient(world);
  const old = await program.get(new URL(former.json.url).pathname);
  if (isSteady() && old && old.status < 400) world.violate('The former address of the feed of bookings still works');
  const isKnown = ({ isActive, isUnsure }: ExpectedBooking) => isActive && !isUnsure;
  const before = new Set(model.bookings.filter(isKnown));
  const answer = await program.get(new URL(feed.json.url).pathname);
  if (!isSteady() || answer?.status !== 200) return;
  // Long lines are folded.
  const events = answer.body.replaceAll('\r\n ', '').split('BEGIN:VEVENT');
  const time = (ms: number) => `DTSTART:${new Date(ms).toISOString().replace(/[-:]|\.\d+/g, '')}`;
  for (const booking of model.bookings) {
    const { start, email, cancelledAt } = booking;
    const isShown = answer.body.includes(time(start));
    if (before.has(booking) && isKnown(booking) && !isShown)
      world.violate(`The call of ${email} is missing in the feed of bookings`);
    const isOver = cancelledAt !== undefined && world.clock.elapsed() - cancelledAt > MINUTE;
    const isOwn = events.some((event) => event.includes(time(start)) && event.includes(email));
    const isTaken = model.bookings.some((other) => other !== booking && other.start === start && other.email === email);
    if (!booking.isActive && !booking.isUnsure && isOver && !isTaken && isOwn)
      world.violate(`The cancelled call of ${email} is still in the feed of bookings`);
  }
}

export async function changeSchedule(world: World, random: Random, owner: Captain): Promise<void> {
  const date = new Date(world.clock.date() + random.between(1, 12) * DAY).toISOString().slice(0, 10);
  const kind = random.weighted({ time: 5, days: 2, half: 3 });
  const visitor = createClient(world);
  // A page that was just read is in memory.
  await visitor.get('/calendar');
  if (kind !== 'time') {
    const closed = await closeTimes(world, owner, date, kind);
    // Somebody has looked at the calendar just before.
    const email = `late.${fingerprint(`${date}${random.next()}`)}@mail.example`;
    const hours = ({ from }: BlockedTime) => (kind === 'days' ? ['10:00', '13:00', '15:00'] : [from]);
    for (const time of closed) {
      for (const from of hours(time)) await bookBlockedTime(world, createClient(world), email, { ...time, from });
    }
    return compareBookingPage(world, visitor);
  }
  const blocked = { date, from: '10:00', to: '11:30' };
  const answer = await owner.call(
    'POST',
    '/captain/schedule/blocked-times',
    { ...blocked, title: 'Dentist' },
    'blocked-time.create',
  );
  if (answer?.status === 201) world.model.blocked.push(blocked);
  await compareBookingPage(world, visitor);
}

/** Two whole days off, or half an hour. */
async function closeTimes(
  { model }: World,
  owner: Captain,
  date: string,
  kind: 'days' | 'half',
): Promise<BlockedTime[]> {
  const next = new Date(Date.parse(date) + DAY).toISOString().slice(0, 10);
  const days = { type: 'range', startDate: date, endDate: next };
  const answer =
    kind === 'days'
      ? await owner.call('POST', '/captain/schedule/blocked-dates', days, 'blocked-date.create')
      : await owner.call(
          'POST',
          '/captain/schedule/overrides',
          { date, time: '14:00', isEnabled: false },
          'extra-hours.create',
        );
  if (answer?.status !== 201) return [];
  const closed =
    kind === 'half'
      ? [{ date, from: '14:00', to: '14:30' }]
      : [date, next].map((each) => ({ date: each, from: '00:00', to: '24:00' }));
  model.blocked.push(...closed);
  return closed;
}
