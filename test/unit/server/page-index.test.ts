import { compile, selectAll } from 'css-select';
import { describe, expect, it } from 'vitest';
import { composePage, listPages } from '../../../demo-server/demo/compose-page.mjs';
import { BLOCKS } from '../../../src/catalogue/blocks';
import { splitSelector } from '../../../src/dom/find-all';
import { SAVED_STATES } from '../../../src/hosts/saved-page/saved-states';
import type * as Tree from '../../../src/server/html/page-tree.mjs';
import { parsePage, parseTree, readSource } from '../../../src/server/html/parse-page.mjs';
import { adapter, PageDocument } from '../../../src/server/page-document';

/** Beside those of the catalogue: what they have not yet. */
const OTHERS = [
  '*',
  ':not(p)',
  'p:empty',
  '.a.b > #c',
  '.a ~ .b:has(> .c)',
  '[title=""],[class~=""]',
  '[class~="A" i]',
  '#C',
  ':is(.a,.b .c):not(:has(img))',
  'foreignObject,[viewBox]',
  'div:has(.a,template .b)',
];
const SELECTORS = [...BLOCKS, ...SAVED_STATES]
  .flatMap(({ selector }) => splitSelector(selector))
  .concat(OTHERS);
const options = { adapter };
const queries = SELECTORS.map((selector) => compile<Tree.Node, Tree.Element>(selector, options));

/** Asks each selector of each element of a tree, one after the other. */
const askEach = (root: Tree.Node) =>
  queries.map((query) => selectAll<Tree.Node, Tree.Element>(query, root, options));
const nodesOf = (page: { querySelectorAll: PageDocument['querySelectorAll'] }) =>
  SELECTORS.map((selector) => page.querySelectorAll(selector).map(({ node }) => node));

/** The same sequence each time. */
function createRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

const NAMES = SELECTORS.join(' ').match(/[.#][A-Za-z][\w-]*|\[[\w-]+(?:[~|^$*]?=[^\]]*)?\]/g) ?? [];
const TAGS = ['div', 'p', 'b', 'a', 'table', 'td', 'template', 'svg', 'figure', 'form', 'nav', 'section'];

/** Markup of elements that have what selectors ask for, wrongly nested now and then. */
function generate(seed: number): string {
  const random = createRandom(seed);
  const pick = <One>(from: readonly One[]) => from[random(from.length)] as One;
  const attribute = (name: string) => {
    if (name.startsWith('.')) return ` class="${name.slice(1)} ${pick(['a', 'b', 'c', 'A'])}"`;
    if (name.startsWith('#')) return ` id="${name.slice(1)}"`;
    const [, key, value = ''] = /\[([\w-]+)(?:[~|^$*]?=["']?([^"'\]]*))?/.exec(name) ?? [];
    return ` ${key}="${value}"`;
  };
  const parts = Array.from({ length: 40 }, () => {
    const tag = pick(TAGS);
    if (random(3) === 0) return `</${tag}>`;
    if (random(6) === 0)
      return pick([
        'text',
        '<img src="a.png">',
        '<!-- note -->',
        '<noscript><a href="/b"><img src="b.png"></a><!-- note --></noscript>',
        '<style>p{}</style>',
        '<script>Y.use()</script>',
      ]);
    return `<${tag}${random(2) ? attribute(pick(NAMES)) : ''}${random(2) ? ` data-n="${random(9)}"` : ''}>`;
  });
  return `<!doctype html><html><head><title>Ferns</title></head><body>${parts.join('')}</body></html>`;
}

const demos = listPages('demo-pages').map((file) => composePage('demo-pages', file));
const generated = Array.from({ length: 80 }, (_, index) => generate(index + 1));
const pages = [...demos, ...generated];
/** Asking each element takes its time. */
const some = pages.filter((_, index) => index % 6 === 0);

/** A message that names the page says more than one with all of its nodes. */
const differing = (check: (html: string) => boolean, among = pages) =>
  among.filter((html) => !check(html)).slice(0, 1);
const areSame = (one: readonly unknown[][], other: readonly unknown[][]) =>
  one.every((list, index) => {
    const beside = other[index] ?? [];
    return list.length === beside.length && list.every((item, at) => item === beside[at]);
  });

describe('on all demo pages and generated ones', () => {
  it('finds by its index what is found by asking each element, in the page and in an element', () => {
    const isSame = (html: string) => {
      const page = new PageDocument(html);
      const inside = page.querySelectorAll('[data-n="1"],svg,main > *').slice(0, 2);
      return [page, ...inside].every((root) => areSame(nodesOf(root), askEach(root.node)));
    };
    expect(differing(isSame, some)).toEqual([]);
  });

  it('has the elements of the source from the tree of a browser with scripts', () => {
    const placesOf = (page: ReturnType<typeof parsePage>) => [
      page.elements.map(({ tagName, start }) => `${start} ${tagName}`),
      page.comments.map(({ start }) => start),
    ];
    expect(
      differing((html) => {
        const document = parseTree(html, { sourceCodeLocationInfo: true });
        return areSame(placesOf(readSource(html, document)), placesOf(parsePage(html)));
      }),
    ).toEqual([]);
  });
});

it('finds what changes have made', () => {
  const page = new PageDocument('<p class="a"></p><p class="b"></p>');
  const [first] = page.querySelectorAll('.a');
  page.beforeChange();
  first?.node.attrs.push({ name: 'id', value: 'c' });
  expect(page.querySelectorAll('#c')).toEqual([first]);
  page.afterChange();
  expect(page.querySelectorAll('#c')).toEqual([first]);
});
