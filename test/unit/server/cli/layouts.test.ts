import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adoptSite } from '../../../../src/server/cli/adopt-site';
import { readArguments } from '../../../../src/server/cli/read-arguments';
import { addressesOf } from '../../../../src/server/html/page-addresses.mjs';
import { parsePage } from '../../../../src/server/html/parse-page.mjs';
import { styleAddresses } from '../../../../src/server/html/style-addresses.mjs';
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

const STATIC = 'https://static1.squarespace.com/static';
const IMAGES = 'https://images.squarespace-cdn.com/content/v1/s1';
const ASSETS = 'https://assets.squarespace.com';

/** Where the server has the files of a site. */
const ORIGINS = {
  sheet: `${STATIC}/sitecss/1/site.css?&filter=1`,
  font: `${STATIC}/fonts/icons.woff`,
  photo: `${IMAGES}/u1/photo+one.jpg`,
  wall: `${IMAGES}/u2/wall.jpg`,
  sprite: '/assets/ui-icons.svg',
  common: `${ASSETS}/universal/scripts-compressed/common-0123456789abcdef-min.en-US.js`,
  polyfill: `${ASSETS}/@sqs/polyfiller/1.6/modern.js`,
  bundle: `${STATIC}/vta/5c5a519771c10ba3470d8101/scripts/site-bundle.js`,
  own: '/s/own.js',
};
type Resource = keyof typeof ORIGINS;
/** A saver's path of a file, from the page's folder, and how it names the file in the page; default: as it is, escaped. */
type Saved = readonly [path: string, written?: string];

const CONTENT: Readonly<Record<Resource, string>> = {
  sheet: `@font-face{font-family:icons;src:url("${ORIGINS.font}")}`,
  font: 'font',
  photo: 'photo',
  wall: 'wall',
  sprite: '<svg/>',
  common: 'YUI.add("squarespace-common",function(){})',
  polyfill: '(self.webpackChunk_sqs_polyfiller=self.webpackChunk_sqs_polyfiller||[]).push([])',
  bundle: 'e.setAttribute("data-controllers-bound",n);q("[data-controller]");t.register("Header",h)',
  own: 'document.querySelector("[data-controllers-bound]").hidden = false;',
};

const escaped = (path: string) => path.split('/').map(encodeURIComponent).join('/');

