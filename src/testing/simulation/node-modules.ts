/** Services of Node.js, replaced for a process of the simulated machine: time, chance, network, files and threads. */
import childProcess from 'node:child_process';
import nodeCrypto from 'node:crypto';
import dns from 'node:dns';
import dnsPromises from 'node:dns/promises';
import { EventEmitter } from 'node:events';
import fs from 'node:fs';
import http, { type IncomingMessage, type RequestListener } from 'node:http';
import https from 'node:https';
import { createRequire } from 'node:module';
import net from 'node:net';
import os from 'node:os';
import { Readable, Transform, Writable } from 'node:stream';
import zlib from 'node:zlib';
import type { Timer } from './clock.ts';
import { failure } from './network.ts';
import type { MachineProcess } from './process.ts';

const realRequire = createRequire(import.meta.url);

// biome-ignore lint/suspicious/noExplicitAny: modules of Node.js are replaced by objects of the same shape.
type Anything = any;

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
      execFile: () => {
        throw failure('ENOENT');
      },
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
  globals.globalThis = globals.global = createGlobal(globals);
  return {
    globals,
    require: (name: string): Anything => replaced[name.replace(/^node:/, '')] ?? realRequire(name),
    replaced,
  };
}

function createGlobal(globals: Record<string, Anything>): Anything {
  return new Proxy(globalThis, {
    get: (target, key) => (key in globals ? globals[key as string] : Reflect.get(target, key)),
    has: (target, key) => key in globals || key in target,
  });
}

/** An idle day would be spent with looking whether there is work: that happens less often here. */
const POLLS_MS = new Set([1_000, 2_000, 15_000, 30_000, 180_000]);
const POLL_EVERY_MS = 1_800_000;
/** The look for changes to copy, and the pause of a job that has more to do. */
const PAUSE_MS = 500;
const SHORT_INTERVAL_MS = 5_000;
const slow = (ms: number) => (ms === PAUSE_MS ? 20 * ms : POLLS_MS.has(ms) ? POLL_EVERY_MS : ms);

