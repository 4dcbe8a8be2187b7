import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer } from '../../../demo-server/create-server.mjs';
import { importServer } from '../server/server-bundle.mjs';
import { sizeOfSvg } from '../server/size-of-svg.mjs';

const FILES = {
  'secret.txt': 'secret',
  'dist/site.css': 'p{}',
  'dist/preact/site.js': '1',
  'dist/preact/chunks/a-1.js': '2',
  'demo-pages/one.html':
    '<!doctype html><!-- demo: One & all | its line --><script type="module" src="/dist/preact/site.js"></script>',
  'demo-pages/gallery-grid.html': '<!doctype html><!-- demo: Grid | pictures --><p>',
  'demo-pages/consent.html': '<!doctype html><!-- demo: Consent | waits --><p>',
  'demo-pages/trouble/csp.html': `<!-- demo: Strict | x --><!-- demo-headers: {"Content-Security-Policy": "default-src 'self'"} --><p>`,
  'pages/example.org/home.html':
    '<meta charset="latin1"><title>Home &amp; away</title><link rel="stylesheet" href="//static1.squarespace.com/site.css">' +
    '<script src="//assets.squarespace.com/x.js"></script>' +
    '<img data-image-dimensions="600x300" src="https://images.squarespace-cdn.com/v1/a.jpg">' +
    '<img data-image-dimensions="80x40" src="images/b.gif"><link rel="stylesheet" href="lost.css">',
  'pages/example.org/about.html': '<title>About</title><body><p>Text</p>',
  'pages/example.org/late.html': `<title>Late</title>${'<script>a</script>'.repeat(400)}<meta http-equiv="Content-Type" content="text/html; charset=UTF-8"><p>`,
  'pages/example.org/_css/site.css': 'body{}',
  'pages/example.org/js/own.js': '3',
  'pages/example.org/css/own.css': 'b{}',
  'pages/example.org/_css/a?b@c=d,%.css': 'i{}',
  'pages/example.org/index.html?p=1.html': '<title>One</title>',
};

let root = '';
let demo;
let pages;
const get = (path, server = demo) => server.app.request(`http://localhost${path}`);
const textOf = async (path, server = demo) => (await get(path, server)).text();

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'inlay-server-'));
  for (const [path, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  demo = createServer({ root });
  pages = createServer({ root, pagesFolder: join(root, 'pages'), loadServer: importServer });
});
afterAll(() => rm(root, { recursive: true }));

describe('files', () => {
  test('of dist have their type, and browsers may keep chunks', async () => {
    const script = await get('/dist/preact/site.js');
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(script.headers.get('cache-control')).toBe('no-cache');
    expect(script.headers.get('sourcemap')).toBe('site.js.map');
    expect((await get('/dist/preact/chunks/a-1.js')).headers.get('cache-control')).toContain('immutable');
    expect((await get('/dist/site.css')).headers.get('content-type')).toContain('text/css');
    expect((await get('/dist/site.css')).headers.has('sourcemap')).toBe(false);
  });

  test.each([
    '/dist/../secret.txt',
    '/dist/..%2fsecret.txt',
    '/dist/%2e%2e%2fsecret.txt',
    '/dist/..%5csecret.txt',
    '/dist/preact//site.js',
    '/dist/%00',
    '/dist/%E0%A4%A',
    '/dist/preact',
    '/demo-pages/..%2fsecret.txt',
    '/pages/..%2fsecret.html',
    '/pages/example.org/..%2f..%2f..%2fdist%2fsite.css',
    '/nowhere',
  ])('%s is not found', async (path) => {
    for (const server of [demo, pages]) {
      const response = await get(path, server);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain('secret');
    }
  });
});

