import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { createServer } from '../../../demo-server/create-server.mjs';
import { answeredSize, readSize } from '../../../demo-server/pictures/answer-images.mjs';
import type { Answer } from '../../unit/server/save/stand-in';
import { DEMO_PAGES, readDemo } from './demo-pages';
import { root } from './site';

/** Where the demo pages say that they are. */
export const PLATFORM_SITE = 'https://otterbrook.example';
const IMAGES = 'https://images.squarespace-cdn.com/content/v1/c099a42a5555825cdb50df0c';
const FILES = 'https://static1.squarespace.com/static/c099a42a5555825cdb50df0c';
const VIDEOS = 'https://video.squarespace-cdn.com/content/v1/c099a42a5555825cdb50df0c';
const SCRIPTS = 'https://assets.squarespace.com/universal/scripts-compressed';

/** Pages that the platform draws for each visitor and forbids to fetch. */
const DRAWN_FOR_VISITORS: Readonly<Record<string, string>> = {
  'shop/cart.html': '/cart',
  'search-page.html': '/search',
};

/** The demo has a page at the platform's own address of the search. */
const MOVED: Readonly<Record<string, string>> = { ...DRAWN_FOR_VISITORS, 'search.html': '/find' };

/** The address of a demo page on the site: without its ending. */
export const pathOf = (file: string): string =>
  MOVED[file] ?? `/${file.replace(/\.html$/, '').replace(/(?:^|\/)index$/, '')}`;

/** The demo pages that a platform can send: what they show does not depend on this project's own server. */
export const PLATFORM_PAGES = DEMO_PAGES.filter(
  (file) =>
    !file.startsWith('trouble/') &&
    !(file in DRAWN_FOR_VISITORS) &&
    !/data-inlay-config|src="\/demo-pages\//.test(readDemo(file)),
);

const START = String.raw`(?<=["'(\s,;=]|&quot;)`;
const HOSTED: ReadonlyArray<readonly [RegExp, string]> = [
  [new RegExp(`${START}/(pictures|test-cards)/`, 'g'), `${IMAGES}/$1/`],
  [new RegExp(`${START}/(sounds)/`, 'g'), `${FILES}/t/$1/`],
  [new RegExp(`${START}/(videos)/`, 'g'), `${VIDEOS}/$1/`],
  [new RegExp(`${START}/demo-pages/([\\w/-]+\\.(?:css|js))`, 'g'), `${FILES}/$1`],
];

/** A demo page, or its sheet, with the addresses and scripts that the platform writes. */
function asPlatform(text: string): string {
  let page = text
    .replace(
      /<link rel="stylesheet" href="\/dist\/site\.css">/,
      `<script src="${SCRIPTS}/common-0123456789abcdef-min.en-US.js"></script>`,
    )
    .replace(
      /<script type="module" src="\/dist\/preact\/site\.js"><\/script>/,
      `<link rel="preconnect" href="https://images.squarespace-cdn.com">`,
    );
  for (const [address, hosted] of HOSTED) page = page.replace(address, hosted);
  return page.replace(new RegExp(`${START}/demo-pages/([\\w/-]+\\.html)`, 'g'), (_, file) => pathOf(file));
}

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/** A picture of one colour, a bit for each pixel: hosts send the copy by the ending of its name, so it must be what that says. */
function drawPng({ width, height }: { readonly width: number; readonly height: number }): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const lines = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function drawPicture(address: string): Answer | undefined {
  const original = readSize(/-(\d+x\d+)\.png/.exec(address)?.[1]);
  if (!original) return undefined;
  return { headers: { 'content-type': 'image/png' }, body: drawPng(answeredSize(address, original)) };
}

const text = (file: string) => asPlatform(readFileSync(join(root, 'demo-pages', file), 'utf8'));
const page = (file: string): Answer => ({
  headers: { 'content-type': 'text/html; charset=utf-8', etag: `"${file}"` },
  body: asPlatform(readDemo(file)),
});

const NOT_FOUND: Answer = {
  status: 404,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: '<!doctype html><html lang="en"><title>Not found</title><main><h1>This page is not there</h1></main></html>',
};

/**
 * The platform as it sends the demo's pages as a site: each host's addresses, its images in several widths, its map of the site and its rules for guests.
 * @param files the pages that there are; the first is also the home page
 */
export function createPlatform(files: readonly string[]): (address: string) => Promise<Answer | undefined> {
  const { app } = createServer({ root });
  const pages = new Map(files.map((file) => [pathOf(file), file]));
  /** Sounds and films, as the demo's server draws them. */
  async function ask(path: string): Promise<Answer | undefined> {
    const answer = await app.request(`http://localhost${path}`);
    if (!answer.ok) return undefined;
    const headers = { 'content-type': answer.headers.get('content-type') ?? '' };
    return { headers, body: Buffer.from(await answer.arrayBuffer()) };
  }

  function answerSite(path: string): Answer | undefined {
    const [home = ''] = files;
    if (path === '/robots.txt') return 'User-agent: *\nDisallow: /cart\nDisallow: /search\nDisallow: /api/';
    if (path === '/sitemap.xml') {
      const addresses = [...pages.keys()].map((one) => `<url><loc>${PLATFORM_SITE}${one}</loc></url>`);
      return {
        headers: { 'content-type': 'application/xml' },
        body: `<urlset>${addresses.join('')}</urlset>`,
      };
    }
    if (path === '/') return page(home);
    const file = pages.get(path);
    return file === undefined ? NOT_FOUND : page(file);
  }

  return async (address) => {
    const { origin, pathname } = new URL(address);
    if (origin === PLATFORM_SITE) return answerSite(pathname);
    if (address.startsWith(IMAGES)) return drawPicture(address);
    if (address.startsWith(VIDEOS)) return ask(address.slice(VIDEOS.length));
    if (!address.startsWith(FILES)) return undefined;
    const file = pathname.slice(new URL(FILES).pathname.length + 1);
    if (file.startsWith('t/')) return ask(file.slice(1));
    const type = file.endsWith('.css') ? 'text/css' : 'text/javascript';
    return { headers: { 'content-type': type }, body: text(file) };
  };
}
