import { describe, expect, it } from 'vitest';
import { createLocator } from '../../../src/server/cli/locate-file';
import { readArguments } from '../../../src/server/cli/read-arguments';

describe('the copy of a file', () => {
  const files = new Set([
    'shop/page.html',
    'shop/_css/site.css',
    'shop/own.css',
    'shop/it@a=1.css',
    'img/a b.png',
    '_theme-bundles/site-bundle.7.1.js',
  ]);
  const locate = createLocator(files, 'shop/page.html');

  it.each([
    ['that is where the page looks for it', 'own.css?v=2#a', 'style', 'own.css?v=2#a'],
    ['from the root', '/img/a%20b.png', 'picture', '/img/a%20b.png'],
    ['whose query is in its name', 'it?a=1.css', 'style', 'it?a=1.css'],
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
    ['that is nowhere', 'lost.css', 'style', 'missing'],
    ['of another host that nobody has saved', 'https://example.com/lost.css', 'style', undefined],
    ['outside of the site', '../../../etc/passwd', 'picture', 'missing'],
  ] as const)('%s', (_, address, kind, copy) => expect(locate(address, kind)).toBe(copy));
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
