import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adoptSite } from '../../../../src/server/cli/adopt-site';
import { listFiles } from '../../../../src/server/pages/saved-site.mjs';

vi.mock('../../../../src/server/server', async () => {
  const server = await (await import('../server-bundle.mjs')).importServer();
  const none = { styles: [], chunks: [], later: [], onDemand: [] };
  return {
    ...server,
    buildSearchIndex: () => ({ pages: [] }),
    linkPage: (...given: Parameters<typeof server.linkPage>) => ({
      ...server.linkPage(...given),
      files: none,
    }),
  };
});

let folder = '';
const write = async (file: string, text: string) => {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), text);
};
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inlay-layouts-'));
  await write('dist/preact/site.js', '');
  await write('dist/preact/boot.js', '');
});
afterEach(() => rm(folder, { recursive: true }));

const SETTINGS =
  '<script data-name="static-context">Static = {}; Static.SQUARESPACE_CONTEXT = {"website":{"id":"a"}};</script>';

/** How savers say from where a page is. */
const SAVED_BY = {
  chrome: (address: string) => `<!-- saved from url=(0031)${address} -->\n<!doctype html>`,
  singleFile: (address: string) =>
    `<!doctype html><html><!--\n Page saved with SingleFile \n url: ${address} \n-->`,
  firefox: (address: string) => `<!doctype html><link rel="canonical" href="${address}">`,
};

/** The report on `index.html` of a folder, and the page as the copy has it. */
async function adoptFiles(files: Readonly<Record<string, string>>, page: string, site = 'site') {
  for (const [file, text] of Object.entries(files)) await write(join(site, file), text);
  const html = `<!doctype html><meta charset="utf-8"><title>A</title>${SETTINGS}${page}`;
  await write(join(site, 'index.html'), html);
  const report = await adoptSite(
    { site: join(folder, site), out: join(folder, 'out'), renderer: 'preact', isUniversal: true } as never,
    { dist: join(folder, 'dist'), version: '1', onProgress: () => {} },
  );
  const [found] = report.pages.filter(({ path }) => path === 'index.html');
  return { report: found, html: await readFile(join(folder, 'out', 'index.html'), 'utf8') };
}
const read = (file: string) => readFile(join(folder, 'out', file), 'utf8');

