import { EventEmitter } from 'node:events';
import { createServer, IncomingMessage, type RequestListener, type Server, ServerResponse } from 'node:http';
import { Duplex } from 'node:stream';
import type { ServerCode } from './bundle.ts';
import type { Timer, VirtualClock } from './clock.ts';
import { checkWrite, createDatabaseClass, type Disk, spaceOf } from './disk.ts';
import { failure, type Network, type SimulatedSocket } from './network.ts';
import { createNodeModules } from './node-modules.ts';
import type { Random } from './random.ts';

const MINUTE = 60_000;
const FIRST_FREE_PORT = 50_000;

/** The world around a process. */
export interface Surroundings {
  clock: VirtualClock;
  network: Network;
  disk: Disk;
  random: Random;
  code: ServerCode;
  env: Record<string, string>;
  /** Called with each line that the process prints. */
  print(line: string): void;
}

/** A request from outside. */
export interface Sent {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer | undefined;
  /** The address it comes from. */
  from?: string;
}

/** An answer of the server. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  cookies: string[];
  body: string;
}

/** The connection broke off: the process ended, or does not run. Whether the request had an effect is unknown. */
export class ConnectionLost extends Error {}

/** Life of the server from a start to its end: it ends by itself, or is killed, and what it had in memory is gone. */
export class MachineProcess {
  isDead = false;
  signals = new EventEmitter();
  network: Network;
  random: Random;
  env: Record<string, string>;
  /** Writes until the process is killed. */
  killAfterWrites = Number.POSITIVE_INFINITY;
  /** Resolves when it has ended. */
  ended: Promise<void>;
  disk: Disk & { check(): void; checkWrite(): void; stamp(path: string): void; space(): unknown };
  Database: unknown;
  #world: Surroundings;
  #delays: Random;
  #startedAt: number;
  #timers = new Set<Timer>();
  #requests = new Set<{ fail(): void }>();
  #listener: RequestListener | undefined;
  #servers = new Map<number, Server>();
  #serving: (() => void)[] = [];
  #idle: (() => void)[] = [];
  #databases: ReturnType<typeof createDatabaseClass>;
  #modules: ReturnType<typeof createNodeModules>;
  #end = () => {};