function createTimers(process: MachineProcess) {
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

function createTimerPromises(process: MachineProcess) {
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

function createDate(process: MachineProcess): DateConstructor {
  const now = () => process.date();
  return new Proxy(Date, {
    construct: (target, args, asked) => Reflect.construct(target, args.length === 0 ? [now()] : args, asked),
    apply: (target) => new target(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
}

function createPerformance(process: MachineProcess) {
  return {
    now: () => process.elapsed(),
    timeOrigin: 0,
    mark: () => {},
    measure: () => {},
    eventLoopUtilization: () => ({ idle: 1, active: 0, utilization: 0 }),
  };
}

function createAbortSignal(process: MachineProcess): Anything {
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

function createCrypto(process: MachineProcess): Anything {
  const randomBytes = (size: number, done?: (error: null, bytes: Buffer) => void) => {
    const bytes = process.random.bytes(size);
    done?.(null, bytes);
    return bytes;
  };
  const randomFillSync = <T extends Uint8Array>(array: T): T => {
    const view = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    // A large file of random bytes need not be random here.
    if (view.length < 4096) view.set(process.random.bytes(view.length));
    return array;
  };
  const randomUUID = () => {
    const hex = process.random.bytes(16).toString('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
  };
  const randomInt = (low: number, high?: number) =>
    high === undefined ? process.random.between(0, low - 1) : process.random.between(low, high - 1);
  const webcrypto = { subtle: createSubtle(), getRandomValues: randomFillSync, randomUUID };
  return { ...nodeCrypto, randomBytes, randomFillSync, randomUUID, randomInt, webcrypto };
}

/** Digests and HMAC only; the real ones work in threads. */
function createSubtle() {
  const nameOf = (algorithm: Anything) =>
    (algorithm.hash?.name ?? algorithm.hash ?? algorithm.name ?? algorithm).replace('-', '').toLowerCase();
  const toBuffer = (bytes: Uint8Array) => bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  const sign = async (_algorithm: unknown, key: Anything, data: Uint8Array) =>
    toBuffer(nodeCrypto.createHmac(key.hash, key.bytes).update(Buffer.from(data)).digest());
  return {
    digest: async (algorithm: unknown, data: Uint8Array) =>
      toBuffer(nodeCrypto.createHash(nameOf(algorithm)).update(Buffer.from(data)).digest()),
    importKey: async (_format: string, data: Uint8Array, algorithm: unknown) => ({
      bytes: Buffer.from(data),
      hash: nameOf(algorithm),
    }),
    sign,
    verify: async (algorithm: unknown, key: Anything, signature: Uint8Array, data: Uint8Array) =>
      Buffer.from(signature).equals(Buffer.from(await sign(algorithm, key, data))),
  };
}

/** Argon2 takes a tenth of a second on purpose, in a thread. */
function createPasswords() {
  const hash = (password: string) => `$simulated$${nodeCrypto.createHash('sha256').update(password).digest('hex')}`;
  return {
    Argon2id: class {
      hash = async (password: string) => hash(password);
      verify = async (stored: string, password: string) => stored === hash(password);
    },
  };
}

function createZlib(): Anything {
  const inOneGo = (run: (bytes: Buffer) => Buffer) => () => {
    const chunks: Buffer[] = [];
    return new Transform({
      transform(chunk, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      flush(done) {
        try {
          done(null, run(Buffer.concat(chunks)));
        } catch (error) {
          done(error as Error);
        }
      },
    });
  };
  const withCallback =
    (run: (bytes: Anything, options?: Anything) => Buffer) => (bytes: Anything, options: Anything, done?: Anything) =>
      (done ?? options)(null, run(bytes, done ? options : undefined));
  return {
    ...zlib,
    // The highest quality would take most of the simulation's time.
    brotliCompress: withCallback((bytes) =>
      zlib.brotliCompressSync(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 1 } }),
    ),
    gzip: withCallback((bytes) => zlib.gzipSync(bytes, { level: 1 })),
    createGunzip: inOneGo(zlib.gunzipSync),
    createInflate: inOneGo(zlib.inflateSync),
    createBrotliDecompress: inOneGo(zlib.brotliDecompressSync),
  };
}

/** Files are real ones in a folder in memory, but nothing waits for them, and their times are the simulated ones. */
function createFiles(process: MachineProcess): Anything {
  const check = () => process.disk.check();
  const stamped = (path: Anything, stats: Anything) => {
    if (!stats) return stats;
    const ms = process.disk.timeOf(String(path));
    stats.mtimeMs = stats.ctimeMs = stats.birthtimeMs = stats.atimeMs = ms;
    stats.mtime = stats.ctime = stats.birthtime = stats.atime = new Date(ms);
    return stats;
  };
  const writes =
    (run: Anything, indexes = [0]) =>
    (...args: Anything[]) => {
      check();
      process.disk.checkWrite();
      const result = run(...args);
      for (const index of indexes) process.disk.stamp(String(args[index]));
      return result;
    };
  const renameSync = (from: Anything, to: Anything) => {
    check();
    process.disk.checkWrite();
    fs.renameSync(from, to);
    process.disk.move(String(from), String(to));
  };
  const sync: Anything = {
    ...fs,
    statSync: (path: Anything, options: Anything) => stamped(path, fs.statSync(path, options)),
    lstatSync: (path: Anything, options: Anything) => stamped(path, fs.lstatSync(path, options)),
    statfsSync: () => process.disk.space(),
    writeFileSync: writes(fs.writeFileSync),
    mkdirSync: writes(fs.mkdirSync),
    copyFileSync: writes(fs.copyFileSync, [1]),
    cpSync: writes(fs.cpSync, [1]),
    linkSync: writes(fs.linkSync, [1]),
    utimesSync: writes(fs.utimesSync),
    renameSync,
    // Entries of a folder have no order of their own.
    readdirSync: (path: Anything, options: Anything) => {
      const entries = fs.readdirSync(path, options) as Anything[];
      return entries.sort((a, b) => ((a.name ?? a) < (b.name ?? b) ? -1 : 1));
    },
    fsyncSync: () => {},
    writeSync: (fd: number, data: Anything, ...rest: Anything[]) => {
      if (fd === 1 || fd === 2) {
        process.print(String(data));
        return Buffer.byteLength(data);
      }
      process.disk.checkWrite();
      return fs.writeSync(fd, data, ...rest);
    },
    createReadStream: (path: Anything, { start = 0, end }: Anything = {}) => {
      const bytes = fs.readFileSync(path);
      return Readable.from([bytes.subarray(start, end === undefined ? undefined : end + 1)]);
    },
    createWriteStream: (path: Anything) => {
      const fd = fs.openSync(path, 'w');
      process.disk.stamp(String(path));
      return new Writable({
        write: (chunk, _encoding, done) => {
          fs.writeSync(fd, chunk);
          done();
        },
        final: (done) => {
          fs.closeSync(fd);
          done();
        },
      });
    },
  };
  const asPromise =
    (name: string) =>
    async (...args: Anything[]) => {
      if (process.isDead) return new Promise(() => {});
      return sync[name](...args);
    };
  const promises: Anything = { constants: fs.constants };
  for (const name of Object.keys(fs.promises))
    if (typeof sync[`${name}Sync`] === 'function') promises[name] = asPromise(`${name}Sync`);
  promises.open = async (path: Anything, flags = 'r', mode?: Anything) => {
    check();
    const fd = fs.openSync(path, flags, mode);
    if (flags !== 'r') process.disk.stamp(String(path));
    return createFileHandle(fd, path, sync, stamped);
  };
  return { ...sync, promises };
}

function createFileHandle(fd: number, path: Anything, sync: Anything, stamped: Anything) {
  let isOpen = true;
  return {
    fd,
    write: async (data: Anything, ...rest: Anything[]) => ({
      bytesWritten: sync.writeSync(fd, data, ...rest),
      buffer: data,
    }),
    writeFile: async (data: Anything) => void sync.writeSync(fd, data),
    read: async (buffer: Anything, offset = 0, length = buffer.length, position: number | null = null) => ({
      bytesRead: fs.readSync(fd, buffer, offset, length, position),
      buffer,
    }),
    readFile: async (options: Anything) => fs.readFileSync(fd, options),
    stat: async () => stamped(path, fs.fstatSync(fd)),
    sync: async () => {},
    datasync: async () => {},
    truncate: async (length: number) => fs.ftruncateSync(fd, length),
    close: async () => {
      if (isOpen) fs.closeSync(fd);
      isOpen = false;
    },
    createReadStream: ({ start = 0, end }: Anything = {}) =>
      Readable.from([fs.readFileSync(path).subarray(start, end === undefined ? undefined : end + 1)]),
  };
}

function createDns(process: MachineProcess): Anything {
  const find = async (name: string): Promise<string> => {
    await process.sleep(process.random.between(1, 30));
    return net.isIP(name) ? name : process.network.resolve(name);
  };
  const lookup = async (name: string, options: Anything = {}) => {
    const found = { address: await find(name), family: 4 };
    return options.all ? [found] : found;
  };
  class Resolver {
    resolve4 = async (name: string) => [await find(name)];
    resolve6 = async () => [];
    resolveTxt = async () => [['v=spf1 -all']];
    setServers() {}
    cancel() {}
  }
  return { ...dns, promises: { ...dnsPromises, lookup, Resolver } };
}

function createNet(process: MachineProcess): Anything {
  const connect = (options: Anything, listener?: () => void) => {
    const socket = process.connect(options.host ?? 'localhost', Number(options.port));
    if (listener) socket.once('connect', listener);
    return socket;
  };
  return { ...net, connect, createConnection: connect };
}

/** Requests go through real HTTP over simulated connections. The machine's own servers answer without. */
function createHttp(process: MachineProcess): Anything {
  const request = (first: Anything, second?: Anything, third?: Anything) => {
    const isUrl = typeof first === 'string' || first instanceof URL;
    const given = (isUrl ? (typeof second === 'function' ? {} : second) : first) ?? {};
    const listener = [second, third].find((value) => typeof value === 'function');
    const url = isUrl ? new URL(first) : undefined;
    const fromUrl = url && {
      hostname: url.hostname,
      port: url.port,
      path: url.pathname + url.search,
      protocol: url.protocol,
      ...(url.username ? { auth: `${url.username}:${url.password}` } : {}),
    };
    const options: Anything = { ...fromUrl, ...given };
    const host = options.hostname ?? options.host;
    const open = () => {
      const socket = process.connect(host, Number(options.port));
      const { lookup } = options;
      if (lookup) lookup(host, {}, (error?: Error) => error && socket.destroy(error));
      return socket;
    };
    const sent = http.request({
      ...options,
      defaultPort: options.protocol === 'https:' ? 443 : 80,
      protocol: 'http:',
      agent: undefined,
      timeout: undefined,
      createConnection: open,
    });
    if (options.timeout) sent.setTimeout(options.timeout);
    if (listener) sent.once('response', listener);
    return sent;
  };
  const get = (...args: Anything[]) => request(...(args as [Anything])).end();
  const createServer = (...args: Anything[]) => new OwnServer(process, args.at(-1) as RequestListener);
  return { ...http, request, get, createServer };
}

/** An HTTP server of the machine. */
class OwnServer extends EventEmitter {
  #process: MachineProcess;
  #listener: RequestListener;
  #port = 0;
  constructor(process: MachineProcess, listener: RequestListener) {
    super();
    this.#process = process;
    this.#listener = listener;
  }
  listen(port: number, _host: string, done?: () => void) {
    this.#port = this.#process.serve(port, this.#listener);
    queueMicrotask(() => {
      done?.();
      this.emit('listening');
    });
    return this;
  }
  address() {
    return { port: this.#port };
  }
  setTimeout() {
    return this;
  }
  close(done?: () => void) {
    this.#process.serve(this.#port, undefined);
    this.#process.whenIdle(() => done?.());
    return this;
  }
  closeIdleConnections() {}
  closeAllConnections() {
    this.#process.dropRequests();
  }
}

function createFetch(request: Anything) {
  return async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const asked = new Request(input, { ...init, signal: null } as RequestInit);
    const body = asked.body ? Buffer.from(await asked.arrayBuffer()) : undefined;
    const headers = Object.fromEntries(asked.headers);
    if (body) headers['content-length'] = String(body.length);
    const message = await new Promise<IncomingMessage>((resolve, reject) => {
      const signal = init.signal ?? (input instanceof Request ? input.signal : undefined);
      const sent = request(asked.url, { method: asked.method, headers, ...(signal ? { signal } : {}) });
      sent.once('response', resolve);
      sent.on('error', (error: Error) =>
        reject(signal?.aborted ? signal.reason : new TypeError('fetch failed', { cause: error })),
      );
      sent.end(body);
    });
    const stream = new ReadableStream({
      start(controller) {
        message.on('data', (chunk) => controller.enqueue(new Uint8Array(chunk)));
        message.on('end', () => controller.close());
        message.on('error', (error) => controller.error(error));
      },
      cancel: () => void message.destroy(),
    });
    const isEmpty = [101, 204, 205, 304].includes(message.statusCode ?? 0);
    return new Response(isEmpty ? null : stream, {
      status: message.statusCode ?? 200,
      headers: Object.fromEntries(Object.entries(message.headers).map(([name, value]) => [name, String(value)])),
    });
  };
}

/** Code of a thread that was evaluated, and the worker it works for. */
interface Thread {
  port: EventEmitter;
  worker: { answer(message: unknown): void } | undefined;
}

/**
 * A worker thread: the same code, evaluated for itself, in the same thread. Code that waits for tasks is used again after the end of a
 * worker, since evaluating it takes longer than most tasks.
 */
function createWorkerClass(process: MachineProcess) {
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

function createProcessGlobal(process: MachineProcess): Anything {
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

function createConsole(process: MachineProcess): Anything {
  const print = (...args: unknown[]) => void process.print(`${args.join(' ')}\n`);
  return { ...console, log: print, info: print, warn: print, error: print, debug: print };
}
