import { CONFIG } from '../../../server/pages/adopt-pages.mjs';
import type { Counted, PageReport } from '../public';
import type { SiteReport } from './adopt-site';

/** The findings about a site and how many pages have them, most often first. */
interface SiteSummary {
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

function summarise({ pages }: SiteReport): SiteSummary {
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

const KINDS = { style: 'style sheet', script: 'theme script', picture: 'picture' };
const MOST_LINES = 20;

const onPages = (count: number): string => (count === 1 ? 'on 1 page' : `on ${count} pages`);

function section(title: string, lines: readonly string[]): readonly string[] {
  if (!lines.length) return [];
  const left = lines.length - MOST_LINES;
  const shown = lines.slice(0, MOST_LINES).map((line) => `  ${line}`);
  return ['', title, ...shown, ...(left > 0 ? [`  … and ${left} more, see the report`] : [])];
}

/** The report for a terminal. */
export function printReport(report: SiteReport): string {
  const { adopted, unknown, lives, asks, unsupported, missing, trackers } = summarise(report);
  const notes = report.pages.flatMap(({ path, notes: all }) => all.map((note) => `${path}: ${note}`));
  return [
    `${adopted} of ${report.pages.length + report.failed.length} pages adopted; ${report.files.length} files of Inlay.`,
    ...section(
      'Comes to life',
      lives.map(({ name, count }) => `${name} ${onPages(count)}`),
    ),
    ...section(
      'Asks a server',
      asks.map(({ name, endpoint, count }) =>
        endpoint === 'platform'
          ? `${name} ${onPages(count)}: only the platform answers`
          : `${name} ${onPages(count)}: endpoints.${endpoint} of ${CONFIG} says who answers`,
      ),
    ),
    ...section(
      'Not supported',
      unsupported.map(({ name, count, why }) => `${name} ${onPages(count)}: ${why}`),
    ),
    ...section(
      'Missing files',
      missing.map(({ kind, address, count }) => `${KINDS[kind]} ${address} ${onPages(count)}`),
    ),
    ...section(
      'Scripts of other companies',
      trackers.map(({ name, count }) => `${name} ${onPages(count)}`),
    ),
    ...section('Copied as they are: nothing of the platform is in them', unknown),
    ...section(
      'Copied as they are: they could not be read',
      report.failed.map(({ path, error }) => `${path}: ${error}`),
    ),
    ...section('Notes', notes),
    '',
  ].join('\n');
}
