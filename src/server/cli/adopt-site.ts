import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { decodePage, readableText } from '../../../server/html/page-encoding.mjs';
import {
  addressOf,
  CONFIG,
  createPageAdopter,
  HOME,
  isPage,
  readConfig,
  SEARCH_INDEX,
  type SiteConfig,
} from '../../../server/pages/adopt-pages.mjs';
import { callsApi } from '../../../server/pages/platform-calls.mjs';
import { mayBeMoved } from '../../../server/pages/saved-index.mjs';
import { createSavedSite, type Download, listBeside, listFiles } from '../../../server/pages/saved-site.mjs';
import type { PageReport } from '../public';
import { adopt, buildSearchIndex } from '../server';
import { buildCopy } from './build-copy';
import { checkConfig } from './check-config';
import { createCopyWriter, type Named } from './copy-writer';
import type { CommandOptions } from './read-arguments';
import { listSite } from './site-files';

export interface SitePage extends PageReport {
  /** The page's path in the site. */
  readonly path: string;
}

export interface SiteReport {
  readonly pages: readonly SitePage[];
  /** Could not be handled: pages are copied as they are. */
  readonly failed: readonly { readonly path: string; readonly error: string }[];
  /** Files of the owner that are in the copy's way, and stay. */
  readonly kept: readonly Named[];
  /** What the site's folder has and the copy has not. */
  readonly leftOut: readonly Named[];
  /** Files of the run before that the site no longer has. */
  readonly removed: readonly string[];
  /** Inlay's files in the copy, by their path in its folder. */
  readonly files: readonly string[];
}

/** Checks whether the report names something that is not as it should be. */
export const hasTrouble = ({ failed, kept, leftOut }: SiteReport): boolean =>
  failed.length + kept.length + leftOut.length > 0;

export interface AdoptSettings {
  /** The folder of the build. */
  readonly dist: string;
  /** The version of Inlay, for the list of what was written. */
  readonly version: string;
  readonly onProgress: (done: number, all: number) => void;
  /** The site's settings; default: they are read. */
  readonly config?: SiteConfig;
  /** Told of what is missing for a build of the site. */
  readonly warn?: (line: string) => void;
  /** What is known of a site that the command has downloaded itself. */
  readonly download?: Download;
  /** Where a page of the copy will be, for search engines. */
  readonly addressOfPage?: (file: string) => string;
  /** Files besides the site's own, by their path in the copy: for hosts and search engines. */
  readonly extraFiles?: ReadonlyMap<string, string>;
}

export type AdoptSiteOptions = Pick<
  CommandOptions,
  'site' | 'out' | 'base' | 'config' | 'renderer' | 'themeScripts' | 'isCheck' | 'isUniversal'
>;

/** Checks whether a script of the site's own uses `window.Inlay`, and so may ask for anything. */
const isCaller = (script: Uint8Array): boolean => callsApi(Buffer.from(script).toString('latin1'));

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Reads the files of a site; what cannot be read is in `failed`. */
function createReader(site: string, failed: SiteReport['failed'][number][]) {
  const read = (file: string) => readFile(join(site, file));
  return {
    read,
    async tryRead<Result>(file: string, use: (bytes: Buffer<ArrayBuffer>) => Result | Promise<Result>) {
      let bytes: Buffer<ArrayBuffer>;
      try {
        bytes = await read(file);
      } catch (error) {
        if (!failed.some(({ path }) => path === file)) failed.push({ path: file, error: messageOf(error) });
        return undefined;
      }
      return use(bytes);
    },
  };
}

/** The files of the site that are pages. */
async function findPages(files: readonly string[], read: (file: string) => Promise<Buffer>) {
  const pages: string[] = [];
  for (const file of files) if (await isPage(file, () => read(file)).catch(() => false)) pages.push(file);
  return pages;
}

/** Inlay's files that pages ask for. */
function filesFor({ html, files }: ReturnType<typeof adopt>, renderer: CommandOptions['renderer']) {
  const scripts = [`${renderer}/boot.js`, `${renderer}/site.js`];
  return [...Object.values(files).flat(), ...scripts.filter((file) => html.includes(`${file}"`))];
}

/** Checks whether a script among the files of a site uses `window.Inlay`, and so may ask for any code. */
async function asksForAnything(
  files: readonly string[],
  tryRead: ReturnType<typeof createReader>['tryRead'],
): Promise<boolean> {
  for (const file of files) if (file.endsWith('.js') && (await tryRead(file, isCaller))) return true;
  return false;
}

