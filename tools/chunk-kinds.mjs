// How a lazy module becomes a file is said in its own source, in a line of its own:
//
//   // @chunk whole
//
// whole     one file with copies of the small helpers it shares, so one request: what a first visit waits for
// unlisted  nobody waits for it, or few pages have it, so what it shares with others takes no room in the list that every page loads: the browser
//           finds these files by its imports
// single    not a lazy module itself: holds state or is large, so a page has it once, and `whole` files import it like all others
//
// often     most pages load it, with the frame: what it shares is joined as if every page needed it, so that it comes in few files
// rest      most pages load it, once the browser rests: unlisted, and what it shares with others is joined apart from what visitors wait for
// Without such a line: a file of its own beside what it shares with others, listed, so that all are asked for at once.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const KINDS = ['whole', 'unlisted', 'often', 'rest', 'single'];
const PRAGMA = /^\s*\/\/ @chunk(.*)$/gm;
/** What a module keeps from call to call: two copies of it would each keep their own. */
const STATE =
  /^(?:export )?(?:let |const [\w$]+(?:: [^=]*)? = (?:new (?:Weak)?(?:Map|Set)\b|createContext\b))/m;

/**
 * @param {string} source
 * @param {string} file its path, for messages
 * @returns {string | undefined} the kind that a module's source names
 */
export function readKind(source, file) {
  const [first, second] = [...source.matchAll(PRAGMA)].map((match) => (match[1] ?? '').trim());
  if (second !== undefined) throw new Error(`${file}: two "@chunk" lines. Keep one.`);
  if (first !== undefined && !KINDS.includes(first))
    throw new Error(`${file}: "@chunk ${first}" is not known. Write one of: ${KINDS.join(', ')}.`);
  return first;
}

/**
 * Reads the kinds of all modules of a build.
 * @param {string} root
 * @param {Iterable<string>} inputs paths of all modules, from the root
 * @param {(path: string) => boolean} isLazy whether a module is loaded by `import()`
 * @returns questions about a path from the root; packages are single
 */
export async function readChunkKinds(root, inputs, isLazy) {
  const kinds = new Map();
  const withState = new Set();
  for (const path of inputs) {
    if (!path.startsWith('src/') || !/\.tsx?$/.test(path)) continue;
    const source = await readFile(join(root, path), 'utf8');
    const kind = readKind(source, path);
    if (STATE.test(source)) withState.add(path);
    if (!kind) continue;
    if ((kind === 'single') === isLazy(path)) {
      const rule =
        kind === 'single'
          ? 'is loaded by `import()`, so it is a file of its own anyway'
          : 'is not loaded by `import()`, so it is never a file of its own';
      throw new Error(`${path}: "@chunk ${kind}" says nothing here: the module ${rule}. Remove the line.`);
    }
    kinds.set(path, kind);
  }
  const is =
    (/** @type {string} */ kind) =>
    /** @param {string} path */
    (path) =>
      kinds.get(path) === kind;
  return {
    isWhole: is('whole'),
    isUnlisted: (/** @type {string} */ path) => is('unlisted')(path) || is('rest')(path),
    isOften: is('often'),
    isRest: is('rest'),
    // js-cookie is small and keeps no state: a first visit waits for no file of its own.
    isSingle: (/** @type {string} */ path) =>
      /^node_modules\/(?!js-cookie\/)/.test(path) || is('single')(path),
    /**
     * Fails when a module that keeps state is about to be copied into several files.
     * @param {string} path
     */
    checkCopies(path) {
      if (!withState.has(path)) return;
      throw new Error(
        `${path} keeps state, and a "@chunk whole" file would hold a copy of it. Write "// @chunk single" into it.`,
      );
    },
  };
}
