import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parsePage } from '../../src/server/html/parse-page.mjs';
import { matcherOf, pageStyles } from '../../tools/page-styles.mjs';
import { FAMILIES, fromRenderer, readFamilies } from '../../tools/style-families.mjs';
import { filesIn, read, root } from './support';

const families = await readFamilies(root);
const sizes: { readonly preact: { readonly files: Readonly<Record<string, { readonly brotli: number }>> } } =
  JSON.parse(read('dist/sizes.json'));
const loads: Readonly<Record<string, readonly string[]>> = JSON.parse(read('dist/preact/chunks.json'));

/** Tokens, room, states and rescue: every page waits for it. */
const BASE_MAX = 4400;
const FAMILY_MAX = 3 * 1024;
/** All that pages without a theme have instead of it. */
const LOOK_MAX = 3300;

/** The CSS of pages as they load, before anybody clicks: what is in the body, the chunks that their settings ask for, and their limit. */
const PAGES: Readonly<
  Record<string, { body: string; chunks?: readonly string[]; files: number; max: number }>
> = {
  'a page without blocks': { body: '<main><p>Text</p></main>', files: 1, max: BASE_MAX },
  'images and a menu': {
    body: '<header id="header" data-controller="Header"></header><div class="sqs-block sqs-block-image"></div>',
    files: 1,
    max: BASE_MAX,
  },
  'a gallery section, a menu and the cookie banner': {
    body: '<header id="header" data-controller="Header"></header><div class="gallery-masonry" data-controller="GalleryMasonry"></div>',
    chunks: ['cookie-banner'],
    files: 4,
    max: 9700,
  },
  'a form and a menu': {
    body: '<header id="header" data-controller="Header"></header><div class="sqs-block sqs-block-form"></div>',
    files: 2,
    max: 6060,
  },
  'a product': {
    body: '<article class="ProductItem"><section class="ProductItem-gallery"></section></article>',
    chunks: ['product', 'product-gallery'],
    files: 3,
    max: 8240,
  },
  'a blog post': {
    body: '<article><div class="sqs-block sqs-block-image"></div><div class="sqs-simple-like"></div><div class="squarespace-comments"></div></article>',
    files: 2,
    max: 5805,
  },
};

const bytesOf = (sheets: readonly string[]): number =>
  sheets.reduce((sum, sheet) => sum + (sizes.preact.files[fromRenderer(sheet)]?.brotli ?? Number.NaN), 0);

describe('families of style sheets', () => {
  const listed = Object.values(families).flatMap(({ sources }) => sources.map((source) => `src/${source}`));

  it('have every style sheet once', () => {
    expect([...listed].sort(), `add it to a family of ${FAMILIES}, or take it out of all but one`).toEqual(
      filesIn('src', /\.css$/).sort(),
    );
  });

  it('are in the order in which a page links them: of one that is linked in front of another, the whole page is laid out again', () => {
    const [base, ...others] = Object.keys(families);
    expect(base).toBe('site');
    const ofMarkup = others.filter((name) => name !== 'look' && families[name]?.selectors.length);
    const ofCode = others.filter((name) => !families[name]?.selectors.length);
    // The script links what it finds, what comes with code of the start, what an unthemed page needs, and the rest when it is used.
    const started = ['bars', 'consent'];
    expect(others).toEqual([
      ...ofMarkup.sort(),
      ...started,
      'look',
      ...ofCode.filter((name) => !started.includes(name)).sort(),
    ]);
  });

  it('ask no element for a state that pictures within it take when they load: each would restyle all of its gallery', () => {
    const asked = filesIn('src', /\.css$/).flatMap((file) =>
      [...read(file).matchAll(/:has\((?:[^()]|\([^()]*\)|\((?:[^()]|\([^()]*\))*\))*\)/g)].map(
        ([has]) => `${file}: ${has}`,
      ),
    );
    expect(asked.length).toBeGreaterThan(20);
    // A part of a class name asks for every class.
    expect(
      asked.filter((has) => /\[class|\.(?:loaded|positioned)\b|\[(?:src|srcset|style)\b/.test(has)),
      'name the classes, or have the script write the state to the element itself',
    ).toEqual([]);
  });

  it('have sorted selectors, so that two people do not add one twice', () => {
    // Their sources are in the order of the cascade instead.
    for (const { selectors } of Object.values(families)) expect(selectors).toEqual([...selectors].sort());
  });

  it('have selectors that a server can match, too', () => {
    const selectors = Object.values(families).flatMap((family) => family.selectors);
    expect(selectors.length).toBeGreaterThan(20);
    for (const selector of selectors) expect(() => matcherOf(selector), selector).not.toThrow();
  });

  it('come with the code that imports their sources, or with a selector', () => {
    const imported = new Set(
      filesIn('src', /\.tsx?$/).flatMap((file) =>
        [...read(file).matchAll(/import '(\.[^']*\.css)';/g)].map(([, path = '']) =>
          join(dirname(file), path),
        ),
      ),
    );
    const forgotten = Object.entries(families).filter(
      ([name, { selectors, sources }]) =>
        name !== 'site' && !selectors.length && !sources.some((source) => imported.has(`src/${source}`)),
    );
    expect(forgotten.map(([name]) => name)).toEqual([]);
  });

  it.each(Object.keys(families))('%s has one block for each layer, and nothing outside of them', (name) => {
    // Strings in selectors have braces, too.
    const css = read(`dist/${name}.css`).replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, '');
    const tops: string[] = [];
    let depth = 0;
    for (const [, head = '', brace] of css.matchAll(/([^{}]*)([{}])/g)) {
      if (brace === '{' && depth === 0) tops.push(head.slice(head.lastIndexOf(';') + 1));
      depth += brace === '{' ? 1 : -1;
      expect(depth).toBeGreaterThanOrEqual(0);
    }
    expect(depth).toBe(0);
    expect(tops.filter((head) => !/^@layer inlay\.\w+$/.test(head))).toEqual([]);
    expect(new Set(tops).size).toBe(tops.length);
  });

  it.each(Object.keys(families))('%s is below its limit', (name) => {
    const limits: Readonly<Record<string, number>> = { site: BASE_MAX, look: LOOK_MAX };
    expect(bytesOf([`${name}.css`])).toBeLessThanOrEqual(limits[name] ?? FAMILY_MAX);
  });
});

it.each(Object.entries(PAGES))('%s has the style sheets that it needs and no more', (_, page) => {
  const sheets = pageStyles(parsePage(`<!doctype html><body>${page.body}`), families, {
    chunks: page.chunks ?? [],
    loads,
  });
  expect(sheets).toHaveLength(page.files);
  expect(bytesOf(sheets)).toBeLessThanOrEqual(page.max);
});

it('names a colour that two style sheets use once, in the tokens', () => {
  const users = new Map<string, Set<string>>();
  for (const file of filesIn('src', /\.css$/)) {
    for (const [colour] of read(file).matchAll(/#[0-9a-f]{3,8}\b/gi)) {
      // Black and white need no name.
      if (/^#(?:0{3,6}|f{3,6})$/i.test(colour)) continue;
      const key = colour.toLowerCase();
      users.set(key, (users.get(key) ?? new Set()).add(file));
    }
  }
  expect(users.size).toBeGreaterThan(0);
  const shared = [...users].filter(([, files]) => files.size > 1).map(([colour]) => colour);
  expect(shared, 'give it a name in src/style/tokens.css, and take that by var()').toEqual([]);
});