  constructor(world: Surroundings) {
    this.#world = world;
    this.#startedAt = world.clock.elapsed();
    this.network = world.network;
    this.random = world.random;
    this.#delays = world.random.fork('threads');
    this.env = world.env;
    this.ended = new Promise((resolve) => {
      this.#end = resolve;
    });
    const { disk } = world;
    this.disk = Object.assign(Object.create(disk) as Disk, {
      check: () => {
        if (this.isDead) throw failure('EIO');
      },
      checkWrite: () => checkWrite(disk),
      stamp: (path: string) => disk.stamp(path, this.date()),
      space: () => spaceOf(disk),
    });
    this.#databases = createDatabaseClass({
      disk,
      isDead: false,
      date: () => this.date(),
      randomBytes: (count) => this.random.bytes(count),
      onWrite: () => this.#countWrite(),
    });
    this.Database = this.#databases.Database;
    this.#modules = createNodeModules(this);
  }

  /** Runs a module of the server; `start` is the server itself. */
  evaluate(name: string, threads?: unknown): Record<string, unknown> {
    const { globals, require } = this.#modules;
    const own = threads ? (wanted: string) => (/worker_threads$/.test(wanted) ? threads : require(wanted)) : require;
    return this.#world.code.run(name, own, globals);
  }

  start(): void {
    const { start } = this.evaluate('start') as { start(): Promise<void> };
    start().then(
      () => this.kill(),
      (error) => {
        if (!this.isDead) this.print(`start failed: ${(error as Error)?.stack}\n`);
        this.kill();
      },
    );
  }

  /** Asks the server to stop; `ended` resolves when it has. */
  stop(): void {
    this.signals.emit('SIGTERM', 'SIGTERM');
  }

  /** Ends the process at once. Only what was committed stays. */
  kill(): void {
    if (this.isDead) return;
    this.isDead = true;
    for (const timer of this.#timers) timer.cancel();
    this.#timers.clear();
    this.#databases.drop();
    this.dropRequests();
    this.#listener = undefined;
    for (const waiting of this.#serving.splice(0)) waiting();
    this.#end();
  }

  exited(): void {
    this.kill();
  }

  #countWrite(): void {
    if (this.isDead) throw failure('EIO');
    this.killAfterWrites -= 1;
    if (this.killAfterWrites > 0) return;
    this.kill();
    throw failure('EIO');
  }

  date(): number {
    return this.#world.clock.date();
  }

  elapsed(): number {
    return this.#world.clock.elapsed() - this.#startedAt;
  }

  hasRunFor(ms: number): boolean {
    return !this.isDead && this.elapsed() > ms;
  }

  after(ms: number, run: () => void): Timer {
    if (this.isDead) return { cancel() {} };
    const timer = this.#world.clock.after(ms, () => {
      this.#timers.delete(timer);
      run();
    });
    this.#timers.add(timer);
    return {
      cancel: () => {
        timer.cancel();
        this.#timers.delete(timer);
      },
    };
  }

  sleep(ms: number): Promise<void> {
    return new Promise((resolve) => void this.after(ms, resolve));
  }

  /** Milliseconds until a thread has begun. The regular snapshots wait for a slow disk, else they would take most of a run. */
  threadDelay(task: unknown): number {
    const isSnapshot = typeof task === 'object' && task !== null && 'now' in task;
    return isSnapshot && this.elapsed() > MINUTE ? this.#delays.between(30, 180) * MINUTE : this.#delays.between(1, 20);
  }

  print(text: string): void {
    if (this.isDead) return;
    for (const line of text.split('\n')) if (line) this.#world.print(line);
  }

  /** Opens or closes a port; 0 is any one. @returns the port. */
  serve(wanted: number, listener: RequestListener | undefined): number {
    const port = wanted || FIRST_FREE_PORT + this.#servers.size;
    if (port === Number(this.env.PORT)) {
      this.#listener = listener;
      if (listener) for (const waiting of this.#serving.splice(0)) waiting();
    } else if (listener) this.#servers.set(port, createServer(listener));
    else this.#servers.delete(port);
    return port;
  }

  /** A connection to another host, or to a server of this process. */
  connect(host: string, port: number): SimulatedSocket {
    const own = host === '127.0.0.1' ? this.#servers.get(port) : undefined;
    return own
      ? this.network.connectTo((socket) => void own.emit('connection', socket), this)
      : this.network.connect(host, this);
  }

  /** Resolves when the server listens, or has ended. */
  async listening(): Promise<void> {
    if (!this.#listener && !this.isDead) await new Promise<void>((resolve) => this.#serving.push(resolve));
  }

  whenIdle(done: () => void): void {
    if (this.#requests.size === 0) done();
    else this.#idle.push(done);
  }

  dropRequests(): void {
    for (const request of this.#requests) request.fail();
  }

  /** @throws ConnectionLost */
  request(sent: Sent): Promise<Answer> {
    const listener = this.#listener;
    if (!listener || this.isDead) return Promise.reject(new ConnectionLost('nobody listens'));
    return new Promise((resolve, reject) => {
      const request = { fail: () => settle(() => reject(new ConnectionLost('the connection broke off'))) };
      this.#requests.add(request);
      const settle = (finish: () => void) => {
        if (!this.#requests.delete(request)) return;
        if (this.#requests.size === 0) for (const done of this.#idle.splice(0)) done();
        finish();
      };
      exchange(listener, sent, (answer) => settle(() => resolve(answer)));
    });
  }
}

/** Hands a request to the listener as Node's HTTP server does, and reads the answer. */
function exchange(listener: RequestListener, sent: Sent, onAnswer: (answer: Answer) => void): void {
  const chunks: Buffer[] = [];
  const socket = new Duplex({
    // Node's own server hands on when a socket is drained; this one takes everything at once.
    writableHighWaterMark: Number.MAX_SAFE_INTEGER,
    read() {},
    write(chunk, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  // As the HTTP server does: a response that breaks off destroys its socket with the error.
  socket.on('error', () => {});
  Object.assign(socket, {
    remoteAddress: sent.from ?? '192.0.2.1',
    encrypted: false,
    setTimeout: () => socket,
    setNoDelay() {},
    setKeepAlive() {},
    destroySoon: () => socket.end(),
  });
  const incoming = new IncomingMessage(socket as never);
  const body = sent.body === undefined ? undefined : Buffer.from(sent.body);
  const headers: Record<string, string> = { ...sent.headers };
  if (body) headers['content-length'] = String(body.length);
  incoming.method = sent.method;
  incoming.url = sent.path;
  incoming.httpVersion = '1.0';
  incoming.httpVersionMajor = 1;
  incoming.httpVersionMinor = 0;
  for (const [name, value] of Object.entries(headers)) {
    incoming.rawHeaders.push(name, value);
    incoming.headers[name.toLowerCase()] = value;
  }
  if (body) incoming.push(body);
  incoming.push(null);
  incoming.complete = true;
  const outgoing = new ServerResponse(incoming);
  outgoing.sendDate = false;
  outgoing.assignSocket(socket as never);
  outgoing.once('finish', () => onAnswer(readAnswer(Buffer.concat(chunks))));
  listener(incoming, outgoing as never);
}

function readAnswer(raw: Buffer): Answer {
  const end = raw.indexOf('\r\n\r\n');
  const [first = '', ...lines] = raw.toString('latin1', 0, end).split('\r\n');
  const headers: Record<string, string> = {};
  const cookies: string[] = [];
  for (const line of lines) {
    const colon = line.indexOf(':');
    const [name, value] = [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    if (name === 'set-cookie') cookies.push(value);
    else headers[name] = value;
  }
  return { status: Number(first.split(' ')[1]), headers, cookies, body: raw.toString('utf8', end + 4) };
}
