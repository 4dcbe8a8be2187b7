import { parsePage } from '../html/parse-page.mjs';

const ROOT_TAG = /<html[\s>]/i;

/**
 * What a demo page says about itself in the comments before its markup.
 * @param {string} html
 * @example readDemoComments('<!-- demo: Accordions | one or many open --><html>').title // 'Accordions'
 */
export function readDemoComments(html) {
  const about = { title: '', line: '', headers: /** @type {Record<string, string>} */ ({}) };
  // What follows need not be parsed: the page may be long, and the index reads them all.
  const end = html.search(ROOT_TAG);
  for (const node of parsePage(end < 0 ? html : html.slice(0, end)).document.childNodes) {
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
