import { callsPlatform } from './platform-calls.mjs';

/** @import { Element } from '../html/page-tree.mjs' */

/** Whether an inline script needs the stub (`boot.js`) before it. @param {Element} element */
export function isPlatformCall(element) {
  const [text] = element.tagName === 'script' ? element.childNodes : [];
  return text !== undefined && 'value' in text && callsPlatform(text.value);
}
