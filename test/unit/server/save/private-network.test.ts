import type { LookupAddress } from 'node:dns';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, isIP } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { downloadSite } from '../../../../src/server/save/download-site';
import { createPoliteFetch } from '../../../../src/server/save/polite-fetch';
import {
  createGate,
  createLookup,
  createSiteRule,
  type Find,
  isPrivateIp,
} from '../../../../src/server/save/private-network';

/** A resolver that gives these answers, one after the other. */
function findInTurn(...answers: ReadonlyArray<readonly string[]>): Find {
  let turn = 0;
  return async () => {
    const found = answers[turn++] ?? [];
    return found.map((address): LookupAddress => ({ address, family: isIP(address) }));
  };
}

it.each([
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['172.16.0.1', true],
  ['172.32.0.1', false],
  ['192.168.0.1', true],
  ['169.254.169.254', true],
  ['0.0.0.0', true],
  ['8.8.8.8', false],
  ['::1', true],
  ['fd00::1', true],
  ['::ffff:127.0.0.1', true],
  ['::ffff:7f00:1', true],
  ['::ffff:a00:1', true],
  ['fe80::1', true],
  ['fe80::1%eth0', true],
  ['::127.0.0.1', true],
  ['64:ff9b::7f00:1', true],
  ['2002:7f00:1::', true],
  ['2606:4700::1', false],
])('a private network %s: %s', (ip, expected) => {
  expect(isPrivateIp(ip)).toBe(expected);
});

describe('the addresses of a name, as a connection gets them', () => {
  const look = (lookup: ReturnType<typeof createLookup>, all: boolean) =>
    new Promise((done) => lookup('a.example', { all }, (error, ...found) => done(error?.message ?? found)));
  const outside = (find: Find) => createLookup((found) => found.some(isPrivateIp), find);
  const REFUSED = 'a.example is on a private network';

  it('are those that were checked', async () => {
    const find = () => findInTurn(['93.184.216.34', '2606:4700::1']);
    expect(await look(outside(find()), true)).toEqual([
      [
        { address: '93.184.216.34', family: 4 },
        { address: '2606:4700::1', family: 6 },
      ],
    ]);
    expect(await look(outside(find()), false)).toEqual(['93.184.216.34', 4]);
  });

  it.each([['10.0.0.1'], ['::1'], ['::ffff:127.0.0.1'], ['93.184.216.34', '192.168.0.1']])(
    'are refused where one is private: %s %s',
    async (...found) => {
      expect(await look(outside(findInTurn(found)), true)).toBe(REFUSED);
    },
  );

  it('are refused where a second answer is another, private one', async () => {
    for (const lookup of [outside, (find: Find) => createLookup(createSiteRule(), find)].map((create) =>
      create(findInTurn(['93.184.216.34'], ['::ffff:10.0.0.1'])),
    )) {
      expect(await look(lookup, false)).toEqual(['93.184.216.34', 4]);
      expect(await look(lookup, false)).toBe(REFUSED);
    }
  });

  it('may be private where the command has named such a site', async () => {
    const lookup = createLookup(createSiteRule(), findInTurn(['10.0.0.1'], ['10.0.0.2']));
    expect(await look(lookup, false)).toEqual(['10.0.0.1', 4]);
    expect(await look(lookup, false)).toEqual(['10.0.0.2', 4]);
  });

  it('are not there where nobody knows the name', async () => {
    const find: Find = () => Promise.reject(new Error('not found'));
    expect(await look(outside(find), true)).toBe('not found');
  });
});

describe('a request', () => {
  let asked: string[] = [];
  let port = 0;
  const server = createServer(({ headers: { host = '' }, url = '' }, response) => {
    asked.push(`${host.replace(/:.*/, '')}${url}`);
    if (url === '/robots.txt') return response.end();
    if (url === '/s/moved.jpg')
      return response.writeHead(302, { location: `http://b.example:${port}/secret` }).end();
    return response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('secret<link rel="icon" href="/s/moved.jpg">');
  });
  beforeAll(async () => {
    await new Promise<void>((listening) => {
      server.listen(0, '127.0.0.1', listening);
    });
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    asked = [];
  });

  const HERE = ['127.0.0.1'];
  async function request(host: string, { site, find = findInTurn(HERE) }: { site?: string; find?: Find }) {
    const send = createPoliteFetch({
      userAgent: 'test',
      find,
      sleep: () => Promise.reject(new Error('it is asked again')),
      ...(site && { site: new URL(`http://${site}`) }),
    });
    const { text } = await send(new URL(`http://${host}:${port}/`), {}, async (answer) => ({
      text: await answer.text(),
    }));
    return text;
  }

  it('connects to a private network that the command has named', async () => {
    expect(await request('a.example', { site: `a.example:${port}` })).toMatch('secret');
    expect(asked).toEqual(['a.example/']);
  });

  it.each([
    ['a.example', undefined],
    ['a.example', 'b.example'],
    // Another service of the same machine.
    ['a.example', 'a.example:1'],
    ['localhost', 'b.example'],
  ])('makes no connection to a private network, and is not sent again: %s, named %s', async (host, site) => {
    await expect(request(host, { ...(site && { site }) })).rejects.toThrow(`${host} is on a private network`);
    expect(asked).toEqual([]);
  });

  it('does not follow a redirect to a private network', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'inlay-private-'));
    const site = new URL(`http://a.example:${port}`);
    const find: Find = (name, options) => findInTurn(HERE)(name, options);
    const { state } = await downloadSite({ site, folder, userAgent: 'test', find });
    await rm(folder, { recursive: true });
    expect(state.failed[`${site}s/moved.jpg`]).toBe('b.example is on a private network');
    expect(asked).toContain('a.example/s/moved.jpg');
    expect(asked.filter((address) => address.startsWith('b.'))).toEqual([]);
  });

  it.each(['127.0.0.1', '2130706433', '[::1]', '[::ffff:127.0.0.1]'])(
    'makes no connection to the private address %s',
    (host) => {
      const gate = createGate(new URL('https://www.example.com'));
      expect(() => gate(new URL(`http://${host}/`))).toThrow('is on a private network');
    },
  );
});
