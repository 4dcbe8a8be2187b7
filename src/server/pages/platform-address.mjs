const PLATFORM_HOST = /^(?:(?:assets|static1?)\.squarespace\.com|(?:[a-z0-9-]+\.)*sqspcdn\.com)(?::\d+)?$/;
/** How paths of scripts on these hosts begin, where a saver has left the host out. */
const PLATFORM_PATH =
  /(?:^|\/)(?:universal\/scripts(?:-compressed)?|@sqs\/polyfiller|static\/v?ta\/[0-9a-f]+|website-component-definition)\//;
/** A file that the site's owner has uploaded: `static1.squarespace.com/static/SITE/t/FILE/TIME/own.js`. */
const UPLOAD = /(?:^|\/)static\/[0-9a-f]{24}\/t\//;

/**
 * True for an address on the platform's asset hosts, and for one that a saver made relative but that still has
 * the host as a step of its path (`../assets.squarespace.com/…`, `../../https://assets.squarespace.com/…`), or the path alone
 * (`universal/scripts-compressed/…`). False for files that the site's owner has uploaded.
 * @param {string} address the attribute's value, its character references read
 */
export function isPlatformAddress(address) {
  const { host, steps } = splitAddress(address);
  const path = steps.join('/');
  if (UPLOAD.test(path)) return false;
  if (host !== undefined) return PLATFORM_HOST.test(host);
  return steps.some((step) => PLATFORM_HOST.test(step)) || PLATFORM_PATH.test(path);
}

/** The platform's host for the images that a site's owner has uploaded. */
export const IMAGE_HOST = 'images.squarespace-cdn.com';

const OF_PLATFORM = /^(?:[a-z0-9-]+\.)*(?:squarespace(?:-cdn)?|sqspcdn)\.com(?::\d+)?$/;

/** The host of the platform that an address is on; undefined: on another. @param {string} address the attribute's value */
export function platformHostOf(address) {
  const { host = '' } = splitAddress(address);
  return OF_PLATFORM.test(host) ? host : undefined;
}

const OF_FILES = /^(?:images|video|file|static1?|assets)\.squarespace(?:-cdn)?\.com$|sqspcdn\.com$/;

/** Whether a host of the platform has the files of sites, and no pages. @param {string} host */
export const isFileHost = (host) => OF_FILES.test(host);

/**
 * Host and path steps in lower case; no host when the address is relative. Query and fragment are ignored:
 * a proxy's `?url=https://assets.squarespace.com/…` does not belong to the platform.
 * @param {string} address
 */
export function splitAddress(address) {
  const [path = ''] = address.trim().replaceAll('\\', '/').split(/[?#]/);
  const absolute = /^(?:https?:\/*|\/\/)([^/]*)(.*)$/i.exec(path);
  const rest = absolute ? (absolute[2] ?? '') : path;
  return {
    host: absolute ? absolute[1]?.toLowerCase().replace(/^.*@/, '') : undefined,
    steps: rest.toLowerCase().split('/').map(decodeStep).filter(Boolean),
  };
}

/** Decodes percent escapes; text with a broken escape stays as it is. @param {string} step */
export function decodeStep(step) {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}
