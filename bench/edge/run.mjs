// npm run edge: pages for each second of one core through the proxy of the guide, behind Hono on Node, over the pages of the folder INLAY_PAGES. `plain` passes
// on what the site sends; `cold` adopts each page anew, `warm` has it in its cache, by its tag or, `untagged`, by its text. Each server is a process of its own; the site and the visitor are this one,
// whose time is not counted. From the environment: INLAY_PAGES, ROUNDS (5), SERVER (another `server.js` than that in `dist/`).

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { Agent, createServer, get } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { savedPages } from '../../tools/saved-pages.mjs';
import { markdown } from '../support/markdown.mjs';

const { ROUNDS = 5 } = process.env;
const { folder, pages: files } = await savedPages();
const pages = await Promise.all(files.map(async (file) => gzipSync(await readFile(join(folder, file)))));

// As the platform: packed, with a tag, and without a body for who has it.
const site = createServer((request, response) => {
  const [, kind, index] = request.url.split('/');
  const etag = `W/"${index}"`;
  const isKnown = request.headers['if-none-match'] === etag;
  response.writeHead(isKnown ? 304 : 200, {
    ...(kind === 'tagged' && { etag }),
    ...(!isKnown && { 'content-type': 'text/html;charset=utf-8', 'content-encoding': 'gzip' }),
  });
  response.end(isKnown ? undefined : pages[Number(index)]);
}).listen(0, '127.0.0.1');
await once(site, 'listening');
const origin = `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (site.address()).port}`;

const agent = new Agent({ keepAlive: true });
/** @param {string} address */
async function visit(address) {
  const [response] = await once(get(address, { agent, headers: { accept: 'text/html' } }), 'response');
  response.resume();
  await once(response, 'end');
  if (response.statusCode !== 200) throw new Error(`${address}: ${response.statusCode}`);
}

/** Milliseconds of the processor for all pages, in the best round. @param {string} route @param {string} kind */
async function timeOf(route, kind) {
  const server = fork(fileURLToPath(new URL('server.mjs', import.meta.url)), [route, origin]);
  const [port] = await once(server, 'message');
  const spent = async () => {
    server.send('time');
    return (await once(server, 'message'))[0];
  };
  let best = Number.POSITIVE_INFINITY;
  // The first round fills the cache and has the engine compile.
  for (let round = 0; round <= Number(ROUNDS); round++) {
    const start = await spent();
    for (const index of pages.keys()) await visit(`http://127.0.0.1:${port}/${kind}/${index}`);
    if (round) best = Math.min(best, (await spent()) - start);
  }
  server.disconnect();
  return best;
}

const rows = [];
let plain = 0;
for (const [route, kind] of [
  ['plain', 'tagged'],
  ['warm', 'tagged'],
  ['warm', 'untagged'],
  ['cold', 'tagged'],
]) {
  const ms = await timeOf(route, kind);
  plain ||= ms;
  rows.push([`${route}, ${kind}`, (ms / pages.length).toFixed(2), `${((plain / ms) * 100).toFixed(0)} %`]);
}
console.log(`\n${pages.length} pages\n`);
console.log(markdown(['server', 'ms a page', 'throughput beside `plain`'], rows));
site.close();
agent.destroy();
