import { type ExpectedBooking, firstBlocking, type Model } from '#testing/simulation/model.ts';
import { listOpenTimes } from '#testing/simulation/offered.ts';
import type { Random } from '#testing/simulation/random.ts';
import { addDay, addToCalendar } from '#testing/simulation/servers/calendar.ts';
import { DAY, HOUR, MINUTE, type World } from '#testing/simulation/world.ts';
import { expectMails, lookAtTimes } from './calls.ts';
import type { Captain } from './captains.ts';
import { createClient, type JsonAnswer } from './client.ts';
import { watch } from './steady.ts';

export async function changeCalendars(world: World, random: Random, owner: Captain): Promise<void> {
  const list = await owner.call('GET', '/captain/calendars');
  if (list?.status !== 200) return;
  const calendars: Row[] = list.json;
  const work = calendars.find(({ kind }) => kind === 'caldav');
  if (!work) await connectAccount(world, owner);
  else if (!work.writesBookings || random.chance(0.3)) await stopWriting(world, random, owner, work);
  const known = calendars.filter(({ kind }) => kind === 'ics');
  const change = random.weighted({ remove: 4, read: 3, choose: 8 });
  if (known.length === 1 && change === 'choose') return chooseBlocking(world, random, owner, known[0]!.id);
  world.isCalendarConnected = false;
  if (known.length > 0 && change === 'remove') {
    await owner.call('DELETE', `/captain/calendars/${known[0]?.id}`, undefined, 'calendar.delete');
    return;
  }
  if (known.length > 0) {
    const answer = await owner.call(
      'POST',
      `/captain/calendars/${known[0]?.id}/refresh`,
      undefined,
      'calendar.refresh',
    );
    world.isCalendarConnected = answer?.status === 200 && answer.json.lastError === null;
    return;
  }
  world.model.blocking = firstBlocking();
  const answer = await owner.call(
    'POST',
    '/captain/calendars',
    { kind: 'ics', name: 'Own', url: world.feed.url },
    'calendar.create',
  );
  world.isCalendarConnected = answer?.status === 201 && answer.json.lastError === null;
}

/** The owner chooses whether events of a kind block their time; visitors look at the times before and after. */
async function chooseBlocking(world: World, random: Random, owner: Captain, id: number): Promise<void> {
  const { clock, feed, model } = world;
  const kind = random.pick(['tentative', 'free', 'allDay', 'allDay'] as const);
  const open = [...listOpenTimes(world, 'consultation')];
  if (open.length > 0) {
    const start = random.pick(open);
    if (kind === 'allDay') addDay(feed, start);
    else addToCalendar(feed, { start, end: start + HOUR, kind, form: 'utc' });
    await owner.call('POST', `/captain/calendars/${id}/refresh`, undefined, 'calendar.refresh');
  }
  const look = async () => {
    await clock.sleep(2 * MINUTE);
    await lookAtTimes(world, createClient(world), 'consultation', true);
  };
  await look();
  const before = model.blocking;
  // Somebody else is choosing, or the answer got lost.
  if (Object.values(before).includes(undefined)) return;
  const chosen = { ...before, [kind]: !before[kind] };
  const unsure: Model['blocking'] = { busy: true, tentative: undefined, free: undefined, allDay: undefined };
  model.blocking = unsure;
  const choices = {
    tentativeBlocks: chosen.tentative,
    transparentBlocks: chosen.free,
    allDayBlocks: chosen.allDay,
  };
  const answer = await owner.call('PUT', `/captain/calendars/${id}`, choices, 'calendar.save');
  if (model.blocking !== unsure) return;
  if (answer?.status === 200) model.blocking = chosen;
  else if (answer) model.blocking = before;
  await look();
}

interface Row {
  id: number;
  kind: string;
  writesBookings: boolean;
}

/** The owner writes no calls into the calendar for a moment, in which one is cancelled: the event that is there goes all the same. */
async function stopWriting(world: World, random: Random, owner: Captain, { id, writesBookings }: Row): Promise<void> {
  const { account, clock } = world;
  const write = async (isOn: boolean) => {
    const saved = await owner.call('PUT', `/captain/calendars/${id}`, { writesBookings: isOn }, 'calendar.save');
    if (!isOn || saved?.status === 200) return saved?.status === 200;
    // Until it is tried again.
    account.brokenUntil = Number.POSITIVE_INFINITY;
    return false;
  };
  const written = world.model.bookings.filter((booking) => pathOf(world, booking));
  const isSteady = watch(world);
  let path: string | undefined;
  if (writesBookings && written.length > 0 && (await write(false))) {
    const booking = random.pick(written);
    const isOpen = booking.isActive && !booking.isUnsure;
    const event = pathOf(world, booking);
    booking.isUnsure ||= isOpen;
    const address = `/captain/bookings/${booking.token.split('-')[0]}`;
    const answer = isOpen ? await owner.call('PATCH', address, { status: 'cancelled' }, 'booking.save') : undefined;
    if (answer) booking.isUnsure = false;
    if (answer?.status === 200) {
      Object.assign(booking, { isActive: false, cancelledAt: clock.elapsed() });
      expectMails(world, 'booking.cancelled', booking);
      path = event;
    }
  }
  if (path) await clock.sleep(5 * MINUTE);
  const wasFine = clock.elapsed() - account.brokenUntil > HOUR && isSteady();
  if (path && wasFine && account.events.has(path))
    world.violate(
      `An event stays in the owner's calendar after its call was cancelled, while no calls are written there`,
    );
  if ((await write(true)) && account.brokenUntil === Number.POSITIVE_INFINITY) account.brokenUntil = clock.elapsed();
}

