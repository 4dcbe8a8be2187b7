import { callsPlatform } from './platform-calls.mjs';

/** @import { SourceElement } from '../html/parse-page.mjs' */

/** Whether an inline script needs the stub (`boot.js`) before it. @param {SourceElement} element */
export function isPlatformCall(element) {
  const [text] = element.tagName === 'script' ? element.childNodes : [];
  return text !== undefined && 'value' in text && callsPlatform(text.value);
}
