import { findAll } from '../dom/find-all';

/**
 * Written by the build from `style-families.json`, in the order of the cascade: a family's file → the selector of what it dresses, none where
 * the sheet comes with code only.
 */
export type StyleFamilies = Readonly<Record<string, string>>;

export interface PageStyles {
  /** Links `site.css` and the families that the page has by now, but for those that a server has named. */
  linkFound(): void;
  /** A sheet by its address, once it has loaded. One that is added for this applies only when `media` is `''`. */
  add(url: string): Promise<{ media: string }>;
}

const SITE = 'site.css';

/** Waits for `load` or `error`, and listens no longer than that. */
const answerOf = (link: HTMLLinkElement) =>
  new Promise<Event>((resolve) => {
    const listening = new AbortController();
    const answer = (event: Event) => {
      listening.abort();
      resolve(event);
    };
    for (const type of ['load', 'error']) link.addEventListener(type, answer, { signal: listening.signal });
  });

/** The style sheets of a page whose script is at `base`: they are one folder up. */
export function createPageStyles(base: string, families: StyleFamilies): PageStyles {
  const order = [SITE, ...Object.keys(families)];
  const loading = new Set<HTMLLinkElement>();

  const findLink = (file: string): HTMLLinkElement | undefined => {
    // On another host, or with a version behind it, it is the same sheet.
    const { pathname } = new URL(`../${file}`, base);
    const links = findAll(document, 'link[rel~=stylesheet]') as HTMLLinkElement[];
    return links.find(({ href }) => href.includes(pathname));
  };

  /** Behind the sheets that come before it in the cascade, and in front of what the page brings itself, which wins. */
  const insert = (file: string, href: string, media: string): HTMLLinkElement => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', media, href });
    const before = order.slice(0, order.indexOf(file)).flatMap((earlier) => findLink(earlier) ?? []);
    if (before[0]) before.at(-1)?.after(link);
    else findAll(document, 'head')[0]?.prepend(link);
    loading.add(link);
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
      for (const file of order) {
        const isFound = file === SITE || (families[file] && findAll(document, families[file])[0]);
        if (isFound && !findLink(file)) insert(file, new URL(`../${file}`, base).href, '');
      }
    },
    add: (url) =>
      new Promise((resolve, reject) => {
        const file = url.replace(/^.*\/|\?.*$/g, '');
        const present = findLink(file);
        if (present?.sheet) return resolve(present);
        const link = present && isLoading(present) ? present : insert(file, url, 'not all');
        void answerOf(link).then((event) => (event.type === 'load' ? resolve(link) : reject(event)));
      }),
  };
}
