import { EventEmitter } from 'node:events';
import type { MachineProcess } from '#testing/simulation/process.ts';

/** Code of a thread that was evaluated, and the worker it works for. */
interface Thread {
  port: EventEmitter;
  worker: { answer(message: unknown): void } | undefined;
}

/**
 * A worker thread: the same code, evaluated for itself, in the same thread. Code that waits for tasks is used again after the end of a
 * worker, since evaluating it takes longer than most tasks.
 */
export function createWorkerClass(process: MachineProcess) {
  const idle = new Map<string, Thread>();

  function evaluate(name: string, workerData: unknown, worker: Thread['worker']): Thread {
    const port = new EventEmitter();
    const thread: Thread = { port, worker };
    const postMessage = (message: unknown) => thread.worker?.answer(message);
    const parentPort = Object.assign(port, { postMessage, close: () => {}, unref: () => {}, ref: () => {} });
    process.evaluate(name, { parentPort, workerData, isMainThread: false });
    return thread;
  }

  return class Worker extends EventEmitter {
    #name: string;
    #thread: Thread | undefined;
    #isEnded = false;
    #unanswered = 0;
    /** Messages that came before the code was there. */
    #early: unknown[] = [];
    constructor(file: URL, { workerData }: { workerData?: unknown } = {}) {
      super();
      this.#name = String(file).replace(/^.*\/(.*)\.[jt]s$/, '$1');
      const begin = () => {
        const known = idle.get(this.#name);
        idle.delete(this.#name);
        const thread = known ?? evaluate(this.#name, workerData, this);
        thread.worker = this;
        this.#thread = thread;
        for (const message of this.#early.splice(0)) thread.port.emit('message', message);
      };
      process.after(process.threadDelay(workerData), () => this.#run(begin));
    }
    answer(message: unknown) {
      this.#unanswered -= 1;
      this.#later(() => this.emit('message', structuredClone(message)));
    }
    postMessage(message: unknown) {
      const copy = structuredClone(message);
      this.#unanswered += 1;
      this.#later(() => {
        if (this.#thread) this.#thread.port.emit('message', copy);
        else this.#early.push(copy);
      });
    }
    async terminate() {
      this.#isEnded = true;
      if (this.#thread) this.#thread.worker = undefined;
      if (this.#thread && this.#unanswered === 0) idle.set(this.#name, this.#thread);
      this.emit('exit', 1);
      return 1;
    }
    ref() {}
    unref() {}
    #later(run: () => void) {
      process.after(process.random.between(1, 20), () => this.#run(run));
    }
    #run(run: () => void) {
      if (this.#isEnded) return;
      try {
        run();
      } catch (error) {
        this.emit('error', error);
      }
    }
  };
}