/** The page, as a saver has written it: attributes that it does not know keep their addresses. */
function pageOf(saved: Readonly<Partial<Record<Resource, Saved>>>): string {
  const at = (name: Resource) => {
    const [path, written = path && escaped(path)] = saved[name] ?? [];
    return written ?? ORIGINS[name];
  };
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Site</title>
<link rel="preconnect" href="https://images.squarespace-cdn.com">
<meta property="og:image" content="${ORIGINS.wall}?format=1500w">
<link rel="stylesheet" href="${at('sheet').replaceAll('&', '&amp;')}">
<script src="${at('polyfill')}"></script><script src="${at('common')}"></script>
</head><body><svg><use xlink:href="${at('sprite')}#burger"></use></svg>
<img src="${at('photo')}" data-src="${ORIGINS.photo}" alt="">
<div class="sqs-block" data-block-json="{&quot;image&quot;:&quot;${ORIGINS.wall}&quot;}">
<img data-src="${ORIGINS.wall}" data-image="${ORIGINS.wall}" alt=""></div>
<div style="background-image: url(&quot;${ORIGINS.wall}?format=750w&quot;)"></div>
<script src="${at('own')}"></script><script src="${at('bundle')}"></script></body></html>`;
}

const inHosts = (prefix: string): Readonly<Record<Resource, Saved>> => ({
  sheet: [`${prefix}static1.squarespace.com/static/sitecss/1/site.css?&filter=1.css`],
  font: [`${prefix}static1.squarespace.com/static/fonts/icons.woff`],
  photo: [`${prefix}images.squarespace-cdn.com/content/v1/s1/u1/photo+one.jpg`],
  wall: [`${prefix}images.squarespace-cdn.com/content/v1/s1/u2/wall.jpg`],
  sprite: ['assets/ui-icons.svg'],
  common: [
    `${prefix}assets.squarespace.com/universal/scripts-compressed/common-0123456789abcdef-min.en-US.js`,
  ],
  polyfill: [`${prefix}assets.squarespace.com/@sqs/polyfiller/1.6/modern.js`],
  bundle: [`${prefix}static1.squarespace.com/static/vta/5c5a519771c10ba3470d8101/scripts/site-bundle.js`],
  own: ['s/own.js'],
});

/** Files as browsers put them into one folder. */
const inOneFolder = (folder: string, script = ''): Readonly<Record<Resource, Saved>> => ({
  sheet: [`${folder}/site.css`, `./${folder}/site.css`],
  font: [`${folder}/icons.woff`],
  photo: [`${folder}/photo+one.jpg`, `./${folder}/photo+one.jpg`],
  wall: [`${folder}/wall.jpg`],
  sprite: [`${folder}/ui-icons.svg`],
  common: [`${folder}/common-0123456789abcdef-min.en-US.js${script}`],
  polyfill: [`${folder}/modern.js${script}`],
  bundle: [`${folder}/site-bundle.js${script}`],
  own: [`${folder}/own.js${script}`],
});

/** As it was saved, but under the addresses that the server had written. */
function unlinked(saved: Readonly<Record<Resource, Saved>>): Readonly<Partial<Record<Resource, Saved>>> {
  const names = Object.keys(ORIGINS) as Resource[];
  return Object.fromEntries(names.map((name) => [name, [saved[name][0], ORIGINS[name]]]));
}

const PLATFORM = ['images.squarespace-cdn.com', 'static1.squarespace.com'];

interface Layout {
  readonly page: string;
  readonly saved: Readonly<Partial<Record<Resource, Saved>>>;
  /** The folder that is adopted. */
  readonly site?: string;
  readonly hosts?: readonly string[];
  readonly missing?: readonly string[];
}

const LAYOUTS: Readonly<Record<string, Layout>> = {
  'wget, the own host alone': {
    page: 'example.com/index.html',
    saved: { own: ['s/own.js'], sprite: ['assets/ui-icons.svg'] },
    hosts: PLATFORM,
  },
  'wget -H -k': { page: 'example.com/index.html', saved: inHosts('../') },
  'wget -H without -k': { page: 'example.com/index.html', saved: unlinked(inHosts('../')) },
  HTTrack: {
    page: 'example.com/index.html',
    saved: {
      ...inHosts('../'),
      sheet: ['../static1.squarespace.com/static/sitecss/1/site7b3c.css'],
      photo: ['../images.squarespace-cdn.com/content/v1/s1/u1/photo+oneaf01.jpg'],
      wall: ['../images.squarespace-cdn.com/content/v1/s1/u2/wall90de.jpg'],
    },
  },
  'a mirror whose parent folder is adopted': {
    page: 'mirror/example.com/index.html',
    site: 'mirror',
    saved: inHosts('../'),
  },
  'SiteSucker, hosts below the site': { page: 'example.com/index.html', saved: inHosts('') },
  'folders of hosts that pages do not name': { page: 'site/index.html', saved: unlinked(inHosts('')) },
  'paths of hosts without the hosts': {
    page: 'site/index.html',
    saved: unlinked({
      ...inHosts(''),
      sheet: ['static/sitecss/1/site.css'],
      font: ['static/fonts/icons.woff'],
      photo: ['content/v1/s1/u1/photo one.jpg'],
      wall: ['content/v1/s1/u2/wall.jpg?format=1500w'],
    }),
  },
  'Chrome and Edge': { page: 'site/Page.html', saved: inOneFolder('Page_files', '.download') },
  'Chrome in Spanish': { page: 'site/Inicio.html', saved: inOneFolder('Inicio_archivos', '.descarga') },
  'Chrome in Chinese, titles with a dash': {
    page: 'site/About — Site.html',
    saved: inOneFolder('About — Site_files', '.下载'),
  },
  'Chrome, a name for the second time': {
    page: 'site/Page.html',
    saved: {
      ...inOneFolder('Page_files', '.download'),
      bundle: ['Page_files/site-bundle(1).js.download'],
      photo: ['Page_files/photo+one(1).jpg'],
    },
  },
  Firefox: {
    page: 'site/Page.htm',
    saved: { ...inOneFolder('Page_files'), bundle: ['Page_files/site-bundle_002.js'] },
  },
  'Safari, the page’s source': {
    page: 'site/Page.html',
    saved: {},
    hosts: PLATFORM,
    missing: ['/assets/ui-icons.svg', '/s/own.js'],
  },
  SingleFile: {
    page: 'site/Page.html',
    saved: {
      sheet: ['', `data:text/css,a{}`],
      photo: ['', 'data:image/gif;base64,R0lGODlhAQABAAAAACw='],
      sprite: ['', ''],
      own: ['', `data:text/javascript,${encodeURIComponent(CONTENT.own)}`],
      ...(Object.fromEntries(
        (['common', 'polyfill', 'bundle'] as const).map((name) => [
          name,
          ['', `data:text/javascript;base64,${btoa(CONTENT[name].padEnd(30_000))}`],
        ]),
      ) as Partial<Record<Resource, Saved>>),
    },
    hosts: ['images.squarespace-cdn.com'],
  },
};

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

async function adoptLayout({ page, saved, site = dirname(page) }: Layout) {
  for (const [name, [path]] of Object.entries(saved))
    if (path) await write(join(dirname(page), path), CONTENT[name as Resource]);
  await write(page, pageOf(saved));
  const report = await adoptSite(
    {
      site: join(folder, site),
      out: join(folder, 'out'),
      renderer: 'preact',
      themeScripts: false,
      isCheck: false,
    } as never,
    { dist: join(folder, 'dist'), version: '1', onProgress: () => {} },
  );
  const path = page.slice(site.length + 1);
  const [found] = report.pages.filter((one) => one.path === path);
  if (!found) throw new Error(`${path} was not adopted: ${JSON.stringify(report.failed)}`);
  return { report: found, path, html: await readFile(join(folder, 'out', path), 'utf8') };
}

/** The files that a page of the copy and its sheets ask for, by their paths in the copy. */
async function askedFiles(path: string, html: string) {
  const pathOf = (from: string, address: string) =>
    decodeURIComponent(new URL(address, `http://copy/${escaped(from)}`).pathname.slice(1));
  const isOwn = (address: string) => !/^(?:https?:)?\/\//.test(address);
  const asked = parsePage(html)
    .elements.flatMap((element) => addressesOf(html, element))
    .filter(({ address }) => isOwn(address) && !/^(?:\.\.\/)*inlay\//.test(address))
    .map(({ address, kind }) => ({ file: pathOf(path, address), kind }));
  const inSheets = await Promise.all(
    asked
      .filter(({ kind }) => kind === 'style')
      .map(async ({ file }) =>
        styleAddresses(await readFile(join(folder, 'out', file), 'utf8'))
          .filter(({ address }) => isOwn(address))
          .map(({ address }) => pathOf(file, address)),
      ),
  );
  return [...asked.map(({ file }) => file), ...inSheets.flat()];
}

describe.each(Object.entries(LAYOUTS))('a site saved by %s', (_, layout) => {
  it('has its own scripts alone, and asks for each of its files where the copy has it', async () => {
    const { report, path, html } = await adoptLayout(layout);
    const { hosts = [], missing = [] } = layout;
    expect(report.missing.map(({ address }) => address)).toEqual(missing);
    expect(report.platformHosts.map(({ name }) => name).sort()).toEqual(hosts);
    expect(html).not.toMatch(/common-0123|modern\.js|site-bundle|base64,KHN|base64,WVV|base64,ZS5/);
    expect(html).toMatch(/\bown\.js|data:text\/javascript,/);
    const copied = (await listFiles(join(folder, 'out'))).map((file) => file.replaceAll('\\', '/'));
    const lost = (await askedFiles(path, html)).filter((file) => !copied.includes(file));
    expect(lost).toEqual(missing.map((address) => address.slice(1)));
    if (hosts.length) return;
    // Its photo and the one that a gallery loads are where its scripts look for them, in one width.
    expect(html).not.toMatch(/\/\/[\w.-]*squarespace/);
    expect(html.match(/(?:data-src|data-image)="[^"]*"/g)).toEqual(
      Array.from({ length: 3 }, () => expect.stringContaining('?format=original')),
    );
  });
});

/** The tools of the layouts above, as the guide names them. */
const TOOLS: ReadonlyArray<readonly [tool: string, saves: string]> = [
  ['wget', 'wget --mirror'],
  ['wget -H', '--span-hosts --domains='],
  ['HTTrack', 'httrack https://'],
  ['SiteSucker', 'www.example.com'],
  ['Chrome, Edge', 'Webpage, Complete'],
  ['Firefox', 'Web Page, complete'],
  ['Safari', 'Page Source'],
  ['SingleFile', 'the extension'],
];

it.each(TOOLS)('the guide says how to save a site with %s, and how to adopt that', async (tool, saves) => {
  const guide = await readFile('docs/guides/adopt.md', 'utf8');
  const row = guide.split('\n').find((line) => line.startsWith(`| ${tool} |`)) ?? '';
  expect(row).toContain(saves);
  const [, ...args] = /`npx inlay (adopt [^`]*)`/.exec(row)?.[1]?.split(' ') ?? [];
  expect(readArguments(['adopt', ...args])).toMatchObject({ out: 'OUT' });
});
