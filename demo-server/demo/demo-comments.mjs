import { parsePage } from '../../src/server/html/parse-page.mjs';

/** The doctype and comments before the first element: the rest of a page takes longer to parse. */
const PRELUDE = /^(?:\s*(?:<!--[\s\S]*?-->|<![^>]*>))*/;

/**
 * What a demo page says about itself in the comments before its markup.
 * @param {string} html
 * @example readDemoComments('<!-- demo: Accordions | one or many open --><html>').title // 'Accordions'
 */
export function readDemoComments(html) {
  const about = { title: '', line: '', headers: /** @type {Record<string, string>} */ ({}) };
  const [prelude = ''] = PRELUDE.exec(html) ?? [];
  for (const node of parsePage(prelude).document.childNodes) {
    if (node.nodeName === 'html') break;
    if (!('data' in node)) continue;
    const [, name, text = ''] = /^\s*(demo|demo-headers):([\s\S]*)$/.exec(node.data) ?? [];
    if (name === 'demo') Object.assign(about, splitLine(text));
    if (name === 'demo-headers') about.headers = JSON.parse(text);
  }
  return about;
}

/** @param {string} text */
function splitLine(text) {
  const [title = '', ...line] = text.split('|');
  return { title: title.trim(), line: line.join('|').trim() };
}
