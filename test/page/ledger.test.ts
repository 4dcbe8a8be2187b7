import { describe, expect } from 'vitest';
import { bundle } from './support/bundle';
import { IS_EVERY_PAGE } from './support/demo-pages';
import { it, RENDERERS } from './support/site';

/** As often as in happy-dom in `npm run proof`; see ledger-fuzz.test.ts. */
const RUNS = IS_EVERY_PAGE ? 1000 : 200;
/** Each mounts about eight roots, which cost React far more than what is tested here. */
const ADOPT_RUNS = IS_EVERY_PAGE ? 150 : 50;

interface Fuzz {
  fuzzAdopt(runs: number): string;
  fuzzLedger(foreign: boolean, runs: number): string;
}

describe.each(RENDERERS)('several writers on one node, under %s', (renderer) => {
  it('restore it byte for byte, in any order, and keep what others wrote', async ({ site }) => {
    const { page, errors } = await site.newPage();
    await page.goto(`${site.url}/demo-pages/plain.html?inlay=off`);
    await page.addScriptTag({ content: await bundle('fuzz.tsx', renderer) });
    const run = (name: 'adopt' | 'own' | 'foreign') =>
      page.evaluate(
        ([which, runs]) => {
          const fuzz = window as unknown as Fuzz;
          return which === 'adopt' ? fuzz.fuzzAdopt(runs) : fuzz.fuzzLedger(which === 'foreign', runs);
        },
        [name, name === 'adopt' ? ADOPT_RUNS : RUNS] as const,
      );
    expect(await run('adopt')).toBe('');
    expect(await run('own')).toBe('');
    expect(await run('foreign')).toBe('');
    expect(errors).toEqual([]);
  });
});
