import { ourScript } from '../embed-tags.mjs';
import { attributeOf, attributeValue, wordsOf } from '../html/attributes.mjs';
import { applyEdits } from '../html/edits.mjs';
import { scanTags } from '../html/scan-tags.mjs';

const DIST = /^(\s*)\/dist\/(?:preact|react)\//;

/**
 * A demo page with the renderer and format asked for. Only the tags that load Inlay change.
 * @param {string} html read as latin1
 * @param {{ renderer: import('../embed-tags.mjs').Renderer, format: import('../embed-tags.mjs').Format,
 *   isOff: boolean }} choice
 */
export function rewriteDemo(html, choice) {
  const tags = [...scanTags(html)].filter((tag) => tag.kind === 'start');
  return applyEdits(
    html,
    tags.flatMap((tag) => editsFor(tag, choice)),
  );
}

function editsFor(tag, { renderer, format, isOff }) {
  const address = attributeOf(tag, tag.name === 'script' ? 'src' : 'href');
  if (!address || !DIST.test(address.value) || !['script', 'link'].includes(tag.name)) return [];
  // A preloaded module is wasted when no module asks for it.
  const isUnused = tag.name === 'link' && wordsOf(tag, 'rel').includes('modulepreload') && format === 'iife';
  if (isOff || isUnused) return [{ start: tag.start, end: tag.elementEnd ?? tag.end, text: '' }];
  const inRenderer = address.value.replace(DIST, `$1/dist/${renderer}/`);
  if (format === 'iife' && ourScript(address.value) === 'site.js') return toClassic(tag, address, inRenderer);
  return inRenderer === address.value ? [] : [edit(address.valueStart, address.valueEnd, inRenderer)];
}

/** `type="module"` gives way to `defer`, which runs at the same moment; a nonce or data attribute stays. */
function toClassic(tag, address, moduleAddress) {
  const type = attributeOf(tag, 'type');
  const isModule = attributeValue(tag, 'type')?.trim().toLowerCase() === 'module';
  const classic = moduleAddress.replace('/site.js', '/site.iife.js');
  const edits = [edit(address.valueStart, address.valueEnd, classic)];
  if (type && isModule) edits.push(edit(type.start, type.end, attributeOf(tag, 'async') ? '' : 'defer'));
  return edits;
}

function edit(start, end, text) {
  return { start, end, text };
}
