import { readFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { decodePage } from '../html/page-encoding.mjs';
import { linkTo } from './locate-file.mjs';

/**
 * @import { AdoptOptions } from '../public'
 * @typedef {{ readonly endpoints?: object, readonly search?: { readonly index?: string }, readonly calendar?: { readonly events?: string } }} SiteConfig `inlay.config.json`: who answers
 *   instead of the platform (docs/endpoints.md)
 */

/** Inlay's folder in a copy. */
export const HOME = 'inlay';
export const CONFIG = 'inlay.config.json';
export const SEARCH_INDEX = `${HOME}/search-index.json`;
/** The events of a copy's calendars. */
export const EVENTS = `${HOME}/events.json`;

/** A copy has no server of the platform's behind it. */
const NOBODY = { forms: 'none', comments: 'none', cart: 'none', search: 'none', statistics: 'none' };

/**
 * Savers leave the ending of pages away that had none.
 * @param {string} path
 * @param {() => Promise<Buffer>} read
 */
export async function isPage(path, read) {
  const ending = extname(path).toLowerCase();
  if (ending === '.html' || ending === '.htm') return true;
  if (ending !== '') return false;
  return /^\ufeff?\s*(?:<!doctype html|<html)\b/i.test(decodePage((await read()).subarray(0, 200)).text);
}

/**
 * The settings of a site.
 * @param {string} site its folder
 * @param {string} [file] default: `inlay.config.json` in the folder, if it is there
 * @returns {Promise<SiteConfig>}
 */
export async function readConfig(site, file) {
  const path = file ?? join(site, CONFIG);
  const bytes = await readFile(path).catch((error) => {
    if (file || error.code !== 'ENOENT') throw new Error(`The settings cannot be read: ${error.message}`);
    return Buffer.from('{}');
  });
  let config;
  try {
    // Editors write byte order marks, and UTF-16.
    config = JSON.parse(decodePage(bytes).text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw new Error(`${path} is not JSON: ${error instanceof Error ? error.message : error}`);
  }
  if (typeof config !== 'object' || config === null || Array.isArray(config))
    throw new Error(`${path} is not an object with settings, such as {"endpoints": {"forms": "none"}}.`);
  return config;
}

/** The address of a page on a static server. @param {string} file */
export const addressOf = (file) => `/${linkTo('.', file).replace(/(^|\/)index\.html$/, '$1')}`;

/** Inlay's folder in a copy, from one of its pages. @param {string} file */
export const homeFrom = (file) =>
  // Empty from a page in that folder.
  `${linkTo(dirname(file), HOME) || '.'}/`;

/**
 * The pages of a folder as `inlay adopt` writes them: for the copy that it writes, and for the preview of it.
 * @template Page
 * @param {object} site
 * @param {(html: string, options: AdoptOptions) => Page} site.adopt
 * @param {ReturnType<typeof import('./saved-site.mjs').createSavedSite>} site.saved
 * @param {SiteConfig} [site.config] default: pages get no settings, and ask the platform
 * @param {string | undefined} [site.base] Inlay's address; default: that of its folder in the copy, from each page
 * @param {((file: string) => string) | undefined} [site.address] where a page will be; default: not known
 * @param {boolean} [site.hasEvents] the copy has a file with the events of its calendars
 * @param {boolean} [site.isRooted] the copy is the root of its host: a page that hosts show for any address has no folder of its own
 */
export function createPageAdopter({
  adopt,
  saved,
  config,
  base,
  hasEvents = false,
  isRooted = false,
  address,
}) {
  /** @param {string} file @param {string} wanted */
  const addressFrom = (file, wanted) => (isRooted ? `/${wanted}` : linkTo(dirname(file), wanted));
  /**
   * @param {string} file
   * @param {string} html
   * @param {Pick<AdoptOptions, 'renderer' | 'themeScripts' | 'manifest' | 'siteBase'>} options
   */
  return (file, html, options) =>
    adopt(html, {
      ...options,
      base: base ?? homeFrom(file),
      locate: saved.locatorOf(file).locate,
      inspect: saved.inspectFor(file, html),
      ...(address && { address: address(file) }),
      ...(config && {
        config: {
          ...config,
          endpoints: { ...NOBODY, ...config.endpoints },
          search: { index: addressFrom(file, SEARCH_INDEX), ...config.search },
          ...(hasEvents && { calendar: { events: addressFrom(file, EVENTS) } }),
        },
      }),
    });
}
