import { decodeStep } from './platform-address.mjs';

/** Browsers cut long names; a shorter one is no sign of that. */
const CUT_CHARS = 30;

/** One spelling: decoded, composed, in lower case, `+` as the space that some savers make of it. @param {string} step */
export const spelling = (step) => decodeStep(step).normalize('NFC').toLowerCase().replaceAll('+', ' ');

/**
 * A name without the query that some savers keep in it: `a.css?v=1`, `a.css@v=1.css`.
 * @param {string} name
 */
export function splitQuery(name) {
  const [, plain = name, query = ''] =
    /^(.*?\.\w+)[?@](.*)$/.exec(name) ?? /^([^?]+)\?(.*)$/.exec(name) ?? /^([^@]+)@(.*=.*)$/.exec(name) ?? [];
  return { plain, query };
}

/** @param {string} name */
export function splitEnding(name) {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? { stem: name.slice(0, dot), ending: name.slice(dot) } : { stem: name, ending: '' };
}

/** Without the number that browsers give to the second file of a name. @param {string} name */
const withoutNumber = (name) => name.replace(/(?:\(\d+\)|_\d{3})(?=\.\w+$|$)/, '');

/**
 * Whether a browser may have saved a file of one name under another: with a number, or cut.
 * @param {string} saved
 * @param {string} wanted
 * @returns {'same' | 'cut' | undefined}
 */
export function compareNames(saved, wanted) {
  const own = withoutNumber(splitQuery(spelling(saved)).plain);
  const other = withoutNumber(splitQuery(spelling(wanted)).plain);
  if (own === other) return 'same';
  const [mine, theirs] = [splitEnding(own), splitEnding(other)];
  const isCut =
    mine.ending === theirs.ending && mine.stem.length >= CUT_CHARS && theirs.stem.startsWith(mine.stem);
  return isCut ? 'cut' : undefined;
}

/** The last step of an address. @param {string} address */
export const nameIn = (address) => (address.split(/[?#]/)[0] ?? '').replace(/\/+$/, '').replace(/^.*\//s, '');
