const url = import.meta.url;
/**
 * The folder of Inlay's files; lazy chunks lie one folder further down. In `new URL(…, import.meta.url)` bundlers would look for the
 * name of a file.
 */
export const HOME = new URL(/\/chunks\/[^/]*$/.test(url) ? '..' : '.', url).href;

/** Inlay's own files in `HOME`: a theme may keep scripts beside them. */
const OWN = /^(?:chunks\/|package\.js|(?:site|boot)[\w.-]*\.js)/;

/** The address that comes first in an error's stack: where it was thrown. */
const FIRST_FRAME = /(?:https?|file):\/\/.*?(?=:\d+(?::\d+)?\)?$)/m;

export const isInlayFile = (address: string): boolean =>
  address.startsWith(HOME) && OWN.test(address.slice(HOME.length));

/** Checks whether an error was thrown by Inlay's code, and not by code of the page that Inlay has called. */
export const isInlayStack = (stack: string): boolean => isInlayFile(FIRST_FRAME.exec(stack)?.[0] ?? '');
