import type { AppContext, Job, JobHandle, Jobs } from '#server/context.ts';
import type { JobState } from '#shared/jobs.schema.ts';
import type { UnixSeconds } from '#shared/time.ts';

const CHECK_EVERY_SECONDS = 30;
const RETRY_AFTER_SECONDS = 30;
/** Pause after each run: when something is always due, other things get their turn. */
const SHORTEST_PAUSE_SECONDS = 0.5;
/** Runs under way when the server stops may take this long. */
const STOP_WITHIN_MS = 5_000;

type JobContext = Pick<AppContext, 'clock' | 'log'>;

interface AddedJob extends JobHandle {
  state(): JobState;
}

/** Creates the scheduler; see `Jobs`. */
export function createJobs(ctx: JobContext): Jobs {
  const jobs = new Map<string, AddedJob>();
  let isStopped = false;
  return {
    add(job) {
      const added = startJob(ctx, job);
      jobs.set(job.name, added);
      if (isStopped) added.stop();
      return added;
    },
    wake: (name) => jobs.get(name)?.wake(),
    list: () => [...jobs.values()].map((job) => job.state()),
    async stop() {
      isStopped = true;
      await Promise.all([...jobs.values()].map((job) => job.stop()));
    },
  };
}

function startJob({ clock, log }: JobContext, job: Job): AddedJob {
  const { name, everySeconds, nextDue } = job;
  const { checkEverySeconds = CHECK_EVERY_SECONDS, retryAfterSeconds = RETRY_AFTER_SECONDS } = job;
  const stopping = new AbortController();
  let checking: Promise<void> | undefined;
  let cancelTimer = () => {};
  let isWoken = false;
  let notBefore = elapsedIn(job.startAfterSeconds ?? 0);
  const state: JobState = { name, isRunning: false, lastRunAt: null, took: null, error: null, nextAt: null };

  /** A later time of `clock.elapsed()`, which does not jump. */
  function elapsedIn(seconds: number): number {
    return clock.elapsed() + seconds * 1000;
  }

  /** Runs the job if it is due, then sets a timer for the next check. */
  function check(): void {
    cancelTimer();
    checking ??= runWhileDue().then((waitMs) => {
      checking = undefined;
      if (!stopping.signal.aborted) cancelTimer = clock.setTimer(isWoken ? 0 : waitMs, check);
    });
  }

  /** @returns the milliseconds until the next check. */
  async function runWhileDue(): Promise<number> {
    try {
      let waitMs = await findWaitMs();
      while (waitMs <= 0 && !stopping.signal.aborted) {
        await run();
        waitMs = await findWaitMs();
      }
      return waitMs;
    } catch (error) {
      fail(error);
      return retryAfterSeconds * 1000;
    }
  }

  async function findWaitMs(): Promise<number> {
    if (isWoken) return 0;
    const pauseMs = notBefore - clock.elapsed();
    const now = clock.now();
    const due = nextDue ? await nextDue() : now;
    const waitMs = due === undefined ? Number.POSITIVE_INFINITY : Math.max(pauseMs, (due - now) * 1000);
    state.nextAt = due === undefined ? null : ((now + Math.max(0, Math.ceil(waitMs / 1000))) as UnixSeconds);
    // Only a time that is looked up can change, or be jumped over by the clock.
    return nextDue ? Math.min(waitMs, checkEverySeconds * 1000) : waitMs;
  }

  async function run(): Promise<void> {
    isWoken = false;
    const begun = clock.elapsed();
    Object.assign(state, { isRunning: true, lastRunAt: clock.now(), error: null });
    try {
      await job.run(stopping.signal);
      notBefore = elapsedIn(everySeconds ?? SHORTEST_PAUSE_SECONDS);
    } catch (error) {
      fail(error);
    }
    Object.assign(state, { isRunning: false, took: Math.round(clock.elapsed() - begun) });
  }

  function fail(error: unknown): void {
    state.error = error instanceof Error ? error.message : String(error);
    notBefore = elapsedIn(retryAfterSeconds);
    log.error({ err: error, job: name }, 'a job failed and will be tried again');
  }

  check();
  return {
    state: () => ({ ...state }),
    wake() {
      isWoken = true;
      if (!stopping.signal.aborted) check();
    },
    async stop() {
      stopping.abort();
      cancelTimer();
      const timeout = new Promise<void>((resolve) => {
        cancelTimer = clock.setTimer(STOP_WITHIN_MS, resolve);
      });
      await Promise.race([checking, timeout]);
      cancelTimer();
    },
  };
}
