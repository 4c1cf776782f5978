import { lookup } from 'node:dns/promises';
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { decodePart } from '#shared/links.ts';
import { isPublicAddress } from './public-address.ts';

const REDIRECTS_MAX = 5;
const TIMEOUT_MS = 10_000;
const MAX_BYTES = 20 * 1024 * 1024;
const USER_AGENT = 'Mozilla/5.0 (compatible; website calendar reader)';
/** Statuses of answers that never have a body. */
const BODILESS = new Set([204, 205, 304]);
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Why an address could not be fetched; the message is one sentence for the owner of the site. */
export class FetchError extends Error {}

/** Hosts whose addresses may be private: all, none, or the named ones. */
export type AllowPrivate = boolean | ReadonlySet<string>;

/** @param host without the brackets of an IPv6 address. */
export function mayBePrivate(host: string, allowed: AllowPrivate): boolean {
  return typeof allowed === 'boolean' ? allowed : allowed.has(host);
}

/** The host of an address, without the brackets of an IPv6 address. */
export function bareHost({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

export interface PublicFetchOptions {
  allowPrivate?: AllowPrivate;
  /** Added to the message when a private address is refused: how to allow it. */
  privateHint?: string;
  /** For the whole request, with its redirects and the body. */
  timeoutMs?: number;
  /** Limit of the body, after decompression. */
  maxBytes?: number;
  /** Called with each address before it is asked, after a redirect too; throws a FetchError to refuse it. */
  check?: ((url: URL) => void) | undefined;
}

interface Address {
  address: string;
  family: number;
}

/**
 * A `fetch` for addresses that others choose: http, https and webcal (as https) to public servers only. The name is resolved once for each request,
 * every address behind it is checked, and the connection goes to what was checked. At most five redirects are followed, each checked in
 * the same way; credentials do not follow to another origin. The body is read completely before the response is returned.
 *
 * Reads of `RequestInit` `method`, `headers`, `body` (text or bytes), `redirect` and `signal`.
 *
 * @throws FetchError in the returned function, for every failure but an HTTP status.
 */
export function createPublicFetch(options: PublicFetchOptions = {}): typeof globalThis.fetch {
  const { timeoutMs = TIMEOUT_MS } = options;
  return async (input, init = {}) => {
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = init.signal ? AbortSignal.any([timeout, init.signal]) : timeout;
    try {
      return await follow(input instanceof Request ? input.url : String(input), init, { ...options, signal });
    } catch (error) {
      if (error instanceof FetchError) throw error;
      if (timeout.aborted) throw new FetchError(`The server did not finish within ${timeoutMs / 1000} seconds`);
      throw new FetchError(explain(error as NodeJS.ErrnoException), { cause: error });
    }
  };
}

type Limits = PublicFetchOptions & { signal: AbortSignal };

async function follow(address: string, init: RequestInit, limits: Limits): Promise<Response> {
  let url = parseAddress(address);
  const headers = new Headers(init.headers);
  if (url.username && !headers.has('authorization')) headers.set('authorization', basicAuth(url));
  let method = (init.method ?? 'GET').toUpperCase();
  let body = toBytes(init.body);
  for (let redirects = 0; ; redirects += 1) {
    limits.check?.(url);
    const response = await request(url, { method, headers, body }, limits);
    const location = REDIRECTS.has(response.status) ? response.headers.get('location') : null;
    if (location === null || init.redirect === 'manual') return response;
    if (init.redirect === 'error') throw new FetchError(`${url.host} redirects to another address`);
    if (redirects === REDIRECTS_MAX) throw new FetchError(`${url.host} redirects more than ${REDIRECTS_MAX} times`);
    const next = parseAddress(location, url);
    if (next.origin !== url.origin) headers.delete('authorization');
    if (response.status === 303 || (response.status <= 302 && method === 'POST')) {
      method = 'GET';
      body = undefined;
      headers.delete('content-type');
    }
    url = next;
  }
}

function parseAddress(text: string, base?: URL): URL {
  let url: URL;
  try {
    url = new URL(text.trim().replace(/^webcals?:/i, 'https:'), base);
  } catch {
    throw new FetchError('The address is not complete: it begins with https://');
  }
  if (url.protocol === 'http:' || url.protocol === 'https:') return url;
  throw new FetchError(`Addresses that begin with ${url.protocol} cannot be fetched, only https:// and http://`);
}

function basicAuth({ username, password }: URL): string {
  const pair = `${decodePart(username)}:${decodePart(password)}`;
  return `Basic ${Buffer.from(pair).toString('base64')}`;
}

function toBytes(body: RequestInit['body']): Buffer | undefined {
  if (body === undefined || body === null) return undefined;
  if (typeof body === 'string' || body instanceof URLSearchParams) return Buffer.from(String(body));
  if (body instanceof ArrayBuffer) return Buffer.from(body);
  if (ArrayBuffer.isView(body)) return Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  throw new TypeError('The body must be text or bytes');
}

/** Sends one request, without following redirects. */
async function request(
  url: URL,
  { method, headers, body }: { method: string; headers: Headers; body: Buffer | undefined },
  limits: Limits,
): Promise<Response> {
  const addresses = await resolve(url, limits);
  const given = Object.fromEntries(headers);
  const client = (url.protocol === 'https:' ? httpsRequest : httpRequest)({
    protocol: url.protocol,
    host: bareHost(url),
    port: url.port,
    path: url.pathname + url.search,
    method,
    headers: {
      'user-agent': USER_AGENT,
      'accept-encoding': 'gzip, deflate, br',
      ...given,
      host: url.host,
      ...(body ? { 'content-length': String(body.length) } : {}),
    },
    lookup: pinned(addresses),
    agent: false,
    signal: limits.signal,
  });
  const message = await answerOf(client, body);
  try {
    return await toResponse(message, url, method, limits.maxBytes ?? MAX_BYTES);
  } finally {
    message.destroy();
  }
}

function answerOf(client: ClientRequest, body: Buffer | undefined): Promise<IncomingMessage> {
  return new Promise((fulfil, reject) => {
    // Stays for errors after the answer has begun, which its body reports too.
    client.on('error', reject);
    client.once('response', fulfil);
    client.end(body);
  });
}

/** The checked addresses of a host. */
async function resolve(url: URL, { allowPrivate = false, privateHint, signal }: Limits): Promise<Address[]> {
  const host = bareHost(url);
  const family = isIP(host);
  const addresses = family ? [{ address: host, family }] : await raceAbort(lookup(host, { all: true }), signal);
  if (mayBePrivate(host, allowPrivate)) return addresses;
  const refused = addresses.find(({ address }) => !isPublicAddress(address));
  if (!refused) return addresses;
  const what = refused.address === host ? host : `${host} (${refused.address})`;
  const reason = `${what} is a private or local address, which is refused`;
  throw new FetchError(privateHint ? `${reason}. ${privateHint}` : reason);
}

function raceAbort<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((fulfil, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    promise.then(fulfil, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/** A DNS lookup that returns the checked addresses, whatever the name resolves to by now. */
function pinned(addresses: Address[]): LookupFunction {
  const [first] = addresses;
  return (_host, options, done) => {
    if (options.all) done(null, addresses);
    else if (first) done(null, first.address, first.family);
    else done(Object.assign(new Error('no address'), { code: 'ENOTFOUND' }), '');
  };
}

async function toResponse(message: IncomingMessage, url: URL, method: string, maxBytes: number): Promise<Response> {
  const status = message.statusCode ?? 0;
  const headers = new Headers();
  for (const [name, values] of Object.entries(message.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  if (status < 200 || status > 599) throw new FetchError(`${url.host} gave an answer that is not HTTP`);
  const isEmpty = method === 'HEAD' || BODILESS.has(status);
  const body = isEmpty ? null : await readBody(message, maxBytes);
  // The body is decoded by now.
  headers.delete('content-encoding');
  headers.delete('content-length');
  const response = new Response(body, { status, statusText: message.statusMessage ?? '', headers });
  Object.defineProperty(response, 'url', { value: url.href });
  return response;
}

async function readBody(message: IncomingMessage, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new FetchError(`The answer has more than ${Math.round(maxBytes / 1024 / 1024)} MB`);
  if (Number(message.headers['content-length'] ?? 0) > maxBytes) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of decoded(message) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  const body = new Uint8Array(size);
  let offset = 0;
  // Each part can be released as soon as it is copied.
  for (let chunk = chunks.shift(); chunk; chunk = chunks.shift()) {
    body.set(chunk, offset);
    offset += chunk.length;
  }
  return body;
}

function decoded(message: IncomingMessage): Readable {
  const decoders = { gzip: createGunzip, 'x-gzip': createGunzip, deflate: createInflate, br: createBrotliDecompress };
  const coding = (message.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (coding === 'identity' || coding === '') return message;
  const create = Object.entries(decoders).find(([name]) => name === coding)?.[1];
  if (!create) throw new FetchError(`The answer is compressed in a way that cannot be read (${coding})`);
  // The reader of the decoder gets the error too.
  return pipeline(message, create(), () => undefined);
}

/** Error codes of Node.js and OpenSSL in plain words. */
const REASONS: Record<string, string> = {
  ENOTFOUND: 'There is no server of this name',
  EAI_AGAIN: 'The name of the server could not be looked up right now',
  ECONNREFUSED: 'The server refuses the connection',
  ECONNRESET: 'The server closed the connection before it had answered',
  EPIPE: 'The server closed the connection before it had answered',
  ETIMEDOUT: 'The server cannot be reached',
  EHOSTUNREACH: 'The server cannot be reached',
  ENETUNREACH: 'The server cannot be reached',
  CERT_HAS_EXPIRED: 'The certificate of the server has expired',
  CERT_NOT_YET_VALID: 'The certificate of the server is not valid yet',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate of the server is self-signed, so it cannot be trusted',
  SELF_SIGNED_CERT_IN_CHAIN: 'The certificate of the server comes from an authority that is not trusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'The certificate of the server comes from an authority that is not trusted',
  UNABLE_TO_GET_ISSUER_CERT: 'The certificate of the server comes from an authority that is not trusted',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'The certificate of the server comes from an authority that is not trusted',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate of the server belongs to another name',
  EPROTO: 'No secure connection is possible: the server does not speak TLS here',
};

function explain(error: NodeJS.ErrnoException): string {
  const { code = '', message } = firstOf(error);
  const known = REASONS[code];
  if (known) return known;
  if (code.startsWith('ERR_SSL_') || code.startsWith('ERR_TLS_')) return `No secure connection is possible (${code})`;
  if (code.startsWith('Z_') || code.startsWith('ERR_BROTLI') || code.startsWith('ERR__ERROR_FORMAT')) {
    return 'The answer is damaged: it cannot be decompressed';
  }
  if (code.startsWith('HPE_')) return 'The server gave an answer that is not HTTP';
  return message.split('\n')[0] || 'The server cannot be reached';
}

/** Where a host has several addresses and all fail, the first failure says why. */
function firstOf(error: NodeJS.ErrnoException): NodeJS.ErrnoException {
  return error instanceof AggregateError ? (error.errors[0] as NodeJS.ErrnoException) : error;
}
