import { expect, it } from 'vitest';
import { readSiteContext } from '../../../src/context/context';
import { isOfPlatform, reportOn } from '../../../src/server/adopt/page-report';
import { PageDocument } from '../../../src/server/page-document';
import type { ReadPage } from '../../../src/server/read-page';

const page = (body: string, units: readonly object[] = [], id = '') =>
  ({
    document: new PageDocument(`<!doctype html><body>${body}</body>`),
    context: readSiteContext(id ? { website: { id } } : undefined),
    units,
  }) as unknown as ReadPage;

const findings = {
  missing: [],
  platformHosts: [],
  platformLinks: [],
  deadLinks: [],
  ownScripts: [],
  notes: [],
  isKnown: true,
  isSeen: (chunk: string) => chunk === 'seen',
};
const report = (body: string, units: readonly object[] = []) => reportOn(page(body, units), findings);
const unsupported = (body: string) =>
  report(body).unsupported.map(({ name, count, why }) => [name, count, why.slice(0, 12)]);

it.each([
  ['nothing of the platform', page('<p>Ferns</p>'), false],
  ['the id of a site', page('', [], 'site-1'), true],
  ['a block', page('', [{ kind: 'block' }]), true],
  ['features, which any page may have', page('', [{ kind: 'feature' }]), false],
  ['a class of the platform', page('<div class="sqs-layout"></div>'), true],
  ['a controller', page('<nav data-controller="HeaderOverlay"></nav>'), true],
])('knows a page with %s', (_, given, isPlatforms) => {
  expect(isOfPlatform(given)).toBe(isPlatforms);
});

it('says nothing of a page that it does not know', () => {
  const unknown = reportOn(
    page('<div class="sqs-block" data-block-type="6">Tweets</div>', [{ kind: 'block' }]),
    { ...findings, missing: ['a.css'], isKnown: false } as never,
  );
  expect(unknown).toMatchObject({
    state: 'unknown',
    lives: [],
    asks: [],
    unsupported: [],
    missing: ['a.css'],
  });
});

it('lists blocks, and features that a visitor sees, and who asks which server', () => {
  const { state, lives, asks } = report('', [
    { kind: 'block', name: 'form', count: 2, chunks: [] },
    { kind: 'block', name: 'accordion', count: 1, chunks: [] },
    { kind: 'feature', name: 'cookie-banner', count: 1, chunks: ['other', 'seen'] },
    { kind: 'feature', name: 'visits', count: 1, chunks: ['other'] },
  ]);
  expect(state).toBe('adopted');
  expect(lives).toEqual([
    { name: 'form', count: 2 },
    { name: 'accordion', count: 1 },
    { name: 'cookie-banner', count: 1 },
  ]);
  expect(asks).toContainEqual({ endpoint: 'statistics', name: 'visits', count: 1 });
  expect(asks.filter(({ name }) => name === 'form').map(({ count }) => count)).toEqual([2]);
  expect(asks.filter(({ name }) => name === 'accordion')).toEqual([]);
});

it('has the platform asked for the events of a calendar only where the page names none', () => {
  const asks = (config: Readonly<Record<string, unknown>>) => {
    const calendar = [{ kind: 'block', name: 'calendar', count: 1, chunks: [] }];
    return reportOn({ ...page('', calendar), config }, findings).asks.map(({ endpoint }) => endpoint);
  };
  expect(asks({})).toEqual(['platform']);
  expect(asks({ calendar: { events: 'events.json' } })).toEqual([]);
});

it('counts blocks that need a script and have none, with the reason', () => {
  expect(
    unsupported(
      '<div class="sqs-block" data-block-type="6">a</div><div class="sqs-block" data-block-type="6">b</div>',
    ),
  ).toEqual([['twitter', 2, 'Its posts we']]);
  expect(unsupported('<div class="sqs-block sqs-block-bowling">a</div>')).toEqual([
    ['bowling', 1, 'Inlay has no'],
  ]);
  expect(unsupported('<div class="sqs-block">a</div>')).toEqual([['block', 1, 'Inlay has no']]);
});

it.each([
  ['complete by its type', '<div class="sqs-block" data-block-type="2">a</div>'],
  ['complete by its class', '<div class="sqs-block html-block">a</div>'],
  [
    'complete by its class, whatever its type',
    '<div class="sqs-block sqs-block-html" data-block-type="6">a</div>',
  ],
  ['empty', '<div class="sqs-block" data-block-type="6"> </div>'],
  [
    'a form block without a form',
    '<div class="sqs-block sqs-block-form" data-block-type="9"><div class="sqs-block-content"> </div></div>',
  ],
  [
    'a block with a frame of the owner’s own',
    '<div class="sqs-block" data-block-type="6"><iframe src="https://posts.example"></iframe></div>',
  ],
  ['a block that Inlay brings to life', '<div class="sqs-block sqs-block-accordion">a</div>'],
  [
    'a form with an address of its own',
    '<div class="sqs-block" data-block-type="51"><form action="/thanks.html"></form></div>',
  ],
  ['around one', '<div class="sqs-block"><div class="sqs-block-accordion">a</div></div>'],
  ['inside of one', '<div class="sqs-block-accordion"><div class="sqs-block">a</div></div>'],
])('leaves out what is %s', (_, body) => {
  expect(unsupported(body)).toEqual([]);
});

it('counts a block that is empty but for an element', () => {
  expect(unsupported('<div class="sqs-block" data-block-type="6"><i></i></div>')).toHaveLength(1);
});

it('counts addresses by their hosts, and links by where they lead', () => {
  const { platformHosts, deadLinks } = reportOn(page(''), {
    ...findings,
    platformHosts: ['a.example', 'b.example', 'a.example'],
    deadLinks: ['lost.html', 'lost.html'],
  });
  expect([platformHosts, deadLinks]).toEqual([
    [
      { name: 'a.example', count: 2 },
      { name: 'b.example', count: 1 },
    ],
    [{ name: 'lost.html', count: 2 }],
  ]);
});
