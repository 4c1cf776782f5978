import type { IncomingMessage } from 'node:http';
import type { Config } from '#server/config.ts';
import type { ProxyWarning, ProxyWatch } from '#server/context.ts';
import { addressOf } from './client-address.ts';

/** Requests that are judged together. */
const BLOCK_REQUESTS = 200;
/** More browsers behind one address than a household has. */
const MANY_BROWSERS = 5;

const FIX = 'Set TRUST_PROXY to the number of proxies in front of the site';

/** Compares TRUST_PROXY with the headers of requests; a single visitor cannot cause a warning by making headers up. */
export function createProxyWatch({ TRUST_PROXY }: Pick<Config, 'TRUST_PROXY'>): ProxyWatch {
  let warning: ProxyWarning | undefined;
  let block = emptyBlock();

  return {
    warning: () => warning,
    observe({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>) {
      const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',');
      const address = addressOf(socket.remoteAddress, forwarded, TRUST_PROXY);
      const flyAddress = headers['fly-client-ip'];
      block.requests += 1;
      if (forwarded) block.forwarded += 1;
      if (typeof flyAddress === 'string' && forwarded.split(',').length > TRUST_PROXY) {
        if (addressOf(flyAddress, '', 0) !== address) block.otherThanFly += 1;
      }
      if (block.addresses.size < 2) block.addresses.add(address);
      if (block.browsers.size < MANY_BROWSERS) block.browsers.add(headers['user-agent'] ?? '');
      if (block.requests < BLOCK_REQUESTS) return;
      warning = warningOf(block, TRUST_PROXY);
      block = emptyBlock();
    },
  };
}

function emptyBlock() {
  return { requests: 0, forwarded: 0, otherThanFly: 0, addresses: new Set<string>(), browsers: new Set<string>() };
}

/** The warning that a block of requests gives a reason for, if any. */
function warningOf(block: ReturnType<typeof emptyBlock>, trusted: number): ProxyWarning | undefined {
  const isMost = (count: number) => count * 2 > block.requests;
  if (block.browsers.size < MANY_BROWSERS) return undefined;
  if (trusted === 0 && isMost(block.forwarded)) {
    return {
      text: "Requests come through a proxy, but TRUST_PROXY is 0: all visitors share the proxy's limits",
      fix: FIX,
    };
  }
  if (isMost(block.otherThanFly)) {
    const text = `With TRUST_PROXY=${trusted}, limits count another address than the visitor's (Fly-Client-IP)`;
    return { text, fix: `${FIX}; on Fly.io alone it is 2` };
  }
  if (block.addresses.size === 1) {
    const text = `All visitors seem to come from one address, so they share one limit (TRUST_PROXY is ${trusted})`;
    return { text, fix: FIX };
  }
  return undefined;
}
