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
import { messageOf } from '../message-of';
import type { PageReport } from '../public';
import { adopt } from '../server';
import { buildCopy } from './build-copy';
import { checkConfig } from './check-config';
import { type CopyWriter, createCopyWriter, type Named } from './copy-writer';
import { OWN_LISTS } from './manifest';
import type { CommandOptions } from './read-arguments';
import { createSearchIndexFile } from './search-index-file';
import { listSite } from './site-files';
import { createSiteReader, type FailedFile, type SiteReader } from './site-reader';

export interface SitePage extends PageReport {
  /** The page's path in the site. */
  readonly path: string;
}

export interface SiteReport {
  readonly pages: readonly SitePage[];
  /** Could not be handled: pages are copied as they are. */
  readonly failed: readonly FailedFile[];
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

interface CopyTools {
  readonly site: string;
  readonly saved: ReturnType<typeof createSavedSite>;
  readonly copy: CopyWriter;
  readonly reader: SiteReader;
}

export type AdoptSiteOptions = Pick<
  CommandOptions,
  'site' | 'out' | 'base' | 'config' | 'renderer' | 'themeScripts' | 'isCheck' | 'isUniversal'
>;

/** Checks whether a script of the site's own uses `window.Inlay`, and so may ask for anything. */
const isCaller = (script: Uint8Array): boolean => callsApi(Buffer.from(script).toString('latin1'));

/** The same data, which shares no text with the page: a part of a text keeps all of it in memory. */
const apart = <Data>(data: Data): Data => JSON.parse(JSON.stringify(data));

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
async function asksForAnything(files: readonly string[], tryRead: SiteReader['tryRead']): Promise<boolean> {
  for (const file of files) if (file.endsWith('.js') && (await tryRead(file, isCaller))) return true;
  return false;
}

/** All code of a renderer: a script may ask for any. */
async function everyChunk(dist: string, renderer: string): Promise<readonly string[]> {
  const files = await listFiles(join(dist, renderer, 'chunks'));
  return files.filter((path) => path.endsWith('.js')).map((path) => `${renderer}/chunks/${path}`);
}

const ofSystem = (path: string): string => path.split('/').join(sep);

/** Copies files that are not pages, and those beside the site: text as the copy needs it, others piece by piece. */
async function copyOthers(files: readonly string[], { site, saved, copy, reader }: CopyTools): Promise<void> {
  const copyOne = async (file: string, place: string): Promise<void> => {
    if (saved.isEdited(file))
      await reader.tryRead(file, (bytes) => copy.write(place, saved.copyOf(file, bytes)));
    else await reader.tryHash(file, (hash) => copy.copy(place, join(site, file), { hash }));
  };
  for (const file of files) await copyOne(file, file);
  for (const [place, file] of saved.moved) await copyOne(file, join(place));
}

/**
 * Copies a folder of saved pages, each adopted; everything else as it is. The folder itself is only read.
 * @param options `site` and `out` are real paths, see `findFolders`
 * @throws Error where the settings or the folder cannot be read, or the copy has no place for the list of its files
 */
export async function adoptSite(options: AdoptSiteOptions, settings: AdoptSettings): Promise<SiteReport> {
  const { dist, version, warn = () => {}, download, addressOfPage } = settings;
  const { site, out, base, renderer, themeScripts, isCheck } = options;
  const config = settings.config ?? (await readConfig(site, options.config));
  checkConfig(config, options.config ?? CONFIG);
  const { files, leftOut } = await listSite(site);
  const known = new Set(files);
  const saved = createSavedSite(site, new Set([...files, ...(await listBeside(site))]), download);
  const failed: FailedFile[] = [];
  const reader = createSiteReader(site, failed);
  const pages = await findPages(files, reader.read);
  if (!pages.length) throw new Error(`There are no pages in ${site}.`);

  const copy = await createCopyWriter({ out, version, isCheck });
  const reports: SitePage[] = [];
  const isRooted = download?.isRooted ?? false;
  const adoptPage = createPageAdopter({ adopt, saved, config, base, isRooted, address: addressOfPage });
  const isPageOfSite = new Set(pages);
  const others = files.filter((file) => !isPageOfSite.has(file));
  const asksForAll = await asksForAnything(others, reader.tryRead);
  const build = options.isUniversal
    ? undefined
    : await buildCopy({ pages, renderer, isComplete: asksForAll, warn }, (file, use) =>
        reader.tryRead(file, (bytes) =>
          use(adoptPage(file, decodePage(bytes).text, { renderer, themeScripts })),
        ),
      );
  const needed = new Set(build?.files.keys() ?? [`${renderer}/site.js`]);
  const index = config.search?.index ? undefined : await createSearchIndexFile();
  /** The page as the copy has it: as it is where it cannot be handled. */
  const handle = async (file: string, bytes: Buffer): Promise<Uint8Array> => {
    try {
      const { text, encode } = decodePage(bytes);
      const adopted = adoptPage(file, text, { renderer, themeScripts, manifest: build?.manifest });
      const result = encode(adopted.html);
      for (const path of filesFor(adopted, renderer)) needed.add(path);
      await index?.add({ url: addressOf(file), html: readableText(text) });
      reports.push(apart({ path: file, ...adopted.report }));
      return result;
    } catch (error) {
      failed.push({ path: file, error: messageOf(error) });
      return bytes;
    }
  };

  try {
    await copy.removeOthers(
      (path) => !path.startsWith(`${HOME}/`) && !known.has(ofSystem(path)) && !mayBeMoved(known, path),
    );
    for (const file of pages) {
      await reader.tryRead(file, async (bytes) => copy.write(file, await handle(file, bytes)));
      settings.onProgress(reports.length + failed.length, pages.length);
    }
    if (asksForAll && !build) for (const path of await everyChunk(dist, renderer)) needed.add(path);
    const own = new Set([...needed].map((file) => join(HOME, file)).concat(OWN_LISTS.map(ofSystem)));
    if (index) own.add(join(SEARCH_INDEX));
    for (const file of others.filter((one) => own.has(one)))
      leftOut.push({ path: file, why: 'A file of Inlay has this name in the copy.' });
    const rest = others.filter((file) => !own.has(file));
    await copyOthers(rest, { site, saved, copy, reader });
    for (const [file, text] of settings.extraFiles ?? [])
      if (!known.has(file)) await copy.write(join(file), Buffer.from(text));
    for (const file of needed) {
      const bytes = build?.files.get(file) ?? (await readFile(join(dist, file)));
      await copy.write(join(HOME, file), bytes, { isInlay: true });
    }
    if (index) await copy.copy(join(SEARCH_INDEX), await index.finish(), { isInlay: true });
    await copy.removeOthers((path) => !known.has(ofSystem(path)));
  } finally {
    await index?.remove();
    await copy.saveList();
  }
  const { kept, removed } = copy;
  return { pages: reports, failed, kept, leftOut, removed, files: [...needed].sort() };
}
