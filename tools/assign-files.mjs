// Decides for each module of the graph in which file it is.

/** The file of the entry. */
export const SITE = 'site';

/**
 * @typedef {import('esbuild').Metafile['inputs']} Inputs
 * @typedef {object} Assignment
 * @property {string[]} names all files
 * @property {(source: string) => string} fileOf
 * @property {Map<string, string[]>} lazyIn file → the lazy modules in it
 * @property {string[]} order files, each before those that it imports from
 */

/**
 * The static imports of a module.
 * @param {Inputs} inputs
 * @param {string} source
 * @param {boolean} isDynamic the dynamic imports instead
 */
const importsOf = (inputs, source, isDynamic = false) =>
  (inputs[source]?.imports ?? [])
    .filter(({ kind, external }) => !external && (kind === 'dynamic-import') === isDynamic)
    .map(({ path }) => path);

/** A module and all that it imports statically. @param {Inputs} inputs @param {string} source */
function closure(inputs, source) {
  const reached = new Set([source]);
  for (const one of reached) for (const next of importsOf(inputs, one)) reached.add(next);
  return reached;
}

/**
 * Orders files so that each comes before those that it imports from. @throws Error where files import from each other
 * @param {ReadonlyMap<string, ReadonlyMap<string, string>>} needs file → file that it imports from → an import that shows it
 */
function sortConsumersFirst(needs) {
  /** @type {string[]} */
  const sorted = [];
  const visit = (/** @type {string} */ file, /** @type {string[]} */ path) => {
    if (sorted.includes(file)) return;
    if (path.includes(file))
      throw new Error(
        `Files import from each other, change tools/chunk-files.mjs:\n${[
          ...path.slice(path.indexOf(file)),
          file,
        ]
          .map((one, index, all) => `  ${one}: ${needs.get(one)?.get(all[index + 1] ?? '') ?? ''}`)
          .join('\n')}`,
      );
    for (const needed of needs.get(file)?.keys() ?? []) visit(needed, [...path, file]);
    sorted.push(file);
  };
  for (const file of needs.keys()) visit(file, []);
  return sorted.reverse();
}

/**
 * What the entry imports is in `site.js`. A lazy module, and what only its file needs, is in the file that `files` names, or in one of its own. What several
 * files need is where `shared` says.
 * @param {Inputs} inputs the module graph
 * @param {object} plan
 * @param {string} plan.entry
 * @param {Readonly<Record<string, readonly string[]>>} plan.files file → its lazy modules, by their chunk names
 * @param {ReadonlyArray<readonly [pattern: RegExp, file: string]>} plan.shared the first that matches counts
 * @param {(source: string) => string} plan.nameOf the chunk name of a lazy module
 * @returns {Assignment}
 */
export function assignFiles(inputs, { entry, files, shared, nameOf }) {
  const sources = Object.keys(inputs);
  const lazy = [...new Set(sources.flatMap((source) => importsOf(inputs, source, true)))].sort();
  const inSite = closure(inputs, entry);
  const early = lazy.filter((source) => inSite.has(source));
  if (early.length)
    throw new Error(`${early} is loaded by import(), and the entry imports it anyway. Use it directly.`);
  const known = new Set(lazy.map(nameOf));
  const named = new Map(Object.entries(files).flatMap(([file, names]) => names.map((name) => [name, file])));
  const unknown = [...named.keys()].filter((name) => !known.has(name));
  if (unknown.length) throw new Error(`tools/chunk-files.mjs names what is no lazy module: ${unknown}.`);
  const home = new Map(lazy.map((source) => [source, named.get(nameOf(source)) ?? nameOf(source)]));

  /** @type {Map<string, Set<string>>} */
  const users = new Map();
  for (const [source, file] of home) {
    for (const module of closure(inputs, source)) {
      const ofModule = users.get(module) ?? new Set();
      ofModule.add(file);
      users.set(module, ofModule);
    }
  }
  const sharedFile = (/** @type {string} */ source) => {
    const file = shared.find(([pattern]) => pattern.test(source))?.[1];
    if (!file)
      throw new Error(
        `Several files need ${source}, and SHARED in tools/chunk-files.mjs does not say where it is: ${[...(users.get(source) ?? [])]}.`,
      );
    return file;
  };
  // `site.js` imports from no chunk, so what is put into it brings all that it needs.
  for (const [source, { size }] of users)
    if (size > 1 && !inSite.has(source) && sharedFile(source) === SITE)
      for (const needed of closure(inputs, source)) inSite.add(needed);
  const decide = (/** @type {string} */ source) => {
    if (inSite.has(source)) return SITE;
    const [first = SITE, ...others] = users.get(source) ?? [];
    return others.length ? sharedFile(source) : first;
  };
  const fileOf = new Map(sources.map((source) => [source, decide(source)]));
  const place = (/** @type {string} */ source) => {
    const file = fileOf.get(source);
    if (!file) throw new Error(`${source} is not in the graph.`);
    return file;
  };
  /** @type {Map<string, string[]>} */
  const lazyIn = new Map();
  for (const source of lazy) lazyIn.set(place(source), [...(lazyIn.get(place(source)) ?? []), source]);
  const inEntry = lazyIn.get(SITE) ?? [];
  if (inEntry.length)
    throw new Error(
      `${inEntry} is loaded by import(), and SHARED in tools/chunk-files.mjs brings it into site.js. Use it directly.`,
    );
  for (const source of sources)
    for (const imported of importsOf(inputs, source, true))
      if (place(imported) === place(source))
        throw new Error(
          `${source} loads ${imported} by import(), and both are in the file ${place(source)}. Use it directly.`,
        );
  /** @type {Map<string, Map<string, string>>} */
  const needs = new Map([...new Set(fileOf.values())].sort().map((file) => [file, new Map()]));
  for (const source of sources) {
    if (source.endsWith('.css')) continue;
    for (const imported of importsOf(inputs, source))
      if (place(imported) !== place(source) && !imported.endsWith('.css'))
        needs.get(place(source))?.set(place(imported), `${source} imports ${imported}`);
  }
  return { names: [...needs.keys()], fileOf: place, lazyIn, order: sortConsumersFirst(needs) };
}
