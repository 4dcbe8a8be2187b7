import { describe, expect, it } from 'vitest';
import { BLOCKS } from '../../../../src/catalogue/blocks';
import { FEATURES } from '../../../../src/catalogue/features';
import { reportPage } from '../../../../src/server/report/report-page';
import type { SummarizedPage, SummarizedSite } from '../../../../src/server/report/site-summary';
import { summarizeSite } from '../../../../src/server/report/summarize-site';
import { UNITS_WITH_WORDS } from '../../../../src/server/report/unit-words';

const page = (parts: Partial<SummarizedPage> = {}): SummarizedPage => ({
  path: 'index.html',
  lives: [],
  asks: [],
  unsupported: [],
  missing: [],
  platformHosts: [],
  platformLinks: [],
  deadLinks: [],
  trackers: [],
  ...parts,
});
const summarize = (site: Partial<SummarizedSite> & { pages: readonly SummarizedPage[] }) =>
  summarizeSite({ failed: [], config: {}, ...site });
const texts = (facts: readonly { readonly text: string }[]) => facts.map(({ text }) => text);

describe('the verdict', () => {
  const asksForms = page({ asks: [{ name: 'form', endpoint: 'forms' }] });
  const download = { locked: [], excluded: [], failed: {}, otherHosts: [] };
  it.each<[string, Partial<SummarizedSite>, SummarizedPage, boolean]>([
    ['nothing is left to do', {}, page(), true],
    ['files still come from the platform', {}, page({ platformHosts: [{ name: 'images.example' }] }), false],
    ['a file is missing', {}, page({ missing: [{ kind: 'picture', address: 'a.jpg' }] }), false],
    [
      'a link leads nowhere',
      {},
      page({ deadLinks: [{ name: 'x.html' }], missing: [{ kind: 'page', address: 'x.html' }] }),
      true,
    ],
    ['a link leads to the platform', {}, page({ platformLinks: ['https://x.example/'] }), false],
    ['forms without a setting', {}, asksForms, false],
    ['forms with a setting', { config: { endpoints: { forms: 'https://f.example' } } }, asksForms, true],
    ['forms that the owner has closed', { config: { endpoints: { forms: 'none' } } }, asksForms, true],
    [
      'a link to a cart, and nothing to buy',
      {},
      page({
        asks: [
          { name: 'cart-indicator', endpoint: 'cart' },
          { name: 'cart-page', endpoint: 'cart' },
        ],
      }),
      true,
    ],
    ['a page that could not be read', { failed: [{ path: 'a', error: 'EACCES' }] }, page(), false],
    [
      'a page behind a password',
      { download: { ...download, locked: ['https://a.example/x'] } },
      page(),
      false,
    ],
    [
      'a download that ended early',
      { download: { ...download, stopped: 'it was interrupted' } },
      page(),
      false,
    ],
    [
      'what only the platform could answer',
      {},
      page({ asks: [{ name: 'donation', endpoint: 'platform' }] }),
      true,
    ],
  ])('where %s', (_, site, one, canClose) => {
    const summary = summarize({ ...site, pages: [one] });
    expect(summary.canClose).toBe(canClose);
    expect(summary.verdict).toBe(canClose ? 'You can close the account.' : 'Not yet: 1 thing.');
  });
});

