const PLATFORM_HOST = /^(?:(?:assets|static1?)\.squarespace\.com|(?:[a-z0-9-]+\.)*sqspcdn\.com)(?::\d+)?$/;
// Savers that keep all files in one folder keep only the name: `js/common-1f0c…-min.en-US.js`.
const FLAT_PLATFORM_FILE = /-[0-9a-f]{16,}-min(?:\.[a-z]{2}(?:-[a-z0-9]+)?)?\.js$/;

/**
 * True for an address on the platform's asset hosts, and for one that a saver made relative but that still has
 * the host as a step of its path (`../assets.squarespace.com/…`, `../../https://assets.squarespace.com/…`).
 * @param {string} address the attribute's value, its character references read
 */
export function isPlatformAddress(address) {
  const { host, steps } = splitAddress(address);
  if (host !== undefined) return PLATFORM_HOST.test(host);
  return steps.some((step) => PLATFORM_HOST.test(step)) || FLAT_PLATFORM_FILE.test(steps.at(-1) ?? '');
}

/** The platform's host for the images that a site's owner has uploaded. */
export const IMAGE_HOST = 'images.squarespace-cdn.com';

/** The host of the platform that a file is on; undefined: on another. @param {string} address the attribute's value */
export function platformHostOf(address) {
  const { host = '' } = splitAddress(address);
  return host === IMAGE_HOST || PLATFORM_HOST.test(host) ? host : undefined;
}

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
