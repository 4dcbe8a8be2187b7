import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** parse5's own tree, without places, takes 12. */
const BYTES_PER_CHARACTER = 7;

/** In a process of its own, in which the garbage can be removed: what is left does not depend on how busy the machine is. @param {boolean} withPlaces */
const measure = (withPlaces) =>
  Number(
    execFileSync(
      process.execPath,
      [
        '--expose-gc',
        '--input-type=module',
        '--eval',
        `import { growingPage } from './bench/server/growing-page.mjs';
        import { parseTree } from './src/server/html/parse-page.mjs';
        const options = { sourceCodeLocationInfo: ${withPlaces} };
        const used = () => { gc(); return process.memoryUsage().heapUsed; };
        const html = Buffer.from(growingPage(1e6)).toString('latin1');
        parseTree(growingPage(1e4), options);
        const before = used();
        const tree = parseTree(html, options);
        console.log((used() - before) / html.length, tree.nodeName);`,
      ],
      { encoding: 'utf8' },
    ).split(' ')[0],
  );

test.each([false, true])(
  'The tree of a large page takes few bytes for each character, with places: %s',
  (withPlaces) => {
    expect(measure(withPlaces)).toBeLessThan(BYTES_PER_CHARACTER);
  },
);