describe('the report on a folder', () => {
  it('names what style sheets ask for, also those that they import', async () => {
    const { report } = await adoptFiles(
      {
        '_css/site.css': '@import "more.css"; @font-face{src:url(fonts/lost.woff2)} /* url(x.png) */',
        '_css/more.css': "@import url('site.css'); i{background:url('https://assets.squarespace.com/i.png')}",
      },
      '<link rel="stylesheet" href="_css/site.css"><link rel="stylesheet" href="lost.css">',
    );
    expect(report?.missing).toEqual([
      { kind: 'font', address: 'fonts/lost.woff2' },
      { kind: 'style', address: 'lost.css' },
    ]);
    expect(report?.platformHosts).toEqual([{ name: 'assets.squarespace.com', count: 1 }]);
  });

  it('leaves out what style sheets ask for only where a page has elements that this one has not', async () => {
    await write('dist/modules.json', 'className:"drawn"; querySelector(".sought")');
    const css = [
      '.here',
      '.gone',
      '.here.drawn',
      '.here .sought',
      '.drawn',
      'body',
      '[data-gone]',
      '[class^="he"]',
    ]
      .map((selector, index) => `${selector}{background:url(/lost-${index}.png)}`)
      .join('');
    const { report } = await adoptFiles(
      { 'site.css': `${css}.gone{mask:url(https://assets.squarespace.com/i.png)}` },
      '<link rel="stylesheet" href="site.css"><p class="here">Here</p>',
    );
    expect(report?.missing.map(({ address }) => address)).toEqual([
      '/lost-0.png',
      '/lost-2.png',
      '/lost-5.png',
      '/lost-7.png',
    ]);
    expect(report?.platformHosts).toEqual([]);
  });

  it('names an image once, whatever its widths', async () => {
    const { report } = await adoptFiles(
      {},
      '<img src="a.jpg" srcset="a.jpg?format=100w 100w, a.jpg?v=1&amp;format=300w 300w" alt="A">',
    );
    expect(report?.missing.map(({ address }) => address)).toEqual(['a.jpg', 'a.jpg?v=1']);
  });

  it('names each place of the page where the platform’s host remains', async () => {
    const HOST = 'https://images.squarespace-cdn.com';
    const { report } = await adoptFiles(
      {},
      `<link rel="icon" href="${HOST}/i.png"><meta property="og:image" content="${HOST}/o.png">
      <style>a{background:url(${HOST}/s.png)}</style><video poster="${HOST}/p.png"></video>
      <img srcset="${HOST}/a.png 1x, ${HOST}/b.png 2x"><i style="background:url('${HOST}/t.png')"></i>
      <script type="application/json">{"a":"https:\\/\\/images.squarespace-cdn.com\\/j.png"}</script>
      <i data-settings="{&quot;a&quot;:&quot;${HOST}/d.png&quot;}"></i>
      <a href="https://static1.squarespace.com/static/0123456789abcdef01234567/t/1/menu.pdf">Menu</a>`,
    );
    expect(report?.platformHosts).toEqual([
      { name: 'images.squarespace-cdn.com', count: 9 },
      { name: 'static1.squarespace.com', count: 1 },
    ]);
  });

  it('names links that lead nowhere, and those and forms that lead to the platform', async () => {
    const { report } = await adoptFiles(
      { 'about.html': 'About', 'shop/index.html': 'Shop' },
      `<a href="/">a</a><a href="about#b">b</a><a href="shop/">c</a><a href="/cart">d</a><a href="cart#e">e</a>
      <a href="https://oak-elm-a1b2.squarespace.com/blog">f</a><a href="https://www.squarespace.com">g</a>
      <a href="mailto:a@example.com">h</a><a href="?page=2">i</a><form action="https://oak-elm-a1b2.squarespace.com/"></form>`,
    );
    expect(report?.deadLinks).toEqual([
      { name: '/cart', count: 1 },
      { name: 'cart', count: 1 },
    ]);
    expect(report?.platformLinks).toEqual([
      'https://oak-elm-a1b2.squarespace.com/blog',
      'https://oak-elm-a1b2.squarespace.com/',
    ]);
  });

  it('names links to a calendar file of an event, which the platform made: the page of the event is none', async () => {
    const { report } = await adoptFiles(
      { 'events/swap.html': 'Swap', 'events/walk': 'Walk' },
      '<a href="/events/swap?format=ical">ICS</a><a href="/events/walk?format=ical">ICS</a><a href="events/swap.html">Swap</a>',
    );
    expect(report?.deadLinks.map(({ name }) => name)).toEqual([
      '/events/swap?format=ical',
      '/events/walk?format=ical',
    ]);
  });

  it('takes another company’s form neither for one of Inlay’s nor for a lost one', async () => {
    const form = (attributes: string) =>
      `<div class="sqs-block sqs-block-form" data-block-type="9"><form ${attributes}><input name="a"></form></div>`;
    const { report } = await adoptFiles({}, form('action="https://forms.example/run"'));
    expect(report?.lives).toEqual([]);
    expect(report?.asks.filter(({ endpoint }) => endpoint === 'forms')).toEqual([]);
    expect(report?.unsupported).toEqual([]);
    expect((await adoptFiles({}, form('data-form-id="f1"'))).report?.lives).toEqual([
      { name: 'server-form', count: 1 },
    ]);
  });

  it('asks nobody for a form block without a form', async () => {
    const { report } = await adoptFiles(
      {},
      '<div class="sqs-block sqs-block-form" data-block-type="9"><div class="sqs-block-content"></div></div>',
    );
    expect([report?.lives, report?.unsupported]).toEqual([[], []]);
    expect(report?.asks.map(({ endpoint }) => endpoint)).not.toContain('forms');
  });

  it('names scripts in the folder that stay', async () => {
    const { report, html } = await adoptFiles(
      { 'js/own.js': 'own()', 'js/site-bundle.js': 'mine()', 'js/all.js': 'YUI.add("squarespace-common",f)' },
      '<script src="js/own.js"></script><script src="js/site-bundle.js"></script><script src="js/all.js"></script><script src="https://example.com/a.js"></script>',
    );
    expect(report?.ownScripts).toEqual(['js/own.js', 'js/site-bundle.js']);
    expect(html).not.toContain('all.js');
  });
});