describe('demo pages', () => {
  test('send the headers they ask for', async () => {
    const response = await get('/demo-pages/trouble/csp.html');
    expect(response.headers.get('content-security-policy')).toBe("default-src 'self'");
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  test('read renderer, format and inlay=off from the address', async () => {
    expect(await textOf('/demo-pages/one.html')).toBe(FILES['demo-pages/one.html']);
    expect(await textOf('/demo-pages/one.html?renderer=react')).toContain('src="/dist/react/site.js"');
    expect(await textOf('/demo-pages/one.html?format=iife')).toContain(
      '<script defer src="/dist/preact/site.iife.js">',
    );
    expect(await textOf('/demo-pages/one.html?inlay=off')).not.toContain('<script');
    const react = createServer({ root, renderer: 'react' });
    expect(await textOf('/demo-pages/one.html', react)).toContain('src="/dist/react/site.js"');
  });

  test('are listed with title and line, sub-folders too, in the order of their groups', async () => {
    const html = await textOf('/demo-pages/');
    expect(html).toContain(
      'href="/view/demo-pages/one.html" data-page="/demo-pages/one.html">One &amp; all</a>',
    );
    expect(html).toContain('<p>its line</p>');
    const groups = [...html.matchAll(/<h2>([^<]*) </g)].map(([, name]) => name);
    expect(groups).toEqual(['Galleries and lightbox', 'Consent and bars', 'More', 'Trouble']);
    expect(html).not.toContain('style=');
    for (const file of ['index.css', 'index.js', 'view.css', 'view.js'])
      expect((await get(`/demo-server/${file}`)).status, file).toBe(200);
  });

  test('are shown below a bar with their neighbours, their documentation and switches', async () => {
    const html = await textOf('/view/demo-pages/plain-grid.html');
    expect(html).toContain('Not found');
    const grid = await textOf('/view/demo-pages/gallery-grid.html?renderer=react');
    expect(grid).toContain('src="/demo-pages/gallery-grid.html?renderer=react"');
    expect(grid).toContain('href="/docs/markup/gallery"');
    expect(grid).toContain('aria-label="Next: Consent"');
    expect(grid).not.toContain('aria-label="Previous');
    expect(grid).toContain('href="/view/demo-pages/gallery-grid.html?renderer=react&amp;inlay=off">Off</a>');
    expect(grid).toContain('?renderer=react" aria-current="true">React</a>');
    expect((await get('/view/demo-pages/..%2fsecret.txt')).status).toBe(404);
    expect((await get('/view/pages/example.org/home.html')).status).toBe(404);
  });
});

describe('the crumb', () => {
  const crumbOf = (response) => /^crumb=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1];
  const post = (query, headers = {}) =>
    demo.app.request(`http://localhost/api/form/FormSubmissionKey${query}`, { method: 'POST', headers });

  test('is set with the first page', async () => {
    const crumb = crumbOf(await get('/'));
    expect(crumb).toMatch(/^[\w-]{20,}$/);
    const again = await demo.app.request('http://localhost/', { headers: { cookie: `crumb=${crumb}` } });
    expect(crumbOf(again)).toBeUndefined();
    expect(crumbOf(await get('/dist/site.css'))).toBeUndefined();
  });

  test('is required to write, and a refusal has a new one for the second try', async () => {
    const refused = await post('?crumb=stale', { cookie: 'crumb=other' });
    expect(refused.status).toBe(400);
    const answer = await refused.json();
    expect(answer).toMatchObject({ crumbFail: true, crumb: crumbOf(refused), error: expect.any(String) });
    const cookie = `crumb=${answer.crumb}`;
    expect(await (await post(`?crumb=${answer.crumb}`, { cookie })).json()).toEqual({
      key: expect.any(String),
    });
    expect((await post('', { cookie, 'X-CSRF-Token': answer.crumb })).status).toBe(200);
    expect((await post('', {})).status).toBe(400);
    expect((await post('?crumb=', { cookie: 'crumb=' })).status).toBe(400);
  });

  test('is not required to read', async () => {
    const response = await get('/api/popup-overlay/render');
    const { shouldDisplayOnPage, renderedHtml } = await response.json();
    expect(typeof shouldDisplayOnPage).toBe('boolean');
    expect(renderedHtml).toContain('sqs-slice-newsletter');
  });

  test('does not hide that an endpoint is unknown', async () => {
    const response = await get('/api/nothing');
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: expect.any(String) });
  });
});

