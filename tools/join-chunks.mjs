// esbuild makes a chunk for every set of files that the same entry points use: with twenty blocks that is dozens of files
// of a few hundred bytes, and each of them is a request. This joins them into few, and writes the result.

import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import * as esbuild from 'esbuild';

/**
 * What one more file is worth in bytes: its headers, its share of the time on the line, and the words that it no longer shares with another
 * file. Of 600 to 2,500 tried on saved pages this is where fewer requests begin to cost bytes; see bench/weight.
 */
const FILE_COST = 1500;

/** Puts the items of `graph` (item → what it needs) in an order in which each comes after all that it needs. */
function sortByNeeds(graph, describe) {
  const sorted = new Set();
  const visit = (item, path) => {
    if (sorted.has(item)) return;
    if (path.includes(item))
      throw new Error(`Chunks need each other: ${[...path, item].map(describe).join(' → ')}`);
    for (const needed of graph.get(item)) visit(needed, [...path, item]);
    sorted.add(item);
  };
  for (const item of graph.keys()) visit(item, []);
  return [...sorted];
}

/** Whether groups, each a set of chunks, need each other in a circle. */
function hasCircle(groups, needsOf) {
  const groupOf = new Map(groups.flatMap((group) => [...group].map((chunk) => [chunk, group])));
  const graph = new Map(
    groups.map((group) => [
      group,
      new Set(
        [...group]
          .flatMap(needsOf)
          .map((chunk) => groupOf.get(chunk))
          .filter((other) => other && other !== group),
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

/** Bytes of all entries together, a file counted as FILE_COST: each loads its own chunks' groups, and all that these need. */
function bytesOfAll(groups, { users, size, needsOf }) {
  const groupOf = new Map(groups.flatMap((group) => [...group].map((chunk) => [chunk, group])));
  const loads = new Map();
  for (const [chunk, entries] of users) {
    for (const entry of entries) loads.set(entry, (loads.get(entry) ?? new Set()).add(groupOf.get(chunk)));
  }
  const cost = new Map(
    groups.map((group) => [group, [...group].reduce((sum, chunk) => sum + size.get(chunk), FILE_COST)]),
  );
  let total = 0;
  for (const loaded of loads.values()) {
    // The set grows while it is gone through.
    for (const group of loaded) {
      total += cost.get(group) ?? 0;
      for (const chunk of group ?? []) {
        for (const needed of needsOf(chunk)) if (groupOf.has(needed)) loaded.add(groupOf.get(needed));
      }
    }
  }
  return total;
}

/**
 * Joins shared chunks as long as pages load less by it: bytes of all entries together, a file counted as FILE_COST.
 * `users`: chunk → the entries that load it; `size`: chunk → bytes; `needsOf`: the files that must be written before a
 * file, `alone` among them, which stay what they are.
 */
export function groupChunks({ chunks, users, size, needsOf, alone = [] }) {
  const fixed = alone.map((file) => new Set([file]));
  let groups = chunks.map((chunk) => new Set([chunk]));
  const usersOf = (group) => new Set([...group].flatMap((chunk) => [...users.get(chunk)]));
  const bytes = (group) => [...group].reduce((sum, chunk) => sum + size.get(chunk), 0);
  const cost = (group) => usersOf(group).size * (bytes(group) + FILE_COST);
  const measure = (next) => bytesOfAll(next, { users, size, needsOf });
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
      .filter(({ gain }) => gain > 0)
      .sort((a, b) => b.gain - a.gain)
      .map(({ one, other, joined }) => [
        ...groups.filter((group) => group !== one && group !== other),
        joined,
      ])
      .find((next) => {
        if (hasCircle([...next, ...fixed], needsOf)) return false;
        const total = measure(next);
        if (total >= least) return false;
        least = total;
        return true;
      });
    if (!best) return groups;
    groups = best;
  }
}

/** Five of the eight digits, 25 bits: the entry of every page spells the hashes of all files. */
const withShortHash = (path) => path.replace(/(\w{5})\w{3}\.js$/, '$1.js');

const SHORT = 'abcdefghijklmnopqrstuvwxyz';
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
  isSingle = () => false,
  checkCopies = () => {},
  beforeWriting = () => {},
  options,
}) {
  const outputs = metafile.outputs;
  const texts = new Map(
    outputFiles.map(({ path, text }) => [
      Object.keys(outputs).find((name) => join(absWorkingDir, name) === path),
      text,
    ]),
  );
  const all = Object.keys(outputs).sort();
  const entries = all.filter((name) => outputs[name].entryPoint);
  const shared = all.filter((name) => !outputs[name].entryPoint);
  const importsOf = (name, wanted) =>
    outputs[name].imports
      .filter(({ kind, external }) => kind === wanted && !external)
      .map(({ path }) => path);
  const needsOf = (name) => importsOf(name, 'import-statement');

  const reach = (entry) => {
    const reached = new Set([entry]);
    for (const name of reached) for (const needed of needsOf(name)) reached.add(needed);
    return reached;
  };
  const lastEntry = entries.find((entry) => outputs[entry].entryPoint === last);
  const inLast = lastEntry ? reach(lastEntry) : new Set();
  const isOnce = (name) => inLast.has(name) || Object.keys(outputs[name].inputs).some(isSingle);
  /** What an entry has to itself, the entry first. */
  const ownOf = (entry) =>
    isWhole(outputs[entry].entryPoint) ? [...reach(entry)].filter((name) => !isOnce(name)) : [entry];

  const users = new Map(shared.map((name) => [name, new Set()]));
  for (const entry of entries) {
    const own = ownOf(entry);
    for (const copied of own.slice(1)) Object.keys(outputs[copied].inputs).forEach(checkCopies);
    for (const name of reach(entry)) if (!own.includes(name)) users.get(name)?.add(entry);
  }
  // Where most pages load an entry, whatever else they have, the files for its sake come on all of them.
  const isCommon = (entry) => entry === lastEntry || isOften(outputs[entry].entryPoint);
  for (const entriesOfChunk of users.values()) {
    if ([...entriesOfChunk].some(isCommon)) for (const entry of entries) entriesOfChunk.add(entry);
  }
  const size = new Map(shared.map((name) => [name, brotliCompressSync(texts.get(name)).length]));
  // A name has the hash of what is in the file, so a file that is fetched later is written earlier, too.
  const comesAfter = (name) => [...needsOf(name), ...importsOf(name, 'dynamic-import')];
  const groups = groupChunks({
    chunks: shared.filter((name) => users.get(name).size),
    users,
    size,
    needsOf: comesAfter,
    alone: entries,
  });

  // One file each: a group of shared chunks, or an entry (that another entry may import).
  const files = [...entries.map(ownOf), ...groups.map((group) => [...group].sort())];
  // Groups come last: what an entry has a copy of is found there by all others.
  const fileOf = new Map(files.flatMap((file) => file.map((name) => [name, file])));
  const renamed = new Map(
    files.map((file) => {
      let count = 0;
      const rename = (name) => outputs[name].exports.map((exported) => [exported, shortName(count++)]);
      return [file, new Map(file.map((name) => [name, new Map(rename(name))]))];
    }),
  );
  const isEntry = (file) => Boolean(outputs[file[0]].entryPoint);
  const outsideName = (name, exported) =>
    isEntry(fileOf.get(name)) ? exported : renamed.get(fileOf.get(name)).get(name).get(exported);

  const graph = new Map(
    files.map((file) => {
      const needs = file.flatMap(comesAfter).filter((name) => !file.includes(name));
      return [file, new Set(needs.map((name) => fileOf.get(name)))];
    }),
  );
  const written = new Map();

  const pieces = (file) => ({
    name: 'pieces',
    setup(build) {
      build.onResolve({ filter: /.*/ }, ({ path, kind, importer, namespace }) => {
        if (path === 'whole') return { path, namespace: 'whole' };
        if (namespace === 'reference') return { path, external: true };
        const target = all.includes(path) ? path : join(dirname(importer), path);
        if (!fileOf.has(target)) return { path, external: true };
        const own = file.includes(target);
        if (kind === 'dynamic-import')
          return { path: `./${basename(written.get(fileOf.get(target)))}`, external: true };
        return { path: target, namespace: own ? 'piece' : 'reference', sideEffects: own };
      });
      build.onLoad({ filter: /.*/, namespace: 'piece' }, ({ path }) => ({
        contents: texts.get(path),
        loader: 'js',
      }));
      build.onLoad({ filter: /.*/, namespace: 'reference' }, ({ path }) => {
        const names = outputs[path].exports.map((name) => `${outsideName(path, name)} as ${name}`);
        const address = `./${basename(written.get(fileOf.get(path)))}`;
        return { contents: `export { ${names.join(', ')} } from ${JSON.stringify(address)};`, loader: 'js' };
      });
      build.onLoad({ filter: /.*/, namespace: 'whole' }, () => ({
        contents: (isEntry(file) ? file.slice(0, 1) : file)
          .map((name) => {
            const names = outputs[name].exports.map(
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
  const needed = new Map();
  const sources = new Map();
  const isLast = (file) => outputs[file[0]].entryPoint === last;
  const sorted = sortByNeeds(graph, (names) => names.join('+'));
  for (const file of [...sorted.filter((one) => !isLast(one)), ...sorted.filter(isLast)]) {
    const entryPoint = isEntry(file) ? outputs[file[0]].entryPoint : undefined;
    const { outputFiles: built, metafile: built2 } = await esbuild.build({
      ...options({ sources, needed }, entryPoint),
      absWorkingDir,
      entryPoints: [{ in: 'whole', out: entryPoint ? nameOf(entryPoint) : 'shared' }],
      entryNames: entryPoint ? '[name]-[hash]' : '[hash]',
      outdir,
      bundle: true,
      format: 'esm',
      write: false,
      metafile: true,
      plugins: [pieces(file)],
    });
    const [{ path: longPath, contents }] = built;
    const path = withShortHash(longPath);
    await writeFile(path, contents);
    written.set(file, path);
    if (entryPoint) sources.set(entryPoint, path);
    if (needed.has(path)) throw new Error(`Two files are called ${path}`);
    const direct = Object.values(built2.outputs)[0]
      .imports.filter(({ kind }) => kind === 'import-statement')
      .map(({ path: address }) => join(outdir, address));
    needed.set(path, [...new Set([path, ...direct, ...direct.flatMap((other) => needed.get(other) ?? [])])]);
  }
  return { sources, needed };
}
