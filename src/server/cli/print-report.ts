import { CONFIG } from '../pages/adopt-pages.mjs';
import type { Counted, FileKind, PageReport } from '../public';
import type { SiteReport } from './adopt-site';
import type { Named } from './copy-writer';
import type { SitePage } from './draft-site';

/** Items with the number of pages that have them, most frequent first. An item is counted once for each page. */
function countPages<Item extends object>(lists: readonly (readonly Item[])[], keyOf: (item: Item) => string) {
  const found = new Map<string, Item & { readonly count: number }>();
  for (const list of lists)
    for (const [key, item] of new Map(list.map((one) => [keyOf(one), one])))
      found.set(key, { ...item, count: (found.get(key)?.count ?? 0) + 1 });
  return [...found.values()].sort((one, other) => other.count - one.count);
}

const KINDS: Readonly<Record<FileKind, string>> = {
  style: 'style sheet',
  script: 'script',
  picture: 'image',
  font: 'font',
  media: 'video or recording',
  frame: 'frame',
  page: 'page',
  feed: 'feed',
  form: 'form',
};
const MOST_LINES = 20;

const because = ({ path, why }: Named): string => `${path}: ${why}`;

const onPages = (count: number): string => (count === 1 ? 'on 1 page' : `on ${count} pages`);

function section(title: string, lines: readonly string[]): readonly string[] {
  if (!lines.length) return [];
  const left = lines.length - MOST_LINES;
  const shown = lines.slice(0, MOST_LINES).map((line) => `  ${line.replaceAll('\n', '\\u000a')}`);
  return ['', title, ...shown, ...(left > 0 ? [`  … and ${left} more, see the report`] : [])];
}

/** The report for a terminal. */
export function printReport(report: SiteReport): string {
  const { pages } = report;
  const inState = (wanted: SitePage['state']) => pages.filter(({ state }) => state === wanted);
  const count = <Item extends object>(
    listOf: (page: SitePage) => readonly Item[],
    keyOf: (item: Item) => string,
  ) => countPages(pages.map(listOf), keyOf);
  const byName = ({ name }: Pick<Counted, 'name'>) => name;
  const countNamed = (listOf: (page: PageReport) => readonly Pick<Counted, 'name'>[]) =>
    count(listOf, byName).map(({ name, count: n }) => `${name} ${onPages(n)}`);
  const notes = count(
    (page) => page.notes.map((note) => ({ note, path: page.path })),
    ({ note }) => note,
  ).map(({ note, path, count: n }) => (n === 1 ? `${path}: ${note}` : `${note} (${onPages(n)})`));
  return [
    `${inState('adopted').length} of ${pages.length + report.failed.length} pages adopted; ${report.files.length} files of Inlay.`,
    ...section(
      'Comes to life',
      countNamed(({ lives }) => lives),
    ),
    ...section(
      'Asks a server',
      count(
        ({ asks }) => asks,
        ({ endpoint, name }) => `${endpoint} ${name}`,
      ).map(
        ({ name, endpoint, count: n }) =>
          `${name} ${onPages(n)}: ${endpoint === 'platform' ? 'only the platform answers' : `endpoints.${endpoint} of ${CONFIG} says who answers`}`,
      ),
    ),
    ...section(
      'Not supported',
      count(({ unsupported }) => unsupported, byName).map(
        ({ name, count: n, why }) => `${name} ${onPages(n)}: ${why}`,
      ),
    ),
    ...section(
      'Missing files',
      count(
        ({ missing }) => missing,
        ({ address }) => address,
      ).map(({ kind, address, count: n }) => `${KINDS[kind]} ${address} ${onPages(n)}`),
    ),
    ...section(
      'Hosts of the platform that are still asked for files: save these before you leave it',
      countNamed(({ platformHosts }) => platformHosts),
    ),
    ...section(
      'Forms and links that lead to the platform: change them in your pages',
      countNamed(({ platformLinks }) => platformLinks.map((name) => ({ name }))),
    ),
    ...section(
      'Links that lead nowhere: save these pages, or change the links',
      countNamed(({ deadLinks }) => deadLinks),
    ),
    ...section(
      'Scripts among the files, which stay: nothing in them is the platform’s',
      countNamed(({ ownScripts }) => ownScripts.map((name) => ({ name }))),
    ),
    ...section(
      'Scripts of other companies',
      countNamed(({ trackers }) => trackers.map((name) => ({ name }))),
    ),
    ...section(
      'Copied as they are: nothing of the platform is in them',
      inState('unknown').map(({ path }) => path),
    ),
    ...section(
      'Copied as they are, or not at all: they could not be handled',
      report.failed.map(({ path, error }) => `${path}: ${error}`),
    ),
    ...section('Kept: files in the copy’s folder that are not from this command', report.kept.map(because)),
    ...section('Left out of the copy', report.leftOut.map(because)),
    ...section('Removed from the copy: the site no longer has them', report.removed),
    ...section('Notes', notes),
    '',
  ].join('\n');
}