describe('pictures', () => {
  const sizeAt = async (path, server = demo) => {
    const response = await get(path, server);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    return sizeOfSvg(await response.text());
  };

  test('have the size in their name, or the width asked for', async () => {
    expect(await sizeAt('/pictures/banana-1200x1800.png')).toEqual([1200, 1800]);
    expect(await sizeAt('/pictures/banana-1200x1800.png?format=500w')).toEqual([500, 750]);
    expect(await sizeAt('/pictures/banana-1200x1800.png?format=2500w')).toEqual([1200, 1800]);
    expect((await get('/pictures/banana.png')).status).toBe(404);
  });

  test('may be test cards, which show how they are cropped', async () => {
    expect(await sizeAt('/test-cards/banana-1200x1800.png?format=500w')).toEqual([500, 750]);
    expect(await textOf('/test-cards/banana-1200x1800.png')).toContain('>banana</text>');
    expect(await textOf('/pictures/banana-1200x1800.png')).not.toContain('<text');
  });

  test('replace a saved page’s images, in the size that the page states', async () => {
    await get('/pages/example.org/home.html', pages);
    expect(await sizeAt('/pages-images/images.squarespace-cdn.com/v1/a.jpg?format=300w', pages)).toEqual([
      300, 150,
    ]);
    expect(await sizeAt('/https://images.squarespace-cdn.com/v1/a.jpg', pages)).toEqual([600, 300]);
    expect(await sizeAt('/pages/example.org/images/b.gif', pages)).toEqual([80, 40]);
    expect(await sizeAt('/pages/example.org/images/c.gif', pages)).toEqual([1500, 1000]);
    expect((await get('/pages/example.org/site-bundle.js', pages)).status).toBe(404);
  });

  test('replace a saved page’s images with what the server is given to draw', async () => {
    const drawing = createServer({
      root,
      pagesFolder: join(root, 'pages'),
      drawPicture: ({ width, height }) => `<svg>${width} ${height}</svg>`,
    });
    expect(await textOf('/pages-images/images.squarespace-cdn.com/v1/d.jpg?format=300w', drawing)).toBe(
      '<svg>300 200</svg>',
    );
  });
});

