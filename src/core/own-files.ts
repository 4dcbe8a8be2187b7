/** The folder of Inlay's files; lazy chunks lie one folder further down. */
export const HOME = new URL(/\/chunks\/[^/]*$/.test(import.meta.url) ? '..' : '.', import.meta.url).href;

/** Inlay's own files in `HOME`: a theme may keep scripts beside them. */
const OWN = /^(?:chunks\/|(?:site|boot)(?:\.iife)?\.js)/;

/** The address that comes first in an error's stack: where it was thrown. */
const FIRST_FRAME = /(?:https?|file):\/\/.*?(?=:\d+(?::\d+)?\)?$)/m;

export const isOwnFile = (address: string): boolean =>
  address.startsWith(HOME) && OWN.test(address.slice(HOME.length));

/** Whether an error was thrown by Inlay's code, and not by code of the page that Inlay has called. */
export const isOwnStack = (stack: string): boolean => isOwnFile(FIRST_FRAME.exec(stack)?.[0] ?? '');
