import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** Networks that a public site has no business with: a page that names such an address would read what only this computer can reach. */
const privateNetworks = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  privateNetworks.addSubnet(network, prefix);
for (const [network, prefix] of [
  ['::', 128],
  ['::1', 128],
  ['64:ff9b::', 96],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  privateNetworks.addSubnet(network, prefix, 'ipv6');

/** `::ffff:127.0.0.1` is an address of version 4 in another notation. */
const MAPPED = /^::ffff:(?:(\d+\.\d+\.\d+\.\d+)|([\da-f]{1,4}):([\da-f]{1,4}))$/i;

function unmapped(ip: string): string {
  const [, dotted, high, low] = MAPPED.exec(ip) ?? [];
  if (dotted) return dotted;
  if (!high || !low) return ip;
  const bytes = [Number.parseInt(high, 16), Number.parseInt(low, 16)].flatMap((part) => [
    part >> 8,
    part & 255,
  ]);
  return bytes.join('.');
}

/** @example isPrivateIp('192.168.1.1'); // true */
export function isPrivateIp(written: string): boolean {
  const ip = unmapped(written);
  return privateNetworks.check(ip, isIP(ip) === 6 ? 'ipv6' : 'ipv4');
}

/** Asks for the addresses of a name. */
type Find = (
  name: string,
  options: { readonly all: true },
) => Promise<readonly { readonly address: string }[]>;

/**
 * Checks whether a host is on a private network, by its address or by what its name leads to. A name that leads nowhere is not: the request says so.
 * @param host of a URL: an address of version 6 stands in brackets
 */
export async function isPrivateHost(host: string, find: Find = lookup): Promise<boolean> {
  const name = host.replace(/^\[|\]$/g, '');
  if (isIP(name)) return isPrivateIp(name);
  if (/(?:^|\.)localhost$/i.test(name)) return true;
  const found = await find(name, { all: true }).catch(() => []);
  return found.some(({ address }) => isPrivateIp(address));
}