/** Bookings are written to this calendar. */
async function connectAccount({ account }: World, owner: Captain): Promise<void> {
  const { url, username, password } = account;
  const added = { kind: 'caldav', name: 'Work', url, username, password, writesBookings: true };
  await owner.call('POST', '/captain/calendars', added, 'calendar.create');
}

/** The owner drags a call in the calendar, makes it longer or deletes it there, and decides in the dashboard what becomes of the booking. */
export async function changeInCalendar(world: World, random: Random, owner: Captain): Promise<void> {
  const { account, clock } = world;
  const calendars = await owner.call('GET', '/captain/calendars');
  const calendar = calendars?.json?.find?.(({ kind }: { kind: string }) => kind === 'caldav')?.id;
  const events = world.model.bookings.flatMap((booking) => {
    const path = pathOf(world, booking);
    return path ? [{ booking, path }] : [];
  });
  if (!calendar || events.length === 0 || clock.elapsed() < account.brokenUntil) return;
  const { booking, path } = random.pick(events);
  const isSteady = watch(world);
  booking.isUnsure = true;
  const id = booking.token.split('-')[0];
  if (random.chance(0.5)) await owner.call('PATCH', `/captain/bookings/${id}`, { status: 'confirmed' }, 'booking.save');
  const isDeleted = random.chance(0.3);
  const by = random.pick([30 * MINUTE, -30 * MINUTE, DAY]);
  const isLonger = !isDeleted && random.chance(0.3);
  const [start, end] = isLonger ? [booking.start, booking.end + HOUR] : [booking.start + by, booking.end + by];
  const data = account.events.get(path)?.data ?? '';
  const moved = data.replace(
    /^(DTSTART|DTEND)[^:]*:.*$/gm,
    (_, name) => `${name}:${stamp(name === 'DTEND' ? end : start)}`,
  );
  account.store(path, isDeleted ? undefined : moved);
  account.changedAt = clock.elapsed();
  const read = await owner.call('POST', `/captain/calendars/${calendar}/refresh`, undefined, 'calendar.refresh');
  const list = await owner.call('GET', '/captain/calendar-changes');
  const change = list?.json?.find?.(({ start: from }: { start: string }) => Date.parse(from) === booking.start);
  const isRead = read?.status === 200 && read.json.lastError === null && list?.status === 200 && isSteady();
  if (isRead && change?.kind !== (isDeleted ? 'deleted' : 'moved'))
    world.violate(`The owner changed the call of ${booking.email} in the calendar and is not asked about it`);
  if (!change) return;
  const decide = (decision: string) =>
    owner.call(
      'POST',
      `/captain/calendar-changes/${change.bookingId}/${calendar}/${decision}`,
      undefined,
      'calendar-change.decide',
    );
  const isDecided = (answer: JsonAnswer | undefined) => {
    const isListed = answer?.json?.some?.(({ bookingId }: { bookingId: number }) => bookingId === change.bookingId);
    if (isListed && isSteady()) world.violate(`The owner is asked again about the call of ${booking.email}`);
  };
  const applied = !isLonger && random.chance(0.6) ? await decide('apply') : undefined;
  if (applied?.status === 200) {
    isDecided(applied);
    Object.assign(booking, isDeleted ? { isActive: false, cancelledAt: clock.elapsed() } : { start, end });
    booking.isUnsure = false;
    return expectMails(world, isDeleted ? 'booking.cancelled' : 'booking.rescheduled', booking);
  }
  account.changedAt = clock.elapsed();
  const back = await decide('put-back');
  if (back?.status !== 200) return;
  isDecided(back);
  // It is written to the calendar again.
  Object.assign(booking, { isUnsure: false, bookedAt: clock.elapsed() });
}

/** Where the event of a call ahead is, if it is the only one at its time. */
function pathOf({ account, clock, model }: World, booking: ExpectedBooking): string | undefined {
  const { isActive, isUnsure, isWritten = true, start } = booking;
  if (!isActive || isUnsure || !isWritten || start < clock.date() + DAY + HOUR) return undefined;
  if (model.bookings.some((other) => other !== booking && other.start === start)) return undefined;
  const paths = [...account.events].filter(([, { data }]) => data.includes(`DTSTART:${stamp(start)}`));
  return paths.length === 1 && !account.forgotten.has(paths[0]![0]) ? paths[0]![0] : undefined;
}

const stamp = (ms: number) => new Date(ms).toISOString().replace(/[-:]|\.\d+/g, '');
