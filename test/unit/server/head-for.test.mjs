import { beforeAll, describe, expect, test, vi } from 'vitest';
import { importServer } from './server-bundle.mjs';

const ACCORDION = '<div class="sqs-block-accordion"></div>';
const FORM = '<div class="sqs-block-form"><script class="sqs-form-block-context"></script></div>';

const context = (value) =>
  `<script data-name="static-context">Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = ${JSON.stringify(value)};</script>`;

/** @type {Awaited<ReturnType<typeof importServer>>} */
let server;

beforeAll(async () => {
  server = await importServer();
});

describe('the files of a page', () => {
  test('are those of its blocks, each once, and of what they share', () => {
    expect(server.filesFor(`<html lang="en"><body>${ACCORDION}${FORM}${FORM}`)).toMatchObject({
      styles: ['site.css', 'content.css', 'forms.css'],
      chunks: ['preact/chunks/accordion-A.js', 'preact/chunks/views-V.js', 'preact/chunks/form-F.js'],
    });
    expect(server.filesFor('<body><p>Nothing')).toMatchObject({ styles: ['site.css'], chunks: [] });
  });

  test('are told apart by when they are loaded', () => {
    const { chunks, later } = server.filesFor(
      '<body><button class="sqs-product-quick-view-button">More</button>',
    );
    expect(chunks).toEqual([]);
    expect(later).toContain('preact/chunks/quick-Q.js');
  });

  test('are on demand those that its code leads to, what another visit asks for, and no others', () => {
    const { onDemand } = server.filesFor(`<html lang="en"><body>${FORM}`);
    // By what the form asks for when it is sent, by the event of a call that fails, by other addresses (`?noredirect`, `?inlay=debug`), by a browser
    // that asks for privacy, by a page without a theme.
    expect([...onDemand].sort()).toEqual([
      'look.css',
      'preact/chunks/consent-C.js',
      'preact/chunks/debug-D.js',
      'preact/chunks/dialogs-D.js',
      'preact/chunks/owner-O.js',
      'preact/chunks/sending-S.js',
      'shop.css',
    ]);
    expect(server.filesFor(`<html lang="en"><script>stub()</script>${FORM}`).onDemand).toEqual(onDemand);
  });

  test('are on demand those that only some windows want', () => {
    const settings = {
      showAnnouncementBar: true,
      websiteSettings: { mobileInfoBarSettings: { isContactEmailEnabled: true } },
    };
    const { chunks, later, onDemand } = server.filesFor(`<html lang="en">${context(settings)}<body>`);
    expect([...chunks, ...later]).not.toContain('preact/chunks/mobile-M.js');
    expect(onDemand).toContain('preact/chunks/mobile-M.js');
  });

  test('of calls of the platform’s globals come at once where one has an answer', () => {
    const chunksOf = (call) => server.filesFor(`<html lang="en"><script>${call}</script>`).chunks;
    expect(chunksOf('Squarespace.load(window); ImageLoader.bootstrap();')).toEqual([]);
    expect(chunksOf('Squarespace.load(window); Y.use(() => {})')).toEqual(['preact/chunks/globals-G.js']);
  });

  test.each([
    ['of the page’s language', '<html lang="de">', ['languages-L', 'de-base-H'], ['fr-base-H']],
    ['of the site’s language', context({ website: { language: 'fr-FR' } }), ['languages-L', 'fr-base-H'], []],
    ['that a script may ask for', '<html lang="en"><script>Inlay.on("x")</script>', ['popup-P', 'map-M'], []],
    [
      'that the platform’s globals need',
      '<html lang="en"><script>Y["use"]; Y.a</script>',
      ['globals-G'],
      ['map-M'],
    ],
    [
      'of the gallery that its settings name',
      `<html lang="en"><div class="sqs-block-gallery" data-block-json='{"design":"slideshow"}'><div class="sqs-gallery-container sqs-gallery-block-grid"></div></div>`,
      ['slides-S'],
      ['map-M'],
    ],
    [
      'of blocks that wait in a template',
      `<html lang="en"><template data-consent="marketing">${ACCORDION}</template>`,
      ['accordion-A'],
      ['languages-L'],
    ],
  ])('are on demand those %s', (_, html, wanted, unwanted) => {
    const { onDemand } = server.filesFor(html);
    for (const stem of wanted) expect(onDemand).toContain(`preact/chunks/${stem}.js`);
    for (const stem of unwanted) expect(onDemand).not.toContain(`preact/chunks/${stem}.js`);
  });

  test('are not those of units that the page’s setting switches off', () => {
    const off = (...names) =>
      `<html lang="en"><script type="application/json" data-inlay-config>${JSON.stringify({ off: names })}</script>`;
    const blocks = `<body>${ACCORDION}${FORM}<template data-consent="marketing">${ACCORDION}</template>`;
    const all = server.filesFor(off() + blocks);
    expect(all.chunks).toContain('preact/chunks/accordion-A.js');
    const { chunks, later, onDemand } = server.filesFor(off('accordion', 'system-error', 'debug') + blocks);
    expect(new Set(chunks)).toEqual(new Set(all.chunks.filter((file) => !file.includes('accordion'))));
    for (const stem of ['accordion-A', 'dialogs-D', 'debug-D']) {
      expect([...all.chunks, ...all.onDemand]).toContain(`preact/chunks/${stem}.js`);
      expect([...chunks, ...later, ...onDemand]).not.toContain(`preact/chunks/${stem}.js`);
    }
  });

  test('name the language that the page’s code will speak', () => {
    const chunksOf = (lang) => server.filesFor(`<html lang="${lang}"><body>${FORM}`).chunks;
    expect(chunksOf('en')).not.toContain('preact/chunks/languages-L.js');
    expect(chunksOf('de')).toEqual([
      ...chunksOf('en'),
      'preact/chunks/languages-L.js',
      'preact/chunks/de-base-H.js',
    ]);
    expect(server.filesFor('<html lang="de"><body>').chunks).toEqual([]);
  });

  test('are not those of what is no part of the document', () => {
    const { chunks } = server.filesFor(
      `<body><template>${ACCORDION}</template><noscript>${FORM}</noscript><!-- ${FORM} -->`,
    );
    expect(chunks).toEqual([]);
  });

  test('are not those of blocks that wait for consent', () => {
    const { chunks, later } = server.filesFor(`<body><div data-consent="marketing">${ACCORDION}</div>`);
    expect(chunks).toEqual([]);
    expect(later).toContain('preact/chunks/accordion-A.js');
  });

  test('depend on what the page says of itself: the banner of a site that asks', () => {
    const asks = context({ cookieSettings: { isCookieBannerEnabled: true } });
    expect(server.filesFor(`<html lang="en"><head>${asks}`)).toMatchObject({
      styles: ['site.css', 'consent.css'],
      chunks: ['preact/chunks/consent-C.js', 'preact/chunks/views-V.js'],
    });
    const incapable = '<script>Static.COOKIE_BANNER_CAPABLE = false;</script>';
    expect(server.filesFor(`<head>${asks}${incapable}`).styles).toEqual(['site.css']);
    const cut = asks.replace('}};', '');
    expect(server.filesFor(`<head>${cut}`).chunks).toEqual([]);
  });

  test('are read from JSON that has braces in its texts', () => {
    const value = {
      website: { id: '1', siteTitle: 'a } "b" {' },
      cookieSettings: { isCookieBannerEnabled: true },
    };
    expect(server.filesFor(`<head>${context(value)}`).styles).toContain('consent.css');
  });

  test('do not depend on the page before', () => {
    const asks = context({ cookieSettings: { isCookieBannerEnabled: true } });
    server.filesFor(`<head>${asks}<body>${FORM}`);
    expect(server.filesFor('<body>')).toMatchObject({ styles: ['site.css'], chunks: [] });
  });
});

