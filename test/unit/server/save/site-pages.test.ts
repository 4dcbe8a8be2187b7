import { describe, expect, it } from 'vitest';
import { hostingFiles, nginxSnippet } from '../../../../src/server/save/hosting-files';
import { createShellPage, SHELL_PAGES } from '../../../../src/server/save/shell-page';
import { readShellTexts } from '../../../../tools/build-server.mjs';

describe('a page of which only the shell is the site’s', () => {
  const HOME = `<!doctype html><html lang="en"><head><title>Home — Otter &amp; Brook</title>
<link rel="canonical" href="https://a.example/"><link rel="stylesheet" href="site.css">
<meta property="og:title" content="Home"><meta name="viewport" content="width=device-width">
<script type="application/ld+json">{"@type":"WebSite"}</script></head>
<body class="theme"><svg><title>Logo</title></svg><header><a href="/">Home</a></header>
<main id="page" class="container"><title>not this</title><p>Welcome</p></main><footer>Foot</footer></body></html>`;

  const CART = { message: 'cart-page.title', english: 'Cart' };

  it('keeps header, footer and style, and has another title and content', () => {
    const page = createShellPage(HOME, { title: CART, content: '<div class="sqs-cart-root"></div>' });
    expect(
      page,
    ).toBe(`<!doctype html><html lang="en"><head><meta name="robots" content="noindex"><title>Cart — Otter &amp; Brook</title>
<link rel="stylesheet" href="site.css">
<meta name="viewport" content="width=device-width">
</head>
<body class="theme"><svg><title>Logo</title></svg><header><a href="/">Home</a></header>
<main id="page" class="container"><div class="sqs-cart-root"></div></main><footer>Foot</footer></body></html>`);
  });

  it('has its title in the language of the page, and marks no link as that of the page itself', () => {
    const german = HOME.replace('lang="en"', 'lang="de-AT"').replace(
      '<a href="/">Home</a>',
      '<a class="nav nav--active" aria-current="page" href="/">Home</a>',
    );
    const page = createShellPage(
      german,
      { title: CART, content: '' },
      { 'cart-page.title': { de: 'Warenkorb' } },
    );
    expect(page).toContain('<title>Warenkorb — Otter &amp; Brook</title>');
    expect(page).toContain('<a class="nav"  href="/">Home</a>');
  });

  it.each([
    ['a main element', '<div id="page"><main>x</main></div>', '<div id="page"><main>NEW</main></div>'],
    [
      'a role',
      '<div id="page"><div role="main">x</div></div>',
      '<div id="page"><div role="main">NEW</div></div>',
    ],
    [
      'its field',
      '<section data-content-field="main-content">x</section>',
      '<section data-content-field="main-content">NEW</section>',
    ],
    ['an id', '<div id="page">x</div>', '<div id="page">NEW</div>'],
  ])('finds the content by %s', (_, before, after) => {
    expect(createShellPage(before, { title: CART, content: 'NEW' })).toBe(after);
  });

  it('is none where nothing says where the content is', () => {
    expect(createShellPage('<p>text</p>', { title: CART, content: '' })).toBeUndefined();
  });

  it.each([
    ['en-GB', 'Search', 'See more'],
    ['de-AT', 'Suche', 'Mehr anzeigen'],
    ['pt', 'Buscar', 'Mostrar mais'],
    ['no', 'Søk', 'Vis flere'],
    ['zh-SG', '搜索', '显示更多'],
    ['xx', 'Search', 'See more'],
    ['', 'Search', 'See more'],
  ])('says everything in the language of the page: lang="%s"', async (lang, title, more) => {
    const [, search] = SHELL_PAGES;
    const page = createShellPage(
      HOME.replace('lang="en"', `lang="${lang}"`),
      search,
      await readShellTexts(process.cwd()),
    );
    expect(page).toContain(`<title>${title} — Otter &amp; Brook</title>`);
    expect(page).toContain(`<span>${more}</span>`);
  });

  it('are the cart and the search', () => {
    expect(SHELL_PAGES.map(({ file }) => file)).toEqual(['cart.html', 'search.html']);
  });
});

describe('what hosts want', () => {
  const site = {
    paths: ['/', '/shop/p/mug', '/caf%C3%A9?x=<1>'],
    redirects: new Map([
      ['/old', '/new'],
      ['/old (2).html', '/new#top'],
      ['/away', 'https://other.example/?a=1&b=100%25'],
      ['/', '/home'],
      ['/same', '/same'],
    ]),
    site: new URL('https://example.com'),
  };
  const files = hostingFiles(site);

  it('Netlify and Cloudflare Pages: lines of two addresses without spaces, none for a page that is there', () => {
    expect(files.get('_redirects')).toBe('/old /new 301\n/away https://other.example/?a=1&b=100%25 301\n');
  });

  it('Vercel: sources are patterns, so their signs are escaped', () => {
    expect(JSON.parse(files.get('vercel.json') ?? '')).toEqual({
      cleanUrls: true,
      trailingSlash: false,
      redirects: [
        { source: '/old', destination: '/new', permanent: true },
        { source: '/old \\(2\\)\\.html', destination: '/new#top', permanent: true },
        { source: '/away', destination: 'https://other.example/?a=1&b=100%25', permanent: true },
      ],
    });
  });

  it('Apache: a rule for each redirect, and pages without their ending', () => {
    const text = files.get('.htaccess') ?? '';
    expect(text).toContain('RewriteRule ^old/?$ "/new" [R=301,L,NE]');
    expect(text).toContain('RewriteRule ^old\\s\\(2\\)\\.html/?$ "/new#top" [R=301,L,NE]');
    expect(text).toContain('"https://other.example/?a=1&b=100\\%25"');
    expect(text).toContain('RewriteRule ^(.+)$ $1.html [L]');
  });

  it('nginx: text to paste', () => {
    expect(nginxSnippet(new Map([['/old%20one', '/new?a=$b']]))).toBe(`error_page 404 /404.html;
location = "/old one" { return 301 "/new?a=%24b"; }
location / {
  rewrite ^(.+)/+$ $1 permanent;
  try_files $uri $uri.html $uri/index.html =404;
}
`);
  });

  it('GitHub Pages: its own builder is off', () => {
    expect(files.get('.nojekyll')).toBe('');
  });

  it('search engines: full addresses, and none where nobody says what the site’s will be', () => {
    expect(files.get('sitemap.xml')).toContain('<loc>https://example.com/caf%C3%A9?x=%3C1%3E</loc>');
    expect(files.get('robots.txt')).toContain('Sitemap: https://example.com/sitemap.xml');
    const { site: _, ...without } = site;
    expect(hostingFiles(without).has('sitemap.xml')).toBe(false);
    expect(hostingFiles(without).get('robots.txt')).toBe('User-agent: *\nAllow: /\n');
  });
});
