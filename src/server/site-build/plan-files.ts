import { type BundleSetup, LAZY, measureModules, resolveIn } from './bundle-files';
import { lazyName } from './file-text.mjs';
import { COMPRESSED, ENTRY_NAME, type Group, groupFiles, type PageKind } from './group-files';
import { ENTRY, FEATURES_TABLE, importsAs, readImports, UNFORESEEN_MOUNT } from './site-modules';

export interface FilePlan {
  /** The script's first. */
  readonly groups: readonly Group[];
  /** Lazy modules by their names. */
  readonly lazy: ReadonlyMap<string, string>;
  /** The names that a module uses of others. */
  readonly usesOf: (module: string) => ReadonlyMap<string, readonly string[]>;
}

/** The lazy modules that code may ask for: those of rows, and all that they lead to. */
function findLazy(setup: BundleSetup, isWanted: (name: string) => boolean): Map<string, string> {
  const { source, tables } = setup;
  const inTables = new Set(
    [...tables.values()].flatMap((text) => [...text.matchAll(LAZY)].map(([, name]) => name)),
  );
  const found = new Map<string, string>();
  const seen = new Set([ENTRY]);
  for (const path of seen) {
    const table = tables.get(path);
    const { imports = {}, lazy = [] } = source.modules[importsAs(path)] ?? {};
    const specifiers = table === undefined ? imports : readImports(table);
    for (const specifier of Object.keys(specifiers)) seen.add(resolveIn(setup, path, specifier) ?? path);
    for (const target of path === FEATURES_TABLE ? [...lazy, UNFORESEEN_MOUNT] : lazy) {
      const name = lazyName(target);
      if (table === undefined ? !isWanted(name) : !inTables.has(name)) continue;
      found.set(name, target);
      seen.add(target);
    }
  }
  return found;
}

/** Each module with what it needs at once, itself included. */
function closureOf(start: string, importsOf: (module: string) => Iterable<string>): Set<string> {
  const reached = new Set([start]);
  for (const module of reached) for (const next of importsOf(module)) reached.add(next);
  return reached;
}

/**
 * Decides which modules are in which file. A first bundle of all of them tells what of each is left, and how large it is.
 * @param isWanted whether a lazy module may be asked for on this site
 */
export async function planFiles(
  setup: BundleSetup,
  {
    pages,
    waiting,
    isWanted,
  }: {
    readonly pages: readonly PageKind[];
    readonly waiting: ReadonlySet<string>;
    readonly isWanted: (name: string) => boolean;
  },
): Promise<FilePlan> {
  const lazy = findLazy(setup, isWanted);
  const sizes = await measureModules(setup, [ENTRY, ...[...lazy.values()].sort()]);
  const known = new Map<string, ReadonlyMap<string, readonly string[]>>();
  const usesOf = (module: string) => {
    const uses = known.get(module) ?? usedOf(setup, module, sizes);
    known.set(module, uses);
    return uses;
  };
  const importsOf = (module: string) => usesOf(module).keys();
  const closures = new Map([[ENTRY_NAME, closureOf(ENTRY, importsOf)]]);
  for (const [name, path] of lazy) closures.set(name, closureOf(path, importsOf));
  const common = [...sizes.keys()].filter((path) => setup.source.modules[path]?.isCommonJs);
  const groups = groupFiles({
    closures,
    bytesOf: (module) => Math.round((sizes.get(module) ?? 0) * COMPRESSED),
    importsOf,
    pages,
    waiting: new Set([...waiting].filter((name) => lazy.has(name))),
    together: [common],
  });
  return { groups, lazy, usesOf };
}

/** The names that a module uses of the modules that are left in the build. */
function usedOf(
  setup: BundleSetup,
  module: string,
  sizes: ReadonlyMap<string, number>,
): ReadonlyMap<string, readonly string[]> {
  const { source, tables } = setup;
  const table = tables.get(module);
  const imports: Readonly<Record<string, readonly string[]>> =
    table !== undefined
      ? readImports(table)
      : Object.fromEntries(
          Object.entries(source.modules[module]?.imports ?? {}).map(([specifier, { names }]) => [
            specifier,
            names,
          ]),
        );
  const uses = new Map<string, readonly string[]>();
  for (const [specifier, names] of Object.entries(imports)) {
    const path = resolveIn(setup, module, specifier);
    if (path && (sizes.get(path) ?? 0) > 0)
      uses.set(path, [...new Set([...(uses.get(path) ?? []), ...names])]);
  }
  return uses;
}
