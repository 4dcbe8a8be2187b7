/** A module of Inlay, or of a library that it uses, by itself. */
export interface SiteModule {
  readonly code: string;
  /** Specifier → the module, and the names that are used of it: none where it is only run. */
  readonly imports: Readonly<Record<string, { readonly path: string; names: readonly string[] }>>;
  /** Modules that it loads by `import()`. In the code there is `1` in the place of their loaders. */
  readonly lazy?: readonly string[];
  /** Style sheets of what it draws. */
  readonly styles?: readonly string[];
  /** The names of what it exports, of lazy modules. */
  exports?: readonly string[];
  readonly isCommonJs?: true;
  /** It does something when it is loaded. */
  readonly hasEffects?: true;
}

/** A table of the catalogue: its rows, and the code before and after them. `"lazy:NAME"` stands for a loader. */
export interface CatalogueTable {
  readonly before: string;
  readonly rows: Readonly<Record<string, string>>;
  readonly after: string;
}

/** `dist/modules.json`: what a site build is made from. */
export interface SiteModules {
  readonly version: string;
  readonly languageHash: string;
  readonly modules: Readonly<Record<string, SiteModule>>;
  /** `aliases`: the module that a package's name stands for. */
  readonly renderers: Record<string, { readonly aliases: Readonly<Record<string, string>> }>;
  /** The two tables of the catalogue. */
  readonly catalogue: {
    readonly blocks: CatalogueTable;
    readonly features: CatalogueTable;
    /** Block → its selector. */
    readonly selectors: Readonly<Record<string, string>>;
  };
  readonly families: Readonly<
    Record<string, { readonly selectors: readonly string[]; readonly sources: readonly string[] }>
  >;
  /** Style sheet → its text. */
  readonly sheets: Readonly<Record<string, string>>;
  /** The order of the layers. */
  readonly layers: string;
}

export const ENTRY = 'src/site.ts';
/** The modules of the tables. */
export const BLOCKS_TABLE = 'src/catalogue/blocks.ts';
export const FEATURES_TABLE = 'src/catalogue/features.ts';

const IMPORT = /^import \{([^}]*)\} from "([^"]+)";$/gm;

const readNames = (names: string) =>
  names
    .split(',')
    .map((pair) => pair.trim().split(/\s+as\s+/))
    .filter(([exported]) => exported) as [exported: string, local?: string][];

/** The imports of a table: specifier → names. */
export const readImports = (code: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    [...code.matchAll(IMPORT)].map(([, names = '', specifier = '']) => [
      specifier,
      readNames(names).map(([exported]) => exported),
    ]),
  );

/** Takes out what is imported for other rows. */
function withoutUnused(code: string): string {
  const body = code.replace(IMPORT, '');
  const isUsed = (local: string) =>
    new RegExp(`(?<![\\w$.])${local.replaceAll('$', '\\$')}(?![\\w$])`).test(body);
  return code.replace(IMPORT, (_, names, specifier) => {
    const used = readNames(names).filter(([exported, local = exported]) => isUsed(local));
    return used.length
      ? `import { ${used.map((pair) => pair.join(' as ')).join(', ')} } from ${JSON.stringify(specifier)};`
      : '';
  });
}

/** The module of a table with some of its rows. */
function withRows({ before, rows, after }: CatalogueTable, wanted: ReadonlySet<string>): string {
  const picked = Object.entries(rows).flatMap(([name, text]) => (wanted.has(name) ? [text] : []));
  return withoutUnused(`${before}${picked.join(',\n')}${after}`);
}

/** The modules of both tables with some of their rows, by their paths. */
export function tablesOf(
  { catalogue: { blocks, features } }: Pick<SiteModules, 'catalogue'>,
  wanted: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const all = {
    ...features,
    rows: { ...features.rows, [UNFORESEEN]: UNFORESEEN_ROW },
    after: features.after + IS_UNFORESEEN,
  };
  return new Map([
    [BLOCKS_TABLE, withRows(blocks, wanted)],
    [FEATURES_TABLE, withRows(all, wanted)],
  ]);
}

/** Among the rows of a page: it has a script of its theme, for which Inlay has to look out. */
export const THEME_SCRIPTS = 'theme-scripts';
/** Among the rows of a page: something answers for a cart. */
export const CART = 'cart';

/** The row by which pages find out that they have blocks which the build has no code for. */
export const UNFORESEEN = 'unforeseen';
export const UNFORESEEN_MOUNT = 'src/package/unforeseen.mount.ts';
const UNFORESEEN_ROW = `unforeseen: {
    isWanted: isUnforeseen,
    records: "site:scan",
    isRelevant: isUnforeseen,
    load: "lazy:unforeseen"
  }`;
const IS_UNFORESEEN = `
function isUnforeseen() {
  return Boolean(findAll(document, __UNFORESEEN__)[0]);
}`;

/** The module with the rows that no page has. It imports as the table of blocks does. */
export const unforeseenRows = {
  path: 'src/package/unforeseen-rows.ts',
  text(source: SiteModules, rows: ReadonlySet<string>, isComplete: boolean): string {
    const { blocks, selectors } = source.catalogue;
    const left = Object.keys(blocks.rows).filter((name) => !rows.has(name));
    if (!isComplete)
      return `export const ROWS=${JSON.stringify(left.map((name) => ({ name, selector: selectors[name] })))};`;
    return `${withRows(blocks, new Set(left))}\nexport const ROWS=BLOCKS;`;
  },
};

/** The module whose imports and lazy modules are those of another. */
export const importsAs = (path: string): string => (path === unforeseenRows.path ? BLOCKS_TABLE : path);
