import { mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AdoptSettings, adoptSite, type SiteReport } from '../cli/adopt-site';
import { decodePage } from '../html/page-encoding.mjs';
import { placeInCopy } from '../pages/saved-index.mjs';
import { createDownloadLocator, servedPath } from './download-locator';
import { type Download, type DownloadOptions, downloadSite } from './download-site';
import { hostingFiles } from './hosting-files';
import { createWidthFinder } from './image-versions';
import { hostFolder, isSameSite } from './page-address';
import { rewriteFeed } from './rewrite-feed';
import { createShellPage, SHELL_PAGES, type Translations } from './shell-page';

/** Message → language → text, of `src/languages/`: the build writes it into the command. */
declare const __SHELL_TEXTS__: Readonly<Record<string, Translations>> | undefined;

export interface SaveOptions extends DownloadOptions {
  /** The folder of the copy, as a real path; that of the download is another one. */
  readonly out: string;
  /** The future address of the copy, for the addresses that must be full: in the map of the site and in what search engines read. */
  readonly address?: URL;
  readonly config?: string;
  readonly renderer: 'preact' | 'react';
  readonly themeScripts: boolean;
  /** The copy gets the universal build, not one that is made for the site. */
  readonly isUniversal: boolean;
}

/** The run was stopped by the person who had started it. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

export interface SavedSite {
  readonly download: Download;
  readonly report: SiteReport;
  /** Path → path or address. */
  readonly redirects: ReadonlyMap<string, string>;
}

/** Writes pages that the platform draws for each visitor. */
async function writeShellPages(folder: string, wanted: readonly string[]): Promise<string[]> {
  const home = await readFile(join(folder, 'index.html')).catch(() => undefined);
  if (!home) return [];
  const { text, encode } = decodePage(home);
  const written: string[] = [];
  const translations = typeof __SHELL_TEXTS__ === 'undefined' ? {} : __SHELL_TEXTS__;
  for (const { file, ...content } of SHELL_PAGES) {
    const page = wanted.includes(file) ? createShellPage(text, content, translations) : undefined;
    if (page === undefined) continue;
    await writeFile(join(folder, file), encode(page));
    written.push(file);
  }
  return written;
}

/** The pages that are drawn for each visitor and that the site's server has not answered with. @param below the folder of the site's host */
function missingShells({ shells, state }: Download, below: string): readonly string[] {
  // Some systems take names for the same that differ in case.
  const missing = new Map(shells.map((file) => [`${below}${file}`.toLowerCase(), file]));
  for (const { file } of Object.values(state.saved)) missing.delete(file.toLowerCase());
  return [...missing.values()];
}

/** The paths of a download's pages on a static server. @param below the folder of the site's host */
function servedPages({ state }: Download, below: string): readonly string[] {
  const pages = Object.values(state.saved)
    .filter(({ kind, file }) => kind === 'page' && file.startsWith(below))
    .map(({ file }) => servedPath(file.slice(below.length)));
  return [...new Set(pages)].sort();
}

/** Redirects of the site's own server, as paths. */
function redirectsOf({ state, site }: Download): ReadonlyMap<string, string> {
  const all = Object.entries(state.redirects).flatMap(([from, to]): Array<[string, string]> => {
    const [start, end] = [new URL(from), new URL(to)];
    if (!isSameSite(start, site) || start.search) return [];
    const target = isSameSite(end, site) ? `${end.pathname}${end.search}${end.hash}` : end.href;
    return start.pathname === target ? [] : [[start.pathname, target]];
  });
  return new Map(all);
}

/**
 * Downloads a site and makes a copy of it that works without the platform.
 * @throws FailedRequest where the site does not answer; Error where the folders cannot be used
 */
export async function saveSite(
  options: SaveOptions,
  settings: Omit<AdoptSettings, 'download' | 'extraFiles' | 'addressOfPage'>,
): Promise<SavedSite> {
  const { out, folder, renderer, themeScripts, config, address } = options;
  const download = await downloadSite(options);
  if (options.signal?.aborted)
    throw new Interrupted(`What is downloaded is kept in ${folder}: the same command goes on from there.`);
  const { site, state } = download;
  const host = hostFolder(site);
  const below = `${host}/`;
  const shells = missingShells(download, below);
  const written = ['404.html', ...(await writeShellPages(join(folder, host), shells))];
  const redirects = redirectsOf(download);
  const target = address ?? (/(?:^|\.)squarespace\.com$/.test(site.hostname) ? undefined : site);
  const extraFiles = hostingFiles({
    paths: servedPages(download, below),
    redirects,
    ...(target && { site: target }),
  });
  const { createLocator, addressOf } = createDownloadLocator({
    site,
    state,
    folder: host,
    written,
    placeOf: placeInCopy,
  });
  const report = await adoptSite(
    {
      site: join(folder, host),
      out,
      base: '/inlay/',
      config,
      renderer,
      themeScripts,
      isCheck: false,
      isUniversal: options.isUniversal,
    },
    {
      ...settings,
      extraFiles,
      ...(address && { addressOfPage: (file: string) => new URL(servedPath(file), address).href }),
      download: {
        isRooted: true,
        placeOf: placeInCopy,
        editFeed: (_, text, locate) =>
          rewriteFeed(text, { locate, site, hosts: state.hosts, address: target }),
        createLocator,
        widthsOf: createWidthFinder(options.images, addressOf),
      },
    },
  );
  // Files that were written for the copy are not missing in it.
  const excluded = download.excluded.filter(
    (page) => !written.some((file) => servedPath(file) === new URL(page).pathname),
  );
  return { download: { ...download, excluded }, report, redirects };
}

export interface SavePlan {
  readonly pages: number;
  readonly files: number;
  /** As the server says; images count once, in their original width. */
  readonly bytes: number;
}

/** Finds out what a download would bring. Pages are read, since they name the files; of files the server is asked for their sizes alone. */
export async function planSave(options: Omit<DownloadOptions, 'folder'>): Promise<SavePlan> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'inlay-plan-')));
  try {
    const { state } = await downloadSite({
      ...options,
      images: options.images === 'none' ? 'none' : 'original',
      folder,
      isPlan: true,
    });
    const saved = Object.values(state.saved);
    const pages = saved.filter(({ kind }) => kind === 'page').length;
    return { pages, files: saved.length - pages, bytes: saved.reduce((sum, { bytes }) => sum + bytes, 0) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
