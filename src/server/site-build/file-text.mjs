// The text by which the files of a build refer to each other: the same in the universal build and in those of single sites, since one loader reads both.

/** The place where chunks find the objects of the script that they use. They cannot import it: a page may load it under another address, where it would run again. */
export const FRAME = 'globalThis[Symbol.for("inlay")]';

/**
 * Has Chromium compile all functions beside the main thread while a file loads. Otherwise it reads most of them twice on the main thread, once
 * to skip them and once when they are called. Chunks that nobody waits for gain little by it.
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

const HASH_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** @param {Uint8Array} digest @param {number} length in letters of 5 bits */
export const hashLetters = (digest, length) =>
  [...digest.subarray(0, length)].map((byte) => HASH_LETTERS[byte % HASH_LETTERS.length]).join('');

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Names of what a file shares: `a`, `b` … `aa`. @param {number} index @returns {string} */
export const shortName = (index) =>
  (index < LETTERS.length ? '' : shortName(Math.floor(index / LETTERS.length) - 1)) +
  LETTERS.charAt(index % LETTERS.length);

/** `src/blocks/form/form.mount.tsx` → `form`, `purify.es.mjs` → `purify`: the name by which code asks for a lazy module. @param {string} path */
export const lazyName = (path) =>
  path.replace(/^.*\//, '').replace(/(\.(?:mount|design|es))?\.(tsx?|m?js)$/, '');

/** The name of a lazy module among the exports of its file. @param {string} name */
export const spaceName = (name) => `$${name.replace(/\W/g, '_')}`;
