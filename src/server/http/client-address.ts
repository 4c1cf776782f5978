import { isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Config } from '#server/config.ts';

/**
 * Address of the visitor's machine, as limits count it. Behind `TRUST_PROXY` proxies it is the entry of X-Forwarded-For
 * that the outermost of them wrote; entries further left come from the visitor and are ignored, as is text that is no
 * address. An IPv6 address counts by its /64, which is what one household or server gets.
 */
export function clientAddress(c: Context, config: Pick<Config, 'TRUST_PROXY'>): string {
  const socket = (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress;
  return addressOf(socket, c.req.header('x-forwarded-for') ?? '', config.TRUST_PROXY);
}

/** `clientAddress` computed from the socket's address and the X-Forwarded-For header. */
export function addressOf(socket = 'unknown', forwardedFor: string, trustedProxies: number): string {
  if (trustedProxies === 0) return network(socket);
  const hop = forwardedFor.split(',').at(-trustedProxies) ?? '';
  const address = withoutPort(hop.trim());
  return network(isIP(address) ? address : socket);
}

/** Some proxies write `192.0.2.1:443` and `[2001:db8::1]:443`. */
function withoutPort(hop: string): string {
  return hop.replace(/^(?:\[(.+)\]|([\d.]+))(?::\d+)?$/, '$1$2');
}

/** An IPv4 address as it is, of an IPv6 address the /64 without leading zeros. */
function network(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  const [first = [], last] = address.split('::').map((part) => (part ? part.split(':') : []));
  // `::` stands for the zeros that are missing to eight groups.
  const zeros = Array<string>(last ? Math.max(0, 8 - first.length - last.length) : 0).fill('0');
  const groups = [...first, ...zeros, ...(last ?? [])];
  const withoutZeros = (group: string) => Number.parseInt(group, 16).toString(16);
  return groups.slice(0, 4).map(withoutZeros).join(':');
}
