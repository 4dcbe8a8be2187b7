import { type DefaultTreeAdapterTypes as Parse5, parse, parseFragment, type Token } from 'parse5';
import { describe, expect, it } from 'vitest';
import { composePage, listPages } from '../../../demo-server/demo/compose-page.mjs';
import type * as Tree from '../../../src/server/html/page-tree.mjs';
import { parseFragment as parseFragmentFast, parseTree } from '../../../src/server/html/parse-page.mjs';
import { count } from '../../count';

/** The start and end of a node, the end of its start tag and the start of its end tag, by parse5. */
function placesByParse5({ sourceCodeLocation: place }: Parse5.Node): readonly (number | undefined)[] {
  const { startTag, endTag }: Partial<Token.ElementLocation> = place ?? {};
  return [place?.startOffset, place?.endOffset, startTag?.endOffset, endTag?.startOffset];
}

/** The same by the nodes of this parser, which say -1 where there is none. */
function placesByNode(node: object): readonly (number | undefined)[] {
  const { start, end, startTagEnd, endTagStart }: Partial<Tree.Element> = node;
  return [start, end, startTagEnd, endTagStart].map((place) => (place === -1 ? undefined : place));
}

const FACTS = [
  'nodeName',
  'mode',
  'tagName',
  'namespaceURI',
  'attrs',
  'value',
  'data',
  'name',
  'publicId',
  'systemId',
];

/** Everything that a tree says of a page, with the places of its nodes. */
function describeTree(root: Parse5.Node | Tree.Node): readonly string[] {
  const lines: string[] = [];
  const waiting: { node: Parse5.Node | Tree.Node; depth: number }[] = [{ node: root, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, depth } = next;
    const places = 'sourceCodeLocation' in node ? placesByParse5(node) : placesByNode(node);
    const facts = FACTS.map((name) => Reflect.get(node, name));
    lines.push(`${depth} ${places} ${JSON.stringify(facts)}`);
    const inside = [
      ...('childNodes' in node ? node.childNodes : []),
      ...('content' in node ? [node.content] : []),
    ];
    for (const child of inside.toReversed()) waiting.push({ node: child, depth: depth + 1 });
  }
  return lines;
}

const PARTS = [
  ...[
    '<p>',
    '</p>',
    '<b>',
    '</b>',
    '<a href="/x?a=1&amp;b=2&copy=3">',
    '</a>',
    '<div class="a b" id=c>',
    '</div >',
  ],
  ...[
    '<table>',
    '</table>',
    '<tr>',
    '<td>',
    '<select>',
    '<option>',
    '<svg viewBox="0 0 1 1">',
    '</svg>',
    '<path/>',
  ],
  ...[
    '<template>',
    '</template>',
    '<math>',
    '<mi>',
    '<![CDATA[x]]>',
    '<foreignObject>',
    '<br/>',
    '<BR />',
    "<img alt='\"'>",
  ],
  ...[
    '<pre>\n',
    '<textarea>\n\n',
    '</textarea>',
    '<title>',
    '&lt;x&gt;',
    '</title>',
    '<plaintext>',
    '<frameset>',
    '<noscript>',
  ],
  ...[
    '<script>',
    '</script>',
    '</SCRIPT\n>',
    '<!--',
    '-->',
    '--!>',
    '<!-->',
    '<!--->',
    '<script',
    '<style>',
    '</style>',
    '</styles>',
  ],
  ...[
    '&',
    '&amp;',
    '&nbsp',
    '&#13;',
    '&#0;',
    '&#x80;',
    '&notit;',
    '&am',
    ' ',
    '\n',
    '\t',
    '\r\n',
    '\r',
    '\f',
    '\0',
    'x',
    'ü',
    '𝒳',
    '\ud800',
  ],
  ...[
    '<',
    '</',
    '<a',
    ' href=',
    '"',
    "'",
    '=',
    '>',
    '/>',
    ' a b',
    ' a="1"b=\'2\'',
    ' A="1" a="2"',
    '<?php ?>',
    '<!DOCTYPE html>',
    '</>',
  ],
  ...[
    '<html lang="en">',
    '<body class="x">',
    '<head>',
    '</head>',
    '</body>',
    '</html>',
    '<form>',
    '<input type=hidden>',
    '<h1>',
    '<li>',
  ],
];

/** The same sequence each time. */
function createRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

function generate(seed: number): string {
  const random = createRandom(seed);
  return Array.from({ length: 4 + random(30) }, () => PARTS[random(PARTS.length)]).join('');
}

const OPTIONS = [
  {},
  { sourceCodeLocationInfo: true },
  { sourceCodeLocationInfo: true, scriptingEnabled: false },
];

describe('the fast tokenizer makes the tree of parse5', () => {
  const demos = listPages('demo-pages');

  it.each(OPTIONS)('of all demo pages with %o', (options) => {
    expect(demos.length).toBeGreaterThan(100);
    for (const file of demos) {
      const html = composePage('demo-pages', file);
      expect(describeTree(parseTree(html, options)), file).toEqual(describeTree(parse(html, options)));
    }
  });

  it('of random parts of markup, as a page and as a part of one', ({ task }) => {
    const seed = Number(process.env.INLAY_SEED ?? 1);
    const pages = Number(process.env.INLAY_PAGES_MADE ?? 3000);
    for (let page = 0; page < pages; page++) {
      const html = generate((seed + page) * 7919);
      const options = OPTIONS[page % OPTIONS.length] ?? {};
      expect(describeTree(parseTree(html, options)), JSON.stringify(html)).toEqual(
        describeTree(parse(html, options)),
      );
      expect(describeTree(parseFragmentFast(html, options)), JSON.stringify(html)).toEqual(
        describeTree(parseFragment(html, options)),
      );
    }
    count(task, 'generated pages parsed as parse5 parses them', pages);
  });
});
