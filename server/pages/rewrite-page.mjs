import { embedTags } from '../embed-tags.mjs';
import { attributeValue, wordsOf } from '../html/attributes.mjs';
import { applyEdits } from '../html/edits.mjs';
import { scanTags } from '../html/scan-tags.mjs';
import { localImageEdits } from './local-images.mjs';
import { isPlatformAddress } from './platform-address.mjs';
import { stylesheetEdits } from './stylesheets.mjs';

/**
 * @typedef {object} PageChoice
 * @property {import('../embed-tags.mjs').Renderer} renderer
 * @property {import('../embed-tags.mjs').Format} format
 * @property {boolean} isOff the platform's scripts go and nothing comes in their place
 * @property {boolean} hasLocalImages images are asked of this server
 * @property {{ folder: string, has: (file: string) => boolean }} saved the stylesheets beside the page
 */

/**
 * A saved page as it looks with Inlay in place of the platform: its scripts out, ours where the first one stood,
 * stylesheets from the folder. Every other character stays, the theme's inline scripts first of all.
 * @param {string} html the page read as latin1, so that its bytes survive whatever their encoding
 * @param {PageChoice} choice
 * @returns {string} to be written as latin1
 */
export function rewritePage(html, choice) {
  const edits = [];
  const place = { first: undefined, headEnd: undefined, start: html.startsWith('\xef\xbb\xbf') ? 3 : 0 };
  for (const tag of scanTags(html)) {
    if (tag.kind === 'doctype' && place.start <= 3) place.start = tag.end;
    if (tag.kind === 'end' && tag.name === 'head') place.headEnd ??= tag.start;
    if (tag.kind !== 'start') continue;
    if (tag.name === 'html') place.start = tag.end;
    if (isPlatformScript(tag)) {
      place.first ??= tag.start;
      edits.push({ start: tag.start, end: tag.elementEnd ?? tag.end, text: '' });
    } else if (isPlatformPreload(tag)) edits.push({ start: tag.start, end: tag.end, text: '' });
    else if (tag.name === 'link') edits.push(...stylesheetEdits(tag, choice.saved));
    else if (choice.hasLocalImages) edits.push(...localImageEdits(tag));
  }
  if (choice.isOff) return applyEdits(html, edits);
  const at = place.first ?? place.headEnd ?? place.start;
  return applyEdits(html, [{ start: at, end: at, text: embedTags(choice) }, ...edits]);
}

function isPlatformScript(tag) {
  if (tag.name !== 'script') return false;
  const src = attributeValue(tag, 'src');
  return src !== undefined && isPlatformAddress(src);
}

function isPlatformPreload(tag) {
  if (tag.name !== 'link') return false;
  const rel = wordsOf(tag, 'rel');
  const isForScript =
    rel.includes('modulepreload') || (rel.includes('preload') && wordsOf(tag, 'as').includes('script'));
  return isForScript && isPlatformAddress(attributeValue(tag, 'href') ?? '');
}
