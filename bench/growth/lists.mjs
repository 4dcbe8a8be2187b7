// Demo pages with one of their lists made as long as wanted, and without what else is in them.

import { parse, serialize } from 'parse5';
import { composePage } from '../../demo-server/demo/compose-page.mjs';

/** `page` below `demo-pages/`; `list`: a class of the list, and which one of the page; `also`: a second list in the same part of the page, such as thumbnails. */
export const LISTS = {
  slideshow: { page: 'gallery-slideshow.html', list: 'sqs-gallery', at: 1 },
  thumbnails: { page: 'gallery-slideshow.html', list: 'sqs-gallery', also: 'sqs-gallery-thumbnails' },
  stacked: { page: 'gallery-stacked.html', list: 'sqs-gallery' },
  grid: { page: 'gallery-grid.html', list: 'sqs-gallery' },
  slider: { page: 'gallery-strip.html', list: 'sqs-gallery' },
  autogrid: { page: 'gallery-designs.html', list: 'sqs-gallery', at: 0 },
  carousel: { page: 'gallery-designs.html', list: 'sqs-gallery', at: 1 },
  list: { page: 'gallery-designs.html', list: 'sqs-gallery', at: 2 },
  autocolumns: { page: 'gallery-designs.html', list: 'sqs-gallery', at: 3 },
  'section grid': { page: 'gallery-sections.html', list: 'gallery-grid-wrapper' },
  'section masonry': { page: 'gallery-sections.html', list: 'gallery-masonry-wrapper' },
  'section strips': { page: 'gallery-sections.html', list: 'gallery-strips-wrapper' },
  'section reel': { page: 'reel.html', list: 'gallery-reel-list' },
  'section slideshow': {
    page: 'reel.html',
    list: 'gallery-slideshow-list',
    also: 'gallery-slideshow-thumbnails-scroll',
  },
  'products of 7.1': { page: 'shop/list.html', list: 'product-list-container' },
  'products of 7.0': { page: 'shop/list-7-0.html', list: 'ProductList-grid' },
  'summary autogrid': { page: 'summaries.html', list: 'summary-item-list', at: 0 },
  'summary autocolumns': { page: 'summaries.html', list: 'summary-item-list', at: 2 },
  'summary list': { page: 'summaries.html', list: 'summary-item-list', at: 3 },
  'summary carousel': { page: 'summaries.html', list: 'summary-item-list', at: 4 },
};

const attributeOf = (node, wanted) => node.attrs?.find(({ name }) => name === wanted)?.value;
const hasClass = (node, name) => (attributeOf(node, 'class') ?? '').split(/\s+/).includes(name);

function* nodesIn(node) {
  yield node;
  for (const child of node.childNodes ?? []) yield* nodesIn(child);
}

const ancestorsOf = (node) => (node.parentNode ? [node, ...ancestorsOf(node.parentNode)] : [node]);

/** A list's children, again and again. */
function grow(list, length) {
  const { childNodes } = list;
  const isItem = ({ tagName }) => tagName && tagName !== 'noscript';
  const items = childNodes.filter(isItem).length;
  const parts = [];
  for (let index = 0; items && index < length; index += items) parts.push(...childNodes);
  list.childNodes = parts;
}

/** @param {string} root the project's folder @param {string} name of `LISTS` @param {number} length of the list, or a few more */
export async function longPage(root, name, length) {
  const { page, list: listClass, at = 0, also } = LISTS[name];
  const document = parse(composePage(`${root}/demo-pages`, page));
  const list = [...nodesIn(document)].filter((node) => hasClass(node, listClass))[at];
  if (!list) throw new Error(`${page} has no list “${listClass}” ${at}.`);
  const kept = new Set(ancestorsOf(list));
  const section = [...kept].find(({ tagName }) => tagName === 'section') ?? list.parentNode;
  const main = [...kept].find(({ tagName }) => tagName === 'main') ?? section;
  for (const part of [...main.childNodes])
    if (part.tagName === 'section' && !kept.has(part))
      main.childNodes.splice(main.childNodes.indexOf(part), 1);
  if (also) for (const node of [...nodesIn(section)]) if (hasClass(node, also)) grow(node, length);
  grow(list, length);
  return serialize(document);
}
