import { beforeAll, describe, expect, test } from 'vitest';
import { importServer } from './server-bundle.mjs';

const HOST = 'https://assets.squarespace.com/universal/scripts-compressed';
const PLATFORM = `<script src="${HOST}/common-0a1b-min.en-US.js"></script>`;
const THEME =
  '<script src="https://static1.squarespace.com/static/vta/5c5a/scripts/site-bundle.js"></script>';
const ACCORDION = '<div class="sqs-block sqs-block-accordion" data-block-type="69"><p>Open</p></div>';

/** @param {string} head @param {string} [body] */
const page = (head, body = ACCORDION) =>
  `<!doctype html><html><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;

/** @type {Awaited<ReturnType<typeof importServer>>} */
let server;

beforeAll(async () => {
  server = await importServer();
});

/** @param {string} html @param {object} [options] */
const adopt = (html, options = {}) => server.adopt(html, { base: '/inlay/', ...options });

/** What a page has between Inlay's marks. @param {string} html */
const tagsIn = (html) => /<!-- inlay -->\n([\s\S]*?)\n<!-- \/inlay -->/.exec(html)?.[1] ?? '';

describe('a page that is adopted', () => {
  test('has the tags of `headFor` in the place of the platform’s scripts, and all else as it was', () => {
    const html = page(`<title>A</title>${PLATFORM}${PLATFORM}<link rel="icon" href="i.png">`);
    const { html: adopted } = adopt(html);
    const tags = tagsIn(adopted);
    const named = server.headFor(html.replaceAll(PLATFORM, ''), { base: '/inlay/' });
    expect(tags.replace(' data-adopted', '')).toBe(named);
    expect(tags).toContain('preact/chunks/accordion-A.js');
    expect(adopted).toBe(
      html.replace(PLATFORM, `<!-- inlay -->\n${tags}\n<!-- /inlay -->`).replaceAll(PLATFORM, ''),
    );
  });

  test('has its context as the server wrote it, also where wget has saved it', () => {
    const context = (/** @type {string} */ link) =>
      page(`${PLATFORM}<script data-name="static-context">Static = {"a":"<a href=${link}>A</a>"};</script>`);
    const written = '\\"/terms\\"';
    expect(adopt(context('"https://a.example/\\&quot;/terms\\&quot;"')).html).toBe(
      adopt(context(written)).html,
    );
  });

  test.each([
    ['another host', `<script src="${HOST}/common-0a1b.js"></script>`],
    ['a copy of its host', '<script src="../assets.squarespace.com/common.js"></script>'],
    ['a copy by its name', '<script src="js/common-0123456789abcdef-min.en-US.js"></script>'],
    ['its theme', THEME],
    ['what fetches it early', `<link rel="preload" as="script" href="${HOST}/common.js">`],
    ['what fetches a module early', `<link rel="modulepreload" href="${HOST}/common.js">`],
  ])('has no script of %s', (_, tag) => expect(adopt(page(tag)).html).not.toContain(tag));

  test.each([
    ['inline scripts that the stub answers', '<script>Squarespace.load(window);</script>'],
    ['scripts of others', '<script src="https://example.com/a.js"></script>'],
    ['fonts that are fetched early', `<link rel="preload" as="font" href="${HOST}/a.woff2">`],
  ])('keeps %s', (_, tag) => expect(adopt(page(tag)).html).toContain(tag));

  test('keeps the scripts of its theme where that is asked for', () => {
    expect(adopt(page(THEME), { themeScripts: true }).html).toContain(THEME);
  });

  test('has the stub before the first inline script that needs it, and the tags behind its encoding', () => {
    const call = '<script>Y.use(function () {});</script>';
    const early = adopt(`<!doctype html><head>${call}<meta charset="utf-8"></head>${ACCORDION}`);
    expect(early.html).toMatch(/<script>stub\(\)<\/script>[\s\S]*Y\.use[\s\S]*charset/);
    expect(adopt(page('<style>a{}</style>')).html).toMatch(/charset[\s\S]*site\.css[\s\S]*<style>/);
    expect(adopt(page(call)).html).toMatch(/<meta charset="utf-8"><!-- inlay -->[\s\S]*stub[\s\S]*Y\.use/);
  });

  test('has the stub as a file where a policy is about its scripts, or the caller says so', () => {
    const call = '<script>Y.use(function () {});</script>';
    const policy = '<meta http-equiv="Content-Security-Policy" content="script-src \'self\'">';
    const file = '<script src="/inlay/preact/boot.js"></script>';
    expect(tagsIn(adopt(page(policy + call)).html)).toContain(file);
    expect(tagsIn(adopt(page(call), { inlineStub: false }).html)).toContain(file);
    expect(tagsIn(adopt(page(call)).html)).not.toContain('boot.js');
  });

  test('does not change when it is adopted again', () => {
    const { html } = adopt(page(`<style>a{}</style>${PLATFORM}<script>Y.use();</script>`));
    expect(adopt(html).html).toBe(html);
    expect(adopt(html).report).toEqual(adopt(page('')).report);
  });

  test.each([
    ['a script', '<script>const mark = "<!-- inlay -->"; run();</script>'],
    ['a field', '<textarea><!-- inlay --></textarea>'],
    ['an attribute', '<i title="<!-- inlay -->"></i>'],
  ])('keeps all that follows the words of its mark in %s', (_, html) => {
    const body = `${ACCORDION}${html}<p>Text</p><!-- /inlay -->`;
    const adopted = adopt(page(PLATFORM, body)).html;
    expect(adopted).toContain(body);
    expect(adopt(adopted).html).toBe(adopted);
  });

  test('loses tags of Inlay that were written by hand', () => {
    const old = '<link rel="stylesheet" href="/dist/site.css"><script src="/dist/react/site.js"></script>';
    const { html } = adopt(page(`${old}<link rel="stylesheet" href="/theme/site.css">`));
    expect(html).not.toContain('/dist/');
    expect(html).toContain('/theme/site.css');
  });

  test('has the settings of its site, which cannot end their script', () => {
    const config = { endpoints: { forms: 'none', comments: '</script><b>' } };
    const { html } = adopt(page(PLATFORM), { config });
    const [, json = ''] =
      /<script type="application\/json" data-inlay-config>(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual(config);
    expect(tagsIn(html)).toContain('preact/chunks/endpoints-E.js');
    expect(adopt(html, { config }).html).toBe(html);
  });

  test('has its settings and its base in letters of any encoding', () => {
    const config = { cart: { checkout: 'mailto:a@b.example?subject=Ģļ für 注文 \x9f \u2028 😀' } };
    const { html } = adopt(page(PLATFORM), { config, base: '/für/' });
    expect(tagsIn(html)).toMatch(/^[\0-\x7f]+$/);
    expect(tagsIn(html)).toContain('src="/f%C3%BCr/preact/site.js"');
    const [, json = ''] = /data-inlay-config>(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual(config);
  });

  test('has no units that the settings switch off, and its report names those that there are not', () => {
    const config = { off: ['accordion', 'serch'] };
    const { report, html } = adopt(page(`${PLATFORM}<div class="sqs-block-accordion"></div>`), { config });
    expect(report.lives.map(({ name }) => name)).not.toContain('accordion');
    expect(tagsIn(html)).not.toContain('accordion-A.js');
    expect(report.notes).toEqual([expect.stringMatching(/`serch`.*Did you mean `search`\?/)]);
  });

  test('has links to copies of its files, and says which are missing', () => {
    const files = '<link rel="stylesheet" href="https://static1.squarespace.com/site.css"><img src="a.png">';
    const { html, report } = adopt(page(files), {
      locate: (_, kind) => (kind === 'style' ? "_css/si'te.css" : 'missing'),
    });
    expect(html).toContain('<link rel="stylesheet" href="_css/si%27te.css">');
    expect(report.missing).toEqual([{ kind: 'picture', address: 'a.png' }]);
  });

  test.each([
    [
      'an image in an object',
      '<object data="logo.svg"></object>',
      [{ kind: 'picture', address: 'logo.svg' }],
    ],
    ['a video in an object', '<object data="film.mp4"></object>', [{ kind: 'media', address: 'film.mp4' }]],
    [
      'an image in one size',
      '<img srcset="a.png 1x, ?format=300w 2x">',
      [{ kind: 'picture', address: 'a.png' }],
    ],
  ])('says of what kind a missing file is: %s', (_, body, missing) => {
    expect(adopt(page(PLATFORM, body), { locate: () => 'missing' }).report.missing).toEqual(missing);
  });

  /** @param {string} address */
  const icon = (address) =>
    `<button><svg class="Icon" viewBox="0 0 24 10"><use xlink:href="${address}" class="use--even"></use></svg></button>`;
  const MENU = 'M0 1h24M0 5h24M0 9h24';
  const CDN = 'https://static1.squarespace.com/static/ta/1a/assets/ui-icons.svg';

  test.each([
    ['whose file is missing', '/assets/ui-icons.svg#hamburger-icon--even', 'missing', MENU],
    ['of another host', `${CDN}#hotdog-icon--odd`, undefined, MENU],
    ['that closes the menu', '/assets/ui-icons.svg#close-icon', 'missing', 'M7 0l10 10m0 -10l-10 10'],
    ['that leads down', '/assets/ui-icons.svg#caret-down-large-icon', 'missing', 'M0 2L12 8L24 2'],
  ])('has a drawing for an icon of its theme %s', (_, address, copy, path) => {
    const { html, report } = adopt(page(PLATFORM, icon(address)), { locate: () => copy });
    expect(html).toContain(`<path class="use--even" d="${path}" fill="none"></path></svg>`);
    expect([report.missing, report.platformHosts]).toEqual([[], []]);
  });

  test.each([
    ['that is in the copy', '/assets/ui-icons.svg#close-icon', '/assets/ui-icons.svg#close-icon'],
    ['that Inlay does not know', '/assets/ui-icons.svg#bag-icon--odd', 'missing'],
    ['of its own', '/my-icons.svg#close-icon', 'missing'],
  ])('keeps an icon %s', (_, address, copy) => {
    expect(adopt(page(PLATFORM, icon(address)), { locate: () => copy }).html).toContain(icon(address));
  });

  test('has no `base` of the host that it was saved from', () => {
    const { html, report } = adopt(page('<base href="https://www.example.com/">'));
    expect(html).not.toContain('<base');
    expect(report.notes).toEqual([expect.stringContaining('https://www.example.com/')]);
    expect(adopt(page('<base href="">')).html).toContain('<base href="">');
  });
});

