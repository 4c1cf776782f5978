import type { Random } from '#testing/simulation/random.ts';
import type { World } from '#testing/simulation/world.ts';
import type { Captain } from './captains.ts';

export async function changeCalendars(world: World, random: Random, owner: Captain): Promise<void> {
  const list = await owner.call('GET', '/captain/calendars');
  if (list?.status !== 200) return;
  const calendars: { id: number; kind: string }[] = list.json;
  if (!calendars.some(({ kind }) => kind === 'caldav')) await connectAccount(world, owner);
  const known = calendars.filter(({ kind }) => kind === 'ics');
  world.isCalendarConnected = false;
  if (known.length > 0 && random.chance(0.4)) {
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
  const answer = await owner.call(
    'POST',
    '/captain/calendars',
    { kind: 'ics', name: 'Own', url: world.feed.url },
    'calendar.create',
  );
  world.isCalendarConnected = answer?.status === 201 && answer.json.lastError === null;
}

/** Bookings are written to this calendar. */
async function connectAccount({ account }: World, owner: Captain): Promise<void> {
  const { url, username, password } = account;
  const added = { kind: 'caldav', name: 'Work', url, username, password, writesBookings: true };
  await owner.call('POST', '/captain/calendars', added, 'calendar.create');
}
