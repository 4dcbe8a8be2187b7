import { attributeValue } from '../html/attributes.mjs';
import { splitAddress } from './platform-address.mjs';

/** @import { SourceElement } from '../html/parse-page.mjs' */

/** The folder of bundles that several sites share. */
export const THEME_BUNDLES = '_theme-bundles';

/** What `_theme-bundles/` calls the bundle of a theme (`site-bundle.7.1.js`), by the id that its address has. */
const NAMED_BY_THEME = new Map([
  // The one theme of all 7.1 sites.
  ['5c5a519771c10ba3470d8101', 'site-bundle.7.1.js'],
  // Most 7.0 sites with controllers.
  ['55f0a9b0e4b0f3eb70352f6d', 'site-bundle.7.0.js'],
]);

/**
 * What the bundle of a theme is called in that folder.
 * @param {readonly string[]} steps of its address
 */
export const namesOfThemeBundle = (steps) =>
  steps.map((step) => NAMED_BY_THEME.get(step)).filter((name) => name !== undefined);

/**
 * Some savers write another word wherever code names the platform, which then finds none of its globals.
 * @param {string} code
 */
export const withPlatformNames = (code) =>
  code.replaceAll('blockedspace_CONTEXT', 'SQUARESPACE_CONTEXT').replaceAll('blockedspace', 'Squarespace');

/**
 * Whether a script is the theme's own: one bundle in current themes, a combination of files in old ones.
 * @param {SourceElement} element
 */
export function isThemeScript(element) {
  const src = element.tagName === 'script' ? attributeValue(element, 'src') : undefined;
  if (src === undefined) return false;
  const { steps } = splitAddress(src);
  const isBundle = /^site-bundle\b.*\.js$/.test(steps.at(-1) ?? '');
  return isBundle || (steps.includes('scripts') && steps.includes('combo'));
}
