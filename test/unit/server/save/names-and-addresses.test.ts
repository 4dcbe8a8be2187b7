import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { styleAddresses } from '../../../../src/server/html/style-addresses.mjs';
import { createFileNames, fileOf, pageFile } from '../../../../src/server/save/file-names';
import { readPageAddress } from '../../../../src/server/save/page-address';
import { readRetryAfter } from '../../../../src/server/save/polite-fetch';
import { readSitemap } from '../../../../src/server/save/sitemap';

const at = (path: string) => new URL(path, 'https://www.example.com');

it.each([
  ['/', 'https://www.example.com/'],
  ['/about/', 'https://www.example.com/about'],
  ['/about#team', 'https://www.example.com/about'],
  ['https://example.com/about', 'https://www.example.com/about'],
  ['/journal?utm_source=x&offset=15', 'https://www.example.com/journal?offset=15'],
  ['/journal?tag=a&category=b', 'https://www.example.com/journal?category=b&tag=a'],
  ['/blog?author=5f&month=02-2020&view=calendar', 'https://www.example.com/blog'],
  ['/api/comments', undefined],
  ['/config', undefined],
  ['/configure', 'https://www.example.com/configure'],
  ['https://other.example/about', undefined],
  ['mailto:ada@example.com', undefined],
])('a page’s address of %s is %s', (written, expected) => {
  expect(readPageAddress(at(written), at('/'))?.href).toBe(expected);
});

describe('a page’s file', () => {
  it.each([
    ['/', 'index.html'],
    ['/?page=2', 'page/2.html'],
    ['/about', 'about.html'],
    ['/about.html', 'about.html'],
    ['/shop/p/mug', 'shop/p/mug.html'],
    ['/journal?tag=Ferns+%26+moss', 'journal/tag/Ferns & moss.html'],
    ['/caf%C3%A9', 'café.html'],
    ['/a%2Fb', 'a%2Fb.html'],
    ['/a%20b', 'a b.html'],
    ['/%2e%2e%2f%2e%2e%2fetc', '..%2F..%2Fetc.html'],
    ['/con', '_con.html'],
    ['/com1', '_com1.html'],
    ['/com%C2%B9', '_com¹.html'],
    ['/CONIN$', '_CONIN$.html'],
    ['/nul%20.txt', '_nul .txt.html'],
    ['/console', 'console.html'],
    ['/a.', 'a_.html'],
    ['/a%5c..%5cb', 'a_.._b.html'],
    ['/%1b%5b2J', '_[2J.html'],
    ['/a%00b%3Fc', 'a_b_c.html'],
    ['/100%', '100%.html'],
  ])('of %s is %s', (path, file) => {
    expect(pageFile(at(path))).toBe(file);
  });

  it('has a name that file systems allow, and another for another long address', () => {
    const [one, other] = ['a', 'b'].map((end) => pageFile(at(`/${'é'.repeat(300)}${end}`)));
    expect(Buffer.byteLength(one ?? '')).toBeLessThan(200);
    expect(one).not.toBe(other);
  });
});

it.each([
  ['/a.jpg', 'image/jpeg', 'a.jpg'],
  ['/a.jpeg', 'image/webp', 'a.jpeg'],
  ['/a', 'image/png', 'a.png'],
  ['/s/list.pdf', 'application/pdf', 's/list.pdf'],
  ['/site.css?v=2', 'text/css; charset=utf-8', expect.stringMatching(/^site-[\da-f]{8}\.css$/)],
  ['/journal?format=rss', 'application/rss+xml', 'journal/rss.xml'],
  ['/list?format=xml', 'application/xml', expect.stringMatching(/^list-[\da-f]{8}\.xml$/)],
  ['/font', null, 'font'],
  ['/v1.2/font.woff2', 'application/octet-stream', 'v1.2/font.woff2'],
])('the file of something else %s of the type %s is %s', (path, type, file) => {
  expect(fileOf(at(path), type)).toEqual(file);
});

