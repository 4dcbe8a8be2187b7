import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { decodePage, readableText } from '../../../server/html/page-encoding.mjs';
import {
  addressOf,
  createPageAdopter,
  HOME,
  isPage,
  readConfig,
  SEARCH_INDEX,
} from '../../../server/pages/adopt-pages.mjs';
import { createSavedSite, listBeside, listFiles } from '../../../server/pages/saved-site.mjs';
import type { PageReport } from '../public';
import { adopt, buildSearchIndex } from '../server';
import type { CommandOptions } from './read-arguments';

export interface SitePage extends PageReport {
  /** The page's path in the site. */
  readonly path: string;
}

export interface SiteReport {
  readonly pages: readonly SitePage[];
  /** Copied as they are. */
  readonly failed: readonly { readonly path: string; readonly error: string }[];
  /** Inlay's files in the copy, by their path in its folder. */
  readonly files: readonly string[];
}

/** Checks whether a script of the site's own uses `window.Inlay`, and so may ask for anything. */
const callsApi = (script: Buffer): boolean => /\bInlay\b/.test(script.toString('latin1'));

/**
 * Copies a folder of saved pages, each adopted; everything else as it is. The folder itself is only read.
 * @throws Error where the settings or the folder cannot be read
 */
export async function adoptSite(
  options: CommandOptions,
  {
    dist,
    onProgress,
  }: {
    /** The folder of the build. */ readonly dist: string;
    readonly onProgress: (done: number, all: number) => void;
  },
): Promise<SiteReport> {
  const { site, out, base, renderer, themeScripts, isCheck } = options;
  const config = await readConfig(site, options.config);
  // An earlier run's copy has Inlay's files already.
  const files = (await listFiles(site)).filter((file) => !file.startsWith(HOME + sep));
  const saved = createSavedSite(site, new Set([...files, ...(await listBeside(site))]));
  const readBytes = (file: string) => readFile(join(site, file));
  const pages: string[] = [];
  for (const file of files) if (await isPage(file, () => readBytes(file))) pages.push(file);

  const write = async (file: string, bytes: Uint8Array) => {
    if (isCheck) return;
    await mkdir(join(out, dirname(file)), { recursive: true });
    await writeFile(join(out, file), bytes);
  };
  const adoptPage = createPageAdopter({ adopt, saved, config, base });

  const reports: SitePage[] = [];
  const failed: SiteReport['failed'][number][] = [];
  const needed = new Set([`${renderer}/site.js`]);
  const texts: Array<{ readonly url: string; readonly html: string }> = [];
  for (const file of pages) {
    const bytes = await readBytes(file);
    try {
      const { text, encode } = decodePage(bytes);
      const adopted = adoptPage(file, text, { renderer, themeScripts });
      for (const path of Object.values(adopted.files).flat()) needed.add(path);
      if (adopted.html.includes(`${renderer}/boot.js"`)) needed.add(`${renderer}/boot.js`);
      texts.push({ url: addressOf(file), html: readableText(text) });
      reports.push({ path: file, ...adopted.report });
      await write(file, encode(adopted.html));
    } catch (error) {
      failed.push({ path: file, error: error instanceof Error ? error.message : String(error) });
      await write(file, bytes);
    }
    onProgress(reports.length + failed.length, pages.length);
  }

  for (const file of files.filter((one) => one.endsWith('.js')))
    if (callsApi(await readBytes(file)))
      for (const path of await listFiles(join(dist, renderer, 'chunks')))
        if (path.endsWith('.js')) needed.add(`${renderer}/chunks/${path}`);
  if (!isCheck) {
    for (const file of files.filter((one) => !pages.includes(one)))
      await write(file, saved.copyOf(file, await readBytes(file)));
    for (const [place, file] of saved.moved) await write(place, saved.copyOf(file));
    // Files of an earlier build have other names.
    await rm(join(out, HOME), { recursive: true, force: true });
    for (const file of needed) {
      await mkdir(join(out, HOME, dirname(file)), { recursive: true });
      await copyFile(join(dist, file), join(out, HOME, file));
    }
  }
  if (!config.search?.index) await write(SEARCH_INDEX, Buffer.from(JSON.stringify(buildSearchIndex(texts))));
  return { pages: reports, failed, files: [...needed].sort() };
}
