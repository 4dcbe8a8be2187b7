import type { SitePage } from '../cli/draft-site';
import { messageOf } from '../message-of';
import { findBrowser } from './find-browser';
import { serveCopy } from './serve-copy';
import { type Picture, takePicture } from './take-picture';

/** A page on the platform, and in the copy. */
export interface ComparedPage {
  readonly path: string;
  readonly before: Picture;
  readonly after: Picture;
}

const PAGES_MAX = 3;

/** The front page, and those that most things are on. */
export function choosePages(pages: readonly Pick<SitePage, 'path' | 'lives'>[]): readonly string[] {
  const isFront = ({ path }: Pick<SitePage, 'path'>) => path === 'index.html';
  return [...pages]
    .sort(
      (one, other) => Number(isFront(other)) - Number(isFront(one)) || other.lives.length - one.lives.length,
    )
    .slice(0, PAGES_MAX)
    .map(({ path }) => path);
}

interface CompareOptions {
  /** The copy's folder, as a real path. */
  readonly out: string;
  readonly pages: readonly SitePage[];
  /** The address of a page on the platform, and its path in the copy. */
  readonly find: (path: string) => { readonly address: string; readonly served: string } | undefined;
  /** By its path; `none`: nobody asks for pictures. Default: one that is installed. */
  readonly browser?: string | undefined;
  readonly sayAside: (line: string) => void;
}

/** Pictures of a few pages before and after, for the report. Without a browser there are none: nothing depends on them. */
export async function comparePages(options: CompareOptions): Promise<readonly ComparedPage[]> {
  const { out, pages, find, sayAside } = options;
  if (options.browser === 'none') return [];
  const browser = options.browser ?? (await findBrowser());
  if (!browser) {
    sayAside(
      'The report has no pictures of pages: no Chromium, Chrome or Edge was found. --browser PATH names one.',
    );
    return [];
  }
  const copy = await serveCopy(out);
  const compared: ComparedPage[] = [];
  try {
    // Pages that were written for the copy have nothing before them.
    for (const path of choosePages(pages.filter((page) => find(page.path)))) {
      const found = find(path);
      if (!found) continue;
      const before = await takePicture(browser, found.address);
      const after = await takePicture(browser, `${copy.address}${found.served}`);
      compared.push({ path, before, after });
    }
  } catch (error) {
    sayAside(
      `The report has ${compared.length ? `pictures of ${compared.length} pages only` : 'no pictures of pages'}: ${browser} failed (${messageOf(error)}). --browser PATH names another one, --browser none leaves them out.`,
    );
  } finally {
    copy.close();
  }
  return compared;
}
