import { describe, expect, it } from 'vitest';
import { readArguments } from '../../../src/server/cli/read-arguments';
import { createLocator, savedNames } from '../../../src/server/pages/locate-file.mjs';

describe('the copy of a file', () => {
  const files = new Set([
    'shop/page.html',
    'shop/_css/site.css',
    'shop/own.css',
    'shop/it@a=1.css',
    'img/a b.png',
    'shop/index.html?site.js',
    'fonts/css2_family=Abel_wght@400.css',
    'hosts/fonts.example.com/css2_family=Abel_wght@400.css',
    '_theme-bundles/site-bundle.7.1.js',
    '_theme-bundles/site-bundle.7.0.js',
  ]);
  const { locate } = createLocator(files, 'shop/page.html');

  it.each([
    ['that is where the page looks for it', 'own.css?v=2#a', 'style', 'own.css?v=2#a'],
    ['from the root', '/img/a%20b.png', 'picture', '/img/a%20b.png'],
    // A server would be asked for `it`.
    ['whose query is in its name', 'it?a=1.css', 'style', 'it%40a%3D1.css'],
    [
      'that was unpacked on Windows',
      '../fonts/css2%3Ffamily=Abel:wght@400.css',
      'style',
      '../fonts/css2_family%3DAbel_wght%40400.css',
    ],
    [
      'of another host that was unpacked on Windows',
      '../../fonts.example.com/css2%3Ffamily=Abel:wght@400.css',
      'style',
      '../hosts/fonts.example.com/css2_family%3DAbel_wght%40400.css',
    ],
    ['of a browser’s extension', 'chrome-extension://abc/a.js', 'script', undefined],
    ['that an app opens', 'whatsapp://send?text=a', 'page', undefined],
    ['on the disk of who saved it', 'file:///C:/site/a.js', 'script', 'missing'],
    [
      'of another host, by its name',
      'https://static1.squarespace.com/a/site.css?x=1',
      'style',
      '_css/site.css',
    ],
    ['of a rewritten address', '../../https://static1.squarespace.com/a/site.css', 'style', '_css/site.css'],
    [
      'of a theme',
      'https://static1.squarespace.com/static/vta/5c5a519771c10ba3470d8101/scripts/site-bundle.a.js',
      'script',
      '../_theme-bundles/site-bundle.7.1.js',
    ],
    [
      'of a theme that was saved beside its page',
      '//static1.squarespace.com/static/ta/1/2/scripts/combo/index.html%3Fsite.js',
      'script',
      'index.html%3Fsite.js',
    ],
    [
      'of an older theme',
      'https://static1.squarespace.com/static/ta/55f0a9b0e4b0f3eb70352f6d/349/scripts/site-bundle.js',
      'script',
      '../_theme-bundles/site-bundle.7.0.js',
    ],
    ['that is nowhere', 'lost.css', 'style', 'missing'],
    ['of another host that has not been saved', 'https://example.com/lost.css', 'style', undefined],
    ['outside of the site', '../../../etc/passwd', 'picture', 'missing'],
  ] as const)('%s', (_, address, kind, copy) => expect(locate(address, kind)).toBe(copy));
});

describe('the copy of a style sheet', () => {
  const locateIn = (...files: readonly string[]) =>
    createLocator(new Set(['a/page.html', ...files.map((file) => `a/_css/${file}`)]), 'a/page.html').locate;

  it.each([
    'https://static1.squarespace.com/static/versioned-site-css/1/site.css',
    '//static1.squarespace.com/static/sitecss/18/site.css?&filterFeatures=false',
    'static1.squarespace.com/static/site.css',
    '../../https://static1.squarespace.com/static/site.css%3Fnocustom=true.css',
    '/cloned/static1.squarespace.com/site.css',
  ])('of %s is site.css', (address) => expect(locateIn('site.css')(address, 'style')).toBe('_css/site.css'));

  it.each(['x/site.css@nocustom=true.css', 'x/site.css?nocustom=true', 'x/site.css%3Fnocustom=true.css'])(
    'of %s is the one whose name has the query',
    (address) =>
      expect(locateIn('site.css', 'site.css@nocustom=true.css')(address, 'style')).toBe(
        '_css/site.css%40nocustom%3Dtrue.css',
      ),
  );

  it('is in no other folder', () => expect(savedNames('x/..%2f..%2fsecret.css')).toEqual([]));
});

describe('the command line', () => {
  it('names the copy after the site', () => {
    expect(readArguments(['adopt', 'a/site/'])).toMatchObject({
      site: 'a/site/',
      out: 'a/site-inlay',
      renderer: 'preact',
      isCheck: false,
    });
    expect(readArguments(['adopt', 'site', 'out', '--check'])).toMatchObject({ out: 'out', isCheck: true });
  });

  it.each([[], ['adopt', '--help']])('asks for help: %j', (...args) =>
    expect(readArguments(args)).toBeUndefined(),
  );

  it.each([
    [['remove'], 'no command'],
    [['adopt'], 'Name the folder'],
    [['adopt', 'a', 'b', 'c'], 'too many'],
    [['adopt', 'a', '--renderer', 'vue'], 'preact or react'],
    [['adopt', 'a', '--unknown'], '--unknown'],
  ])('says what is wrong with %j', (args, sentence) => expect(() => readArguments(args)).toThrow(sentence));
});
