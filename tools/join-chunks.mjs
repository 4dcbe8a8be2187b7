// esbuild makes a chunk for every set of files that the same entry points use: with twenty blocks that is dozens of files
// of a few hundred bytes, and each of them is a request. This joins them into few, and writes the result.

import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import * as esbuild from 'esbuild';

/**
 * @import { BuildOptions, BuildResult, Plugin } from 'esbuild'
 * @typedef {Set<string>} Group of chunks, by name
 * @typedef {(chunk: string) => string[]} NeedsOf the files that must be written before a file
 * @typedef {Map<string, Set<string>>} Users chunk → the entries that load it
 * @typedef {Map<string, number>} Sizes chunk → bytes
 * @typedef {{ sources: Map<string, string>, needed: Map<string, string[]> }} Written
 *   `sources`: source of an entry → its file; `needed`: file → the files it needs, itself first
 */

/**
 * What one more file is worth in bytes: its headers, its share of the time on the line, and the words that it no longer shares with another
 * file. Of 600 to 2,500 tried on saved pages (`bench/weight`) this spares requests and brings no page much that it does not need.
 */
const FILE_COST = 1100;
/** In bytes, and of all entries: see `isHelper`. */
const HELPER_MAX = 600;
const HELPER_SHARE = 1 / 12;

/**
 * Orders the items of `graph` (item → what it needs) so that each comes after all that it needs.
 * @template Item
 * @param {Map<Item, Iterable<Item>>} graph
 * @param {(item: Item) => string} describe
 */
export function sortByNeeds(graph, describe) {
  /** @type {Set<Item>} */
  const sorted = new Set();
  const visit = (/** @type {Item} */ item, /** @type {Item[]} */ path) => {
    if (sorted.has(item)) return;
    if (path.includes(item))
      throw new Error(`Chunks need each other: ${[...path, item].map(describe).join(' → ')}`);
    for (const needed of graph.get(item) ?? []) visit(needed, [...path, item]);
    sorted.add(item);
  };
  for (const item of graph.keys()) visit(item, []);
  return [...sorted];
}

/** Whether groups need each other in a circle. @param {Group[]} groups @param {NeedsOf} needsOf */
function hasCircle(groups, needsOf) {
  const groupOf = new Map(groups.flatMap((group) => [...group].map((chunk) => [chunk, group])));
  const graph = new Map(
    groups.map((group) => [
      group,
      new Set(
        [...group]
          .flatMap(needsOf)
          .map((chunk) => groupOf.get(chunk))
          .filter((other) => other !== undefined)
          .filter((other) => other !== group),
      ),
    ]),
  );
  try {
    sortByNeeds(graph, () => '');
    return false;
  } catch {
    return true;
  }
}

/**
 * Bytes of all entries together, a file counted as `fileCost`: each loads its own chunks' groups, and all that these need.
 * @param {Group[]} groups
 * @param {{ users: Users, size: Sizes, needsOf: NeedsOf, fileCost: number }} chunks
 */
function bytesOfAll(groups, { users, size, needsOf, fileCost }) {
  const groupOf = new Map(groups.flatMap((group) => [...group].map((chunk) => [chunk, group])));
  /** @type {Map<string, Set<Group | undefined>>} */
  const loads = new Map();
  for (const [chunk, entries] of users) {
    for (const entry of entries) loads.set(entry, (loads.get(entry) ?? new Set()).add(groupOf.get(chunk)));
  }
  const cost = new Map(groups.map((group) => [group, bytesOf(group, size) + fileCost]));
  let total = 0;
  for (const loaded of loads.values()) {
    // The loop also visits the groups that it adds.
    for (const group of loaded) {
      if (!group) continue;
      total += cost.get(group) ?? 0;
      for (const chunk of group) {
        for (const needed of needsOf(chunk)) if (groupOf.has(needed)) loaded.add(groupOf.get(needed));
      }
    }
  }
  return total;
}

/**
 * A part of the build's result that is always there.
 * @template Part
 * @param {Part | undefined} part
 * @param {string} name
 */
function present(part, name) {
  if (part === undefined) throw new Error(`The build has no ${name}.`);
  return part;
}

/** @param {Group} group @param {Sizes} size */
function bytesOf(group, size) {
  return [...group].reduce((sum, chunk) => sum + (size.get(chunk) ?? 0), 0);
}

