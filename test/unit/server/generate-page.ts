import { parse, type Selector } from 'css-what';
import { escapeAttribute } from '../../../src/server/escape-attribute';
import { createChance } from '../../../tools/random.mjs';

/** Starts of pages: what settings, policies and scripts of a page change. */
const HEADS = [
  '',
  '<head><title>Ferns</title></head>',
  '<head><meta charset="utf-8"><script>Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = {"website":{"id":"a","language":"de"},"templateVersion":"7.1"};</script></head>',
  '<head><style>p{}</style><script type="application/json" data-inlay-config>{"off":["cart"]}</script></head>',
  '<head><noscript><style>p{}</style></noscript><meta http-equiv="Content-Security-Policy" content="default-src *"></head>',
  '<head><script src="https://assets.squarespace.com/universal/scripts-compressed/common-0123456789abcdef-min.en-US.js"></script><body class="collection-1">',
  '<head><script>Squarespace.onInitialize(Y, function () {}); window.Inlay.on("ready", go)</script><link rel="preconnect" href="//images.squarespace-cdn.com">',
  '<script type="importmap">{}</script><head lang="en"><!-- inlay --><script src="/inlay/preact/site.js"></script><!-- /inlay -->',
];
const OTHERS = [
  'Ferns &amp; moss',
  '<img data-src="https://images.squarespace-cdn.com/a.jpg" alt="">',
  '<!-- a note -->',
  '<noscript><a href="/b"><img src="b.png"></a></noscript>',
  '<script>Y.use("node")</script>',
  '<script type="application/json">{"a":"</b>"}</script>',
  '<template data-consent="marketing"><div class="sqs-block sqs-block-map" data-block-type="4"></div></template>',
  '<svg viewBox="0 0 1 1"><template><p></template><foreignObject><p>',
  '<table><tr><td>',
  '<form action="https://a.squarespace.com/x">',
  '<a href="/x" style="position: fixed; inset: 0px">',
  '<p><b></p></b>',
];
const VOID = new Set(['img', 'input', 'br', 'meta', 'link']);

type Chance = ReturnType<typeof createChance>;
/** An element as a part of a selector asks for it. */
class Wanted {
  tag = 'div';
  readonly classes: string[] = [];
  readonly attributes = new Map<string, string>();
  inside = '';

  constructor(
    tokens: readonly Selector[],
    private readonly chance: Chance,
  ) {
    this.add(tokens);
  }

  private add(tokens: readonly Selector[]): void {
    for (const token of tokens) {
      if (token.type === 'tag') this.tag = token.name;
      else if (token.type === 'attribute' && token.name === 'class' && token.action === 'element')
        this.classes.push(token.value);
      else if (token.type === 'attribute') this.attributes.set(token.name, token.value);
      else if (token.type === 'pseudo' && Array.isArray(token.data)) {
        const one = this.chance.pick(token.data);
        if (token.name === 'has') this.inside += markupOf(one, this.chance);
        // What it must not be, it is now and then.
        else if (token.name !== 'not' || this.chance.below(8) === 0) this.add(one);
      }
    }
  }

  write(inside: string): string {
    if (this.classes.length) this.attributes.set('class', this.classes.join(' '));
    const written = [...this.attributes].map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`);
    const start = `<${this.tag}${written.join('')}>`;
    return VOID.has(this.tag) ? start : `${start}${this.inside}${inside}</${this.tag}>`;
  }
}

/** Elements as a selector asks for them, in or beside each other. */
function markupOf(selector: readonly Selector[], chance: Chance): string {
  const parts: { by: string; tokens: Selector[] }[] = [{ by: '', tokens: [] }];
  for (const token of selector)
    if (['descendant', 'child', 'adjacent', 'sibling'].includes(token.type))
      parts.push({ by: token.type, tokens: [] });
    else parts.at(-1)?.tokens.push(token);
  return parts.reduceRight((behind, { tokens }, index) => {
    const element = new Wanted(tokens, chance);
    const isBeside = /adjacent|sibling/.test(parts[index + 1]?.by ?? '');
    return isBeside ? element.write('') + behind : element.write(behind);
  }, '');
}

/** Leaves a tag out, or writes one twice. */
function breakTags(html: string, { below }: Chance): string {
  const tags = [...html.matchAll(/<[^<>]*>/g)];
  const tag = tags[below(tags.length || 1)];
  if (!tag) return html;
  const end = tag.index + tag[0].length;
  return html.slice(0, tag.index) + (below(2) ? '' : tag[0] + tag[0]) + html.slice(end);
}

/**
 * A page of elements that selectors ask for, nested and broken by chance; the same for the same seed.
 * @param selectors without commas
 */
export function generatePage(selectors: readonly string[], seed: number): string {
  const chance = createChance(seed);
  const { below, pick } = chance;
  let body = '';
  for (let parts = 2 + below(14); parts > 0; parts--) {
    const part = below(4) ? markupOf(parse(pick(selectors))[0] ?? [], chance) : pick(OTHERS);
    const written = below(3) ? part : breakTags(part, chance);
    body = below(4) === 0 ? `<section class="page-section">${body}${written}</section>` : body + written;
  }
  return `${below(6) ? '<!doctype html>' : ''}<html lang="${pick(['en', 'en-US', 'de', ''])}">${pick(HEADS)}<body><main>${body}</main></body></html>`;
}
