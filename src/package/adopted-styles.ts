import { findAll } from '../dom/find-all';
import type { PageStyles, StyleFamilies } from '../style/link-styles';
import { sheets } from './sheets';

interface AdoptedSheet {
  readonly sheet: CSSStyleSheet;
  readonly isReady: Promise<void>;
}

const SITE = 'site.css';

/** By the name of their file. */
const adopted = new Map<string, AdoptedSheet>();
/** The files in the order of the cascade. */
let order: readonly string[] = [SITE];

async function fill(sheet: CSSStyleSheet, file: string): Promise<void> {
  const load = sheets[file];
  if (!load) throw new Error(`There is no style sheet ${file}.`);
  sheet.replaceSync((await load()).css);
}

function adopt(file: string, media: string): AdoptedSheet {
  const present = adopted.get(file);
  if (present) return present;
  const sheet = new CSSStyleSheet({ media });
  const later = order.slice(order.indexOf(file) + 1).flatMap((name) => adopted.get(name)?.sheet ?? []);
  const list = document.adoptedStyleSheets;
  const place = list.findIndex((one) => later.includes(one));
  // Adopted while it is still empty, since its place in the list counts.
  document.adoptedStyleSheets = list.toSpliced(place < 0 ? list.length : place, 0, sheet);
  const isReady = fill(sheet, file).catch((error) => {
    // The next attempt is a new one.
    adopted.delete(file);
    throw error;
  });
  adopted.set(file, { sheet, isReady });
  return { sheet, isReady };
}

/**
 * The package's substitute for links: each bundler treats style sheets in its own way, and only if it is set up for them, so their text
 * comes as a module.
 */
export function createPageStyles(_: string, families: StyleFamilies): PageStyles {
  order = [SITE, ...Object.keys(families)];
  return {
    linkFound() {
      for (const file of order) {
        // A chunk that needs a sheet which has failed asks again, and reports it.
        if (families[file] && findAll(document, families[file])[0]) adopt(file, '').isReady.catch(() => {});
      }
    },
    async add(url) {
      // Its folder ends in a colon: the package has no address.
      const { sheet, isReady } = adopt(url.replace(/^.*[/:]|\?.*$/g, ''), 'not all');
      await isReady;
      return () => {
        sheet.media = '';
      };
    },
  };
}

/** Has the page use `site.css`; rejects where its text cannot be loaded. */
export const adoptSiteStyles = (): Promise<void> => adopt(SITE, '').isReady;
