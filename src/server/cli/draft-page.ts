import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PreparedPage } from '../adopt/adopt';
import { decodePage, readableText } from '../html/page-encoding.mjs';
import { messageOf } from '../message-of';
import { addressOf, createPageAdopter, type SiteConfig } from '../pages/adopt-pages.mjs';
import { createSavedSite, type Download, type SavedUses } from '../pages/saved-site.mjs';
import type { Renderer } from '../public';
import { buildSearchIndex, linkPage, preparePage } from '../server';
import type { IndexedPage } from './search-index-file';

/** How pages are adopted: data alone, so that threads can be given it. */
export interface DraftOptions {
  /** The folder of the build. */
  readonly dist: string;
  /** The folder of the pages. */
  readonly site: string;
  /** Its files, and those beside it. */
  readonly files: readonly string[];
  readonly config: SiteConfig;
  readonly base: string | undefined;
  readonly renderer: Renderer;
  readonly themeScripts: boolean;
  /** The copy has an index for its search. */
  readonly hasIndex: boolean;
  /** The copy has a file with the events of its calendars. */
  readonly hasEvents: boolean;
}

/** What no thread can be given, since it has functions: among it the facts about a site that the command has downloaded itself. */
export interface DraftTools {
  readonly saved?: ReturnType<typeof createSavedSite>;
  readonly download?: Download | undefined;
  readonly addressOfPage?: ((file: string) => string) | undefined;
}

/** A page of the copy that names no build yet. */
export interface DraftPage extends Omit<PreparedPage, 'before' | 'behind'> {
  readonly bytes: Uint8Array;
  /** The place of Inlay's tags in them. */
  readonly place: number;
  readonly encoding: string;
  readonly indexed: readonly IndexedPage[];
}

export interface DraftResult {
  readonly path: string;
  /** Undefined for a page that could not be handled. */
  readonly page?: DraftPage;
  readonly error?: string;
}

/** Checks whether Inlay's code may give elements such a name: it has it elsewhere than in a selector. Where there is no code to look at, it may. */
function createNameCheck(dist: string): (name: string) => boolean {
  const known = new Map<string, boolean>();
  let code: string | undefined;
  const look = (name: string) => {
    const file = join(dist, 'modules.json');
    code ??= existsSync(file) ? readFileSync(file, 'utf8') : '';
    const written = name.replace(/[^\w-]/g, '\\$&');
    return code === '' || new RegExp(`(?<![.#[\\w-])${written}(?![\\w-])`).test(code);
  };
  return (name) => {
    const isThere = known.get(name) ?? look(name);
    known.set(name, isThere);
    return isThere;
  };
}

export const createSaved = (
  { dist, site, files }: Pick<DraftOptions, 'dist' | 'site' | 'files'>,
  download?: Download,
) => createSavedSite(site, new Set(files), download, createNameCheck(dist));

/** The first step of adopting the pages of a site. */
export function createDrafter(
  options: DraftOptions,
  { download, addressOfPage, saved = createSaved(options, download) }: DraftTools = {},
) {
  const { site, config, base, renderer, themeScripts, hasIndex, hasEvents } = options;
  const prepare = createPageAdopter({
    adopt: preparePage,
    saved,
    config,
    base,
    hasEvents,
    isRooted: download?.isRooted ?? false,
    address: addressOfPage,
  });

  function draftPage(path: string): DraftPage {
    const { text, encoding, encode } = decodePage(readFileSync(join(site, path)));
    const { before, behind, ...page } = prepare(path, text, { renderer, themeScripts });
    const html = before + behind;
    const search = hasIndex
      ? (buildSearchIndex([{ url: addressOf(path), html: readableText(html) }]) as { pages: IndexedPage[] })
      : { pages: [] };
    return {
      ...page,
      bytes: encode(html),
      // The end of a text may have a byte that is no character.
      place: encode(before).length - encode('').length,
      encoding,
      indexed: search.pages,
    };
  }
  return {
    saved,
    draft(path: string): DraftResult {
      try {
        return { path, page: draftPage(path) };
      } catch (error) {
        return { path, error: messageOf(error) };
      }
    },
  };
}

/** The answer of a thread about a page. */
export interface ThreadAnswer {
  readonly result: DraftResult;
  readonly uses: SavedUses;
}

/** The second step: the page as the copy has it, and the files of Inlay that it asks for. */
export function linkDraft(
  page: Omit<DraftPage, 'report' | 'indexed'>,
  options: { readonly renderer: Renderer; readonly base: string; readonly manifest: unknown },
) {
  const { bytes, place, encoding } = page;
  const { tags, files } = linkPage(page, options);
  const scripts = [`${options.renderer}/boot.js`, `${options.renderer}/site.js`].filter((file) =>
    tags.includes(`${file}"`),
  );
  const { encode } = decodePage(new Uint8Array(), `charset=${encoding}`);
  return {
    bytes: Buffer.concat([bytes.subarray(0, place), encode(tags), bytes.subarray(place)]),
    needed: [...Object.values(files).flat(), ...scripts],
  };
}
