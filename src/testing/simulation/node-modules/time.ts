import type { Timer } from '#testing/simulation/clock.ts';
import type { MachineProcess } from '#testing/simulation/process.ts';
import type { Anything } from './anything.ts';

/** An idle day would be spent with looking whether there is work: that happens less often here. */
const POLLS_MS = new Set([1_000, 2_000, 15_000, 30_000, 180_000]);
const POLL_EVERY_MS = 1_800_000;
/** The look for changes to copy, and the pause of a job that has more to do. */
const PAUSE_MS = 500;
const SHORT_INTERVAL_MS = 5_000;
const slow = (ms: number) => (ms === PAUSE_MS ? 20 * ms : POLLS_MS.has(ms) ? POLL_EVERY_MS : ms);

export function createTimers(process: MachineProcess) {
  const running = new Map<number, Timer>();
  let ids = 0;
  class Timeout {
    id = ++ids;
    ref() {
      return this;
    }
    unref() {
      return this;
    }
    hasRef() {
      return true;
    }
    refresh() {
      return this;
    }
    close() {
      clear(this);
    }
    [Symbol.toPrimitive]() {
      return this.id;
    }
    [Symbol.dispose]() {
      clear(this);
    }
  }
  const clear = (timeout?: Timeout | number | null) => {
    const id = typeof timeout === 'object' ? timeout?.id : timeout;
    if (id === undefined) return;
    running.get(id)?.cancel();
    running.delete(id);
  };
  const setTimeout = (run: (...args: Anything[]) => void, ms = 1, ...args: Anything[]) => {
    const timeout = new Timeout();
    const timer = process.after(slow(ms), () => {
      running.delete(timeout.id);
      run(...args);
    });
    running.set(timeout.id, timer);
    return timeout;
  };
  const setInterval = (run: (...args: Anything[]) => void, given = 1, ...args: Anything[]) => {
    const ms = given < SHORT_INTERVAL_MS ? 20 * given : slow(given);
    const timeout = new Timeout();
    const next = () =>
      running.set(
        timeout.id,
        process.after(ms, () => {
          next();
          run(...args);
        }),
      );
    next();
    return timeout;
  };
  const setImmediate = (run: (...args: Anything[]) => void, ...args: Anything[]) => setTimeout(run, 0, ...args);
  return {
    setTimeout,
    setInterval,
    setImmediate,
    clearTimeout: clear,
    clearInterval: clear,
    clearImmediate: clear,
  };
}

export function createTimerPromises(process: MachineProcess) {
  const wait = (ms = 1, value?: unknown, { signal }: { signal?: AbortSignal } = {}) =>
    new Promise((resolve, reject) => {
      const stop = () => {
        timer.cancel();
        reject(Object.assign(new Error('The operation was aborted'), { name: 'AbortError', code: 'ABORT_ERR' }));
      };
      const timer = process.after(ms, () => {
        signal?.removeEventListener('abort', stop);
        resolve(value);
      });
      if (signal?.aborted) stop();
      else signal?.addEventListener('abort', stop, { once: true });
    });
  return { setTimeout: wait, setImmediate: (value?: unknown) => wait(0, value) };
}

export function createDate(process: MachineProcess): DateConstructor {
  const now = () => process.date();
  return new Proxy(Date, {
    construct: (target, args, asked) => Reflect.construct(target, args.length === 0 ? [now()] : args, asked),
    apply: (target) => new target(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
}

export function createPerformance(process: MachineProcess) {
  return {
    now: () => process.elapsed(),
    timeOrigin: 0,
    mark: () => {},
    measure: () => {},
    eventLoopUtilization: () => ({ idle: 1, active: 0, utilization: 0 }),
  };
}

export function createAbortSignal(process: MachineProcess): Anything {
  const timeout = (ms: number) => {
    const controller = new AbortController();
    process.after(ms, () =>
      controller.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError')),
    );
    return controller.signal;
  };
  return new Proxy(AbortSignal, {
    get: (target, key) => (key === 'timeout' ? timeout : Reflect.get(target, key, target)),
  });
}
