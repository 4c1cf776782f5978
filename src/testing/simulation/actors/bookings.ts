import type { Random } from '#testing/simulation/random.ts';
import { DAY, HOUR, type World } from '#testing/simulation/world.ts';
import { expectMails } from './calls.ts';
import type { Captain } from './captains.ts';

export async function changeBookings(world: World, random: Random, owner: Captain): Promise<void> {
  const list = await owner.call('GET', '/captain/bookings');
  const rows: { id: number; email: string; startsAt: string; status: string }[] = list?.json ?? [];
  const ahead = rows.filter((row) => Date.parse(row.startsAt) > world.clock.date() + HOUR);
  if (ahead.length === 0) return;
  const row = random.pick(ahead);
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
    if (booking.isActive) return;
    booking.cancelledAt = world.clock.elapsed();
    expectMails(world, 'booking.cancelled', booking);
    return;
  }
  const day = new Date(world.clock.date() + random.between(1, 10) * DAY).toISOString().slice(0, 10);
  const times = await owner.call('GET', `/captain/bookings/${row.id}/free-times?from=${day}`);
  const free: { start: string }[] = times?.json?.days?.flatMap((each: { slots: unknown[] }) => each.slots) ?? [];
  const wanted = free[0]?.start;
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

export async function changeSchedule(world: World, random: Random, owner: Captain): Promise<void> {
  const date = new Date(world.clock.date() + random.between(1, 12) * DAY).toISOString().slice(0, 10);
  const blocked = { date, from: '10:00', to: '11:30' };
  const answer = await owner.call(
    'POST',
    '/captain/schedule/blocked-times',
    { ...blocked, title: 'Dentist' },
    'blocked-time.create',
  );
  if (answer?.status === 201) world.model.blocked.push(blocked);
}
