import { CONFIG } from '../../../server/pages/adopt-pages.mjs';
import type { SiteReport } from './adopt-site';
import { summarise } from './summary';

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
