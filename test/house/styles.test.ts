import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { firstPaintRules } from '../../tools/first-paint.mjs';
import { filesIn, read } from './support';

/** Each late block may reserve its room in it, and little else: a unit's look is loaded beside its code. */
const MAX_SITE_BYTES = 12.6 * 1024;
const SITE = 'src/style/site.css';
const sheets = filesIn('src', /\.css$/).filter((file) => file !== SITE);

/** Style sheets that `file` imports, and those that these import, by their path from the root. */
function importsOf(file: string): string[] {
  return [...read(file).matchAll(/import ["'](\.[^"']*\.css)["'];/g)].flatMap(([, address = '']) => {
    const path = join(dirname(file), address);
    return [path, ...importsOf(path)];
  });
}

const bySite = new Set(importsOf(SITE));
const byCode = new Set(filesIn('src', /\.tsx?$/).flatMap(importsOf));

it('loads every style sheet: with the code that imports it, or with site.css', () => {
  const forgotten = sheets.filter((file) => !bySite.has(file) && !byCode.has(file));
  expect(forgotten, 'import it in the code that draws what it dresses: import "./unit.css"').toEqual([]);
});

it('has the marked rules of every style sheet in site.css', () => {
  const marked = sheets.filter((file) => firstPaintRules(read(file)) !== undefined);
  expect(marked.length).toBeGreaterThan(0);
  const missing = marked.filter((file) => !bySite.has(file));
  expect(missing, 'it has rules for the first paint: import it in src/style/site.css, too').toEqual([]);
});

it('names a colour that two style sheets use once, in the tokens', () => {
  const users = new Map<string, Set<string>>();
  for (const file of sheets) {
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

it('loads no style sheet twice as a whole', () => {
  const twice = [...byCode].filter((file) => bySite.has(file) && firstPaintRules(read(file)) === undefined);
  expect(twice, 'mark its rules for the first paint, or leave it out of site.css').toEqual([]);
});

it(`keeps what is loaded before the first paint below ${MAX_SITE_BYTES} bytes`, () => {
  const { css }: { readonly css: { readonly brotli: number } } = JSON.parse(read('dist/sizes.json'));
  expect(css.brotli).toBeLessThanOrEqual(MAX_SITE_BYTES);
});
