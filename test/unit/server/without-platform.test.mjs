import { beforeAll, describe, expect, test } from 'vitest';
import { decodePage } from '../../../src/server/html/page-encoding.mjs';
import { replaceTags } from '../../../src/server/pages/adopted-tags.mjs';
import { importServer } from './server-bundle.mjs';

/** A mark by which a page is one of the platform. */
const MARK = '<i data-block-type></i>';

/** @type {Awaited<ReturnType<typeof importServer>>} */
let server;

beforeAll(async () => {
  server = await importServer();
});

/** The page without what replaces the platform. @param {string} html @param {string} [tags] */
const strip = (html, tags = '') =>
  replaceTags(server.adopt(html + MARK, { base: '/inlay/' }).html, tags).replace(MARK, '');

describe('a saved page without the platform', () => {
  test('loses platform scripts whole and nothing else', () => {
    const html = 'a <script src="https://assets.squarespace.com/x.js" defer>ignored</script>\n b';
    expect(strip(html)).toBe('a \n b');
  });

  test('finds them however the tag is written', () => {
    expect(strip(`<SCRIPT data-a=">" SRC='//assets.squarespace.com/x.js?a=1&amp;b'></SCRIPT >.`)).toBe('.');
    expect(strip('<script src=//assets.squarespace.com/x.js></script>.')).toBe('.');
  });

  test('keeps inline scripts byte for byte, also those that mention platform scripts', () => {
    const inline = [
      `<script>Static.SQUARESPACE_CONTEXT = {"a":"<script src='//assets.squarespace.com/x.js'>"};</script>`,
      '<script data-src="https://assets.squarespace.com/x.js">Y.use("x")</script>',
      '<script type="application/json">{"js":["//assets.squarespace.com/x.js"]}</script>',
    ].join('\r\n');
    expect(strip(inline)).toBe(inline);
  });

  test('keeps comments', () => {
    const html = '<!--[if lte IE 9]><script src="//assets.squarespace.com/x.js"></script><![endif]-->';
    expect(strip(html)).toBe(html);
  });

  test('keeps other scripts', () => {
    const html = '<script src="https://use.typekit.net/ik/a.js"></script><script src="js/own.js"></script>';
    expect(strip(html)).toBe(html);
  });

  test('loses preloads of platform scripts, but not of other things', () => {
    const kept =
      '<link rel="preload" as="style" href="https://assets.squarespace.com/a.css">' +
      '<link rel="preload" as="script" href="https://example.org/x.js">';
    const lost =
      '<link rel="preload" as="script" href="https://assets.squarespace.com/x.js">' +
      '<link rel=modulepreload href=https://definitions.sqspcdn.com/x.js>';
    expect(strip(kept + lost)).toBe(kept);
  });

  test('keeps bytes of any encoding', () => {
    const bytes = Buffer.from([0xef, 0xbb, 0xbf, 0x3c, 0x70, 0x3e, 0xe9, 0x80, 0xff, 0x00, 0xe2, 0x82, 0xac]);
    const { text, encode } = decodePage(bytes);
    expect(Buffer.from(encode(strip(text)))).toEqual(bytes);
  });
});

describe('our tags', () => {
  const OURS = '<ours>';
  const platform = '<script src="//assets.squarespace.com/x.js"></script>';
  /** @param {string} html */
  const embed = (html) => strip(html, OURS);

  test('come before an inline script that calls the platform earlier', () => {
    const call = '<script>SquarespaceFonts.loadViaContext();</script>';
    expect(embed(`<head><script>1</script>${call}${platform}</head>`)).toBe(
      `<head><script>1</script>${OURS}${call}</head>`,
    );
  });

  test('take the place of the first platform script', () => {
    const html = `<head><script>1</script>${platform}<script>2</script>${platform}</head>`;
    expect(embed(html)).toBe(`<head><script>1</script>${OURS}<script>2</script></head>`);
  });

  test('are at the end of the head of a page without platform scripts', () => {
    const html = '<!-- </head> --><head><script>"</head>"</script></head><body>';
    expect(embed(html)).toBe(`<!-- </head> --><head><script>"</head>"</script>${OURS}</head><body>`);
  });

  test('are at the start of a page without a head, after doctype and html tag', () => {
    expect(embed('<p>')).toBe(`${OURS}<p>`);
    expect(embed('<!doctype html><p>')).toBe(`<!doctype html>${OURS}<p>`);
    expect(embed('<!doctype html>\n<html lang="en">\n<p>')).toBe(
      `<!doctype html>\n<html lang="en">${OURS}\n<p>`,
    );
    expect(embed('\ufeff<p>')).toBe(`\ufeff${OURS}<p>`);
  });
});
