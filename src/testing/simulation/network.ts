import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { Duplex } from 'node:stream';
import type { Timer, VirtualClock } from './clock.ts';

/**
 * A way in which a host fails. `refuse`: nobody listens. `hang`: it takes the connection and says nothing. `unknown`: its name is not
 * found. `cut`: the connection breaks off after so many bytes of the answer.
 */
export type HostFault = { kind: 'fine' | 'refuse' | 'hang' | 'unknown' } | { kind: 'cut'; afterBytes: number };

/** A host outside the machine. */
export interface Host {
  fault: HostFault;
}

/** The only network that exists in a simulation. */
export interface Network {
  /** Adds a host; `accept` gets the far end of each connection. */
  addHost(name: string, accept: (socket: SimulatedSocket) => void): Host;
  removeHost(name: string): void;
  /** Adds a host that speaks HTTP. */
  addWebHost(name: string, listener: RequestListener): Host;
  connect(name: string, owner: SocketOwner): SimulatedSocket;
  connectTo(accept: (socket: SimulatedSocket) => void, owner: SocketOwner): SimulatedSocket;
  /** @throws as a resolver does. */
  resolve(name: string): string;
}

/** The machine that opened a connection: none of its timers run after its end. */
export interface SocketOwner {
  after(ms: number, run: () => void): Timer;
}

/** @param latency milliseconds until bytes have arrived, drawn for each connection. */
export function createNetwork(clock: VirtualClock, latency: () => number): Network {
  const hosts = new Map<string, Host & { address: string; accept: (socket: SimulatedSocket) => void }>();
  let addresses = 0;

  function open(owner: SocketOwner, readFault: () => HostFault, accept: (socket: SimulatedSocket) => void) {
    const [near, far] = createPair(owner, clock, latency());
    owner.after(latency(), () => {
      const fault = readFault();
      if (near.destroyed) return;
      if (fault.kind === 'refuse' || fault.kind === 'unknown') return void near.destroy(failure('ECONNREFUSED'));
      near.connecting = false;
      near.emit('connect');
      near.emit('ready');
      if (fault.kind === 'hang') return;
      if (fault.kind === 'cut') far.cutAfter = fault.afterBytes;
      accept(far);
    });
    return near;
  }

  const network: Network = {
    addHost(name, accept) {
      addresses += 1;
      const host = { fault: { kind: 'fine' } as HostFault, accept, address: `203.0.113.${addresses % 256}` };
      hosts.set(name, host);
      return host;
    },
    removeHost: (name) => void hosts.delete(name),
    addWebHost(name, listener) {
      const server = createWebServer(listener);
      return network.addHost(name, (socket) => void server.emit('connection', socket));
    },
    connect(name, owner) {
      const host = hosts.get(name) ?? [...hosts.values()].find(({ address }) => address === name);
      return open(
        owner,
        () => host?.fault ?? { kind: 'refuse' },
        (socket) => host?.accept(socket),
      );
    },
    connectTo: (accept, owner) => open(owner, () => ({ kind: 'fine' }), accept),
    resolve(name) {
      const host = hosts.get(name);
      if (!host || host.fault.kind === 'unknown') throw failure('ENOTFOUND');
      return host.address;
    },
  };
  return network;
}

/** An error of the system. */
export function failure(code: string): Error {
  return Object.assign(new Error(`${code} (simulated)`), { code });
}

function createWebServer(listener: RequestListener): Server {
  const server = createServer((request: IncomingMessage, response) => {
    // The time of the real machine.
    response.sendDate = false;
    listener(request, response);
  });
  return server;
}

/** End of a connection, with what `net.Socket` has beyond a stream. */
export class SimulatedSocket extends Duplex {
  connecting = true;
  remoteAddress = '203.0.113.1';
  remotePort = 443;
  localAddress = '198.51.100.1';
  encrypted = true;
  authorized = true;
  /** Bytes after which the connection breaks off. */
  cutAfter = Number.POSITIVE_INFINITY;
  #owner: SocketOwner;
  #latency: number;
  #idle: { timer?: Timer; ms: number } = { ms: 0 };
  peer: SimulatedSocket | undefined;

  constructor(owner: SocketOwner, latency: number) {
    super({ allowHalfOpen: true });
    this.#owner = owner;
    this.#latency = latency;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#touch();
    const sent = chunk.subarray(0, this.cutAfter);
    this.cutAfter -= sent.length;
    this.#later(() => {
      if (!this.peer) return;
      this.peer.#touch();
      if (sent.length > 0) this.peer.push(sent);
    });
    if (this.cutAfter <= 0) this.#later(() => this.peer?.destroy(failure('ECONNRESET')));
    done();
  }

  override _final(done: () => void): void {
    this.#later(() => this.peer?.push(null));
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#idle.timer?.cancel();
    this.#later(() => {
      const peer = this.peer;
      if (!peer || peer.destroyed) return;
      if (peer.readableEnded || this.writableFinished) peer.push(null);
      else peer.destroy(failure('ECONNRESET'));
    });
    done(error);
  }

  setTimeout(ms: number, listener?: () => void): this {
    if (listener) this.once('timeout', listener);
    this.#idle.ms = ms;
    this.#touch();
    return this;
  }

  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  #touch(): void {
    this.#idle.timer?.cancel();
    if (this.#idle.ms > 0 && !this.destroyed)
      this.#idle.timer = this.#owner.after(this.#idle.ms, () => this.emit('timeout'));
  }

  #later(run: () => void): void {
    this.#owner.after(this.#latency, run);
  }
}

function createPair(owner: SocketOwner, clock: VirtualClock, latency: number): [SimulatedSocket, SimulatedSocket] {
  const near = new SimulatedSocket(owner, latency);
  const far = new SimulatedSocket(clock, latency);
  near.peer = far;
  far.peer = near;
  far.connecting = false;
  far.on('error', () => {});
  return [near, far];
}
