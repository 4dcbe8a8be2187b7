import { decodeStep, IMAGE_HOST } from '../../src/server/pages/platform-address.mjs';

const IMAGE_ADDRESS = /^(?:https?:)?\/\/((images\.squarespace-cdn\.com|static1?\.squarespace\.com)\/(.*))$/is;
const HOST_IN_PATH =
  /(?:^|\/)(?:pages-images\/)?((?:images\.squarespace-cdn|static1?\.squarespace)\.com\/.*)$/i;
// The address of a site logo is a folder: `static1…/t/<id>/<time>/?format=1500w`.
const NO_FILE_TYPE = /(?:^|\/)[^/.]*$/;
const IMAGE_FILE = /\.(?:png|jpe?g|gif|webp|svg)$/i;

/**
 * This server's address for an image on the platform's hosts; undefined for any other address.
 * Only the start changes, so that entities, escapes and queries stay as written.
 * @param {string} address
 */
export function localImageAddress(address) {
  const match = IMAGE_ADDRESS.exec(address);
  if (!match?.[1] || !match[2]) return undefined;
  const path = (match[3] ?? '').split(/[?#]/)[0] ?? '';
  const isStored = match[2].toLowerCase() === IMAGE_HOST;
  const isImage = isStored || IMAGE_FILE.test(path) || NO_FILE_TYPE.test(path);
  const isServed = match[2].toLowerCase() !== 'static1.squarespace.com' || path.startsWith('static/');
  return isImage && isServed ? `/pages-images/${match[1]}` : undefined;
}

/** True for a path whose name is an image's or that contains an image host. @param {string} path */
export function isImagePath(path) {
  return IMAGE_FILE.test(path) || /\/images\.squarespace-cdn\.com\//i.test(path);
}

/**
 * One name for an image, however its address is written: the address from a known host on
 * (`https://images…`, `/pages-images/images…`, `../../https://images…`), else the path.
 * @param {string} address absolute, or relative to `base`
 * @param {string} [base] the address of the page
 */
export function imageKey(address, base = 'http://page.invalid/') {
  const [path = ''] = address.trim().split(/[?#]/);
  const known = HOST_IN_PATH.exec(path)?.[1];
  // Some savers make the query a part of the name; those that run where names have no `?` write `@` for it.
  if (known)
    return decodeStep(known)
      .toLowerCase()
      .replace(/(?:\?|@(?=format=)).*$/, '');
  const url = URL.canParse(path, base) ? new URL(path, base).pathname : path;
  return decodeStep(url).toLowerCase();
}
