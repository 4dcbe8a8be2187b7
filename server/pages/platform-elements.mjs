import { attributeValue, wordsOf } from '../html/attributes.mjs';
import { isPlatformAddress } from './platform-address.mjs';
import { callsPlatform } from './platform-calls.mjs';

/** @import { SourceElement } from '../html/parse-page.mjs' */

/** Whether a script is the platform's own. @param {SourceElement} element */
export function isPlatformScript(element) {
  const src = element.tagName === 'script' ? attributeValue(element, 'src') : undefined;
  return src !== undefined && isPlatformAddress(src);
}

/** Whether an inline script needs the stub (`boot.js`) before it. @param {SourceElement} element */
export function isPlatformCall(element) {
  const [text] = element.tagName === 'script' ? element.childNodes : [];
  return text !== undefined && 'value' in text && callsPlatform(text.value);
}

/** Whether a link fetches a script of the platform early. @param {SourceElement} element */
export function isPlatformPreload(element) {
  if (element.tagName !== 'link') return false;
  const rel = wordsOf(element, 'rel');
  const isForScript =
    rel.includes('modulepreload') || (rel.includes('preload') && wordsOf(element, 'as').includes('script'));
  return isForScript && isPlatformAddress(attributeValue(element, 'href') ?? '');
}
