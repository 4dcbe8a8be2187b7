import { attributeSource, attributeValue } from '../html/attributes.mjs';
import { splitAddress } from './platform-address.mjs';
import { savedNames } from './stylesheets.mjs';

/**
 * @import MagicString from 'magic-string'
 * @import { SourceElement } from '../html/parse-page.mjs'
 * @typedef {{ folder: string, has: (file: string) => boolean }} ScriptFolder its address below `/pages-scripts/`, and which
 *   scripts lie in it
 */

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

/**
 * Points a theme's script at the saved copy in one of the folders; without a copy its address stays as written.
 * @param {MagicString} source
 * @param {SourceElement} script
 * @param {readonly ScriptFolder[]} folders the page's own first
 */
export function linkThemeScript(source, script, folders) {
  const src = attributeSource(source.original, script, 'src');
  const local = savedScriptAddress(attributeValue(script, 'src') ?? '', folders);
  if (src && local !== undefined) source.update(src.valueStart, src.valueEnd, local);
}

/**
 * This server's address for the saved copy of a theme's script, when there is one.
 * @param {string} address
 * @param {readonly ScriptFolder[]} folders the page's own first
 */
export function savedScriptAddress(address, folders) {
  const names = [...savedNames(address), ...namesOfThemeBundle(splitAddress(address).steps)];
  for (const { folder, has } of folders) {
    const file = names.find(has);
    // An apostrophe is the only character of such an address that could end an attribute.
    if (file !== undefined)
      return `/pages-scripts/${folder}/${encodeURIComponent(file)}`.replaceAll("'", '%27');
  }
  return undefined;
}
