import dns from 'node:dns';
import dnsPromises from 'node:dns/promises';
import { EventEmitter } from 'node:events';
import http, { type IncomingMessage, type RequestListener } from 'node:http';
import net from 'node:net';
import type { MachineProcess } from '#testing/simulation/process.ts';
import type { Anything } from './anything.ts';

export function createDns(process: MachineProcess): Anything {
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

export function createNet(process: MachineProcess): Anything {
  const connect = (options: Anything, listener?: () => void) => {
    const socket = process.connect(options.host ?? 'localhost', Number(options.port));
    if (listener) socket.once('connect', listener);
    return socket;
  };
  return { ...net, connect, createConnection: connect };
}

/** Requests go through real HTTP over simulated connections. The machine's own servers answer without. */
export function createHttp(process: MachineProcess): Anything {
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

export function createFetch(request: Anything) {
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