/**
 * Joins shared chunks as long as pages load less by it: bytes of all entries together, a file counted as `fileCost`.
 * `comesAfter`: the chunks that must be in the same file or in an earlier one, where that are others than what a chunk needs; `alone`: files
 * that stay what they are; `isApart`: groups that are never joined.
 * @param {{ chunks: string[], users: Users, size: Sizes, needsOf: NeedsOf, comesAfter?: NeedsOf, alone?: string[],
 *   isApart?: (one: Group, other: Group) => boolean, fileCost?: number }} split
 */
export function groupChunks({
  chunks,
  users,
  size,
  needsOf,
  comesAfter = needsOf,
  alone = [],
  isApart = () => false,
  fileCost = FILE_COST,
}) {
  const fixed = alone.map((file) => new Set([file]));
  let groups = chunks.map((chunk) => new Set([chunk]));
  const usersOf = (/** @type {Group} */ group) =>
    new Set([...group].flatMap((chunk) => [...(users.get(chunk) ?? [])]));
  const cost = (/** @type {Group} */ group) => usersOf(group).size * (bytesOf(group, size) + fileCost);
  const measure = (/** @type {Group[]} */ next) => bytesOfAll(next, { users, size, needsOf, fileCost });
  let least = measure(groups);
  for (;;) {
    const pairs = groups.flatMap((one, index) =>
      groups.slice(index + 1).map((other) => {
        const joined = new Set([...one, ...other]);
        return { one, other, joined, gain: cost(one) + cost(other) - cost(joined) };
      }),
    );
    // What a pair gains by itself can be lost again, where one of the two brings files that users of the other do not need.
    const best = pairs
      .filter(({ one, other, gain }) => gain > 0 && !isApart(one, other))
      .sort((a, b) => b.gain - a.gain)
      .map(({ one, other, joined }) => [
        ...groups.filter((group) => group !== one && group !== other),
        joined,
      ])
      .find((next) => {
        if (hasCircle([...next, ...fixed], comesAfter)) return false;
        const total = measure(next);
        if (total >= least) return false;
        least = total;
        return true;
      });
    if (!best) return groups;
    groups = best;
  }
}

/** Has esbuild follow a chunk's own source map back to the sources. @param {string | undefined} map */
const mapComment = (map) =>
  map ? `\n//# sourceMappingURL=data:application/json;base64,${Buffer.from(map).toString('base64')}` : '';

/** Five of the eight digits, 25 bits: the entry of every page spells the hashes of all files. */
const withShortHash = (/** @type {string} */ path) => path.replace(/(\w{5})\w{3}\.js$/, '$1.js');

const SHORT = 'abcdefghijklmnopqrstuvwxyz';
/** @type {(index: number) => string} */
const shortName = (index) =>
  (index >= SHORT.length ? shortName(Math.floor(index / SHORT.length) - 1) : '') +
  SHORT[index % SHORT.length];

/**
 * Takes the result of a split build that was not written, joins its shared chunks and writes all to `outdir`.
 * Entries are named `<name>-<hash>.js`, shared files `<hash>.js`. Returns source of an entry → its file, and file → the
 * files it needs, itself first. `options` of esbuild get what is done so far; the entry `last`, which no other may need,
 * comes when everything else is. An entry that `isWhole` (by its source) is one file with copies of all that it needs,
 * but for what `last` needs, too, and what holds a source that `isSingle`: what is copied must keep no state, which `checkCopies` is asked
 * about for each source. `beforeWriting` is called once `outdir` is there.
 * @param {BuildResult<{ metafile: true, write: false }> & { absWorkingDir: string, outdir: string,
 *   nameOf: (source: string) => string, last: string, isWhole?: (source: string) => boolean,
 *   isSingle?: (source: string) => boolean, isOften?: (source: string) => boolean,
 *   isRest?: (source: string) => boolean, checkCopies?: (source: string) => void,
 *   beforeWriting?: () => void | Promise<void>, options: (done: Written, source: string | undefined) => BuildOptions }} split
 * @returns {Promise<Written>}
 */
