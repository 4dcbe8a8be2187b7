import { hashOf } from './build-files';
import { COMPRESSED, ENTRY_NAME, groupFiles, type PageKind } from './group-files';
import { mergeLayers } from './merge-layers.mjs';
import type { FilePlan } from './plan-files';
import { pruneRules } from './prune-rules';
import type { SiteModules } from './site-modules';

const BASE = 'site';

export interface BuiltStyles {
  /** Path → text; the sheet of every page first. */
  readonly files: ReadonlyMap<string, string>;
  /** Family → the file that has it. */
  readonly fileOf: ReadonlyMap<string, string>;
  /** The define of the same name: file → the selector of what it dresses. */
  readonly families: Readonly<Record<string, string>>;
  /** Lazy module → the files that it needs beside the sheet of every page. */
  readonly sheetsOf: ReadonlyMap<string, readonly string[]>;
}

interface StyledPage extends PageKind {
  readonly families: ReadonlySet<string>;
}

/** The sheets of a family that are left in a build: those of units that it does not have are not. */
function sourcesOf(
  { modules, families }: SiteModules,
  family: string,
  built: ReadonlySet<string>,
): readonly string[] {
  const users = (sheet: string) =>
    Object.entries(modules).filter(([, { styles }]) => styles?.includes(sheet));
  return (families[family]?.sources ?? []).filter((sheet) => {
    const importing = users(sheet);
    return !importing.length || importing.some(([path]) => built.has(path));
  });
}

/** All modules that a lazy module needs at once. */
function closure(start: string, usesOf: FilePlan['usesOf']): ReadonlySet<string> {
  const reached = new Set([start]);
  for (const module of reached) for (const path of usesOf(module).keys()) reached.add(path);
  return reached;
}

/** The families that each lazy module needs beside the sheet of every page, in the order of the cascade. */
function familiesByModule(source: SiteModules, { lazy, usesOf }: FilePlan) {
  return new Map(
    [...lazy].map(([name, path]) => {
      const modules = closure(path, usesOf);
      const sheets = new Set([...modules].flatMap((module) => source.modules[module]?.styles ?? []));
      const families = Object.entries(source.families).filter(
        ([family, { sources }]) => family !== BASE && sources.some((sheet) => sheets.has(sheet)),
      );
      return [name, families.map(([family]) => family)] as const;
    }),
  );
}

interface StylesSetup {
  readonly source: SiteModules;
  readonly plan: FilePlan;
  readonly pages: readonly StyledPage[];
  /** Classes and ids that no page has, and that only scripts of blocks which the build lacks would add. */
  readonly absent: ReadonlySet<string>;
}

/**
 * The style sheets of a site: one with the families that its pages have, or several where kinds of pages differ, and those that come with code.
 */
export function buildStyles({ source, plan, pages, absent }: StylesSetup): BuiltStyles {
  const order = Object.keys(source.families);
  const built = new Set(plan.groups.flatMap(({ modules }) => modules));
  const sheets = new Map<string, string>();
  const sheetOf = (sheet: string) => {
    const text = sheets.get(sheet) ?? pruneRules(source.sheets[sheet] ?? '', absent);
    sheets.set(sheet, text);
    return text;
  };
  const textOf = (families: readonly string[]) =>
    mergeLayers(
      families.flatMap((family) => sourcesOf(source, family, built).map(sheetOf)).join(''),
      source.layers,
    );
  const familiesOf = familiesByModule(source, plan);
  const kinds = pages.map((page) => ({
    count: page.count,
    early: new Set([...page.families, ...[...page.early].flatMap((name) => familiesOf.get(name) ?? [])]),
    // Elements further down are there from the start: their families are among the page's.
    late: new Set([...page.late, ...(page.below ?? [])].flatMap((name) => familiesOf.get(name) ?? [])),
  }));
  const needed = order.filter((family) =>
    [...familiesOf.values(), ...kinds.map(({ early }) => [...early])].some((list) => list.includes(family)),
  );
  const groups = groupFiles({
    closures: new Map([
      [ENTRY_NAME, new Set([BASE])],
      ...needed.map((family) => [family, new Set([family])] as const),
    ]),
    bytesOf: (family) => Math.round(textOf([family]).length * COMPRESSED),
    importsOf: () => [],
    pages: kinds,
    waiting: new Set(),
  });
  // Only a browser can tell that a page has no theme.
  const lists = [...groups.map(({ modules }) => modules), ...(needed.includes('look') ? [] : [['look']])];
  const inOrder = lists
    .map((families) => order.filter((family) => families.includes(family)))
    .sort(([one = ''], [other = '']) => order.indexOf(one) - order.indexOf(other));
  const named = inOrder.map((families) => {
    const text = textOf(families);
    return { families, text, file: `${families[0]}-${hashOf(text)}.css` };
  });
  const fileOf = new Map(
    named.flatMap(({ families, file }) => families.map((family) => [family, file] as const)),
  );
  const site = fileOf.get(BASE) ?? '';
  return {
    files: new Map(named.map(({ file, text }) => [file, text])),
    fileOf,
    families: Object.fromEntries(
      named
        .filter(({ file }) => file !== site)
        .map(({ file, families }) => [
          file,
          families.flatMap((family) => source.families[family]?.selectors ?? []).join(),
        ]),
    ),
    sheetsOf: new Map(
      [...familiesOf].map(([name, families]) => [
        name,
        [...new Set(families.map((family) => fileOf.get(family) ?? ''))].filter((file) => file !== site),
      ]),
    ),
  };
}
