import { findAll, findPresent } from '../dom/find-all';
import { firstEvent } from '../dom/first-event';

/**
 * Written by the build from `style-families.json`, in the order of the cascade: a family's file → the selector of what it dresses, none where
 * the sheet comes with code only.
 */
export type StyleFamilies = Readonly<Record<string, string>>;

export interface PageStyles {
  /** Links `site.css` and the families that the page has by now, but for those that a server has named. */
  linkFound(): void;
  /** Resolves once the sheet at this address has loaded, to what makes it apply. */
  add(url: string): Promise<() => void>;
}

declare const __SITE_STYLES__: string | undefined;

/** The sheet of every page; a site's build has a name of its own for it. */
const SITE = typeof __SITE_STYLES__ === 'string' ? __SITE_STYLES__ : 'site.css';

const answerOf = (link: HTMLLinkElement) => firstEvent(link, 'load', 'error');

const apply = (link: HTMLLinkElement): void => {
  link.media = '';
  if (link.sheet) link.sheet.disabled = false;
};

/** The style sheets of a page whose script is at `base`: they are one folder up. */
export function createPageStyles(base: string, families: StyleFamilies): PageStyles {
  const order = [SITE, ...Object.keys(families)];
  const loading = new Set<HTMLLinkElement>();
  /** Files that have been linked here. A chunk that needs one that has failed asks for it again. */
  const linked = new Set<string>();

  /** The folder of the sheets, wherever it is: on another host, or with a version behind their names, they are the same. */
  const { pathname: folder } = new URL('..', base);

  /** The links to our sheets that are in the page, by file. */
  const findLinks = (): ReadonlyMap<string, HTMLLinkElement> => {
    const links = findAll(document, 'link[rel~=stylesheet]') as HTMLLinkElement[];
    // Read once: the browser resolves an address each time it is asked.
    const addresses = links.map(({ href }) => href);
    return new Map(
      order.flatMap((file) => {
        const link = links[addresses.findIndex((address) => address.includes(folder + file))];
        return link ? [[file, link]] : [];
      }),
    );
  };

  /**
   * In front of the next of our sheets in the cascade; without one behind all sheets of the page. There, Chromium takes a sheet with layers as
   * an addition: anywhere else it lays out the whole page again, as if all fonts had changed. The theme wins by its layer, not by its place.
   */
  const insert = (file: string, href: string, media: string): HTMLLinkElement => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', media, href });
    const links = findLinks();
    const next = order.slice(order.indexOf(file) + 1).find((later) => links.has(later));
    if (next) links.get(next)?.before(link);
    // Layers of the theme come behind those that `site.css` declares.
    else if (file === SITE) findAll(document, 'head')[0]?.prepend(link);
    else findAll(document, document.readyState === 'loading' ? 'head' : 'html')[0]?.append(link);
    loading.add(link);
    linked.add(file);
    void answerOf(link).then(({ type }) => {
      loading.delete(link);
      // The next attempt gets its own link.
      if (type === 'error' && file !== SITE) link.remove();
    });
    return link;
  };

  /** Checks whether a link may still tell of its end. */
  const isLoading = (link: HTMLLinkElement): boolean =>
    loading.has(link) ||
    (document.readyState !== 'complete' && !performance.getEntriesByName(link.href).length);

  return {
    linkFound() {
      const links = findLinks();
      for (const file of order) {
        if (links.has(file) || linked.has(file)) continue;
        const isFound = file === SITE || (families[file] && findPresent(document, families[file])[0]);
        if (isFound) insert(file, new URL(`../${file}`, base).href, '');
      }
    },
    add: (url) =>
      new Promise((resolve, reject) => {
        const file = url.replace(/^.*\/|\?.*$/g, '');
        const present = findLinks().get(file);
        // Chromium has an empty sheet for one that has failed, until it says so.
        if (present?.sheet && !loading.has(present)) return resolve(() => apply(present));
        const link = present && isLoading(present) ? present : insert(file, url, 'not all');
        void answerOf(link).then((event) => {
          if (event.type !== 'load') return reject(event);
          // A sheet that is switched on is an addition; one whose media change is not.
          if (link.media && link.sheet) link.sheet.disabled = true;
          resolve(() => apply(link));
        });
      }),
  };
}