describe('the tags of a page', () => {
  test('load its files in the order of the cascade, the code beside the script', () => {
    expect(server.headFor(`<html lang="en"><body>${FORM}`, { base: '/inlay' })).toBe(
      [
        '<link rel="stylesheet" href="/inlay/site.css">',
        '<link rel="stylesheet" href="/inlay/forms.css" integrity="sha384-f">',
        '<link rel="modulepreload" href="/inlay/preact/chunks/form-F.js" integrity="sha384-c">',
        '<link rel="modulepreload" href="/inlay/preact/chunks/views-V.js">',
        '<script type="module" src="/inlay/preact/site.js" integrity="sha384-s"></script>',
      ].join('\n'),
    );
  });

  test('have the stub where an inline script calls the old globals', () => {
    const stub = '<script src="/inlay/preact/boot.js"></script>\n<script type="module"';
    expect(server.headFor('<script>Y.use(function () {})</script>', { base: '/inlay/' })).toContain(stub);
    expect(server.headFor('<script>call()</script>', { base: '/inlay/' })).not.toContain('boot.js');
    const inline = server.headFor('<script>Y.use()</script>', { base: '/inlay/', inlineStub: true });
    expect(inline).toContain('<script>stub()</script>\n<script type="module"');
  });

  test('ask another host for leave, and keep addresses inside their quotes', () => {
    const head = server.headFor('<body>', { base: 'https://cdn.example/a"b&c/' });
    expect(head).toContain(
      'src="https://cdn.example/a&quot;b&amp;c/preact/site.js" integrity="sha384-s" crossorigin',
    );
  });

  test('have the text of `site.css` in the place of its link', () => {
    const head = server.headFor('<body>', { base: '/inlay/', inlineCss: 'a{}/*</style>*/' });
    expect(head.split('\n').slice(0, 2)).toEqual([
      '<style>a{}/*<\\/style>*/</style>',
      '<link rel="stylesheet" href="/inlay/site.css" disabled>',
    ]);
  });

  describe('have an import map with the hashes of code that is loaded later', () => {
    const html = `<html lang="de"><body>${FORM}`;
    const mapOf = (options, page = html) =>
      /<script type="importmap"(.*?)>(.*?)<\/script>/.exec(server.headFor(page, options)) ?? [];

    test.each([
      ['/inlay', '/inlay/'],
      ['inlay/', './inlay/'],
      ['../inlay/', '../inlay/'],
      ['//cdn.example/', '//cdn.example/'],
      ['https://cdn.example/</script>', 'https://cdn.example/</script>/'],
    ])('by addresses that such maps know, where it is asked for: %s', (base, folder) => {
      const [tag, attributes, json = ''] = mapOf({ base, importMap: true });
      expect(JSON.parse(json)).toEqual({
        integrity: {
          [`${folder}preact/chunks/form-F.js`]: 'sha384-c',
          [`${folder}preact/chunks/de-base-H.js`]: 'sha384-d',
        },
      });
      expect(attributes).toBe('');
      expect(server.headFor(html, { base, importMap: true }).startsWith(tag)).toBe(true);
      expect(mapOf({ base })).toEqual([]);
    });

    test('with a nonce, and not beside one of the page’s own', () => {
      const options = { base: '/inlay/', importMap: { nonce: 'a"b' } };
      expect(mapOf(options)[1]).toBe(' nonce="a&quot;b"');
      expect(mapOf(options, `<script type="importmap">{}</script>${html}`)).toEqual([]);
    });
  });

  test('are refused for a renderer that has not been built', () => {
    expect(() => server.headFor('<body>', { base: '/', renderer: 'react' })).toThrow(RangeError);
  });
});

