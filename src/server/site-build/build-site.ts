import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { PageNeeds } from '../public';
import { needsFor } from '../server';
import { type BuiltFile, buildFiles, hashOf } from './build-files';
import { type BuiltStyles, buildStyles } from './build-styles';
import type { Bundler } from './bundle-files';
import { planFiles } from './plan-files';
import type { BuildOptions, BuildSite, SiteManifest } from './public';
import { pageFiles } from './read-manifest';
import { tokensOf } from './selector-token';
import { CART, type SiteModules, THEME_SCRIPTS, tablesOf, UNFORESEEN, unforeseenRows } from './site-modules';
import { MANIFEST, printManifest, writeBuild } from './write-build';

/** The folder of the package's files. */
const DIST = new URL('.', import.meta.url);

const readDist = (file: string) => readFile(new URL(file, DIST));

let modules: Promise<SiteModules> | undefined;
const readModules = (): Promise<SiteModules> =>
  (modules ??= readDist('modules.json').then((text) => JSON.parse(text.toString())));

/** @throws Error that says what to install */
async function loadBundler(): Promise<Bundler> {
  try {
    return await import('rolldown');
  } catch (cause) {
    throw new Error('A build of a site needs the bundler rolldown: npm install --save-dev rolldown', {
      cause,
    });
  }
}

const unite = (pages: readonly PageNeeds[], read: (page: PageNeeds) => readonly string[]): Set<string> =>
  new Set(pages.flatMap(read));

/** Pages that need the same count as one. */
function findKinds(pages: readonly PageNeeds[]) {
  const kinds = new Map<string, { count: number; readonly page: PageNeeds }>();
  for (const page of pages) {
    const key = JSON.stringify([page.early, page.below, page.possible, page.families]);
    const kind = kinds.get(key) ?? { count: 0, page };
    kind.count++;
    kinds.set(key, kind);
  }
  return [...kinds.values()].map(({ count, page }) => ({
    count,
    early: new Set(page.early),
    below: new Set(page.below),
    late: new Set([...page.possible, ...page.waiting]),
    families: new Set(page.families),
  }));
}

/** The parts of the languages that pages are in. */
async function readLanguages(source: SiteModules, renderer: string, languages: readonly string[]) {
  const integrity: Record<string, string> = JSON.parse(
    (await readDist(`${renderer}/integrity.json`)).toString(),
  );
  const isWanted = (file: string) =>
    languages.some(
      (language) => file.startsWith(`chunks/${language}-`) && file.endsWith(`-${source.languageHash}.js`),
    );
  const files = Object.keys(integrity).filter(isWanted);
  return Promise.all(
    files.map(async (file) => [`${renderer}/${file}`, await readDist(`${renderer}/${file}`)] as const),
  );
}

const integrityOf = (bytes: Buffer | string): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

export interface Built {
  readonly manifest: SiteManifest;
  readonly files: ReadonlyMap<string, Buffer>;
}

/** Lazy module → the files that a page loads with it. The first script is every page's. */
const listLazy = (scripts: readonly BuiltFile[], renderer: string, sheetsOf: BuiltStyles['sheetsOf']) =>
  Object.fromEntries(
    scripts.flatMap(({ path, needs, lazy }, index) => {
      const files = index ? [path, ...needs].map((file) => `${renderer}/${file}`) : [];
      return lazy.map((name) => [name, [...files, ...(sheetsOf.get(name) ?? [])]] as const);
    }),
  );

/** `ChunkMap.sheets`: sheet → the lazy modules that need it. */
function listSheets(sheetsOf: BuiltStyles['sheetsOf']): string {
  const sheets = new Map<string, string[]>();
  for (const [name, list] of sheetsOf)
    for (const sheet of list) sheets.set(sheet, [...(sheets.get(sheet) ?? []), name]);
  return [...sheets].map(([sheet, names]) => `${sheet}:${names.sort().join(' ')}`).join(';');
}

/** Classes and ids by which blocks are noticed that no page has. */
function findUnforeseen(source: SiteModules, pages: readonly PageNeeds[], rows: ReadonlySet<string>) {
  const present = unite(pages, ({ tokens }) => tokens);
  const tokens = Object.entries(source.catalogue.selectors)
    .filter(([name]) => !rows.has(name))
    .flatMap(([, selector]) => tokensOf(selector));
  return [...new Set(tokens)].filter((token) => !present.has(token)).sort();
}