test.each([
  ['of somebody else', '<!doctype html><title>A</title><p>Text'],
  ['that is empty', ''],
])('a page %s stays as it is', (_, html) => {
  const adopted = adopt(html);
  expect(adopted.html).toBe(html);
  expect(adopted.report.state).toBe('unknown');
});

describe('the report of a page', () => {
  const block = (/** @type {number} */ type, content = '<p>A</p>') =>
    `<div class="sqs-block" data-block-type="${type}">${content}</div>`;

  test('says what lives and what asks a server', () => {
    const form = '<div class="sqs-block-form"><script class="sqs-form-block-context"></script></div>';
    const { report } = adopt(page('', ACCORDION + ACCORDION + form));
    expect(report.lives).toEqual([
      { name: 'accordion', count: 2 },
      { name: 'form', count: 1 },
    ]);
    expect(report.asks).toContainEqual({ endpoint: 'forms', name: 'form', count: 1 });
  });

  test('says what is not supported, and nothing of what needs no script', () => {
    // Text, social icons twice, a member area, an empty Flickr block.
    const body = [2, 48, 54, 67].map((type) => block(type)).join('') + block(45, '');
    expect(adopt(page('', body)).report.unsupported).toEqual([
      { name: 'memberArea', count: 1, why: expect.stringContaining('platform') },
    ]);
  });

  test('names scripts of other companies', () => {
    const others = [
      '<script src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>',
      '<script src="//cdn.example/a.js"></script>',
      "<script>fbq('init', '1');</script>",
      '<script src="own.js"></script>',
    ].join('');
    expect(adopt(page(others)).report.trackers).toEqual(['Google Tag Manager', 'Meta Pixel', 'cdn.example']);
  });
});
