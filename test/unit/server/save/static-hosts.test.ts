import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostingFiles, nginxSnippet } from '../../../../src/server/save/hosting-files';
import { STATIC_HOSTS } from './static-hosts';

const PAGES = [
  'index.html',
  'about.html',
  'shop.html',
  'shop/p/mug.html',
  'journal/tag/Ferns & moss.html',
  'café.html',
  '_files/images.example/photo.jpg',
];
const REDIRECTS = new Map([
  ['/old', '/about'],
  ['/caf%C3%A9-alt', '/caf%C3%A9'],
  ['/old%20(2).html', '/about#team'],
  ['/away', 'https://other.example/?a=1&b=100%25'],
  ['/price$list', '/shop'],
]);
/** Address → the file, or the address, that the visitor ends at. */
const VISITS: Readonly<Record<string, string>> = {
  '/': 'index.html',
  '/about': 'about.html',
  '/about.html': 'about.html',
  '/about/': 'about.html',
  '/shop': 'shop.html',
  '/shop/p/mug': 'shop/p/mug.html',
  '/journal/tag/Ferns%20%26%20moss': 'journal/tag/Ferns & moss.html',
  '/caf%C3%A9': 'café.html',
  '/_files/images.example/photo.jpg': '_files/images.example/photo.jpg',
  '/old': 'about.html',
  '/caf%C3%A9-alt': 'café.html',
  '/old%20(2).html': 'about.html',
  '/away': 'https://other.example/?a=1&b=100%25',
  '/price$list': 'shop.html',
  '/nowhere': '404.html',
  '/journal': '404.html',
};
/** Without rules of their own, and with a folder of that name. */
const NOT_AT: Readonly<Record<string, readonly string[]>> = { 'GitHub Pages': ['/about/'] };

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'inlay-hosts-'));
  const paths = PAGES.map((file) => encodeURI(`/${file.replace(/(?:index)?\.html$/, '')}`));
  const files = hostingFiles({ paths, redirects: REDIRECTS, site: new URL('https://a.example') });
  for (const [file, text] of [...PAGES.map((page) => [page, page] as const), ...files]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Where a visitor ends: at a file, at another site, or nowhere. Pages that lead on count as what they lead to. */
function endOf(host: string, start: string, moved: ReadonlyMap<string, string>): string | undefined {
  const answer = STATIC_HOSTS[host]?.(folder, nginxSnippet(REDIRECTS));
  let path = start;
  for (let hops = 0; hops < 5; hops++) {
    const { file, location } = answer?.(path) ?? {};
    const next = location ?? moved.get(file ?? '');
    if (next === undefined) return file;
    if (/^https?:/.test(next)) return next;
    path = next.replace(/#.*$/, '');
  }
  return 'a loop';
}

describe.each(Object.keys(STATIC_HOSTS))('a copy at %s', (host) => {
  const moved = new Map(
    [...REDIRECTS].map(([from, to]) => [
      `${decodeURIComponent(from)
        .slice(1)
        .replace(/\.html$/, '')}.html`,
      to,
    ]),
  );
  it.each(Object.entries(VISITS))('%s: %s', (path, end) => {
    expect(endOf(host, path, moved)).toBe(NOT_AT[host]?.includes(path) ? '404.html' : end);
  });
});