/** All code of a renderer: a script may ask for any. */
async function everyChunk(dist: string, renderer: string): Promise<readonly string[]> {
  const files = await listFiles(join(dist, renderer, 'chunks'));
  return files.filter((path) => path.endsWith('.js')).map((path) => `${renderer}/chunks/${path}`);
}

/**
 * Copies a folder of saved pages, each adopted; everything else as it is. The folder itself is only read.
 * @param options `site` and `out` are real paths, see `findFolders`
 * @throws Error where the settings or the folder cannot be read, or the copy has no place for the list of its files
 */
export async function adoptSite(options: AdoptSiteOptions, settings: AdoptSettings): Promise<SiteReport> {
  const {
    dist,
    version,
    onProgress,
    warn = () => {},
    download,
    addressOfPage,
    extraFiles = new Map(),
  } = settings;
  const { site, out, base, renderer, themeScripts, isCheck } = options;
  const config = settings.config ?? (await readConfig(site, options.config));
  checkConfig(config, options.config ?? CONFIG);
  const { files, leftOut } = await listSite(site);
  const known = new Set(files);
  const saved = createSavedSite(site, new Set([...files, ...(await listBeside(site))]), download);
  const failed: SiteReport['failed'][number][] = [];
  const { read, tryRead } = createReader(site, failed);
  const pages = await findPages(files, read);
  if (!pages.length) throw new Error(`There are no pages in ${site}.`);

  const copy = await createCopyWriter({ out, version, isCheck });
  const isOfHome = (path: string) => path.startsWith(`${HOME}/`);
  const isOfSite = (path: string) => known.has(path.split('/').join(sep));
  const reports: SitePage[] = [];
  const texts: Array<{ readonly url: string; readonly html: string }> = [];
  const isRooted = download?.isRooted ?? false;
  const adoptPage = createPageAdopter({ adopt, saved, config, base, isRooted, address: addressOfPage });
  const others = files.filter((file) => !pages.includes(file));
  const asksForAll = await asksForAnything(others, tryRead);
  const build = options.isUniversal
    ? undefined
    : await buildCopy({ pages, renderer, isComplete: asksForAll, warn }, (file, use) =>
        tryRead(file, (bytes) => use(adoptPage(file, decodePage(bytes).text, { renderer, themeScripts }))),
      );
  const needed = new Set(build?.files.keys() ?? [`${renderer}/site.js`]);
  /** The page as the copy has it: as it is where it cannot be handled. */
  const handle = (file: string, bytes: Buffer): Uint8Array => {
    try {
      const { text, encode } = decodePage(bytes);
      const adopted = adoptPage(file, text, { renderer, themeScripts, manifest: build?.manifest });
      const result = encode(adopted.html);
      for (const path of filesFor(adopted, renderer)) needed.add(path);
      texts.push({ url: addressOf(file), html: readableText(text) });
      reports.push({ path: file, ...adopted.report });
      return result;
    } catch (error) {
      failed.push({ path: file, error: messageOf(error) });
      return bytes;
    }
  };

  try {
    await copy.removeOthers((path) => !isOfHome(path) && !isOfSite(path) && !mayBeMoved(known, path));
    for (const file of pages) {
      await tryRead(file, async (bytes) => copy.write(file, handle(file, bytes)));
      onProgress(reports.length + failed.length, pages.length);
    }
    if (asksForAll && !build) for (const path of await everyChunk(dist, renderer)) needed.add(path);
    const readOwn = (file: string) => build?.files.get(file) ?? readFile(join(dist, file));
    const own = new Map<string, () => Uint8Array | Promise<Uint8Array>>(
      [...needed].map((file) => [join(HOME, file), () => readOwn(file)]),
    );
    if (!config.search?.index)
      own.set(join(SEARCH_INDEX), () => Buffer.from(JSON.stringify(buildSearchIndex(texts))));
    for (const file of others)
      if (own.has(file)) leftOut.push({ path: file, why: 'A file of Inlay has this name in the copy.' });
      else await tryRead(file, (bytes) => copy.write(file, saved.copyOf(file, bytes)));
    for (const [place, file] of saved.moved) await copy.write(join(place), saved.copyOf(file));
    for (const [file, text] of extraFiles)
      if (!known.has(file)) await copy.write(join(file), Buffer.from(text));
    for (const [file, make] of own) await copy.write(file, await make(), { isInlay: true });
    await copy.removeOthers((path) => !isOfSite(path));
  } finally {
    await copy.saveList();
  }
  const { kept, removed } = copy;
  return { pages: reports, failed, kept, leftOut, removed, files: [...needed].sort() };
}