test.each([
  ['headFor', [undefined], 'headFor(html, options): `html` is undefined. It should be a string.'],
  ['headFor', ['<p>'], '`options` is undefined. It should be an object of options.'],
  ['headFor', ['<p>', {}], '`options.base` is missing. It should be a string.'],
  ['headFor', ['<p>', { base: 5 }], '`options.base` is the number 5.'],
  ['filesFor', [Buffer.from('<p>')], '`html` is a Buffer.'],
  ['adopt', ['<p>', { base: 5 }], '`options.base` is the number 5.'],
  ['adopt', [null, { base: '/' }], '`html` is null.'],
  [
    'buildSearchIndex',
    ['/a'],
    '`pages` is the string “/a”. It should be a list of pages, each with `url` and `html`.',
  ],
  ['buildSearchIndex', [[{ url: '/a' }]], '`pages` is a list of 1.'],
  ['decodePage', ['<p>'], '`bytes` is the string “<p>”. It should be a Uint8Array'],
])('%s says what is wrong with its arguments %j', async (name, given, message) => {
  const server = /** @type {any} */ (await importServer());
  expect(() => server[name](...given)).toThrow(TypeError);
  expect(() => server[name](...given)).toThrow(message);
});

test('an option that there is not is named once, and ignored', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { headFor } = await importServer();
  const options = { base: '/inlay/', rendrer: 'react' };
  expect([headFor('<p>', options), headFor('<p>', options)].every((tags) => tags.includes('/preact/'))).toBe(
    true,
  );
  expect(warn.mock.calls).toEqual([[expect.stringContaining('Did you mean `renderer`?')]]);
  warn.mockRestore();
});