/** The files as they are in the build: those of the plan, and those that every build has. */
async function collectFiles(
  { source, renderer }: { readonly source: SiteModules; readonly renderer: string },
  {
    styles,
    scripts,
    languages,
  }: { styles: BuiltStyles; scripts: readonly BuiltFile[]; languages: readonly string[] },
): Promise<ReadonlyMap<string, Buffer>> {
  return new Map<string, Buffer>([
    ...[...styles.files].map(([file, text]) => [file, Buffer.from(text)] as const),
    ...scripts.map(({ path, text }) => [`${renderer}/${path}`, Buffer.from(text)] as const),
    ...(await readLanguages(source, renderer, languages)),
    [`${renderer}/boot.js`, await readDist(`${renderer}/boot.js`)],
    ['THIRD-PARTY.txt', await readDist('THIRD-PARTY.txt')],
  ]);
}

async function makeBuild(
  pages: readonly PageNeeds[],
  { renderer = 'preact', isComplete }: BuildOptions,
): Promise<Built> {
  const bundler = await loadBundler();
  const source = await readModules();
  const complete = isComplete ?? pages.some(({ asksForAnything }) => asksForAnything);
  const rows = unite(pages, (page) => page.rows);
  const unforeseen = findUnforeseen(source, pages, rows);
  const catalogue = tablesOf(source, unforeseen.length ? new Set([...rows, UNFORESEEN]) : rows);
  const setup = {
    bundler,
    source,
    renderer,
    tables: new Map([...catalogue, [unforeseenRows.path, unforeseenRows.text(source, rows, complete)]]),
    define: {
      __LANGUAGE_HASH__: JSON.stringify(source.languageHash),
      __UNFORESEEN__: JSON.stringify(unforeseen.join()),
      __VERSION__: '"__VERSION__"',
      __STYLE_FAMILIES__: '{}',
      __SITE_STYLES__: '""',
      __HAS_BANNER__: JSON.stringify(rows.has('cookie-banner')),
      __MAY_HAVE_THEME__: JSON.stringify(complete || rows.has(THEME_SCRIPTS)),
      __MAY_HAVE_CART__: JSON.stringify(complete || rows.has(CART)),
    },
  };
  const early = unite(pages, (page) => page.early);
  const possible = unite(pages, (page) => [...page.possible, ...page.early, ...page.below, ...page.waiting]);
  const kinds = findKinds(pages);
  const plan = await planFiles(setup, {
    pages: kinds,
    waiting: new Set([...unite(pages, (page) => page.waiting)].filter((name) => !early.has(name))),
    isWanted: (name) => complete || possible.has(name),
  });
  const styles = buildStyles({
    source,
    plan,
    pages: kinds,
    absent: new Set(complete ? [] : unforeseen),
  });
  const build = hashOf(
    JSON.stringify([
      source.version,
      renderer,
      [...catalogue.values()],
      plan.groups.map((group) => group.modules),
      [...styles.files],
    ]),
  );
  const scripts = await buildFiles({
    ...setup,
    plan,
    sheets: listSheets(styles.sheetsOf),
    define: {
      ...setup.define,
      __VERSION__: JSON.stringify(`${source.version}+site.${build}`),
      __STYLE_FAMILIES__: JSON.stringify(styles.families),
      __SITE_STYLES__: JSON.stringify(styles.fileOf.get('site')),
    },
  });
  const languages = [...unite(pages, (page) => (page.isPlainEnglish ? [] : [page.language]))].sort();
  const files = await collectFiles(setup, { styles, scripts, languages });
  return {
    files,
    manifest: {
      version: 1,
      inlay: source.version,
      build,
      renderer,
      isComplete: complete,
      rows: [...new Set([...rows, ...(complete ? Object.keys(source.catalogue.blocks.rows) : [])])].sort(),
      script: `${renderer}/${scripts[0]?.path}`,
      styles: Object.fromEntries(styles.fileOf),
      lazy: listLazy(scripts, renderer, styles.sheetsOf),
      languages,
      files: Object.fromEntries([...files].map(([file, bytes]) => [file, integrityOf(bytes)])),
    },
  };
}

export { MANIFEST as BUILD_FILE, printManifest };

/** A build that is not written yet. @throws Error where the bundler is not installed */
export async function makeSite(options: Omit<BuildOptions, 'out'>): Promise<Built> {
  const pages = [...(options.pages ?? [])].map(({ path, html }) => ({ path, needs: needsFor(html) }));
  const all = [...pages.map(({ needs }) => needs), ...(options.units ?? [])];
  if (!all.length) throw new Error('A build of a site needs at least one page.');
  const { manifest, files } = await makeBuild(all, options);
  const listed = pages.flatMap(({ path, needs }) => {
    const { styles, chunks, later } = pageFiles(needs, manifest);
    return path === undefined ? [] : [[path, [manifest.script, ...styles, ...chunks, ...later]] as const];
  });
  return { files, manifest: { ...manifest, ...(listed.length && { pages: Object.fromEntries(listed) }) } };
}

export const buildSite: BuildSite = async (options) => {
  const { manifest, files } = await makeSite(options);
  if (options.out !== undefined) await writeBuild(options.out, manifest, files);
  return manifest;
};
