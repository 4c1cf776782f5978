import type { MachineProcess } from '#testing/simulation/process.ts';
import type { Anything } from './anything.ts';

export function createProcessGlobal(process: MachineProcess): Anything {
  const signals = process.signals;
  return Object.create(globalThis.process, {
    env: { value: process.env },
    pid: { value: 1 },
    exitCode: { value: undefined, writable: true },
    on: { value: signals.on.bind(signals) },
    once: { value: signals.once.bind(signals) },
    off: { value: signals.off.bind(signals) },
    exit: { value: () => process.exited() },
    uptime: { value: () => process.elapsed() / 1000 },
    memoryUsage: { value: () => ({ rss: 1e8, heapUsed: 5e7, heapTotal: 6e7, external: 0, arrayBuffers: 0 }) },
    hrtime: {
      value: Object.assign(() => [Math.floor(process.elapsed() / 1000), 0], {
        bigint: () => BigInt(Math.round(process.elapsed() * 1e6)),
      }),
    },
    emitWarning: { value: () => {} },
  });
}

export function createConsole(process: MachineProcess): Anything {
  const print = (...args: unknown[]) => void process.print(`${args.join(' ')}\n`);
  return { ...console, log: print, info: print, warn: print, error: print, debug: print };
}
