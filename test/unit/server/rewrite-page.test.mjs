import { describe, expect, test } from 'vitest';
import { parsePage } from '../../../server/html/parse-page.mjs';
import { isPlatformAddress } from '../../../server/pages/platform-address.mjs';
import { rewritePage } from '../../../server/pages/rewrite-page.mjs';

const NO_STYLESHEETS = { folder: 'site', has: () => false };
const CHOICE = {
  renderer: 'preact',
  format: 'module',
  isOff: false,
  hasLocalImages: false,
  saved: NO_STYLESHEETS,
};
const OURS =
  '<link rel="stylesheet" href="/dist/site.css"><script src="/dist/preact/boot.js"></script>' +
  '<script type="module" src="/dist/preact/site.js"></script>';

const rewrite = (html, choice = {}) => rewritePage(parsePage(html), { ...CHOICE, ...choice });
const strip = (html) => rewrite(html, { isOff: true });

describe('platform addresses', () => {
  test.each([
    'https://assets.squarespace.com/universal/scripts-compressed/common.js',
    '//assets.squarespace.com/@sqs/polyfiller/1.6/legacy.js',
    'http://static.squarespace.com/universal/common-min.js',
    'https://static1.squarespace.com/static/vta/5c5a/scripts/site-bundle.js',
    'https://definitions.sqspcdn.com/website-component-definition/x.visitor.js',
    'https://other.sqspcdn.com/x.js',
    'HTTPS://ASSETS.SQUARESPACE.COM/x.js',
    '../assets.squarespace.com/universal/x.js',
    'assets.squarespace.com/universal/x.js',
    '../../https://assets.squarespace.com/@sqs/x.js',
    '../../../../https://static1.squarespace.com/static/ta/combo/index.html%3Fsite.js',
    '/mikaelaholmes-squarespace/assets.squarespace.com/universal/x.js',
    '../https%3A/assets.squarespace.com/x.js',
    ' https://assets.squarespace.com/x.js\n',
    'js/common-0e95fffbfaa6de282ebb3-min.en-US.js',
  ])('%s is the platform’s', (address) => expect(isPlatformAddress(address)).toBe(true));

  test.each([
    'https://use.typekit.net/ik/a.js',
    'https://code.jquery.com/jquery-3.6.0.min.js',
    'https://assets.squarespace.com.example.org/x.js',
    'https://notsqspcdn.com/x.js',
    'https://proxy.example/?u=https://assets.squarespace.com/x.js',
    'https://example.org/assets.squarespace.com/x.js',
    'js/site-bundle.js',
    'js/jquery-2.2.1.min.js',
    '',
  ])('%s is not', (address) => expect(isPlatformAddress(address)).toBe(false));
});

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
    const html =
      '<script src="https://use.typekit.net/ik/a.js"></script><script src="js/site-bundle.js"></script>';
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
    const out = Buffer.from(strip(bytes.toString('latin1')), 'latin1');
    expect(out.equals(bytes)).toBe(true);
  });
});

describe('our tags', () => {
  const platform = '<script src="//assets.squarespace.com/x.js"></script>';

  test('come before an inline script that calls the platform earlier', () => {
    const platform = '<script src="//assets.squarespace.com/x.js"></script>';
    const call = '<script>SquarespaceFonts.loadViaContext();</script>';
    expect(rewrite(`<head><script>1</script>${call}${platform}</head>`)).toBe(
      `<head><script>1</script>${OURS}${call}</head>`,
    );
  });

  test('take the place of the first platform script', () => {
    const html = `<head><script>1</script>${platform}<script>2</script>${platform}</head>`;
    expect(rewrite(html)).toBe(`<head><script>1</script>${OURS}<script>2</script></head>`);
  });

  test('are at the end of the head of a page without platform scripts', () => {
    const html = '<!-- </head> --><head><script>"</head>"</script></head><body>';
    expect(rewrite(html)).toBe(`<!-- </head> --><head><script>"</head>"</script>${OURS}</head><body>`);
  });

  test('are at the start of a page without a head, after doctype and html tag', () => {
    expect(rewrite('<p>')).toBe(`${OURS}<p>`);
    expect(rewrite('<!doctype html><p>')).toBe(`<!doctype html>${OURS}<p>`);
    expect(rewrite('<!doctype html>\n<html lang="en">\n<p>')).toBe(
      `<!doctype html>\n<html lang="en">${OURS}\n<p>`,
    );
    expect(rewrite('\xef\xbb\xbf<p>')).toBe(`\xef\xbb\xbf${OURS}<p>`);
  });

  test('follow the renderer and the format', () => {
    expect(rewrite(platform, { renderer: 'react' })).toBe(OURS.replaceAll('/preact/', '/react/'));
    expect(rewrite(platform, { format: 'iife' })).toBe(
      '<link rel="stylesheet" href="/dist/site.css"><script src="/dist/preact/boot.js"></script>' +
        '<script defer src="/dist/preact/site.iife.js"></script>',
    );
  });
});

describe('scripts of themes', () => {
  const bundle = (src) => `<script defer="true" src="${src}"></script>`;
  const BY_ID =
    'https://static1.squarespace.com/static/vta/5c5a519771c10ba3470d8101/scripts/site-bundle.0a1b.js';
  const folderOf = (folder, ...files) => ({ folder, has: (file) => files.includes(file) });
  const keep = (html, ...themeScripts) => rewrite(html, { isOff: true, themeScripts });

  test('go with the platform’s, unless they are wanted', () => {
    expect(strip(`${bundle(BY_ID)}.`)).toBe('.');
    expect(keep(`${bundle(BY_ID)}.`)).toBe(`${bundle(BY_ID)}.`);
    expect(keep('<script src="https://assets.squarespace.com/universal/x.js"></script>.')).toBe('.');
  });

  test.each([
    [BY_ID, 'site-bundle.0a1b.js', '/pages-scripts/example.org/site-bundle.0a1b.js'],
    [
      '../static1.squarespace.com/static/ta/1/2/scripts/site-bundle.js',
      'site-bundle.js',
      '/pages-scripts/example.org/site-bundle.js',
    ],
    [
      '//static1.squarespace.com/static/ta/1/2/scripts/combo/index.html%3Fsite.js',
      'index.html?site.js',
      '/pages-scripts/example.org/index.html%3Fsite.js',
    ],
  ])('%s comes from the page’s own folder by its name', (src, file, local) => {
    const own = folderOf('example.org', file);
    const shared = folderOf('_theme-bundles', file, 'site-bundle.7.1.js');
    expect(keep(bundle(src), own, shared)).toBe(bundle(local));
  });

  test.each([
    ['5c5a519771c10ba3470d8101', 'site-bundle.7.1.js'],
    ['55f0a9b0e4b0f3eb70352f6d', 'site-bundle.7.0.js'],
  ])('theme %s comes from the shared folder as %s', (id, file) => {
    const shared = folderOf('_theme-bundles', 'site-bundle.7.0.js', 'site-bundle.7.1.js');
    const src = `https://static1.squarespace.com/static/ta/${id}/349/scripts/site-bundle.js`;
    expect(keep(bundle(src), folderOf('example.org'), shared)).toBe(
      bundle(`/pages-scripts/_theme-bundles/${file}`),
    );
  });
});
