import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import Agent from 'undici/lib/dispatcher/agent.js';
import { FailedRequest } from './failed-request';
import { isSameSite } from './page-address';

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
  ['::', 96],
  ['64:ff9b::', 96],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  privateNetworks.addSubnet(network, prefix, 'ipv6');

/** Also of an address of version 4 in the notation of version 6. @example isPrivateIp('::ffff:192.168.1.1'); // true */
export function isPrivateIp(written: string): boolean {
  const [ip = ''] = written.split('%');
  return privateNetworks.check(ip, isIP(ip) === 6 ? 'ipv6' : 'ipv4');
}

/** Asks for the addresses of a name. */
export type Find = (name: string, options: { readonly all: true }) => Promise<readonly LookupAddress[]>;

const refusal = (host: string) => new FailedRequest(`${host} is on a private network`);

/**
 * Looks up the addresses of a name for a connection, which is then made to one of these: nobody looks the name up again.
 * @param isRefused by all addresses of the name
 */
export const createLookup =
  (isRefused: (found: readonly string[]) => boolean, find: Find = lookup): LookupFunction =>
  (name, options, answer) => {
    const allowed = find(name, { ...options, all: true }).then((found) => {
      if (isRefused(found.map(({ address }) => address))) throw refusal(name);
      return found;
    });
    allowed.then(
      (found) => {
        const [first] = found;
        if (options.all || !first) answer(null, [...found]);
        else answer(null, first.address, first.family);
      },
      (error) => answer(error, ''),
    );
  };

/** Addresses of the site that the command has named: only where the first answer was all private may later ones be. */
export function createSiteRule(): (found: readonly string[]) => boolean {
  let isNamed: boolean | undefined;
  return (found) => {
    isNamed ??= found.every(isPrivateIp);
    return !isNamed && found.some(isPrivateIp);
  };
}

/**
 * Refuses private networks, but that which the command itself has named.
 * @param site which the command names; default: none
 * @returns the connections for an address. Throws FailedRequest
 */
export function createGate(site: URL | undefined, find?: Find): (address: URL) => Agent {
  const others = new Agent({ connect: { lookup: createLookup((found) => found.some(isPrivateIp), find) } });
  const own = new Agent({ connect: { lookup: createLookup(createSiteRule(), find) } });
  return (address) => {
    if (site && isSameSite(address, site)) return own;
    // An address itself is not looked up. One of version 6 stands in brackets.
    const host = address.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) && isPrivateIp(host)) throw refusal(address.hostname);
    return others;
  };
}
