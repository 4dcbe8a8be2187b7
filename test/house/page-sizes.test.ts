import { describe, expect, it } from 'vitest';
import { COPIED, PRESSED } from '../../tools/chunk-files.mjs';
import { readPageSizes, readSiteSizes, TYPICAL_PAGES } from '../../tools/page-sizes.mjs';
import { filesIn, grown, read } from './support';

// On dist/, which `npm test` builds first.

/**
 * Page → bytes with Preact (brotli, style sheets too), and files, that it loads before a visitor touches anything. The same code may be 70
 * bytes more or less from build to build: `site.js` lists the hashes of all files, and how brotli divides a text depends on them.
 */
const LIMITS: Readonly<Record<string, readonly [bytes: number, files: number]>> = {
  'no block': [45_250, 3],
  'images and a menu': [45_250, 3],
  'a gallery section, a menu and a cookie banner': [76_350, 10],
  'a form and a menu': [69_450, 9],
  'a product': [97_000, 13],
  'a blog post': [70_300, 9],
};
/** The same of a copy with a build of its own. */
const SITE_LIMITS: typeof LIMITS = {
  'no block': [23_350, 2],
  'images and a menu': [29_750, 2],
  'a gallery section, a menu and a cookie banner': [46_150, 3],
  'a form and a menu': [55_300, 3],
  'a product': [68_800, 2],
  'a blog post': [50_600, 2],
};
/** React itself, and what react-dom has that Preact has not. */
const REACT_BYTES = 54_000;
const BOOT_BYTES = 420;
const SMALL_BYTES = 1000;

const { preact, react } = JSON.parse(read('dist/sizes.json'));

it('has a limit for each typical page', () => {
  expect(Object.keys(LIMITS)).toEqual(Object.keys(TYPICAL_PAGES));
  expect(Object.keys(SITE_LIMITS)).toEqual(Object.keys(TYPICAL_PAGES));
});

it('the build of a site with one page has no more than that needs', async () => {
  const sizes = await readSiteSizes('preact');
  for (const [page, [bytes, files]] of Object.entries(SITE_LIMITS)) {
    const loaded = sizes.get(page);
    expect(loaded?.bytes, grown(`the build of a site with ${page}`)).toBeLessThanOrEqual(bytes);
    expect(loaded?.files.length, `a page with ${page}: ${loaded?.files.join(' ')}`).toBeLessThanOrEqual(
      files,
    );
  }
}, 180_000);

it('keeps no state in a module of which several files have a copy: each copy would have its own', () => {
  const copied = filesIn('src', /\.tsx?$/).filter((path) => COPIED.test(path));
  expect(copied.length).toBeGreaterThan(30);
  // The texts of a component are the same in each copy.
  const state =
    /^(?:export )?(?:let |const [^(\n]*= *(?:[[{].*)?(?:new (?!RegExp)|create(?!Messages)|Symbol))/m;
  expect(
    copied.filter((path) => state.test(read(path))),
    'keep it on the document (`onDocument`), or leave the module in one file: `SHARED` in tools/chunk-files.mjs',
  ).toEqual([]);
});

describe.each(['preact', 'react'] as const)('%s', (renderer) => {
  it.each(Object.entries(LIMITS))(
    'a page with %s loads %o (bytes, files) at most',
    async (page, [bytes, files]) => {
      const loaded = (await readPageSizes(renderer)).get(page);
      const most = bytes + (renderer === 'react' ? REACT_BYTES : 0);
      expect(loaded?.bytes, grown(`a page with ${page}`)).toBeLessThanOrEqual(most);
      expect(loaded?.files.length, `a page with ${page}: ${loaded?.files.join(' ')}`).toBeLessThanOrEqual(
        files,
      );
    },
  );

  it('has no renderer in `site.js`, and no import there that would cost a second round trip', () => {
    const renderers = /dangerouslySetInnerHTML/;
    const found = (file: string, pattern: RegExp) => pattern.exec(read(file))?.[0];
    const views = filesIn(`dist/${renderer}/chunks`, /^views-.*\.js$/);
    expect(views.map((file) => found(file, renderers))).toEqual([expect.any(String)]);
    expect(found(`dist/${renderer}/site.js`, renderers)).toBeUndefined();
    expect(found(`dist/${renderer}/site.js`, /(?:^|;)import[ "{*]/)).toBeUndefined();
  });

  it('has a file for each name of `PRESSED`', () => {
    const files = filesIn(`dist/${renderer}/chunks`, /\.js$/).map((file) =>
      file.replace(/^.*\/|-[A-Z\d]+\.js$/g, ''),
    );
    expect(files).toEqual(expect.arrayContaining([...PRESSED]));
  });

  it('has a stub of 420 bytes at most', () => {
    expect(read(`dist/${renderer}/boot.js`).length, grown('boot.js')).toBeLessThanOrEqual(BOOT_BYTES);
  });

  it('has each module in one file', () => {
    // The one-file build and the package are other products, and languages have no map.
    const maps = filesIn(`dist/${renderer}/chunks`, /\.js\.map$/);
    expect(maps.length).toBeGreaterThan(30);
    const filesOf = new Map<string, Set<string>>();
    for (const map of [`dist/${renderer}/site.js.map`, ...maps]) {
      const { sources }: { readonly sources: readonly string[] } = JSON.parse(read(map));
      // Values that the build puts in are no modules.
      for (const source of sources.filter((one) => !one.includes('<'))) {
        const path = source.replace(/^(?:\.\.\/)+/, '');
        if (COPIED.test(path)) continue;
        filesOf.set(path, (filesOf.get(path) ?? new Set()).add(map.replace(/.*\/|\.map$/g, '')));
      }
    }
    expect(filesOf.size).toBeGreaterThan(500);
    expect(
      [...filesOf].filter(([, files]) => files.size > 1).map(([path, files]) => [path, ...files]),
      'tools/assign-files.mjs decides the file of each',
    ).toEqual([]);
  });

  it('has no file under 1 KB that every typical page loads', async () => {
    const [first = [], ...others] = [...(await readPageSizes(renderer)).values()].map(({ files }) => files);
    const common = first.filter((file) => others.every((files) => files.includes(file)));
    expect(common).toContain(`${renderer}/site.js`);
    const sizes = { preact, react }[renderer].files;
    expect(
      common.filter(
        (file) => file !== 'site.css' && sizes[file.slice(renderer.length + 1)].brotli < SMALL_BYTES,
      ),
      'put it into what always comes with it, in tools/chunk-files.mjs',
    ).toEqual([]);
  });
});

it('has the sizes that the README states', () => {
  const [, script, styles] =
    /`site\.js` \(([\d.]+)\u00a0KB\) and `site\.css` \(([\d.]+)\u00a0KB\)/.exec(read('README.md')) ?? [];
  const { css } = JSON.parse(read('dist/sizes.json'));
  const text = 'run `node tools/references.mjs`';
  // Not to the byte: the same code is not always as long.
  for (const [stated, bytes] of [
    [script, preact.files['site.js'].brotli],
    [styles, css.brotli],
  ])
    expect(Math.abs(Number(stated) * 1000 - bytes), text).toBeLessThan(600);
});
