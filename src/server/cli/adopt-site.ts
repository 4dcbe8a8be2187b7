import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import {
  CONFIG,
  EVENTS,
  HOME,
  isPage,
  readConfig,
  SEARCH_INDEX,
  type SiteConfig,
} from '../pages/adopt-pages.mjs';
import { callsApi } from '../pages/platform-calls.mjs';
import { mayBeMoved } from '../pages/saved-index.mjs';
import { type Download, listBeside, listFiles } from '../pages/saved-site.mjs';
import { buildCopy } from './build-copy';
import { checkConfig } from './check-config';
import { type CopyWriter, createCopyWriter, type Named } from './copy-writer';
import { createDrafter, createSaved, type DraftOptions } from './draft-page';
import { draftSite, type SitePage, writePages } from './draft-site';
import { threadsFor } from './draft-threads';
import { findEvents } from './find-events';
import { OWN_LISTS } from './manifest';
import { createPartsFile } from './parts-file';
import type { CommandOptions } from './read-arguments';
import { createSearchIndexFile } from './search-index-file';
import { listSite } from './site-files';
import { createSiteReader, type FailedFile, type SiteReader } from './site-reader';

export interface SiteReport {
  readonly pages: readonly SitePage[];
  /** Could not be handled: pages are copied as they are. */
  readonly failed: readonly FailedFile[];
  /** Files of the owner that are in the copy's way, and stay. */
  readonly kept: readonly Named[];
  /** Files that the site's folder has and the copy has not. */
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
  /** The module that threads run, see `serveDrafts`; default: pages are adopted in the command's own. */
  readonly threadScript?: URL;
  /** The site's settings; default: they are read. */
  readonly config?: SiteConfig;
  /** Told of what is missing for a build of the site. */
  readonly warn?: (line: string) => void;
  /** The facts about a site that the command has downloaded itself. */
  readonly download?: Download;
  /** The future address of a page of the copy, for search engines. */
  readonly addressOfPage?: (file: string) => string;
  /** Files besides the site's own, by their path in the copy: for hosts and search engines. */
  readonly extraFiles?: ReadonlyMap<string, string>;
}

interface CopyTools {
  readonly site: string;
  readonly saved: ReturnType<typeof createDrafter>['saved'];
  readonly copy: CopyWriter;
  readonly reader: SiteReader;
}

export type AdoptSiteOptions = Pick<
  CommandOptions,
  'site' | 'out' | 'base' | 'config' | 'renderer' | 'themeScripts' | 'isCheck' | 'isUniversal'
> &
  Partial<Pick<CommandOptions, 'threads'>>;

/** Checks whether a script of the site's own uses `window.Inlay`, and so may ask for anything. */
const isCaller = (script: Uint8Array): boolean => callsApi(Buffer.from(script).toString('latin1'));

/** The files of the site that are pages. */
async function findPages(files: readonly string[], read: (file: string) => Promise<Buffer>) {
  const pages: string[] = [];
  for (const file of files) if (await isPage(file, () => read(file)).catch(() => false)) pages.push(file);
  return pages;
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
  const failed: FailedFile[] = [];
  const reader = createSiteReader(site, failed);
  const pages = await findPages(files, reader.read);
  if (!pages.length) throw new Error(`There are no pages in ${site}.`);

  const copy = await createCopyWriter({ out, version, isCheck });
  const folder = { dist, site, files: [...files, ...(await listBeside(site))] };
  const saved = createSaved(folder, download);
  const events = config.calendar?.events ? [] : await findEvents(pages, { read: reader.read, saved });
  const draftOptions: DraftOptions = {
    ...{ ...folder, config, base, renderer, themeScripts },
    hasIndex: !config.search?.index,
    hasEvents: events.length > 0,
  };
  const drafter = createDrafter(draftOptions, { saved, download, addressOfPage });
  const isPageOfSite = new Set(pages);
  const others = files.filter((file) => !isPageOfSite.has(file));
  const asksForAll = await asksForAnything(others, reader.tryRead);
  const parts = await createPartsFile();
  const index = createSearchIndexFile(parts);
  const needed = new Set<string>();
  let reports: readonly SitePage[] = [];

  try {
    const drafts = await draftSite(pages, {
      ...{ options: draftOptions, drafter, parts, index },
      // The facts about a site that the command has downloaded itself are functions, which no thread can be given.
      threads: download ? 0 : (options.threads ?? threadsFor(pages.length)),
      script: settings.threadScript,
      onProgress: settings.onProgress,
    });
    reports = drafts.reports;
    failed.push(...drafts.failed);
    const { units } = drafts;
    const build = options.isUniversal
      ? undefined
      : await buildCopy({ units, renderer, isComplete: asksForAll, warn });
    for (const file of build?.files.keys() ?? [`${renderer}/site.js`]) needed.add(file);
    await copy.removeOthers(
      (path) => !path.startsWith(`${HOME}/`) && !known.has(ofSystem(path)) && !mayBeMoved(known, path),
    );
    const link = { base, renderer, manifest: build?.manifest };
    for (const file of await writePages(drafts.pages, { parts, copy, reader, ...link })) needed.add(file);
    if (asksForAll && !build) for (const path of await everyChunk(dist, renderer)) needed.add(path);
    const own = new Set([...needed].map((file) => join(HOME, file)).concat(OWN_LISTS.map(ofSystem)));
    if (draftOptions.hasIndex) own.add(join(SEARCH_INDEX));
    if (draftOptions.hasEvents) own.add(join(EVENTS));
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
    if (draftOptions.hasEvents)
      await copy.write(join(EVENTS), Buffer.from(JSON.stringify({ items: events })), { isInlay: true });
    if (draftOptions.hasIndex) await copy.copy(join(SEARCH_INDEX), await index.finish(), { isInlay: true });
    await copy.removeOthers((path) => !known.has(ofSystem(path)));
  } finally {
    await parts.remove();
    await copy.saveList();
  }
  const { kept, removed } = copy;
  return { pages: reports, failed, kept, leftOut, removed, files: [...needed].sort() };
}
