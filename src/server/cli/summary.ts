import type { Counted, PageReport } from '../public';
import type { SiteReport } from './adopt-site';

/** The findings about a site and how many pages have them, most often first. */
export interface SiteSummary {
  readonly adopted: number;
  readonly unknown: readonly string[];
  readonly lives: readonly Counted[];
  readonly asks: readonly (Counted & { readonly endpoint: string })[];
  readonly unsupported: readonly (Counted & { readonly why: string })[];
  readonly missing: readonly (PageReport['missing'][number] & { readonly count: number })[];
  readonly trackers: readonly Counted[];
}

/** Counts the pages that have something, once for each page. */
function countPages<Item>(lists: readonly (readonly Item[])[], keyOf: (item: Item) => string) {
  const found = new Map<string, { item: Item; count: number }>();
  for (const list of lists)
    for (const item of new Map(list.map((one) => [keyOf(one), one])).values()) {
      const key = keyOf(item);
      found.set(key, { item, count: (found.get(key)?.count ?? 0) + 1 });
    }
  return [...found.values()].sort((one, other) => other.count - one.count);
}

export function summarise({ pages }: SiteReport): SiteSummary {
  const byName = ({ name }: Counted) => name;
  const merge = <Item extends object>(found: readonly { item: Item; count: number }[]) =>
    found.map(({ item, count }) => ({ ...item, count }));
  return {
    adopted: pages.filter(({ state }) => state === 'adopted').length,
    unknown: pages.filter(({ state }) => state === 'unknown').map(({ path }) => path),
    lives: merge(
      countPages(
        pages.map(({ lives }) => lives),
        byName,
      ),
    ),
    asks: merge(
      countPages(
        pages.map(({ asks }) => asks),
        ({ endpoint, name }) => `${endpoint} ${name}`,
      ),
    ),
    unsupported: merge(
      countPages(
        pages.map(({ unsupported }) => unsupported),
        byName,
      ),
    ),
    missing: merge(
      countPages(
        pages.map(({ missing }) => missing),
        ({ address }) => address,
      ),
    ),
    trackers: countPages(
      pages.map(({ trackers }) => trackers),
      (name) => name,
    ).map(({ item, count }) => ({
      name: item,
      count,
    })),
  };
}
