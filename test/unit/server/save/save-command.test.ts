import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFiles } from '../../../../src/server/pages/saved-site.mjs';
import { createCommand } from './run-command';
import { type Answer, startStandIn } from './stand-in';

const SITE = 'https://www.example.com';
const CDN = 'https://images.squarespace-cdn.com/content/v1/abc';
const VIDEO = 'https://video.squarespace-cdn.com/content/v1/abc/film';
const UPLOADS = 'https://static1.squarespace.com/static/abc/t';

const page = (title: string, body: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>${title} — Fern &amp; Co</title>
<link rel="canonical" href="${SITE}/">
<link rel="stylesheet" href="https://static1.squarespace.com/static/site.css">
<link rel="alternate" type="application/rss+xml" href="/journal?format=rss">
<script src="https://assets.squarespace.com/universal/scripts/common.js"></script>
<script>Static = {}; Static.SQUARESPACE_CONTEXT = {"website":{"id":"1","internalUrl":"https://fern-co.squarespace.com"}};</script>
</head><body><header><a href="${SITE}/">Home</a><a href="/cart" class="sqs-custom-cart">Cart</a></header>
<main id="page">${body}</main></body></html>`;
const html = (body: string, etag: string, status = 200): Answer => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', etag },
  body,
});

const ANSWERS: Record<string, Answer> = {
  [`${SITE}/robots.txt`]: 'User-agent: *\nDisallow: /cart\nDisallow: /search',
  [`${SITE}/`]: html(
    page(
      'Home',
      `<div class="sqs-block sqs-block-accordion"></div>
<img data-src="${CDN}/fern.jpg" data-image="${CDN}/fern.jpg" data-image-dimensions="600x400">
<a href="/journal?tag=Moss">Moss</a> <a href="https://fern-co.squarespace.com/journal#top">Journal</a> <a href="/old">Old</a>
<div class="native-video" data-config-video="{&quot;alexandriaUrl&quot;:&quot;${VIDEO}/&#123;variant&#125;&quot;,&quot;systemDataVariants&quot;:&quot;1280:720,640:360&quot;}"></div>
<form action="https://fern-co.squarespace.com/journal"></form><form action="https://fern-co.squarespace.com/subscribe?a=1"></form>
<a href="${UPLOADS}/list.pdf">Prices</a> <iframe src="/journal?view=small"></iframe> <img src="${CDN}/lost.jpg?format=500w">
<a href="/journal?month=02-2020">February</a> <a href="/gone">Gone</a> <a href="/search">Search</a>`,
    ),
    '"home"',
  ),
  [`${SITE}/journal`]: html(page('Journal', '<a href="/journal/über-moos">Über Moos</a>'), '"journal"'),
  [`${SITE}/journal?tag=Moss`]: html(page('Moss', 'Moss'), '"moss"'),
  [`${SITE}/journal/%C3%BCber-moos`]: html(page('Über Moos', 'für Moos: 苔'), '"post"'),
  [`${SITE}/old`]: { status: 301, headers: { location: '/journal' } },
  [`${SITE}/journal?format=rss`]: {
    headers: { 'content-type': 'application/rss+xml', etag: '"rss"' },
    body: `<rss xmlns:media="x"><link>${SITE}/journal</link><description>&lt;img src=&quot;${CDN}/fern.jpg&quot;&gt; https://fern-co.squarespace.com/gone.</description><media:content url="${UPLOADS}/episode.mp3"/></rss>`,
  },
  [`${SITE}/404-page-of-this-site`]: html(page('Not found', 'Nothing here'), '"404"', 404),
  'https://static1.squarespace.com/static/site.css': {
    headers: { etag: '"css"' },
    body: 'body{background:url(/static/paper.png)}',
  },
  'https://static1.squarespace.com/static/paper.png': {
    headers: { 'content-type': 'image/png', etag: '"p"' },
    body: 'paper',
  },
};
for (const [address, type] of [
  [`${VIDEO}/640:360`, 'video/mp4'],
  [`${VIDEO}/thumbnail`, 'image/jpeg'],
  [`${UPLOADS}/list.pdf`, 'application/pdf'],
  [`${UPLOADS}/episode.mp3`, 'audio/mpeg'],
] as const)
  ANSWERS[address] = { headers: { 'content-type': type, etag: '"1"' }, body: type };
for (const width of ['', 100, 300, 500, 750, 1000, 1500, 2500])
  ANSWERS[`${CDN}/fern.jpg${width && `?format=${width}w`}`] = {
    headers: { 'content-type': 'image/jpeg', etag: `"${width}"` },
    body: Number(width) > 600 || !width ? 'original' : `fern ${width}`,
  };
for (const width of [100, 300, 500, 750, 1000, 1500, 2500])
  ANSWERS[`https://static1.squarespace.com/static/paper.png?format=${width}w`] = {
    headers: { 'content-type': 'image/png', etag: `"p${width}"` },
    body: 'paper',
  };

