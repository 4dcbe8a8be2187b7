import { describe, expect, it } from 'vitest';
import { filesIn, read } from './support';

const SOURCES = filesIn('src', /\.tsx?$/);
const MAX_LINES = 300;
/** One row for each block. */
const TABLE = 'src/catalogue/blocks.ts';

/** What runs on a server, where tags are text; the report is a page of its own, which nobody's policy is about. */
const TAGS = ['src/server/head-tags.ts', 'src/server/report/report-page.ts'];

/** Source without its comments: they may name what the code must not do. */
const code = (file: string) => read(file).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|\s\/\/ .*$/gm, '');

function filesWith(pattern: RegExp, except: readonly string[] = []): string[] {
  return SOURCES.filter((file) => !except.includes(file) && pattern.test(code(file)));
}

describe('the house', () => {
  it.each([
    [
      'sink that Trusted Types forbids',
      /\binnerHTML\b|outerHTML\s*=|insertAdjacentHTML|dangerouslySetInnerHTML|document\.write|createContextualFragment/,
      'draw it with React, or write HTML by setSafeHtml of src/text/sanitize.ts',
    ],
    ['evaluated text', /\beval\(|new Function\b|setTimeout\(\s*['"`]/, 'pass a function'],
    [
      'injected style element',
      /createElement\(['"]style['"]\)|<style/,
      'a style sheet beside the unit, or a style claim of the ledger',
    ],
    [
      'what only one renderer has',
      /\bSuspense\b|\blazy\(|useActionState|useOptimistic|useFormStatus|\bActivity\b|hydrateRoot/,
      'the same source runs on Preact: load code by scope.load, keep state in a store',
    ],
    [
      'type or lint check switched off',
      /@ts-ignore|@ts-expect-error|@ts-nocheck|\bas any\b|: any\b/,
      'take `unknown` and narrow it, by a reader of src/data where it comes from the page',
    ],
    ['unfinished work', /TODO|FIXME|XXX/, 'finish it, or leave it out and say so in an issue'],
    ['default export', /^export default /m, 'export it by name'],
    [
      'focus that moves some time after what it goes to is drawn',
      /\buseEffect\(\(\) => (?:\{\s*(?:if \([^{]*?\) )?)?[^;{}]*\.focus\(/,
      'use useLayoutEffect: a key that is pressed meanwhile goes to another control',
    ],
  ])('has no %s', (_, pattern, wayOut) => {
    expect(filesWith(pattern, TAGS), wayOut).toEqual([]);
  });

  it('writes the style attribute in one place, the ledger, where it has been proven that the policy allows it', () => {
    expect(
      filesWith(/setAttribute\(\s*['"]style['"]/, ['src/core/ledger/ledger-facets.ts']),
      'claim styles by the ledger of the scope: a strict policy forbids the attribute',
    ).toEqual([]);
  });

  it('watches sizes in one place, which reports no error when a watcher resizes something', () => {
    expect(
      filesWith(/new ResizeObserver\(/),
      'call watchSize: the page hears of "ResizeObserver loop …" as an error',
    ).toEqual(['src/dom/watch-size.ts']);
  });

  it('builds links to emails and phones in one place', () => {
    expect(
      filesWith(/[`'"](?:mailto|tel|sms|javascript):/i).filter((file) => !file.startsWith('src/text/links/')),
      'call emailLink or phoneLink of src/text/links, and read links of settings by link() there',
    ).toEqual([]);
  });

  it('encodes parts of addresses in one place, which never throws', () => {
    expect(
      filesWith(/\b(?:en|de)codeURIComponent\b/),
      'call encodePart or decodePart: the browser throws for half a surrogate pair and for a lone percent sign',
    ).toEqual(['src/text/address-part.ts']);
  });

  it('talks to the console in five places', () => {
    expect(
      filesWith(/\bconsole\./),
      'report a fault by the scope: it reaches the console, the bus and inspect()',
    ).toEqual([
      'src/core/entry/faults.ts',
      // What is no fault, under `?inlay=debug` only.
      'src/features/statistics/log-unsent.ts',
      'src/package/package.ts',
      // On servers: options that are ignored.
      'src/server/check-arguments.ts',
      'src/site.ts',
    ]);
  });

  it('has no long file, no barrel file and no catch-all file', () => {
    expect(
      SOURCES.filter((file) => file !== TABLE && read(file).split('\n').length > MAX_LINES),
      `longer than ${MAX_LINES} lines: move what has a name of its own into a file of that name`,
    ).toEqual([]);
    expect(
      SOURCES.filter((file) => /(?:^|\/)(?:index|utils?|helpers?|misc)\.tsx?$/.test(file)),
      'call the file after what it does, and import from it directly',
    ).toEqual([]);
    expect(
      SOURCES.filter((file) => !/^[a-z0-9./-]+$/.test(file)),
      'file names are kebab-case',
    ).toEqual([]);
  });

  it('lists saved pages in one place, so that no test about them is empty when there are none', () => {
    const files = filesIn('test/saved-pages', /\.test\.ts$/);
    expect(files.length).toBeGreaterThan(0);
    const without = files.filter((file) => !/\buseSavedPages\(/.test(read(file)));
    expect(without, 'take the pages from test/page/support/saved-pages.ts').toEqual([]);
    const readers = filesIn('test', /\.tsx?$/).filter((file) =>
      /env\.INLAY_(?:PAGES|ORACLE)\b/.test(read(file)),
    );
    expect(readers, 'only useSavedPages and readOracles read these variables').toEqual([
      'test/page/support/saved-pages.ts',
      // Beside demo pages, which are always there.
      'test/unit/server/compare-ways.ts',
    ]);
  });

  it('closes the pages of every test, and lets no test pass by an early return', () => {
    const files = [...filesIn('test/page', /\.test\.ts$/), ...filesIn('test/soak', /\.test\.ts$/)];
    expect(files.length).toBeGreaterThan(0);
    expect(
      files.filter((file) => /import \{[^}]*\b(?:it|test)\b[^}]*\} from 'vitest'/.test(read(file))),
      'take `it` from test/page/support/site.ts: it closes what a test has opened',
    ).toEqual([]);
    // One is about what other code leaves in the name's place, one looks at a page with Inlay and without.
    const unsure = ['test/soak/clobbering.test.ts', 'test/page/cookie-banner.test.ts'];
    expect(
      files.filter((file) => /' in window\.Inlay\b/.test(read(file)) && !unsure.includes(file)),
      'call inlayApi() in the page: it throws where Inlay has not started',
    ).toEqual([]);
  });

  it.each(['package-lock.json', 'test/frameworks/package-lock.json'])(
    'locks every package that npm looks for in %s, those of other platforms as well',
    (lock) => {
      type Locked = Readonly<
        Record<'dependencies' | 'optionalDependencies', Readonly<Record<string, string>>>
      >;
      const { packages }: { readonly packages: Readonly<Record<string, Partial<Locked>>> } = JSON.parse(
        read(lock),
      );
      /** Where Node looks for a package: beside the one that asks, then further out. */
      const isLocked = (from: string, name: string): boolean =>
        `${from && `${from}/`}node_modules/${name}` in packages ||
        (from !== '' && isLocked(from.slice(0, Math.max(from.lastIndexOf('/node_modules/'), 0)), name));
      expect(
        Object.entries(packages).flatMap(([from, { dependencies, optionalDependencies }]) =>
          Object.keys({ ...dependencies, ...optionalDependencies }).filter((name) => !isLocked(from, name)),
        ),
        'add their entries, or take a version whose packages for all platforms the registry has',
      ).toEqual([]);
    },
  );

  it('names no path of a machine and no registry', () => {
    const files = ['.', 'src', 'test', 'demo-server', 'tools', 'docs', 'demo-pages', 'bench'].flatMap(
      (folder) =>
        folder === '.'
          ? ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'package.json', 'package-lock.json', 'build.mjs']
          : filesIn(folder, /\.(?:tsx?|mjs|js|md|html|css|json)$/),
    );
    const forbidden = new RegExp(
      ['/wo' + 'rk/', '\\.\\./sha' + 'red', 'registry\\.npm' + 'js', '/ro' + 'ot/'].join('|'),
    );
    expect(
      files.filter((file) => forbidden.test(read(file))),
      'write paths from the root of the project, and no address of a registry',
    ).toEqual([]);
  });
});
