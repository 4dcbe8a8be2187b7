import { describe, expect } from 'vitest';
import { createChance } from '../../tools/random.mjs';
import { count } from '../count';
import { it, RENDERERS } from '../page/support/site';
import { TRIED_PAYLOADS } from '../page/support/xss-payloads';
import { blocks, bootAll, contexts } from './support/spoiled-pages';

const PAYLOADS = TRIED_PAYLOADS.map((payload, index) => ({ payload, index }));

/** So many payloads with Preact for one with React, which shows what is read by the same code; `npm run proof` tries each with both. */
const REACT_EVERY = process.env.INLAY_PAYLOADS ? 1 : 4;

/** The server's own addresses, and what tells scripts which part of a page an element is. */
const STRUCTURE =
  /^(?:id|class|style|role|type|name|for|href|src|srcset|action|data-(?:controller|type|block-type|layout|design)|aria-.*)$/;

/** The first block of each kind: designs of a gallery are kinds, too. */
const kinds = [
  ...new Map(
    blocks.map((block) => [`${block.kind} ${block.element.getAttribute('data-controller') ?? ''}`, block]),
  ).values(),
];

const isAddress = (text: string) => /^(?:https?:)?\/\//.test(text);

/** Puts a payload in the place of texts of JSON, about every other one. */
function poison(value: unknown, payload: string, hits: () => boolean): unknown {
  if (typeof value === 'string') return hits() ? payload : value;
  if (Array.isArray(value)) return value.map((item) => poison(item, payload, hits));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, poison(item, payload, hits)]));
}

function poisonText(text: string, payload: string, hits: () => boolean): string {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object') return JSON.stringify(poison(value, payload, hits));
  } catch {
    // Not JSON: a text of its own.
  }
  return hits() && !isAddress(text) ? payload : text;
}

/** Two pages have each text once with the payload, since a text that is spoiled may hide others: it says what kind of item it is. */
const HALVES = [0, 1] as const;

/** The blocks of a page with the payload in their settings, texts and data: in one half of the places, or in the other. */
function poisoned(payload: string, seed: number, half: 0 | 1): string {
  const { below } = createChance(seed);
  const hits = () => below(2) === half;
  return kinds
    .map(({ element: served }) => {
      const block = served.cloneNode(true) as Element;
      for (const element of [block, ...block.querySelectorAll('*')]) {
        // What is in <noscript> is text to browsers that run scripts: a server does not write the end of it into an attribute.
        const own = element.closest('noscript') ? payload.replaceAll('</noscript', '<\\/noscript') : payload;
        for (const name of element.getAttributeNames())
          if (!STRUCTURE.test(name))
            element.setAttribute(name, poisonText(element.getAttribute(name) ?? '', own, hits));
        // The characters of a script are not escaped in markup.
        const isLeaf = !element.children.length && !element.matches('style,textarea,title');
        if (isLeaf && element.matches('script'))
          element.textContent = poisonText(element.textContent ?? '', payload, hits).replaceAll(
            '<',
            '\\u003c',
          );
        else if (isLeaf && element.textContent?.trim() && hits()) element.textContent = payload;
      }
      return block.outerHTML;
    })
    .join('\n');
}

describe.each(RENDERERS)('payloads in every text of every block and answer, under %s', (renderer) => {
  const payloads = PAYLOADS.filter(({ index }) => renderer === 'preact' || index % REACT_EVERY === 0);
  it.for(payloads)('$index: $payload', async ({ payload, index }, { site, task }) => {
    const { below } = createChance(index);
    const pages = HALVES.map((half) => {
      const chance = createChance(index);
      const hits = () => chance.below(2) === half;
      const context = poison(contexts[index % contexts.length], payload, hits);
      return [2 * index + half, { context, body: poisoned(payload, index, half) }] as const;
    });
    const flaws = await bootAll(site, new Map(pages), {
      renderer,
      spoilAnswer: (answer) => poison(answer, payload, () => below(2) === 0),
    });
    count(task, 'payloads × kinds of block', kinds.length);
    expect(flaws).toEqual({});
  });
});

it('would be seen if they ran', async ({ site }) => {
  const raw = new Map(PAYLOADS.map(({ payload, index }) => [index, { context: {}, body: payload }]));
  const ran = Object.values(await bootAll(site, raw, {})).filter((flaw) => flaw.includes('ran'));
  // The others wait for a place that takes them for an address or a name.
  expect(ran.length).toBeGreaterThan(PAYLOADS.length / 6);
});
