import MagicString from 'magic-string';
import { embedTags } from '../embed-tags.mjs';
import { markupStart } from '../html/parse-page.mjs';
import { localizeImages } from './local-images.mjs';
import { isPlatformCall, isPlatformPreload, isPlatformScript } from './platform-elements.mjs';
import { linkSavedStylesheet } from './stylesheets.mjs';
import { isThemeScript, linkThemeScript } from './theme-scripts.mjs';

/**
 * @import { EmbedChoice } from '../embed-tags.mjs'
 * @import { ParsedPage } from '../html/parse-page.mjs'
 * @import { SavedStylesheets } from './stylesheets.mjs'
 * @import { ScriptFolder } from './theme-scripts.mjs'
 * @typedef {EmbedChoice & { hasLocalImages: boolean, saved: SavedStylesheets, themeScripts?: readonly ScriptFolder[] }} PageChoice
 *   `isOff`: the platform's scripts go and nothing replaces them; `hasLocalImages`: images come from this server;
 *   `themeScripts`: the theme's own scripts stay, and come from these folders.
 */

/**
 * A saved page with Inlay instead of the platform: the platform's scripts go, our tags take the place of the first one, or come before
 * the first inline script that needs it, and stylesheets come from the folder. All other characters stay, the theme's inline scripts above all.
 * @param {ParsedPage} page read as latin1, so that its bytes survive in any encoding
 * @param {PageChoice} choice
 * @returns {string} to be written as latin1
 */
export function rewritePage(page, choice) {
  const source = new MagicString(page.html);
  /** @type {number | undefined} */
  let firstScript;
  for (const element of page.elements) {
    const { startOffset, endOffset } = element.sourceCodeLocation;
    if (choice.themeScripts && isThemeScript(element)) linkThemeScript(source, element, choice.themeScripts);
    else if (isPlatformScript(element)) {
      firstScript ??= startOffset;
      source.remove(startOffset, endOffset);
    } else if (isPlatformCall(element)) firstScript ??= startOffset;
    else if (isPlatformPreload(element)) source.remove(startOffset, endOffset);
    else if (element.tagName === 'link') linkSavedStylesheet(source, element, choice.saved);
    else if (choice.hasLocalImages) localizeImages(source, element);
  }
  if (!choice.isOff) source.appendLeft(firstScript ?? defaultPlace(page), embedTags(choice));
  return source.toString();
}

/** The end of the head, else the first place where tags may be. @param {ParsedPage} page */
function defaultPlace(page) {
  const locationOf = (/** @type {string} */ name) =>
    page.elements.find(({ tagName }) => tagName === name)?.sourceCodeLocation;
  return (
    locationOf('head')?.endTag?.startOffset ?? locationOf('html')?.startTag?.endOffset ?? markupStart(page)
  );
}
