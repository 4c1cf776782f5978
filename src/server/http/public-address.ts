import { BlockList, isIP } from 'node:net';

/** IPv4 networks that no public server is in, from the registry of special-purpose addresses. */
const SPECIAL_IPV4: [network: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
/** Networks inside 2000::/3 that no public server is in: Teredo and other protocols, documentation, 6to4. */
const SPECIAL_IPV6: [network: string, prefix: number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];
/** Networks whose addresses end with the IPv4 address that is meant: mapped ones and NAT64. */
const EMBEDDED_IPV4: [network: string, prefix: number][] = [
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
];

const specialIpv4 = blockList(SPECIAL_IPV4, 'ipv4');
const specialIpv6 = blockList(SPECIAL_IPV6, 'ipv6');
const embedded = blockList(EMBEDDED_IPV4, 'ipv6');
const unicast = blockList([['2000::', 3]], 'ipv6');

/** True for an IP address that everybody on the internet can reach. @param address as text; false for anything else. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !specialIpv4.check(address, 'ipv4');
  if (family !== 6 || address.includes('%')) return false;
  if (embedded.check(address, 'ipv6')) return isPublicAddress(lastFourBytes(address));
  return unicast.check(address, 'ipv6') && !specialIpv6.check(address, 'ipv6');
}

/** The end of an IPv6 address as an IPv4 address. */
function lastFourBytes(address: string): string {
  // The URL parser writes every address in groups of hexadecimal digits.
  const groups = new URL(`http://[${address}]`).hostname.slice(1, -1).split(':');
  const [high = 0, low = 0] = groups.slice(-2).map((group) => Number.parseInt(group || '0', 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

function blockList(networks: [network: string, prefix: number][], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of networks) list.addSubnet(network, prefix, family);
  return list;
}