describe('saved pages', () => {
  const path = '/pages/example.org/home.html';

  test('have Inlay, their stylesheet and their own encoding', async () => {
    const response = await get(path, pages);
    expect(response.headers.get('content-type')).toBe('text/html; charset=windows-1252');
    const late = await get('/pages/example.org/late.html', pages);
    expect(late.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = await response.text();
    expect(html).toContain('href="_css/site.css"');
    expect(html).toContain('src="/dist/preact/boot.js"');
    expect(html).not.toContain('assets.squarespace.com');
    const sheet = await get('/pages/example.org/_css/site.css', pages);
    expect([await sheet.text(), sheet.headers.get('content-type')]).toEqual([
      'body{}',
      'text/css; charset=utf-8',
    ]);
    expect(await textOf(`${path}?format=iife`, pages)).toContain('src="/dist/preact/site.iife.js"');
    expect(await textOf(`${path}?inlay=off`, pages)).not.toContain('/dist/');
  });

  test('and their stylesheets may have any name that a saver gives them', async () => {
    const html = await textOf('/', pages);
    const [, address = ''] = /data-page="([^"]*p%3D1\.html)"/.exec(html) ?? [];
    expect(await textOf(address, pages)).toContain('<title>One</title>');
    expect(await textOf(`/pages/example.org/_css/${encodeURIComponent('a?b@c=d,%.css')}`, pages)).toBe('i{}');
  });

  test('have the files that lie where they look for them', async () => {
    const script = await get('/pages/example.org/js/own.js', pages);
    expect([await script.text(), script.headers.get('content-type')]).toEqual([
      '3',
      'text/javascript; charset=utf-8',
    ]);
    expect((await get('/pages/example.org/css/own.css', pages)).headers.get('content-type')).toContain(
      'text/css',
    );
    expect((await get('/pages/example.org/js/none.js', pages)).status).toBe(404);
    expect((await get('/pages/example.org/..%2f..%2fsecret.js', pages)).status).toBe(404);
  });

  test('keep the addresses of their images while there is a network', async () => {
    const local = 'src="/pages-images/images.squarespace-cdn.com/v1/a.jpg"';
    expect(await textOf(path, pages)).not.toContain(local);
    expect(await textOf(`${path}?images=local`, pages)).toContain(local);
    const offline = createServer({
      root,
      pagesFolder: join(root, 'pages'),
      offline: true,
      loadServer: importServer,
    });
    expect(await textOf(path, offline)).toContain(local);
  });

  test('are in a preview as the command writes them, with its settings and its search', async () => {
    const missing = [];
    const preview = createServer({
      root,
      pagesFolder: join(root, 'pages'),
      loadServer: importServer,
      onMissing: (...file) => missing.push(file),
    });
    const html = await textOf(path, preview);
    expect(html).toContain('<!-- inlay -->');
    expect(html).toContain('"forms":"none"');
    expect(html).toContain('"search":{"index":"../inlay/search-index.json"}');
    expect(missing).toEqual([['example.org/home.html', 'lost.css']]);
    const { pages: found } = JSON.parse(await textOf('/pages/inlay/search-index.json', preview));
    expect(found.map(({ url }) => url)).toContain('/pages/example.org/about.html');
    expect(await textOf(`${path}?inlay=off`, preview)).not.toContain('/dist/');
  });

  test('are read once, and again when they, or the files beside them, have changed', async () => {
    const { adopt, ...server } = await importServer();
    const read = [];
    // One function, as a server that has been loaded once has it.
    const loaded = {
      ...server,
      adopt: (html, options) => {
        read.push(html);
        return adopt(html, options);
      },
    };
    const pagesFolder = join(root, 'changing');
    const page = join(pagesFolder, 'site/page.html');
    await mkdir(dirname(page), { recursive: true });
    await writeFile(
      page,
      '<title>One</title><script src="//assets.squarespace.com/x.js"></script><link rel="stylesheet" href="https://static1.squarespace.com/look.css">',
    );
    const changing = createServer({ root, pagesFolder, loadServer: async () => loaded });
    const open = (query = '') => textOf(`/pages/site/page.html${query}`, changing);
    expect(await open()).not.toContain('href="look.css"');
    expect(await open('?renderer=react')).toContain('/dist/react/site.js');
    expect(await open('?inlay=off')).not.toContain('/dist/');
    expect(read).toHaveLength(1);
    await writeFile(join(pagesFolder, 'site/look.css'), 'p{}');
    expect(await open()).toContain('href="look.css"');
    await writeFile(page, '<title>Two</title>');
    expect(await open()).toContain('<title>Two</title>');
    expect(read).toHaveLength(3);
  });

  test('are listed instead of the demo, and not served without their mode', async () => {
    const html = await textOf('/', pages);
    expect(html).toContain('href="/view/pages/example.org/home.html"');
    expect(html).toContain('<p>Home &amp; away</p>');
    expect(html).not.toContain('/demo-pages/');
    const view = await textOf('/view/pages/example.org/home.html', pages);
    expect(view).toContain('<iframe title="home" src="/pages/example.org/home.html" sandbox=');
    expect(view).not.toContain('/docs/');
    expect((await get(path)).status).toBe(404);
  });
});

test('the server listens on a free port, answers, and closes', async () => {
  const { url, close } = await demo.listen();
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(await (await fetch(`${url}/dist/site.css`)).text()).toBe('p{}');
  const taken = Number(new URL(url).port);
  await expect(demo.listen(taken)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await close();
  await expect(fetch(`${url}/dist/site.css`)).rejects.toThrow();
});

describe('the machine of a developer', () => {
  test.each([
    ['localhost:4173', 200],
    ['127.0.0.1', 200],
    ['[::1]:4173', 200],
    ['demo.localhost', 200],
    ['attacker.example', 421],
    ['127.0.0.1.attacker.example', 421],
    ['localhost.attacker.example:80', 421],
  ])('answers requests for %s with %i', async (host, status) => {
    expect((await demo.app.request('http://localhost/', { headers: { host } })).status).toBe(status);
  });

  test('takes no body without an end', async () => {
    const body = 'x'.repeat(17 * 2 ** 20);
    const headers = { 'content-length': `${body.length}` };
    const response = await demo.app.request('http://localhost/api/census', { method: 'POST', body, headers });
    expect(response.status).toBe(413);
  });

  test('is not read through links in the folder of saved pages', async () => {
    await symlink(join(root, 'secret.txt'), join(root, 'pages/example.org/link.css'));
    await symlink('_css/site.css', join(root, 'pages/example.org/inner.css'));
    expect((await get('/pages/example.org/link.css', pages)).status).toBe(404);
    expect((await get('/pages/example.org/inner.css', pages)).status).toBe(200);
  });
});
