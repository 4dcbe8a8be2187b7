import { scanTags } from '../html/scan-tags.mjs';

/**
 * What a demo page says about itself in the comments before its markup.
 * @param {string} html
 * @returns {{ title: string, line: string, headers: Record<string, string> }}
 * @example readDemoComments('<!-- demo: Accordions | one or many open --><html>').title // 'Accordions'
 */
export function readDemoComments(html) {
  const about = { title: '', line: '', headers: {} };
  for (const token of scanTags(html)) {
    if (token.kind === 'doctype') continue;
    if (token.kind !== 'comment') break;
    const [, name, text = ''] =
      /^<!--\s*(demo|demo-headers):([\s\S]*?)-->$/.exec(html.slice(token.start, token.end)) ?? [];
    if (name === 'demo') Object.assign(about, splitLine(text));
    if (name === 'demo-headers') about.headers = JSON.parse(text);
  }
  return about;
}

function splitLine(text) {
  const at = text.indexOf('|');
  if (at === -1) return { title: text.trim(), line: '' };
  return { title: text.slice(0, at).trim(), line: text.slice(at + 1).trim() };
}
