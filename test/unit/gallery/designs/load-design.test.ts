import { expect, it, vi } from 'vitest';
import { loadDesign } from '../../../../src/gallery/designs/load-design';

const design = (name: string) => ({ name, create: vi.fn() });
const PLACED = { grid: design('grid'), autogrid: design('autogrid') };

/** Loads a design from chunks of the test's own. */
function load(name: string) {
  const loadChunk = vi.fn(async (chunk: string) => (chunk === 'placed-designs' ? PLACED : design(chunk)));
  return { loaded: loadDesign(name, loadChunk as never), loadChunk };
}

it('has a chunk of its own for each design with a current slide, and one for all others', async () => {
  for (const name of ['base', 'carousel', 'stacked', 'strip']) {
    const { loaded, loadChunk } = load(name);
    expect(await loaded).toMatchObject({ name });
    expect(loadChunk.mock.calls.map(([chunk]) => chunk)).toEqual([name]);
  }
  const { loaded, loadChunk } = load('autogrid');
  expect(await loaded).toBe(PLACED.autogrid);
  expect(loadChunk.mock.calls.map(([chunk]) => chunk)).toEqual(['placed-designs']);
});

it.each([
  ['autogird', 'Did you mean autogrid?'],
  ['strop', 'Did you mean strip?'],
])('says which one %s was meant to be', async (name, question) => {
  await expect(load(name).loaded).rejects.toThrow(question);
});

it.each(['waterfall', 'toString', 'constructor'])(
  'knows no %s, and names those that it knows',
  async (name) => {
    const { loaded } = load(name);
    await expect(loaded).rejects.toThrow(RangeError);
    await expect(loaded).rejects.toThrow('autogrid, base, carousel, grid, stacked, strip');
    await expect(loaded).rejects.not.toThrow('Did you mean');
  },
);