describe('the copy of a folder', () => {
  it('has no file from outside but those of hosts beside it that its pages name', async () => {
    await write('secret.css', 'secret');
    await write('private/secret.css', 'secret');
    await write('cdn.example.net/used.css', 'a{}');
    await write('cdn.example.net/unused.css', 'a{}');
    await adoptFiles(
      {},
      ['secret', 'private/secret', 'cdn.example.net/used', '../../etc/passwd']
        .map((name) => `<link rel="stylesheet" href="../${name}.css">`)
        .join(''),
      'www.example.com',
    );
    const copied = await listFiles(join(folder, 'out'));
    expect(copied.filter((file) => file.endsWith('.css'))).toEqual(['_files/cdn.example.net/used.css']);
  });

  it('has the files of its sheets where these look for them, under names that servers know', async () => {
    const { html } = await adoptFiles(
      {
        'Page_files/css2': '@font-face{src:url("https://static1.squarespace.com/static/a%20b(1).woff")}',
        'static1.squarespace.com/static/a b(1).woff': 'font',
        'Page_files/own.js.download': 'own()',
      },
      '<link rel="stylesheet" href="Page_files/css2"><script src="Page_files/own.js.download"></script>',
    );
    expect(html).toContain('href="Page_files/css2.css"');
    expect(html).toContain('src="Page_files/own.js"');
    expect(await read('Page_files/own.js')).toBe('own()');
    expect(await read('Page_files/css2.css')).toBe(
      '@font-face{src:url("../static1.squarespace.com/static/a%20b%281%29.woff")}',
    );
  });

  it('has frames of other companies as these send them', async () => {
    const saved = (address: string) => `<!-- saved from url=(0031)${address} -->\n<html>frame</html>`;
    const { html } = await adoptFiles(
      {
        'Page_files/saved_resource.html': saved('https://w.example.com/player/?url=a&b=c'),
        'Page_files/own.html': '<html>own</html>',
      },
      '<iframe src="./Page_files/saved_resource.html"></iframe><iframe src="./Page_files/own.html"></iframe>',
    );
    expect(html).toContain('<iframe src="https://w.example.com/player/?url=a&amp;b=c">');
    expect(html).toContain('<iframe src="./Page_files/own.html">');
  });

  it.each(Object.entries(SAVED_BY))(
    'has links to each other in pages that %s has saved',
    async (_, saved) => {
      const link = (address: string) => `<a href="${address}">x</a>`;
      const links = (...addresses: readonly string[]) => addresses.map(link).join('');
      const { html, report } = await adoptFiles(
        {
          'About us.html': saved('https://a.example/about'),
          'About us_files/saved_resource.html': SAVED_BY.chrome('https://v.example/film'),
        },
        `<base href="."><link rel="canonical" href="https://www.a.example/">${links(
          'https://a.example/about',
          'https://www.a.example/about/#team',
          'https://a.example/#page',
          'https://a.example/about?page=2',
          'https://a.example/shop',
          'https://v.example/film',
        )}`,
      );
      expect(html).not.toContain('<base');
      expect(html).toContain(
        links(
          'About%20us.html',
          'About%20us.html#team',
          '#page',
          'https://a.example/about?page=2',
          'https://a.example/shop',
          'https://v.example/film',
        ),
      );
      expect(report?.deadLinks).toEqual([{ name: 'https://a.example/shop', count: 1 }]);
    },
  );

  it('leaves links as they are that lead to pages of a site on the platform which nobody has saved', async () => {
    const link = '<a href="https://otterbrook.squarespace.com/shop">x</a>';
    const { html, report } = await adoptFiles(
      {},
      SAVED_BY.firefox('https://otterbrook.squarespace.com/') + link,
    );
    expect(html).toContain(link);
    expect(report?.deadLinks).toEqual([{ name: 'https://otterbrook.squarespace.com/shop', count: 1 }]);
  });

  it('has links to each other in pages that Safari has saved as their servers sent them', async () => {
    const page = (path: string) => `<link rel="canonical" href="https://a.example${path}">`;
    const links = (...addresses: readonly string[]) =>
      addresses.map((one) => `<a href="${one}">x</a>`).join('');
    const { html, report } = await adoptFiles(
      { 'About us - Otterbrook.html': page('/about'), 'shop.html': page('/shop') },
      `${page('/news')}${links('/about#team', '/shop', '/shop?page=2', '/cart')}`,
    );
    expect(html).toContain(links('About%20us%20-%20Otterbrook.html#team', '/shop', '/shop?page=2', '/cart'));
    expect(report?.deadLinks).toEqual([{ name: '/cart', count: 1 }]);
  });

  it('has the widest image where several widths were saved, and the asked one where a list asks for it', async () => {
    const path = 'images.squarespace-cdn.com/content/v1/s/a.jpg';
    const { html } = await adoptFiles(
      { [`${path}?format=300w`]: 's', [`${path}?format=1500w`]: 'l', [`${path}?format=750w`]: 'm' },
      `<img srcset="https://${path}?format=300w 300w" data-src="https://${path}">`,
    );
    expect(html).toContain(`srcset="${path}%3Fformat%3D300w 300w"`);
    expect(html).toContain(`data-src="${path}%3Fformat%3D1500w?format=original"`);
  });

  it.each([
    ['My File.pdf', 's/My File.pdf', '/s/My File.pdf', '/s/My File.pdf'],
    ['My%20File.pdf', 's/My%20File.pdf', '/s/My File.pdf', 's/My%2520File.pdf'],
    [
      'My File.pdf of the platform',
      'static1.squarespace.com/static/a/My big File.pdf',
      'https://static1.squarespace.com/static/a/My big File.pdf',
      'static1.squarespace.com/static/a/My%20big%20File.pdf?format=original',
    ],
  ])('has %s that settings of blocks name with a space', async (_, file, named, copy) => {
    const json = (address: string) =>
      `{"title":"A text, and more","link":{"url":"${address}"},"last":"b.png"}`;
    const page = (address: string) =>
      `<div class="sqs-block" data-config="${json(address).replaceAll('"', '&quot;')}"></div><script type="application/json">${json(address.replaceAll('/', '\\/'))}</script>`;
    const { report, html } = await adoptFiles({ [file]: 'PDF' }, page(named));
    const written = html.slice(html.indexOf('<div class="sqs-block"')).replaceAll('\\/', '/').trim();
    expect(written).toBe(page(copy).replaceAll('\\/', '/'));
    expect([report?.missing, report?.platformHosts]).toEqual([[], []]);
  });

  it('names a file that settings of a block link to, and that is not there', async () => {
    const { report } = await adoptFiles(
      {},
      `<div class="sqs-block" data-config='{"url":"/s/My File.pdf"}'></div>`,
    );
    expect(report?.deadLinks.map(({ name }) => name)).toEqual(['/s/My File.pdf']);
  });

  it('has files that its pages name by the full address of the site', async () => {
    const { html } = await adoptFiles(
      { 's/a.jpg': 'a' },
      '<img src="https://www.example.com/s/a.jpg?v=1"><img src="https://example.org/s/a.jpg">',
      'www.example.com',
    );
    expect(html).toContain('<img src="s/a.jpg"><img src="https://example.org/s/a.jpg">');
  });

  it('is the same when its copy is adopted', async () => {
    const { html } = await adoptFiles(
      { 'images.squarespace-cdn.com/content/v1/s/a.jpg': 'a', 'b.jpg': 'b' },
      '<img data-src="https://images.squarespace-cdn.com/content/v1/s/a.jpg"><img data-src="b.jpg">',
    );
    await adoptSite(
      {
        site: join(folder, 'out'),
        out: join(folder, 'again'),
        renderer: 'preact',
        isUniversal: true,
      } as never,
      { dist: join(folder, 'dist'), version: '1', onProgress: () => {} },
    );
    expect(await readFile(join(folder, 'again', 'index.html'), 'utf8')).toBe(html);
  });
});
