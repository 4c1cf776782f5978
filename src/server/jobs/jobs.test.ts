import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { Job } from '#server/context.ts';
import { createVirtualClock } from '#testing/virtual-clock.ts';
import { createJobs } from './jobs.ts';

const HOUR = 3600;

/** A scheduler with one job on a clock of its own; `runs` are the seconds after the start at which it ran. */
function setUp(describe: (clock: ReturnType<typeof createVirtualClock>) => Partial<Job> = () => ({})) {
  const clock = createVirtualClock();
  const jobs = createJobs({ clock, log: pino({ level: 'silent' }) });
  const runs: number[] = [];
  const { run = () => {}, ...rest } = describe(clock);
  const handle = jobs.add({
    name: 'Send mail',
    ...rest,
    run(stop) {
      runs.push(clock.elapsed() / 1000);
      return run(stop);
    },
  });
  return { clock, jobs, runs, handle, state: () => jobs.list()[0] };
}

test('a periodic job runs at once and then again each time its pause is over', async () => {
  const { clock, runs, state } = setUp(() => ({ everySeconds: 30 }));
  await clock.pass(100);
  expect(runs).toEqual([0, 30, 60, 90]);
  expect(state()).toMatchObject({ error: null, took: 0, lastRunAt: clock.now() - 10, nextAt: clock.now() + 20 });
});

test('a periodic job keeps its pace when the clock is set', async () => {
  const { clock, runs } = setUp(() => ({ everySeconds: 30 }));
  await clock.pass(45);
  clock.jump(-1000 * HOUR);
  await clock.pass(30);
  clock.jump(2000 * HOUR);
  await clock.pass(30);
  expect(runs).toEqual([0, 30, 60, 90]);
});

test('a planned job runs once when its time has come', async () => {
  const { clock, runs, state } = setUp(({ now }) => {
    let due: ReturnType<typeof now> | undefined = (now() + HOUR) as ReturnType<typeof now>;
    return {
      nextDue: () => due,
      run: () => {
        due = undefined;
      },
    };
  });
  await clock.pass(HOUR - 1);
  expect(state()).toMatchObject({ lastRunAt: null, nextAt: clock.now() + 1 });
  await clock.pass(HOUR);
  expect(runs).toEqual([HOUR]);
  expect(state()?.nextAt).toBeNull();
});

test('a planned job runs soon after the clock jumps over its time, and once for all the times it missed', async () => {
  const { clock, runs } = setUp(({ now }) => {
    let due = now() + HOUR;
    return {
      nextDue: () => due as ReturnType<typeof now>,
      run: () => {
        due = now() + HOUR;
      },
    };
  });
  await clock.pass(10);
  clock.jump(50 * HOUR);
  await clock.pass(600);
  expect(runs).toEqual([30]);
});

test('the next time of a planned job is looked up again while it waits', async () => {
  let due: number;
  const { clock, runs } = setUp(({ now }) => {
    due = now() + HOUR;
    return { nextDue: () => due as ReturnType<typeof now>, checkEverySeconds: 30 };
  });
  await clock.pass(10);
  due = clock.now() + 5;
  await clock.pass(20);
  expect(runs).toEqual([30]);
});

test('a job that is woken while it runs runs once more, never twice at the same time', async () => {
  const first = Promise.withResolvers<void>();
  let active = 0;
  let most = 0;
  const { clock, runs, handle } = setUp(() => ({
    everySeconds: HOUR,
    async run() {
      active += 1;
      most = Math.max(most, active);
      if (runs.length === 1) await first.promise;
      active -= 1;
    },
  }));
  await clock.pass(1);
  handle.wake();
  handle.wake();
  first.resolve();
  await clock.pass(1);
  expect({ runs: runs.length, most }).toEqual({ runs: 2, most: 1 });
});

test('a failure is shown, and the job runs again after its pause or when it is woken', async () => {
  const { clock, runs, handle, state } = setUp(() => ({
    everySeconds: HOUR,
    retryAfterSeconds: 20,
    run() {
      if (runs.length < 3) throw new Error('no room');
    },
  }));
  await clock.pass(10);
  expect(state()).toMatchObject({ error: 'no room', nextAt: clock.now() + 10 });
  handle.wake();
  await clock.pass(30);
  expect(runs).toEqual([0, 10, 30]);
  expect(state()).toMatchObject({ error: null });
});

test('a job whose next time cannot be found shows it and tries again', async () => {
  let fails = true;
  const { clock, runs, state } = setUp(({ now }) => ({
    retryAfterSeconds: 20,
    nextDue() {
      if (fails) throw new Error('no database');
      return now();
    },
  }));
  await clock.pass(10);
  expect(state()).toMatchObject({ error: 'no database', lastRunAt: null });
  fails = false;
  await clock.pass(10);
  expect(runs).toEqual([20]);
});

test('stopping waits for the run under way, tells it to end, and starts nothing any more', async () => {
  const { clock, jobs, runs, handle } = setUp(() => ({
    everySeconds: 5,
    run: (stop) => new Promise((resolve) => stop.addEventListener('abort', resolve)),
  }));
  await clock.pass(20);
  await jobs.stop();
  handle.wake();
  jobs.add({ name: 'Send webhooks', everySeconds: 5, run: () => runs.push(Number.NaN) });
  await clock.pass(20);
  expect(runs).toEqual([0]);
});

test('stopping waits no longer than a few seconds for a run that hangs', async () => {
  const { clock, jobs } = setUp(() => ({ everySeconds: 5, run: () => new Promise(() => {}) }));
  await clock.pass(1);
  let isStopped = false;
  const stopped = jobs.stop().then(() => {
    isStopped = true;
  });
  await clock.pass(4);
  expect(isStopped).toBe(false);
  await clock.pass(2);
  await stopped;
});
