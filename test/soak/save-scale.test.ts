import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { downloadSite } from '../../src/server/save/download-site';
import { it } from '../page/support/site';
import { createCommand } from '../unit/server/save/run-command';
import { type Answer, startStandIn } from '../unit/server/save/stand-in';

const SITE = 'https://www.example.com';
const IMAGES = 'https://images.squarespace-cdn.com/content/v1/abc';
const PAGES = 1000;
const IMAGES_EACH = 10;
/** Some minutes: run with `INLAY_LARGE=1`. */
const large = process.env.INLAY_LARGE ? it : it.skip;
const LARGE_MS = 1_800_000;
const MEMORY_MAX = 300 * 2 ** 20;

/** Writes what the process has needed at most, in KB. */
const MEASURE = `
import { writeFileSync } from 'node:fs';
process.on('exit', () => writeFileSync('memory', String(process.resourceUsage().maxRSS)));`;

const pageOf = (number: number) => `<!doctype html><html lang="en"><title>Page ${number}</title>
<body><main><div class="sqs-block sqs-block-accordion"></div><a href="/p/${(number + 1) % PAGES}">Next</a> ${'text '.repeat(2000)}
${Array.from({ length: IMAGES_EACH }, (_, image) => `<img data-src="${IMAGES}/${number}-${image}.jpg" alt="">`).join('')}</main></body></html>`;
const IMAGE = Buffer.alloc(20_000, 7);

function answer(address: string): Answer | undefined {
  if (address === `${SITE}/robots.txt`) return '';
  if (address === `${SITE}/`) return pageOf(-1);
  const [, number] = /^https:\/\/www\.example\.com\/p\/(\d+)$/.exec(address) ?? [];
  if (number) return { headers: { etag: '"1"' }, body: pageOf(Number(number)) };
  if (!address.startsWith(IMAGES)) return undefined;
  // Small images: each width is the original.
  return { headers: { 'content-type': 'image/jpeg', etag: '"1"' }, body: IMAGE };
}

let command: Awaited<ReturnType<typeof createCommand>>;
let standIn: Awaited<ReturnType<typeof startStandIn>>;
beforeAll(async () => {
  if (!process.env.INLAY_LARGE) return;
  command = await createCommand({ extra: MEASURE });
  standIn = await startStandIn(async (address) => answer(address));
});
afterAll(async () => {
  if (!process.env.INLAY_LARGE) return;
  await standIn.close();
  await command.remove();
});

/** Saves the site without a fault. @returns the memory that it has needed at most */
async function run(): Promise<number> {
  standIn.asked.length = 0;
  const start = performance.now();
  const { status } = await command.start(standIn.address, ['save', SITE, 'copy']).ended;
  expect(status).toBe(0);
  const memory = Number(readFileSync(join(command.home, 'memory'), 'utf8')) * 1024;
  console.log(
    `${Math.round((performance.now() - start) / 1000)} s, ${Math.round(memory / 2 ** 20)} MB, ${standIn.asked.length} requests`,
  );
  return memory;
}

large(
  'saves 1,000 pages of 10 images within 300 MB, and asks for no address twice',
  async () => {
    const memory = await run();
    const seen = new Set<string>();
    const twice = standIn.asked.filter((address) => seen.size === seen.add(address).size);
    expect(twice, 'but the first, to find the site').toEqual([`${SITE}/`]);
    expect(standIn.asked.length).toBeGreaterThan(PAGES * IMAGES_EACH);
    expect(memory).toBeLessThan(MEMORY_MAX);
  },
  LARGE_MS,
);

large(
  'costs only conditional requests when it runs again, and as little memory although 80,000 files are there',
  async () => {
    const memory = await run();
    const plain = standIn.asked.filter((address) => !standIn.headersOf(address)?.['if-none-match']);
    expect(new Set(plain)).toEqual(
      new Set(['/', '/404-page-of-this-site', '/robots.txt', '/sitemap.xml'].map((path) => SITE + path)),
    );
    expect(memory).toBeLessThan(MEMORY_MAX);
  },
  LARGE_MS,
);

large(
  'reads a page of 20 MB',
  async () => {
    const large = await startStandIn({
      [`${SITE}/robots.txt`]: '',
      [`${SITE}/`]: `${`<p>${'text '.repeat(200)}</p>`.repeat(20_000)}<a href="/two">2</a>`,
      [`${SITE}/two`]: 'two',
    });
    const { state } = await downloadSite({
      site: new URL(SITE),
      folder: join(command.home, 'large'),
      userAgent: 'Inlay-save/0 (test)',
      fetch: large.fetch,
    });
    await large.close();
    expect(Object.keys(state.saved)).toContain(`${SITE}/two`);
  },
  LARGE_MS,
);