describe('the names of a download', () => {
  it('tell addresses apart whose files a system that ignores case would not', () => {
    const name = createFileNames();
    expect(name('/About', 'About.html')).toBe('About.html');
    expect(name('/about', 'about.html')).toMatch(/^about-[\da-f]{8}\.html$/);
    expect(name('/About', 'About.html'), 'the same address again').toBe('About.html');
  });

  it('keep a file and a folder of one name apart', () => {
    const name = createFileNames();
    name('/a', 'a');
    expect(name('/a/b', 'a/b')).toMatch(/^_[\da-f]{8}\/a\/b$/);
    name('/c/d', 'c/d');
    expect(name('/c', 'c')).toMatch(/^c-[\da-f]{8}$/);
  });

  it('are those of the run before', () => {
    const name = createFileNames(new Map([['/about', 'about.html']]));
    expect(name('/about', 'other.html')).toBe('about.html');
    expect(name('/ABOUT', 'ABOUT.html')).toMatch(/^ABOUT-[\da-f]{8}\.html$/);
  });
});

it.each([
  ['a{background:url(x.png)}', ['x.png']],
  ["a{background:url( 'x y.png' )}", ['x y.png']],
  ['@import "a.css"; @import url(b.css) screen;', ['a.css', 'b.css']],
  ['@font-face{src:url("a.woff2?#iefix") format("woff2")}', ['a.woff2?#iefix']],
  ['a{content:"url(no.png)"} /* url(no.png) */', []],
  ['a{background:image-set("a.png" 1x, url(b.png) 2x)}', ['a.png', 'b.png']],
  ['a{mask:url(#shape)}', []],
  ['a{background:url(a\\)b.png)}', ['a)b.png']],
  ['a{background:url(x.png', ['x.png']],
  ['@charset "utf-8"; a{b:"c"}', []],
  ['@media (min-width:1px){a{background:URL(x.png)}}', ['x.png']],
])('the addresses of a style sheet %s', (css, addresses) => {
  const found = styleAddresses(css);
  expect(found.map(({ address }) => address)).toEqual(addresses);
  for (const { start, end } of found) expect(css.slice(start, end)).toBe(css.slice(start, end).trim());
});

describe('the elements that a style sheet asks for a file for', () => {
  it.each([
    ['a rule', '.a .b,.c{background:url(x.png)}', '.a .b,.c'],
    ['a rule in a condition', '@media print{.a{color:red}.b{background:url(x.png)}}', '.b'],
    ['a rule behind a comment', '/* .x */ .a /* .y */{background:url(x.png)}', '.a'],
    ['a rule behind a statement', '@charset "utf-8";.a{color:red;background:url(x.png)}', '.a'],
    ['a nested rule', '.a{&:hover{background:url(x.png)}}', '&:hover'],
    ['a font', '@font-face{font-family:"Icons";src:url(x.woff)}.a{font:1em icons}i{b:c}', '.a'],
    ['a font that only other sheets use', '@font-face{font-family:Icons;src:url(x.woff)}', undefined],
    ['an import', '@import "x.css";', undefined],
  ])('%s', (_, css, selectors) => {
    expect(styleAddresses(css).map((found) => found.selectors())).toEqual([selectors]);
  });
});

describe('a sitemap', () => {
  const urls =
    '<?xml version="1.0"?><urlset xmlns="http://x"><url><loc> https://a.example/?a=1&amp;b=2 </loc></url></urlset>';
  it.each([
    ['plain', Buffer.from(urls), ['https://a.example/?a=1&b=2'], []],
    ['packed', gzipSync(urls), ['https://a.example/?a=1&b=2'], []],
    ['an index', Buffer.from('<sitemapindex><sitemap><loc>x</loc></sitemap></sitemapindex>'), [], ['x']],
    ['not XML', Buffer.from('<html><p>404'), [], []],
    ['another XML', Buffer.from('<rss><channel><loc>x</loc></channel></rss>'), [], []],
    [
      'with entities of its own',
      Buffer.from(
        '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><urlset><url><loc>&a;</loc></url></urlset>',
      ),
      ['&a;'],
      [],
    ],
  ])('%s', (_, bytes, pages, sitemaps) => {
    expect(readSitemap(bytes)).toEqual({ pages, sitemaps });
  });
});

describe('the time that a server asks to wait', () => {
  const now = Date.parse('2026-01-01T00:00:00Z');
  it.each([
    ['5', 5000],
    ['Thu, 01 Jan 2026 00:00:30 GMT', 30_000],
    ['Thu, 01 Jan 2025 00:00:30 GMT', 0],
    ['soon', undefined],
    [null, undefined],
  ])('%s: %s', (value, ms) => {
    expect(readRetryAfter(value, now)).toBe(ms);
  });
});