let command: Awaited<ReturnType<typeof createCommand>>;
let standIn: Awaited<ReturnType<typeof startStandIn>>;
beforeAll(async () => {
  command = await createCommand();
  standIn = await startStandIn(ANSWERS);
});
afterAll(async () => {
  await standIn.close();
  await command.remove();
});

const run = (...args: readonly string[]) => command.start(standIn.address, args).ended;
const read = (file: string) => readFile(join(command.home, file), 'utf8');

describe('inlay save', () => {
  it('makes a copy that names nothing of the platform, and says that the account can be closed', async () => {
    const { status, stdout } = await run('save', SITE, 'copy');
    expect([status, stdout.split('\n')[0]]).toEqual([0, 'You can close the account.']);
    const files = await listFiles(join(command.home, 'copy'));
    expect(files.filter((file) => !file.startsWith('inlay/'))).toEqual([
      '.htaccess',
      '.nojekyll',
      '404.html',
      ...['', '-1000w', '-100w', '-1500w', '-2500w', '-300w', '-500w', '-750w']
        .map((width) => `_files/images.squarespace-cdn.com/content/v1/abc/fern${width}.jpg`)
        .sort(),
      '_files/static1.squarespace.com/static/abc/t/episode.mp3',
      '_files/static1.squarespace.com/static/abc/t/list.pdf',
      '_files/static1.squarespace.com/static/paper.png',
      '_files/static1.squarespace.com/static/site.css',
      '_files/video.squarespace-cdn.com/content/v1/abc/film/640_360.mp4',
      '_files/video.squarespace-cdn.com/content/v1/abc/film/thumbnail',
      '_redirects',
      'cart.html',
      'index.html',
      'journal.html',
      'journal/rss.xml',
      'journal/tag/Moss.html',
      'journal/über-moos.html',
      'old.html',
      'robots.txt',
      'search.html',
      'sitemap.xml',
      'vercel.json',
    ]);
    // The context of the site, which scripts read, names its host there.
    for (const file of files.filter((one) => /\.(?:html|css)$/.test(one)))
      expect((await read(join('copy', file))).replace(/"internalUrl":"[^"]*"/, ''), file).not.toMatch(
        /(?:https?:)?\/\/[\w.-]*squarespace(?:-cdn)?\.com|common\.js/,
      );
  });

  it('keeps paths: links lead to them, those with a query to their page, and redirects stay', async () => {
    const index = await read('copy/index.html');
    for (const link of [
      'href="/"',
      'href="/cart"',
      'href="/journal/tag/Moss"',
      'href="/journal#top"',
      'href="/journal"',
    ])
      expect(index).toContain(link);
    expect(index).toContain(
      'data-src="/_files/images.squarespace-cdn.com/content/v1/abc/fern.jpg?format=name"',
    );
    expect(await read('copy/_redirects')).toBe('/old /journal 301\n');
    expect(await read('copy/_files/static1.squarespace.com/static/site.css')).toContain(
      'url(/_files/static1.squarespace.com/static/paper.png)',
    );
    expect(await read('copy/cart.html')).toMatch(/<title>Cart — Fern &amp; Co<\/title>[\s\S]*sqs-cart-root/);
    expect(await read('copy/journal/über-moos.html')).toContain('für Moos: 苔');
    expect(await read('copy/sitemap.xml')).toContain(`<loc>${SITE}/journal/%C3%BCber-moos</loc>`);
  });

  it('has films in the sizes that there are, documents, and the site’s own frames; what the platform has lost is asked of nobody', async () => {
    const index = await read('copy/index.html');
    expect(index).toContain(
      '&quot;/_files/video.squarespace-cdn.com/content/v1/abc/film/{variant}&quot;,&quot;systemDataVariants&quot;:&quot;640_360.mp4&quot;',
    );
    expect(index).toContain('<a href="/_files/static1.squarespace.com/static/abc/t/list.pdf">');
    expect(index).toContain('<iframe src="/journal">');
    expect(index).toContain('<img src="/_files/images.squarespace-cdn.com/content/v1/abc/lost.jpg">');
    expect(await read('copy/old.html')).toContain('<meta http-equiv="refresh" content="0; url=/journal">');
  });

  it('has feeds that name the copy, and forms that send nothing to the platform', async () => {
    expect(await read('copy/journal/rss.xml')).toBe(
      `<rss xmlns:media="x"><link>${SITE}/journal</link><description>&lt;img src=&quot;${SITE}/_files/images.squarespace-cdn.com/content/v1/abc/fern.jpg&quot;&gt; ${SITE}/gone.</description><media:content url="${SITE}/_files/static1.squarespace.com/static/abc/t/episode.mp3"/></rss>`,
    );
    expect(await read('copy/index.html')).toContain(
      '<form action="/journal"></form><form action="/subscribe?a=1">',
    );
  });

  it('names what is there on the site no more, and has a report that names no technical things', async () => {
    const report = await read('copy-report.html');
    expect(report).toContain('You can close the account.');
    expect(report).toContain(`${SITE}/gone`);
  });

  it('asks only by tag when it runs again, and changes no file', async () => {
    const before = await read('copy/inlay/manifest.json');
    standIn.asked.length = 0;
    const { status } = await run('save', SITE, 'copy');
    expect(status).toBe(0);
    expect(await read('copy/inlay/manifest.json')).toBe(before);
    const plain = standIn.asked.filter(
      (address) => standIn.headersOf(address)?.['if-none-match'] === undefined,
    );
    expect([...new Set(plain)].sort()).toEqual(
      [
        `${CDN}/lost.jpg`,
        `${VIDEO}/1280:720`,
        ...['/404-page-of-this-site', '/gone', '/old', '/robots.txt', '/sitemap.xml'].map(
          (path) => `${SITE}${path}`,
        ),
      ].sort(),
    );
  });

  it('writes addresses for search engines on the host of the copy', async () => {
    await run('save', SITE, 'moved', '--site', 'https://fern.example', '--images', 'original');
    expect(await read('moved/sitemap.xml')).toContain('<loc>https://fern.example/journal</loc>');
    expect(await read('moved/robots.txt')).toContain('Sitemap: https://fern.example/sitemap.xml');
    expect(await read('moved/journal.html')).toContain(
      '<link rel="canonical" href="https://fern.example/journal">',
    );
    expect(await read('moved/index.html')).toContain('fern.jpg?format=original"');
  });

  it('says what there is, and writes nothing, in a dry run', async () => {
    const { status, stdout } = await run('save', SITE, 'dry', '--dry-run');
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^4 pages, 8 files, about \d KB\.\n$/)]);
    expect(existsSync(join(command.home, 'dry')) || existsSync(join(command.home, 'dry-download'))).toBe(
      false,
    );
  });

  it('handles a site that is not as it should be, and settings in any letters', async () => {
    const deep = `${'<div>'.repeat(5000)}deep${'</div>'.repeat(5000)}`;
    const title = `${' '.repeat(200_000)}x`;
    const odd = await startStandIn({
      'https://odd.example/robots.txt': '',
      'https://odd.example/': `<!doctype html><title>${title}</title><a href="/deep">Deep</a><a href="/cart">Cart</a>
<div class="sqs-block sqs-block-form"></div><main>Home</main><a href="/%1b%5b2J">Odd</a>`,
      'https://odd.example/deep': `<!doctype html><title>Deep</title><main>${deep}</main>`,
      'https://odd.example/%1b%5b2J': '<!doctype html><title>Odd</title>',
    });
    await writeFile(
      join(command.home, 'inlay.config.json'),
      JSON.stringify({ endpoints: { forms: 'https://forms.example/für/苔?ļ=<' } }),
    );
    const { status, stdout, stderr } = await command.start(odd.address, [
      'save',
      'https://odd.example',
      'odd',
    ]).ended;
    await rm(join(command.home, 'inlay.config.json'));
    await odd.close();
    expect([status, stdout.split('\n')[0]]).toEqual([0, 'You can close the account.']);
    expect(stdout + stderr).not.toContain('\x1b');
    expect(await read('odd/index.html')).toContain(
      '"forms":"https://forms.example/f\\u00fcr/\\u82d4?\\u013c=\\u003c"',
    );
    expect(await read('odd/deep.html')).toContain(deep);
    expect(JSON.parse(await read('odd/inlay/search-index.json')).pages).toContainEqual(
      expect.objectContaining({ url: '/deep.html' }),
    );
  });

  it('refuses folders in which something would be lost, before it downloads', async () => {
    const inHome = (name: string) => join(command.home, name);
    await writeFile(inHome('file'), 'own');
    await writeFile(inHome('one-download'), 'own');
    await mkdir(inHome('two'));
    await symlink(inHome('two'), inHome('two-download'));
    await mkdir(inHome('three-download'));
    await writeFile(inHome('three-download/notes.txt'), 'own');
    for (const [out, message] of [
      ['file', 'file is a file. Name a folder for the copy'],
      ['one', 'one-download is a file. The download needs the place'],
      ['two', 'which has to be apart from the copy. Remove it.'],
      ['three', 'not from this command, such as notes.txt'],
    ] as const)
      expect((await run('save', SITE, out)).stderr, out).toContain(message);
    expect(await listFiles(inHome('two'))).toEqual([]);
    expect(await listFiles(inHome('three-download'))).toEqual(['notes.txt']);
  });

  it.each([
    [['save'], 'Name the address of the site'],
    [['save', 'ftp://a.example'], 'begins with https://'],
    [['save', SITE, 'a', 'b'], 'one name too many: b'],
    [['save', SITE, '--images', 'all'], '--images is widths, original, none'],
    [['save', SITE, '--rate', 'fast'], '--rate is a number above 0, not “fast”.'],
    [
      ['save', 'https://nobody.example', 'none'],
      'https://nobody.example/ could not be read: the server answered 404.',
    ],
  ])('says what is wrong with %j', async (args, message) => {
    const { status, stderr } = await run(...args);
    expect([status, stderr]).toEqual([2, expect.stringContaining(message)]);
  });
});
