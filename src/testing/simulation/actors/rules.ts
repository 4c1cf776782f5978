import type { Random } from '#testing/simulation/random.ts';
import { DAY, MINUTE, type World } from '#testing/simulation/world.ts';
import { listOffered, localTime } from './calls.ts';
import type { Captain } from './captains.ts';
import { createClient } from './client.ts';
import { watch } from './steady.ts';

/** A rule of the owner's, which is taken back at once. */
interface Rule {
  path: string;
  /** Where the schedule lists it. */
  list: 'blockedDates' | 'overrides';
  fields: Record<string, unknown>;
  action: string;
  /** @returns what is wrong with the offered times, in milliseconds since 1970. */
  check(offered: Set<number>): string | undefined;
}

/** A day off that comes back each week or month closes its days, and extra hours open their time. */
export async function tryRules(world: World, random: Random, owner: Captain): Promise<void> {
  const visitor = createClient(world);
  world.rulesTriedAt = world.clock.elapsed();
  const before = await listTimes();
  if (!before || before.length === 0) return;
  const isUntouched = watchTimes(world);
  const isSteady = watch(world);
  for (const rule of [
    dayOff(world, random, before, true),
    dayOff(world, random, before, false),
    extraHours(world, before),
  ]) {
    const made = rule && (await owner.call('POST', rule.path, rule.fields, `${rule.action}.create`));
    if (!rule || made?.status !== 201) continue;
    const offered = await listTimes();
    const problem = offered && rule.check(new Set(offered));
    if (problem && isSteady() && isUntouched()) world.violate(problem);
    const isIt = (row: Record<string, unknown>) =>
      Object.entries(rule.fields).every(([name, value]) => row[name] === value);
    const id = made.json[rule.list].find(isIt)?.id;
    await owner.call('DELETE', `${rule.path}/${id}`, undefined, `${rule.action}.delete`);
    world.rulesTriedAt = world.clock.elapsed();
  }

  async function listTimes(): Promise<number[] | undefined> {
    return (await listOffered(visitor, 'type=consultation'))?.map(({ start }) => Date.parse(start));
  }
}

function dayOff({ model }: World, random: Random, before: number[], isWeekly: boolean): Rule {
  const { timezone } = model.hours;
  const closed = localTime(random.pick(before), timezone);
  const day = isWeekly ? { dayOfWeek: closed.day } : { dayOfMonth: Number(closed.date.slice(8)) };
  return {
    path: '/captain/schedule/blocked-dates',
    list: 'blockedDates',
    fields: { type: isWeekly ? 'weekly' : 'monthly', ...day },
    action: 'blocked-date',
    check(offered) {
      // Extra hours are offered on any day.
      const isExtra = (time: number) => time % (30 * MINUTE) !== 0;
      const isClosed = (time: number) => {
        if (isExtra(time)) return false;
        const { day, date } = localTime(time, timezone);
        return isWeekly ? day === closed.day : date.slice(8) === closed.date.slice(8);
      };
      const open = [...offered].find(isClosed);
      if (open === undefined) return undefined;
      return `${new Date(open).toISOString()} is offered on a day that the owner has closed for each week or month`;
    },
  };
}

/** Ten minutes after a free time, when half an hour after it is free too. */
function extraHours({ model, clock }: World, before: number[]): Rule | undefined {
  const times = new Set(before);
  const first = before.find((time) => time > clock.date() + DAY && times.has(time + 30 * MINUTE));
  if (first === undefined) return undefined;
  const opened = first + 10 * MINUTE;
  const { date, time } = localTime(opened, model.hours.timezone);
  return {
    path: '/captain/schedule/overrides',
    list: 'overrides',
    fields: { date, time, isEnabled: true },
    action: 'extra-hours',
    check: (offered) => (offered.has(opened) ? undefined : `The extra time ${date} ${time} is not offered`),
  };
}

/** @returns a function that tells whether no call and no event took or left a time since. */
function watchTimes({ model, feed }: World): () => boolean {
  const state = () => JSON.stringify([model.bookings, model.blocked, Object.entries(model.blocking), feed.served?.at]);
  const before = state();
  const wasSure = model.bookings.every(({ isUnsure }) => !isUnsure);
  return () => wasSure && state() === before;
}