describe('the summary of a site', () => {
  it('says what works in the owner’s words, most frequent first', () => {
    const { works } = summarize({
      pages: [
        page({ lives: [{ name: 'gallery-grid' }, { name: 'gallery-slideshow' }, { name: 'nav-folders' }] }),
        page({ path: 'b.html', lives: [{ name: 'mobile-menu' }, { name: 'scroll-indicator' }] }),
      ],
    });
    expect(works).toEqual([
      { text: 'Menus', pages: ['index.html', 'b.html'], details: [] },
      { text: 'Galleries', pages: ['index.html'], details: [] },
    ]);
  });

  it.each([
    ['a form that nobody answers', 'form', 'forms', {}, []],
    ['a form that is closed', 'form', 'forms', { forms: 'none' }, []],
    ['a form that is answered', 'form', 'forms', { forms: 'https://f.example' }, ['Forms']],
    ['a newsletter that goes where forms go', 'newsletter', 'newsletter', { forms: '/f' }, ['Newsletters']],
    ['a link to an account', 'account-link', 'platform', {}, []],
    ['a product, which is shown all the same', 'product', 'cart', {}, ['Products']],
    ['a calendar, whose events the platform kept', 'calendar', 'platform', {}, []],
    ['filters of a shop, which only the platform could answer', 'product-filters', 'platform', {}, []],
  ] as const)(
    'says that a unit works where it does anything: %s',
    (_, name, endpoint, endpoints, expected) => {
      const pages = [page({ lives: [{ name }], asks: [{ name, endpoint }] })];
      expect(texts(summarize({ pages, config: { endpoints } }).works)).toEqual(expected);
    },
  );

  it('says of a setting whether it was found, and what to paste where it was not', () => {
    const pages = [
      page({
        asks: [
          { name: 'product', endpoint: 'cart' },
          { name: 'newsletter', endpoint: 'newsletter' },
        ],
      }),
    ];
    expect(summarize({ pages, config: { endpoints: { forms: 'https://f.example' } } }).needs).toEqual([
      expect.objectContaining({
        text: 'The shop needs a way to send you an order.',
        isDone: false,
        paste: expect.stringContaining('checkout'),
      }),
      expect.objectContaining({ text: 'Newsletter sign-ups need somebody who receives them.', isDone: true }),
    ]);
  });

  it('lists what is lost, and what was closed on purpose', () => {
    const { lost } = summarize({
      pages: [
        page({
          asks: [
            { name: 'form', endpoint: 'forms' },
            { name: 'account-link', endpoint: 'platform' },
            { name: 'comments', endpoint: 'comments' },
          ],
          unsupported: [{ name: 'memberArea', why: 'Members are kept by the platform.' }],
        }),
      ],
      config: { endpoints: { forms: 'none' } },
    });
    expect(texts(lost)).toEqual([
      'Forms say that they are closed.',
      'Customer accounts: only the platform could answer.',
      'Comments and likes are closed; those on the pages stay.',
      'A block of the kind “memberArea” does nothing.',
    ]);
  });

  it('names playlists, whose videos are not saved', () => {
    const playlists = ['https://video.example/a.m3u8'];
    const download = { locked: [], excluded: [], failed: {}, otherHosts: [], playlists };
    expect(summarize({ pages: [page()], download }).notes).toEqual([
      { text: expect.stringContaining('keep the videos'), pages: [], details: playlists },
    ]);
  });

  it('has words only for units that there are', () => {
    const units = new Set([...BLOCKS, ...FEATURES].map(({ name }) => name));
    expect(UNITS_WITH_WORDS.filter((name) => !units.has(name))).toEqual([]);
  });

  it('has a word for each block but those that only make another thing right', () => {
    const blocks = BLOCKS.map(({ name }) => name);
    expect(blocks.filter((name) => !UNITS_WITH_WORDS.includes(name))).toEqual([
      'ancillary-layout',
      'block-animation',
      'cover-page',
      'footer-fit',
      'header-fit',
      'mobile-offset',
      'parallax',
      'scaled-text',
      'scroll-indicator',
      'section-animation',
      'section-divider',
      'text-highlights',
    ]);
  });
});

it('the page of the report escapes what pages say, links each page and folds long lists', () => {
  const missing = Array.from({ length: 30 }, (_, index) => ({ kind: 'picture', address: `<${index}>.jpg` }));
  const summary = summarize({ pages: [page({ path: 'shop/a&b.html', missing })] });
  const html = reportPage({ summary, copy: 'my site', full: '<full>', pageCount: 1 });
  expect(html).toContain('<a href="my%20site/shop/a%26b.html">shop/a&amp;b.html</a>');
  expect(html).toContain('<summary>and 18 more</summary>');
  expect(html).not.toMatch(/<\d+>\.jpg|<full>/);
  expect(html.match(/&lt;\d+&gt;\.jpg/g)).toHaveLength(30);
});
