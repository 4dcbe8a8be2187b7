import { expect, it } from 'vitest';
import type { SiteReport } from '../../../src/server/cli/adopt-site';
import type { SitePage } from '../../../src/server/cli/draft-site';
import { printReport } from '../../../src/server/cli/print-report';

const page = (path: string, report: Partial<SitePage> = {}): SitePage => ({
  path,
  state: 'adopted',
  lives: [],
  asks: [],
  unsupported: [],
  missing: [],
  platformHosts: [],
  platformLinks: [],
  deadLinks: [],
  ownScripts: [],
  trackers: [],
  notes: [],
  ...report,
});
const print = (report: Partial<SiteReport>) =>
  printReport({ pages: [], failed: [], kept: [], leftOut: [], removed: [], files: [], ...report }).split(
    '\n',
  );

it('counts pages, and the files of Inlay', () => {
  const pages = [page('a'), page('b', { state: 'unknown' })];
  expect(print({ pages, failed: [{ path: 'c', error: 'odd' }], files: ['x', 'y'] })).toEqual([
    '1 of 3 pages adopted; 2 files of Inlay.',
    '',
    'Copied as they are: nothing of the platform is in them',
    '  b',
    '',
    'Copied as they are, or not at all: they could not be handled',
    '  c: odd',
    '',
  ]);
});

it('tells a note of several pages once', () => {
  const pages = [page('a', { notes: ['Odd.', 'Old.'] }), page('b', { notes: ['Odd.'] })];
  expect(print({ pages }).slice(2)).toEqual(['Notes', '  Odd. (on 2 pages)', '  a: Old.', '']);
});

it('says on how many pages something is, each page once, the most frequent first', () => {
  const one = { name: 'map', count: 2 };
  const two = { name: 'form', count: 1 };
  const pages = [page('a', { lives: [one, one, two] }), page('b', { lives: [two] })];
  expect(print({ pages }).slice(1)).toEqual([
    '',
    'Comes to life',
    '  form on 2 pages',
    '  map on 1 page',
    '',
  ]);
});

it('says who answers, what is missing and what people should know', () => {
  const lines = print({
    pages: [
      page('a', {
        asks: [
          { name: 'form', count: 1, endpoint: 'forms' },
          { name: 'account-link', count: 1, endpoint: 'platform' },
        ],
        unsupported: [{ name: 'chat', count: 1, why: 'no idea' }],
        missing: [{ kind: 'style', address: '/a.css' }],
        platformHosts: [{ name: 'images.example', count: 3 }],
        platformLinks: ['https://site.example/form'],
        deadLinks: [{ name: 'lost.html', count: 2 }],
        ownScripts: ['own.js'],
        trackers: ['tracker.example'],
        notes: ['look at this'],
      }),
    ],
  });
  expect(lines.filter((line) => line.startsWith('  '))).toEqual([
    '  form on 1 page: endpoints.forms of inlay.config.json says who answers',
    '  account-link on 1 page: only the platform answers',
    '  chat on 1 page: no idea',
    '  style sheet /a.css on 1 page',
    '  images.example on 1 page',
    '  https://site.example/form on 1 page',
    '  lost.html on 1 page',
    '  own.js on 1 page',
    '  tracker.example on 1 page',
    '  a: look at this',
  ]);
});

it.each([
  [20, undefined],
  [21, '  … and 1 more, see the report'],
])('of %i lines shows 20', (count, more) => {
  const lines = print({
    failed: Array.from({ length: count }, (_, index) => ({ path: `${index}`, error: 'odd' })),
  });
  expect([
    lines.filter((line) => line.endsWith('odd')).length,
    lines.find((line) => line.includes('more')),
  ]).toEqual([20, more]);
});
