import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join, relative, sep } from 'node:path';
import type { AdoptedPage, PageReport } from '../public';
import { adopt, buildSearchIndex } from '../server';
import { createLocator, linkTo } from './locate-file';
import type { CommandOptions } from './read-arguments';

/** Inlay's folder in the site. */
const HOME = 'inlay';
export const CONFIG = 'inlay.config.json';
const SEARCH_INDEX = `${HOME}/search-index.json`;

export interface SitePage extends PageReport {
  /** The page's path in the site. */
  readonly path: string;
}

export interface FailedPage {
  readonly path: string;
  readonly error: string;
}

export interface SiteReport {
  readonly pages: readonly SitePage[];
  /** Copied as they are. */
  readonly failed: readonly FailedPage[];
  /** Inlay's files in the copy, by their path in its folder. */
  readonly files: readonly string[];
}

interface Ports {
  /** The folder of the build. */
  readonly dist: string;
  readonly onProgress: (done: number, all: number) => void;
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

/** Savers leave the ending of pages away that had none. @param start the first characters of the file */
const isPage = (path: string, start: () => Promise<string>): boolean | Promise<boolean> => {
  const ending = extname(path).toLowerCase();
  if (ending === '.html' || ending === '.htm') return true;
  return ending === '' && start().then((text) => /^\s*(?:<!doctype html|<html)\b/i.test(text));
};

/** `inlay.config.json`: who answers instead of the platform (docs/endpoints.md). */
interface SiteConfig {
  readonly endpoints?: object;
  readonly search?: { readonly index?: string };
}

/** A copy has no server of the platform's behind it. */
const NOBODY = { forms: 'none', comments: 'none', cart: 'none', search: 'none', statistics: 'none' };

async function readConfig({ site, config }: CommandOptions): Promise<SiteConfig> {
  const path = config ?? join(site, CONFIG);
  const text = await readFile(path, 'utf8').catch((error) => {
    if (config) throw new Error(`The settings cannot be read: ${error.message}`);
    return undefined;
  });
  try {
    return text === undefined ? {} : JSON.parse(text);
  } catch (error) {
    throw new Error(`${path} is not JSON: ${error instanceof Error ? error.message : error}`);
  }
}

/** The address of a page on a static server. */
const addressOf = (file: string): string => `/${linkTo('.', file).replace(/(^|\/)index\.html$/, '$1')}`;

/** Whether a script of the site's own uses `window.Inlay`, and so may ask for anything. */
const callsApi = (script: Buffer): boolean => /\bInlay\b/.test(script.toString('latin1'));

/**
 * Copies a folder of saved pages, each adopted; everything else as it is. The folder itself is only read.
 * @throws Error where the settings or the folder cannot be read
 */
export async function adoptSite(options: CommandOptions, { dist, onProgress }: Ports): Promise<SiteReport> {
  const { site, out, base, renderer, themeScripts, isCheck } = options;
  const config = await readConfig(options);
  // An earlier run's copy has Inlay's files already.
  const files = (await listFiles(site)).filter((file) => !file.startsWith(HOME + sep));
  const known = new Set(files);
  const readBytes = (file: string) => readFile(join(site, file));
  const pages: string[] = [];
  for (const file of files)
    if (await isPage(file, async () => (await readBytes(file)).toString('latin1', 0, 200))) pages.push(file);

  const write = async (file: string, bytes: Buffer) => {
    if (isCheck) return;
    await mkdir(join(out, dirname(file)), { recursive: true });
    await writeFile(join(out, file), bytes);
  };
  /** One character for each byte: in any encoding the bytes survive. */
  const adoptFile = (file: string, html: string): AdoptedPage =>
    adopt(html, {
      base: base ?? `${linkTo(dirname(file), HOME)}/`,
      renderer,
      themeScripts,
      locate: createLocator(known, file),
      config: {
        ...config,
        endpoints: { ...NOBODY, ...config.endpoints },
        search: { index: linkTo(dirname(file), SEARCH_INDEX), ...config.search },
      },
    });

  const reports: SitePage[] = [];
  const failed: FailedPage[] = [];
  const needed = new Set([`${renderer}/site.js`]);
  const texts: Array<{ readonly url: string; readonly html: string }> = [];
  for (const file of pages) {
    const bytes = await readBytes(file);
    try {
      const { html, report, files: used } = adoptFile(file, bytes.toString('latin1'));
      for (const path of Object.values(used).flat()) needed.add(path);
      if (html.includes(`${renderer}/boot.js"`)) needed.add(`${renderer}/boot.js`);
      texts.push({ url: addressOf(file), html: bytes.toString('utf8') });
      reports.push({ path: file, ...report });
      await write(file, Buffer.from(html, 'latin1'));
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
    for (const file of files.filter((one) => !pages.includes(one))) {
      await mkdir(join(out, dirname(file)), { recursive: true });
      await copyFile(join(site, file), join(out, file));
    }
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
