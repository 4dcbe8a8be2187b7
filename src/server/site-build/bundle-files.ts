import type { OutputChunk, Plugin } from 'rolldown';
import { ENTRY, importsAs, type SiteModules } from './site-modules';

export type Bundler = Pick<typeof import('rolldown'), 'rolldown'>;

/** In a table, in the place of a row's loader. */
export const LAZY = /"lazy:([^"]*)"/g;
/** The beginning of the names of modules that are made for a build. */
export const MADE = 'made:';
const ENTRY_FILE = `${MADE}file`;
const NOTHING = `nothing`;

export interface BundleSetup {
  readonly bundler: Bundler;
  readonly source: SiteModules;
  readonly renderer: string;
  /** Modules with rows of the catalogue that are made for this site: path → text. */
  readonly tables: ReadonlyMap<string, string>;
  /** Values for names that the sources leave open. */
  readonly define: Readonly<Record<string, string>>;
}

/** Modules that a site build has in the place of those of the script tag. */
const SUBSTITUTES: Readonly<Record<string, string>> = {
  './core/entry/load-chunk': 'src/package/site-chunks.ts',
};

/** The path of the module that a specifier stands for in another module. */
export function resolveIn(
  { source, renderer }: Pick<BundleSetup, 'source' | 'renderer'>,
  importer: string,
  specifier: string,
): string | undefined {
  const alias = importer.startsWith('src/') ? source.renderers[renderer]?.aliases[specifier] : undefined;
  if (importer === ENTRY && SUBSTITUTES[specifier]) return SUBSTITUTES[specifier];
  return alias ?? source.modules[importsAs(importer)]?.imports[specifier]?.path;
}

/** A file to bundle: an entry that is made for it, and texts in the place of modules that other files have. */
export interface BundledFile {
  readonly entry: string;
  readonly texts: ReadonlyMap<string, string>;
}

/** Modules are named by their path and the place of their file, so that files which are bundled side by side share none. */
const idOf = (path: string, file: number) => `${path}?${file}`;
const readId = (id: string): { readonly path: string; readonly file: number } => {
  const end = id.lastIndexOf('?');
  return { path: id.slice(0, end), file: Number(id.slice(end + 1)) };
};
export const pathOf = (id: string): string => readId(id).path;

/** Has the bundler read modules from `dist/modules.json`. */
function siteModules(setup: BundleSetup, files: readonly BundledFile[]): Plugin {
  const { source, tables } = setup;
  const isMade = (path: string, file: number) => path === ENTRY_FILE || files[file]?.texts.has(path) === true;
  return {
    name: 'site-modules',
    resolveId(specifier, importer) {
      if (importer === undefined) return { id: specifier, moduleSideEffects: true };
      const from = readId(importer);
      // Made modules name others by their path from the root. Style sheets come beside the code.
      const path = isMade(from.path, from.file)
        ? specifier
        : (resolveIn(setup, from.path, specifier) ?? NOTHING);
      const hasEffects = path.startsWith(MADE) || source.modules[path]?.hasEffects === true;
      return { id: idOf(path, from.file), moduleSideEffects: hasEffects };
    },
    load(id) {
      const { path, file } = readId(id);
      const made = path === ENTRY_FILE ? files[file]?.entry : files[file]?.texts.get(path);
      const code = made ?? tables.get(path)?.replace(LAZY, '1') ?? source.modules[path]?.code ?? '';
      return { code, moduleType: 'js' };
    },
  };
}

/** Bundles files side by side, each by itself. Returns the result of each. */
export async function bundleFiles(
  setup: BundleSetup,
  files: readonly BundledFile[],
): Promise<readonly string[]> {
  const input = files.map((_, index) => idOf(ENTRY_FILE, index));
  const chunks = await bundle(setup, files, { input, isMinified: true });
  return Promise.all(
    input.map(async (id) => {
      const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === id);
      if (!chunk?.imports.length) return chunk?.code ?? '';
      // The bundler has put helpers for CommonJS into a file of their own: alone, this one has them itself.
      const [alone] = await bundle(setup, files, { input: [id], isMinified: true });
      return alone?.code ?? '';
    }),
  );
}

/** Measures what would be left of modules if a bundler shared them between entries. @returns module → the length of its code */
export async function measureModules(
  setup: BundleSetup,
  entries: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const chunks = await bundle(setup, [], { input: entries.map((path) => idOf(path, 0)), isMinified: false });
  return new Map(
    chunks.flatMap(({ modules }) =>
      Object.entries(modules).map(([id, { renderedLength }]) => [pathOf(id), renderedLength] as const),
    ),
  );
}

async function bundle(
  setup: BundleSetup,
  files: readonly BundledFile[],
  { input, isMinified }: { readonly input: readonly string[]; readonly isMinified: boolean },
): Promise<readonly OutputChunk[]> {
  const build = await setup.bundler.rolldown({
    input: [...input],
    plugins: [siteModules(setup, files)],
    preserveEntrySignatures: 'strict',
    transform: { target: 'es2022', define: { 'process.env.NODE_ENV': '"production"', ...setup.define } },
    logLevel: 'silent',
  });
  try {
    const { output } = await build.generate({
      format: 'esm',
      minify: isMinified && {
        compress: { target: 'es2022' },
        mangle: { toplevel: true },
        codegen: { removeWhitespace: true, legalComments: 'none' },
      },
    });
    return output.filter((one) => one.type === 'chunk');
  } finally {
    await build.close();
  }
}
