import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect } from 'vitest';
import { listFiles } from '../../src/server/pages/saved-site.mjs';
import { it } from '../page/support/site';
import { createCommand } from '../unit/server/save/run-command';
import { type Answer, startStandIn } from '../unit/server/save/stand-in';

const SITE = 'https://www.example.com';
const IMAGES = 'https://images.squarespace-cdn.com/content/v1/abc';
const PAGES = 60;
/** Requests on their way when the command is killed: their answers are asked for again. */
const UNDER_WAY = 8;

/** Another text after a change of the site. */
let edition = 1;
const pageOf = (number: number) => `<!doctype html><html lang="en"><title>Page ${number}, ${edition}</title>
<body><main><div class="sqs-block sqs-block-accordion"></div><a href="/p/${(number + 1) % PAGES}">Next</a>
<img data-src="${IMAGES}/${number}.jpg" alt="">${'<p>text</p>'.repeat(5000)}</main></body></html>`;

/** In two pieces, so that a kill comes between them. */
const slowly =
  (body: string, type: string, etag: string): Answer =>
  (request, response) => {
    if (request.headers['if-none-match'] === etag) return response.writeHead(304).end();
    response.writeHead(200, { 'content-type': type, 'content-length': body.length, etag });
    response.write(body.slice(0, body.length / 2));
    setTimeout(() => response.end(body.slice(body.length / 2)), 20);
  };

function answer(address: string): Answer | undefined {
  if (address === `${SITE}/robots.txt`) return '';
  const [, number = address === `${SITE}/` ? '-1' : undefined] = /\/p\/(\d+)$/.exec(address) ?? [];
  if (number) return slowly(pageOf(Number(number)), 'text/html', `"${edition}"`);
  return address.startsWith(IMAGES) ? slowly(address.padEnd(2000), 'image/jpeg', '"1"') : undefined;
}

let command: Awaited<ReturnType<typeof createCommand>>;
let standIn: Awaited<ReturnType<typeof startStandIn>>;
beforeAll(async () => {
  command = await createCommand();
  standIn = await startStandIn(async (address) => answer(address));
});
afterAll(async () => {
  await standIn.close();
  await command.remove();
});

const at = (...path: readonly string[]) => join(command.home, ...path);
const start = (out: string) => command.start(standIn.address, ['save', SITE, out]);

/** Kills the command once something holds of it. */
async function killWhen(out: string, isTime: () => boolean): Promise<void> {
  const { child, ended } = start(out);
  while (!isTime()) {
    if (child.exitCode !== null) throw new Error(`It has ended: ${(await ended).stderr}`);
    await wait(5);
  }
  child.kill('SIGKILL');
  expect((await ended).status).toBe(null);
}

const isWhole = (file: string, text: string) =>
  file.endsWith('.html') ? text.endsWith('</html>') : text.length === 2000;

it('goes on where it was killed: no half file has a name, and nothing that was finished is fetched again', async () => {
  for (const share of [0.2, 0.6]) {
    await killWhen('copy', () => standIn.asked.length > 2 * share * PAGES);
    const files = (await listFiles(at('copy-download'))).filter((file) => /\.(?:html|jpg)$/.test(file));
    expect(files.length).toBeGreaterThan(5);
    for (const file of files)
      expect(isWhole(file, await readFile(at('copy-download', file), 'utf8')), file).toBe(true);
    expect(existsSync(at('copy'))).toBe(false);
  }
  const { status, stdout } = await start('copy').ended;
  expect([status, stdout.split('\n')[0]]).toEqual([0, 'You can close the account.']);
  const perAddress = standIn.asked.filter((address) => /\/p\/|\.jpg/.test(address));
  expect(perAddress.length - new Set(perAddress).size).toBeLessThanOrEqual(2 * UNDER_WAY);
  expect(await listFiles(at('copy'))).toEqual(
    expect.arrayContaining(['index.html', 'p/0.html', 'p/59.html']),
  );
  expect((await listFiles(at('copy-download'))).filter((file) => file.endsWith('.part'))).toEqual([]);
});

it('finishes a copy that was killed, also where the site has changed since', async () => {
  edition = 2;
  standIn.asked.length = 0;
  const journal = () => {
    const path = at('copy/inlay/manifest.jsonl');
    return existsSync(path) ? readFileSync(path, 'utf8').split('\n').length : 0;
  };
  await killWhen('copy', () => journal() > 10);
  const pages = (await listFiles(at('copy'))).filter((file) => file.startsWith('p/'));
  const editions = new Set<string>();
  for (const file of pages) {
    const text = await readFile(at('copy', file), 'utf8');
    expect(isWhole(file, text), file).toBe(true);
    editions.add(/<title>Page -?\d+, (\d)/.exec(text)?.[1] ?? '');
  }
  expect([...editions].sort()).toEqual(['1', '2']);
  edition = 3;
  standIn.asked.length = 0;
  const { status, stdout } = await start('copy').ended;
  expect([status, stdout.split('\n')[0]]).toEqual([0, 'You can close the account.']);
  for (const file of pages) expect(await readFile(at('copy', file), 'utf8')).toMatch(/<title>Page -?\d+, 3/);
  const files = await listFiles(at('copy/inlay'));
  expect(files.filter((file) => file.startsWith('manifest'))).toEqual(['manifest.json']);
  const plain = standIn.asked.filter((address) => !standIn.headersOf(address)?.['if-none-match']);
  expect(plain.filter((address) => /\/p\/|\.jpg$/.test(address))).toEqual([]);
});
