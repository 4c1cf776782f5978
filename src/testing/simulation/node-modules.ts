/** Services of Node.js, replaced for a process of the simulated machine: each in its file of `node-modules/`. */
import childProcess from 'node:child_process';
import https from 'node:https';
import { createRequire } from 'node:module';
import os from 'node:os';
import type { Anything } from './node-modules/anything.ts';
import { createCrypto, createPasswords, createSubtle } from './node-modules/crypto.ts';
import { createFiles } from './node-modules/files.ts';
import { createDns, createFetch, createHttp, createNet } from './node-modules/network.ts';
import { createPictures } from './node-modules/pictures.ts';
import { createConsole, createProcessGlobal } from './node-modules/process-globals.ts';
import {
  createAbortSignal,
  createDate,
  createPerformance,
  createTimerPromises,
  createTimers,
} from './node-modules/time.ts';
import { createWorkerClass } from './node-modules/worker.ts';
import { createZlib } from './node-modules/zlib.ts';
import type { MachineProcess } from './process.ts';

const realRequire = createRequire(import.meta.url);

/** The `require` of a process, and the globals that its code sees instead of Node's. */
export function createNodeModules(process: MachineProcess) {
  const timers = createTimers(process);
  const promises = createTimerPromises(process);
  const web = createHttp(process);
  const files = createFiles(process);
  const crypto = createCrypto(process);
  const names = createDns(process);
  const clock = createPerformance(process);
  const sockets = createNet(process);
  const replaced: Record<string, Anything> = {
    fs: files,
    'fs/promises': files.promises,
    timers: timers,
    'timers/promises': promises,
    http: web,
    https: { ...https, request: web.request, get: web.get },
    net: sockets,
    tls: { ...realRequire('node:tls'), connect: sockets.connect },
    dns: names,
    'dns/promises': names.promises,
    crypto,
    perf_hooks: { performance: clock },
    zlib: createZlib(),
    os: { ...os, hostname: () => 'simulated', setPriority: () => {} },
    child_process: {
      ...childProcess,
      execFile: createPictures(process, files),
    },
    worker_threads: { Worker: createWorkerClass(process), parentPort: null },
    'better-sqlite3': process.Database,
    'oslo/password': createPasswords(),
  };
  replaced.process = createProcessGlobal(process);
  const globals: Record<string, Anything> = {
    ...timers,
    Date: createDate(process),
    Math: Object.create(Math, { random: { value: () => process.random.next() } }),
    performance: clock,
    fetch: createFetch(web.request),
    AbortSignal: createAbortSignal(process),
    crypto: {
      getRandomValues: <T extends Uint8Array>(array: T) => crypto.randomFillSync(array),
      randomUUID: crypto.randomUUID,
      subtle: createSubtle(),
    },
    process: replaced.process,
    console: createConsole(process),
  };
  // Changes of it, such as those of `Response` by Hono, end with the process.
  const own = Object.create(globalThis, Object.getOwnPropertyDescriptors(globals));
  globals.globalThis = globals.global = own.globalThis = own.global = own;
  return {
    globals,
    require: (name: string): Anything => replaced[name.replace(/^node:/, '')] ?? realRequire(name),
    replaced,
  };
}