export async function writeJoined({
  metafile,
  outputFiles,
  absWorkingDir,
  outdir,
  nameOf,
  last,
  isWhole = () => false,
  isOften = () => false,
  isRest = () => false,
  isSingle = () => false,
  checkCopies = () => {},
  beforeWriting = () => {},
  options,
}) {
  const outputs = metafile.outputs;
  const outputOf = (/** @type {string} */ name) => present(outputs[name], name);
  const entryPointOf = (/** @type {string} */ name) => outputs[name]?.entryPoint;
  const texts = new Map(
    outputFiles.map(({ path, text }) => [
      Object.keys(outputs).find((name) => join(absWorkingDir, name) === path) ?? path,
      text,
    ]),
  );
  const all = Object.keys(outputs)
    .filter((name) => !name.endsWith('.map'))
    .sort();
  const entries = all.filter(entryPointOf);
  const shared = all.filter((name) => !entryPointOf(name));
  const importsOf = (/** @type {string} */ name, /** @type {string} */ wanted) =>
    outputOf(name)
      .imports.filter(({ kind, external }) => kind === wanted && !external)
      .map(({ path }) => path);
  const needsOf = (/** @type {string} */ name) => importsOf(name, 'import-statement');

  const reach = (/** @type {string} */ entry) => {
    const reached = new Set([entry]);
    for (const name of reached) for (const needed of needsOf(name)) reached.add(needed);
    return reached;
  };
  const lastEntry = entries.find((entry) => entryPointOf(entry) === last);
  const inLast = new Set(lastEntry ? reach(lastEntry) : []);
  /** @type {Users} */
  const users = new Map(shared.map((name) => [name, new Set()]));
  for (const entry of entries) for (const name of reach(entry)) users.get(name)?.add(entry);
  const isUsedBy = (/** @type {string} */ name, /** @type {(source: string) => boolean} */ isOfKind) =>
    [...(users.get(name) ?? [])].some((entry) => isOfKind(entryPointOf(entry) ?? ''));
  const size = new Map(shared.map((name) => [name, brotliCompressSync(texts.get(name) ?? '').length]));
  /** Whether it costs less on every page than in a file of its own, and so does what it needs. @type {(name: string) => boolean} */
  const isPopular = (name) => {
    const count = users.get(name)?.size ?? 0;
    const isWorthIt = count * FILE_COST > (entries.length - count) * (size.get(name) ?? 0);
    return isWorthIt && needsOf(name).every(isCommon);
  };
  // Where most pages load an entry, whatever else they have, the files for its sake come on all of them.
  /** @type {(name: string) => boolean} */
  const isCommon = (name) => inLast.has(name) || isUsedBy(name, isOften) || isPopular(name);
  const common = new Set(shared.filter(isCommon));
  const ofRest = shared.filter((name) => !common.has(name) && isUsedBy(name, isRest));
  /** Small and used by many units, so that these do not wait for the rest. */
  const isHelper = (/** @type {string} */ name) =>
    (users.get(name)?.size ?? 0) > entries.length * HELPER_SHARE && (size.get(name) ?? 0) < HELPER_MAX;
  // What visitors wait for does not come in one file with what nobody waits for.
  const phases = new Map(ofRest.map((name) => [name, isHelper(name) ? 'helper' : 'rest']));
  const isOnce = (/** @type {string} */ name) =>
    common.has(name) || Object.keys(outputOf(name).inputs).some(isSingle);
  /** What an entry has to itself, the entry first. */
  const ownOf = (/** @type {string} */ entry) =>
    isWhole(entryPointOf(entry) ?? '')
      ? [...reach(entry)].filter((name) => name === entry || !isOnce(name))
      : [entry];
  for (const entry of entries) {
    for (const copied of ownOf(entry).slice(1)) {
      Object.keys(outputs[copied]?.inputs ?? {}).forEach(checkCopies);
      users.get(copied)?.delete(entry);
    }
  }
  for (const name of [...common, ...ofRest]) users.set(name, new Set(entries));
  // A name has the hash of what is in the file, so a file that is fetched later is written earlier, too.
  const comesAfter = (/** @type {string} */ name) => [...needsOf(name), ...importsOf(name, 'dynamic-import')];
  const groups = groupChunks({
    chunks: shared.filter((name) => users.get(name)?.size),
    users,
    size,
    needsOf: comesAfter,
    alone: entries,
    isApart: ([one = ''], [other = '']) => phases.get(one) !== phases.get(other),
  });

  // One file each: a group of shared chunks, or an entry (that another entry may import).
  /** @type {string[][]} */
  const files = [...entries.map(ownOf), ...groups.map((group) => [...group].sort())];
  // Groups come last: what an entry has a copy of is found there by all others.
  const fileOf = new Map(files.flatMap((file) => file.map((name) => [name, file])));
  const renamed = new Map(
    files.map((file) => {
      let count = 0;
      const rename = (/** @type {string} */ name) =>
        new Map(outputOf(name).exports.map((exported) => [exported, shortName(count++)]));
      return [file, new Map(file.map((name) => [name, rename(name)]))];
    }),
  );
  const fileWith = (/** @type {string} */ name) => fileOf.get(name) ?? [name];
  /** The source of a file's entry; undefined for a group of shared chunks. */
  const entryOf = (/** @type {string[]} */ [first = '']) => entryPointOf(first);
  const outsideName = (/** @type {string} */ name, /** @type {string} */ exported) => {
    const file = fileWith(name);
    return entryOf(file) ? exported : (renamed.get(file)?.get(name)?.get(exported) ?? exported);
  };

  const graph = new Map(
    files.map((file) => {
      const needs = file.flatMap(comesAfter).filter((name) => !file.includes(name));
      return [file, new Set(needs.map(fileWith))];
    }),
  );
  /** @type {Map<string[], string>} */
  const written = new Map();
  const addressOf = (/** @type {string} */ name) => `./${basename(written.get(fileWith(name)) ?? name)}`;

  /** @type {(file: string[]) => Plugin} */
  const pieces = (file) => ({
    name: 'pieces',
    setup(build) {
      build.onResolve({ filter: /.*/ }, ({ path, kind, importer, namespace }) => {
        if (path === 'whole') return { path, namespace: 'whole' };
        if (namespace === 'reference') return { path, external: true };
        const target = all.includes(path) ? path : join(dirname(importer), path);
        if (!fileOf.has(target)) return { path, external: true };
        const own = file.includes(target);
        if (kind === 'dynamic-import') return { path: addressOf(target), external: true };
        return { path: target, namespace: own ? 'piece' : 'reference', sideEffects: own };
      });
      build.onLoad({ filter: /.*/, namespace: 'piece' }, ({ path }) => ({
        contents: (texts.get(path) ?? '') + mapComment(texts.get(`${path}.map`)),
        loader: 'js',
      }));
      build.onLoad({ filter: /.*/, namespace: 'reference' }, ({ path }) => {
        const names = outputOf(path).exports.map((name) => `${outsideName(path, name)} as ${name}`);
        const address = JSON.stringify(addressOf(path));
        return { contents: `export { ${names.join(', ')} } from ${address};`, loader: 'js' };
      });
      build.onLoad({ filter: /.*/, namespace: 'whole' }, () => ({
        contents: (entryOf(file) ? file.slice(0, 1) : file)
          .map((name) => {
            const names = outputOf(name).exports.map(
              (exported) => `${exported} as ${outsideName(name, exported)}`,
            );
            return `export { ${names.join(', ')} } from ${JSON.stringify(name)};`;
          })
          .join('\n'),
        loader: 'js',
      }));
    },
  });

  await mkdir(outdir, { recursive: true });
  await beforeWriting();
  /** @type {Written['needed']} */
  const needed = new Map();
  /** @type {Written['sources']} */
  const sources = new Map();
  const isLast = (/** @type {string[]} */ file) => entryOf(file) === last;
  const sorted = sortByNeeds(graph, (names) => names.join('+'));
  for (const file of [...sorted.filter((one) => !isLast(one)), ...sorted.filter(isLast)]) {
    const entryPoint = entryOf(file);
    const { outputFiles: built, metafile: built2 } = await esbuild.build({
      ...options({ sources, needed }, entryPoint),
      absWorkingDir,
      entryPoints: [{ in: 'whole', out: entryPoint ? nameOf(entryPoint) : 'shared' }],
      entryNames: entryPoint ? '[name]-[hash]' : '[hash]',
      outdir,
      bundle: true,
      format: 'esm',
      sourcemap: 'external',
      write: false,
      metafile: true,
      plugins: [pieces(file)],
    });
    const fileWithEnding = (/** @type {string} */ ending) =>
      present(
        built.find((output) => output.path.endsWith(ending)),
        `file ending with ${ending}`,
      );
    const { path: longPath, contents } = fileWithEnding('.js');
    const path = withShortHash(longPath);
    await writeFile(path, contents);
    await writeFile(`${path}.map`, fileWithEnding('.map').contents);
    written.set(file, path);
    if (entryPoint) sources.set(entryPoint, path);
    if (needed.has(path)) throw new Error(`Two files are called ${path}`);
    const direct = Object.values(built2.outputs)
      .flatMap(({ imports }) => imports)
      .filter(({ kind }) => kind === 'import-statement')
      .map(({ path: address }) => join(outdir, address));
    needed.set(path, [...new Set([path, ...direct, ...direct.flatMap((other) => needed.get(other) ?? [])])]);
  }
  return { sources, needed };
}
