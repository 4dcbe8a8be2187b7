import { createHash } from 'node:crypto';
import { type BundledFile, type BundleSetup, bundleFiles, MADE } from './bundle-files';
import { COMPILE_HINT, FRAME, hashLetters, shortName, spaceName } from './file-text.mjs';
import type { FilePlan } from './plan-files';
import { ENTRY, type SiteModule } from './site-modules';

const SHARED = `${MADE}shared`;
const HASH_LENGTH = 8;

export interface BuiltFile {
  /** From the renderer's folder: `site-A1B2C3D4.js`, `chunks/press-….js`. */
  readonly path: string;
  readonly text: string;
  /** Paths of the files that it imports from, the script left out. */
  readonly needs: readonly string[];
  /** The names of lazy modules that it exports. */
  readonly lazy: readonly string[];
}

export const hashOf = (text: string): string =>
  hashLetters(createHash('sha256').update(text).digest(), HASH_LENGTH);

/** The names that files use of each other: module → exported name → name among the shared objects. */
function findShared({ groups, usesOf }: FilePlan, fileOf: ReadonlyMap<string, number>) {
  const uses = new Map<string, Set<string>>();
  for (const { modules } of groups)
    for (const module of modules)
      for (const [path, names] of usesOf(module))
        if (fileOf.get(path) !== fileOf.get(module))
          for (const name of names) uses.set(path, (uses.get(path) ?? new Set()).add(name));
  let count = 0;
  return new Map(
    [...uses]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([path, names]) => [
        path,
        new Map([...names].sort().map((name) => [name, shortName(count++)] as const)),
      ]),
  );
}

type Shared = ReturnType<typeof findShared>;

/** The text that stands in for a module of another file. */
const standIn = (names: ReadonlyMap<string, string>): string =>
  [...names]
    .map(([name, short]) => {
      if (name === 'default') return `export default ${FRAME}.${short};`;
      return `export const ${name}=${FRAME}.${short};`;
    })
    .join('\n');

/**
 * A lazy module as an object. Not `import * as`: bundlers make that with a helper of theirs, in a file that all others would wait for.
 */
function spaceText(name: string, path: string, { exports = [] }: Pick<SiteModule, 'exports'>): string {
  const space = spaceName(name);
  const local = (index: number) => `${space}_${index}`;
  const imported = exports.map((exported, index) => `${exported} as ${local(index)}`);
  const fields = exports.map((exported, index) => `${JSON.stringify(exported)}: ${local(index)}`);
  return `import { ${imported.join()} } from ${JSON.stringify(path)};\nconst ${space} = { ${fields.join()} };`;
}

/** Imports of what a file shares, and the assignments. */
function shareText(
  modules: readonly string[],
  shared: Shared,
  { spaces, names }: { readonly spaces: readonly string[]; readonly names: readonly string[] },
): string {
  const used = modules.flatMap((path) =>
    [...(shared.get(path) ?? [])].map((pair) => [path, ...pair] as const),
  );
  const imports = used.map(
    ([path, name, short]) => `import { ${name} as _${short} } from ${JSON.stringify(path)};`,
  );
  const all = [...used.map(([, , short]) => `${short}: _${short}`), ...names.map(spaceName)];
  return [...imports, ...spaces, `Object.assign(${FRAME} ??= {}, { ${all.join()} });`].join('\n');
}

interface FilesSetup extends BundleSetup {
  readonly plan: FilePlan;
  /** `ChunkMap.sheets`. */
  readonly sheets: string;
}

/** Builds all files of a plan: those that others import from first. */
export async function buildFiles(setup: FilesSetup): Promise<BuiltFile[]> {
  const { plan } = setup;
  const { groups, lazy, usesOf } = plan;
  const fileOf = new Map(
    groups.flatMap(({ modules }, index) => modules.map((module) => [module, index] as const)),
  );
  const shared = findShared(plan, fileOf);
  const lazyIn = groups.map(
    (_, index) =>
      new Map(
        [...lazy].filter(([, path]) => fileOf.get(path) === index).sort(([a], [b]) => (a < b ? -1 : 1)),
      ),
  );
  const needs = groups.map(({ modules }, index) =>
    [
      ...new Set(
        modules.flatMap((module) => [...usesOf(module).keys()].map((path) => fileOf.get(path) ?? index)),
      ),
    ].filter((other) => other !== index && other !== 0),
  );

  const describeFile = (index: number): BundledFile => {
    const { modules } = groups[index] ?? { modules: [] };
    const isScript = index === 0;
    const lazyHere = [...(lazyIn[index] ?? new Map<string, string>())];
    const spaces = lazyHere.map(([name, path]) => spaceText(name, path, setup.source.modules[path] ?? {}));
    const names = lazyHere.map(([name]) => name);
    return {
      texts: new Map<string, string>([
        ...[...shared]
          .filter(([path]) => fileOf.get(path) !== index)
          .map(([path, uses]) => [path, standIn(uses)] as const),
        [SHARED, shareText(modules, shared, isScript ? { spaces, names } : { spaces: [], names: [] })],
      ]),
      // The script's own start comes behind what others use of it.
      entry: isScript
        ? `import ${JSON.stringify(SHARED)};\nimport ${JSON.stringify(ENTRY)};`
        : [`import ${JSON.stringify(SHARED)};`, ...spaces, `export { ${names.map(spaceName).join()} };`].join(
            '\n',
          ),
    };
  };

  const others = await bundleFiles(
    setup,
    groups.slice(1).map((_, index) => describeFile(index + 1)),
  );
  const built = new Map<number, BuiltFile>();
  const finish = (index: number): BuiltFile => {
    const known = built.get(index);
    if (known) return known;
    const files = (needs[index] ?? []).sort().map(finish);
    const names = [...(lazyIn[index] ?? new Map()).keys()];
    const imports = files.map(({ path }) => `import"./${path.slice('chunks/'.length)}";`).join('');
    const text = `${imports}${others[index - 1] ?? ''}`;
    const stem = names.length === 1 ? names[0] : names.length ? `${names[0]}-etc` : `shared-${index}`;
    const file = {
      path: `chunks/${stem}-${hashOf(text)}.js`,
      text,
      needs: [...new Set(files.flatMap((one) => [one.path, ...one.needs]))],
      lazy: names,
    };
    built.set(index, file);
    return file;
  };
  const chunks = groups.flatMap((_, index) => (index ? finish(index) : []));
  const define = { ...setup.define, __CHUNK_MAP__: JSON.stringify(listChunks(chunks, setup.sheets)) };
  const [script = ''] = await bundleFiles({ ...setup, define }, [describeFile(0)]);
  const text = COMPILE_HINT + script;
  return [
    { path: `site-${hashOf(text)}.js`, text, needs: [], lazy: [...(lazyIn[0] ?? new Map()).keys()] },
    ...chunks,
  ];
}

/** The `ChunkMap` of a build. */
const listChunks = (chunks: readonly BuiltFile[], sheets: string) => ({
  files: chunks
    .map(({ path, needs, lazy }) => {
      const stem = stemOf(path);
      const names = lazy.join(' ');
      return [stem, needs.map(stemOf).join(' '), names === stem ? '' : names].join('|').replace(/\|+$/, '');
    })
    .join(';'),
  hashes: chunks.map(({ path }) => path.slice(-HASH_LENGTH - '.js'.length, -'.js'.length)).join(''),
  sheets,
});

/** `chunks/form-A1B2C3D4.js` → `form` */
const stemOf = (path: string): string => path.slice('chunks/'.length, -HASH_LENGTH - '-.js'.length);
