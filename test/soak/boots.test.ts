import { describe, expect } from 'vitest';
import { createChance } from '../../tools/random.mjs';
import { count } from '../count';
import { it, type Renderer } from '../page/support/site';
import { spoil } from '../unit/fuzz/hostile-values';
import { spoilElement } from '../unit/fuzz/spoil-element';
import { blocks, bootAll, contexts } from './support/spoiled-pages';

/** `INLAY_BOOTS=5000 INLAY_SEED=7` starts as many other pages; the seed of each is in what is reported. */
const COUNT = Number(process.env.INLAY_BOOTS) || 32;
const FIRST_SEED = Number(process.env.INLAY_SEED) || 1;
/** Frames of one page. */
const BATCH = 8;
const BLOCKS_EACH = 6;
const MOST_CHANGES = 4;
/** So many batches with Preact for one with React: what reads and gives back is the same code. */
const REACT_EVERY = 4;

const batches = Array.from({ length: Math.ceil(COUNT / BATCH) }, (_, index) => FIRST_SEED + index * BATCH);
const rendererOf = (first: number): Renderer =>
  ((first - FIRST_SEED) / BATCH) % REACT_EVERY === REACT_EVERY - 1 ? 'react' : 'preact';

const WORDS = ['id', 'type', 'value', 'items', 'title', 'url'];

function spoiledPage(seed: number) {
  const chance = createChance(seed);
  const html = Array.from({ length: BLOCKS_EACH }, () => {
    const element = chance.pick(blocks).element.cloneNode(true) as Element;
    for (let left = chance.below(MOST_CHANGES); left > 0; left--) spoilElement(chance, element, WORDS);
    return element.outerHTML;
  });
  const context = chance.pick(contexts);
  return { context: chance.below(2) ? spoil(chance, context, WORDS) : context, body: html.join('\n') };
}

describe('pages of spoiled blocks', () => {
  it('have blocks to spoil', () => expect(blocks.length).toBeGreaterThan(200));

  it.for(batches)('start, fail alone, and are given back: from seed %i', async (first, { site, task }) => {
    const seeds = Array.from(
      { length: Math.min(BATCH, FIRST_SEED + COUNT - first) },
      (_, index) => first + index,
    );
    count(task, 'whole boots of spoiled pages', seeds.length);
    count(task, 'blocks in them', seeds.length * BLOCKS_EACH);
    const pages = new Map(seeds.map((seed) => [seed, spoiledPage(seed)]));
    expect(await bootAll(site, pages, { renderer: rendererOf(first) })).toEqual({});
  });
});
