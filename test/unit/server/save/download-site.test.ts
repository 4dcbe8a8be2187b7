import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listFiles } from '../../../../src/server/pages/saved-site.mjs';
import { type DownloadOptions, downloadSite } from '../../../../src/server/save/download-site';
import { type Answer, startStandIn } from './stand-in';

const SITE = 'https://www.example.com';
const IMAGES = 'https://images.squarespace-cdn.com/content/v1/abc';

let folder = '';
let ends: Array<() => Promise<void>> = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inlay-download-'));
});
afterEach(async () => {
  for (const end of ends) await end();
  ends = [];
  await rm(folder, { recursive: true, force: true });
});

async function download(answers: Readonly<Record<string, Answer>>, options: Partial<DownloadOptions> = {}) {
  const standIn = await startStandIn({ [`${SITE}/robots.txt`]: '', ...answers });
  ends.push(standIn.close);
  const result = await downloadSite({
    site: new URL(SITE),
    folder,
    userAgent: 'Inlay-save/0 (test)',
    fetch: standIn.fetch,
    sleep: async () => {},
    ...options,
  });
  const files = (await listFiles(folder)).filter((file) => file !== 'inlay-save.jsonl');
  return { ...result, files, ...standIn };
}
const text = (file: string) => readFile(join(folder, file), 'utf8');

describe('the pages of a download', () => {
  it('are found by sitemaps, links and further pages of lists, on the site’s own host only', async () => {
    const { files, asked } = await download({
      [`${SITE}/robots.txt`]: `Sitemap: ${SITE}/sitemap-index.xml`,
      [`${SITE}/sitemap-index.xml`]: `<sitemapindex><sitemap><loc>${SITE}/pages.xml</loc></sitemap><sitemap><loc>${SITE}/sitemap-index.xml</loc></sitemap></sitemapindex>`,
      [`${SITE}/pages.xml`]: `<urlset><url><loc>${SITE}/hidden</loc></url></urlset>`,
      [`${SITE}/`]:
        '<a href="/journal">Journal</a> <a href="https://other.example/x">Other</a> <a href="mailto:a@b.c">Mail</a>',
      [`${SITE}/hidden`]: 'hidden',
      [`${SITE}/journal`]:
        '<a href="?offset=15&reversePaginate=true">Older</a><a href="/journal#top">Top</a>',
      [`${SITE}/journal?offset=15`]: '<a href="/journal/post-1/">Post</a>',
      [`${SITE}/journal/post-1`]: 'a post',
    });
    expect(files).toEqual([
      'www.example.com/hidden.html',
      'www.example.com/index.html',
      'www.example.com/journal.html',
      'www.example.com/journal/offset/15.html',
      'www.example.com/journal/post-1.html',
    ]);
    expect(asked.filter((address) => address.includes('other.example'))).toEqual([]);
    expect(new Set(asked).size, 'no address is asked for twice, but the first').toBe(asked.length - 1);
  });

  it('are left out where robots.txt excludes them, unless the owner asks', async () => {
    const answers = {
      [`${SITE}/robots.txt`]: 'User-agent: *\nDisallow: /private',
      [`${SITE}/`]: '<a href="/private">Private</a>',
      [`${SITE}/private`]: 'private',
    };
    const guest = await download(answers);
    expect(guest.excluded).toEqual([`${SITE}/private`]);
    expect(guest.files).toEqual(['www.example.com/index.html']);
    const owner = await download(answers, { isOwnSite: true });
    expect(owner.files).toEqual(['www.example.com/index.html', 'www.example.com/private.html']);
  });

  it('say which pages they ask for that the platform draws for each visitor, and that a guest may not fetch', async () => {
    const { shells, excluded } = await download({
      [`${SITE}/robots.txt`]: 'User-agent: *\nDisallow: /cart',
      [`${SITE}/`]: '<a href="/about">About</a>',
      [`${SITE}/about`]: '<a href="/cart">Cart</a><div class="sqs-search-ui-text-input"></div>',
    });
    expect(shells).toEqual(['cart.html', 'search.html']);
    expect(excluded).toEqual([`${SITE}/cart`]);
  });

  it('are named where they want a password, lead elsewhere or are not there', async () => {
    const { state, locked } = await download({
      [`${SITE}/`]: '<a href="/locked"></a><a href="/old"></a><a href="/gone"></a><a href="/away"></a>',
      [`${SITE}/locked`]: { status: 401 },
      [`${SITE}/old`]: { status: 301, headers: { location: '/new' } },
      [`${SITE}/new`]: 'new',
      [`${SITE}/away`]: { status: 302, headers: { location: 'https://other.example/' } },
    });
    expect(locked).toEqual([`${SITE}/locked`]);
    expect(state.redirects).toEqual({
      [`${SITE}/old`]: `${SITE}/new`,
      [`${SITE}/away`]: 'https://other.example/',
    });
    expect(state.failed).toEqual({
      [`${SITE}/locked`]: 'it asks for a password',
      [`${SITE}/gone`]: 'the server answered 404',
    });
    expect(state.saved[`${SITE}/new`]?.file).toBe('www.example.com/new.html');
  });

  it('end at the limits that the command sets, and say so', async () => {
    const loop: Record<string, Answer> = { [`${SITE}/`]: '<a href="/p/0"></a>' };
    for (let page = 0; page < 30; page++) loop[`${SITE}/p/${page}`] = `<a href="/p/${page + 1}"></a>`;
    const { files, stopped, state } = await download(loop, { maxPages: 5 });
    expect(files).toHaveLength(5);
    expect(stopped).toBe('more than 5 pages: --max-pages allows more');
    expect(state.isFinished).toBe(false);
    const large = await download(
      { [`${SITE}/`]: 'x'.repeat(3_000_000) },
      { maxBytes: 1_000_000, folder: `${folder}/b` },
    );
    expect(large.stopped).toBe('more than 1 MB: --max-bytes allows more');
    expect(
      large.files.filter((file) => file.startsWith('b/www')),
      'no half file',
    ).toEqual([]);
  });
});

describe('the files of a download', () => {
  const page = `<!doctype html>
    <link rel="stylesheet" href="https://static1.squarespace.com/static/site.css?v=2">
    <link rel="alternate" type="application/rss+xml" href="/journal?format=rss">
    <meta property="og:image" content="http://static1.squarespace.com/static/social.png?format=1500w">
    <svg><use href="/assets/ui-icons.svg#menu"></use></svg>
    <img data-src="${IMAGES}/fern.jpg" data-image="${IMAGES}/fern.jpg">
    <div data-block-json='{"image":"https:\\/\\/images.squarespace-cdn.com\\/content\\/v1\\/abc\\/moss.jpg"}'></div>
    <video poster="https://cdn.other.example/poster.jpg"></video>
    <a href="/s/price%20list.pdf">Prices</a>
    <script src="https://assets.squarespace.com/universal/scripts.js"></script>`;
  const original = Buffer.from('the original');
  const answers: Record<string, Answer> = {
    [`${SITE}/`]: page,
    'https://static1.squarespace.com/static/site.css?v=2':
      '@import "base.css"; /* url(no.png) */ @font-face { src: url("../fonts/a.woff2#x") }',
    'https://static1.squarespace.com/static/base.css': 'body{}',
    'https://static1.squarespace.com/fonts/a.woff2': 'font',
    [`${SITE}/journal?format=rss`]: { headers: { 'content-type': 'application/rss+xml' }, body: '<rss/>' },
    'https://static1.squarespace.com/static/social.png': 'social',
    [`${SITE}/assets/ui-icons.svg`]: '<svg/>',
    [`${SITE}/s/price%20list.pdf`]: { headers: { 'content-type': 'application/pdf' }, body: 'pdf' },
    [`${IMAGES}/fern.jpg`]: { body: original },
    [`${IMAGES}/moss.jpg`]: { body: 'moss' },
  };
  for (const width of [100, 300, 500]) answers[`${IMAGES}/fern.jpg?format=${width}w`] = `fern ${width}`;
  for (const width of [750, 1000, 1500, 2500])
    answers[`${IMAGES}/fern.jpg?format=${width}w`] = { body: original };

  it('are everything that pages and sheets load from the platform and from the site, but no scripts of the platform', async () => {
    const { files, otherHosts, asked, state } = await download(answers, { images: 'original' });
    expect(files).toEqual([
      'images.squarespace-cdn.com/content/v1/abc/fern.jpg',
      'images.squarespace-cdn.com/content/v1/abc/moss.jpg',
      'static1.squarespace.com/fonts/a.woff2',
      'static1.squarespace.com/static/base.css',
      expect.stringMatching(/^static1\.squarespace\.com\/static\/site-[\da-f]{8}\.css$/),
      'static1.squarespace.com/static/social.png',
      'www.example.com/assets/ui-icons.svg',
      'www.example.com/index.html',
      'www.example.com/journal/rss.xml',
      'www.example.com/s/price list.pdf',
    ]);
    expect(otherHosts).toEqual(['cdn.other.example']);
    expect(asked.filter((address) => address.includes('scripts.js'))).toEqual([]);
    expect(state.failed).toEqual({});
  });

  it('are images in each width that a page may ask for; what is wider than the original is not asked for', async () => {
    const { files, asked } = await download(answers);
    expect(files.filter((file) => file.includes('fern'))).toEqual(
      ['-100w', '-300w', '-500w', '-750w', ''].map(
        (width) => `images.squarespace-cdn.com/content/v1/abc/fern${width}.jpg`,
      ),
    );
    expect(asked).not.toContain(`${IMAGES}/fern.jpg?format=1000w`);
    expect(await text('images.squarespace-cdn.com/content/v1/abc/fern-750w.jpg')).toBe('the original');
  });

  it('lack only a width that the server does not answer, and one that the image has no more', async () => {
    const { [`${IMAGES}/fern.jpg?format=100w`]: _, ...without } = answers;
    const widths = (files: readonly string[]) =>
      files.flatMap((file) => /fern-(\d+)w/.exec(file)?.[1] ?? []).sort();
    expect(widths((await download(without)).files)).toEqual(['300', '500', '750']);
    const small = { ...without, [`${IMAGES}/fern.jpg?format=300w`]: { body: original } };
    expect(widths((await download(small)).files)).toEqual(['300']);
  });

  it('are not unpacked to more than can be read', async () => {
    const packed = gzipSync(Buffer.alloc(40_000_000, ' '));
    const bomb = (type: string): Answer => ({
      headers: { 'content-type': type, 'content-encoding': 'gzip' },
      body: packed,
    });
    const { files, state } = await download({
      [`${SITE}/`]:
        '<a href="/bomb">Bomb</a><link rel="stylesheet" href="/s/bomb.css"><img src="/s/large.jpg">',
      [`${SITE}/bomb`]: bomb('text/html'),
      [`${SITE}/s/bomb.css`]: bomb('text/css'),
      [`${SITE}/s/large.jpg`]: bomb('image/jpeg'),
    });
    expect(files).toEqual(['www.example.com/index.html', 'www.example.com/s/large.jpg']);
    expect(Object.entries(state.failed).sort()).toEqual(
      ['/bomb', '/s/bomb.css'].map((path) => [SITE + path, expect.stringContaining('larger than 30 MB')]),
    );
  });

  it('are never asked of a private network that only a page names', async () => {
    const { state } = await download({
      [`${SITE}/`]:
        '<img src="https://images.squarespace-cdn.com/x.jpg"><link rel="icon" href="http://169.254.169.254/latest">',
      'https://images.squarespace-cdn.com/x.jpg': {
        status: 302,
        headers: { location: 'http://10.0.0.1/x.jpg' },
      },
    });
    expect(state.failed['https://images.squarespace-cdn.com/x.jpg']).toBe('10.0.0.1 is on a private network');
  });
});

describe('a download of unusual addresses', () => {
  const long = `/s/${'long-'.repeat(60)}name.jpg`;
  const jpg = { headers: { 'content-type': 'image/jpeg' }, body: 'image' };

  it.each<[string, Record<string, Answer>, readonly unknown[]]>([
    [
      'spaces and accents',
      { '/s/price%20list.pdf': 'x', '/s/caf%C3%A9.pdf': 'x' },
      ['s/café.pdf', 's/price list.pdf'],
    ],
    ['an encoded slash', { '/s/a%2Fb.pdf': 'x', '/s/a/b.pdf': 'x' }, ['s/a%2Fb.pdf', 's/a/b.pdf']],
    ['steps out of the folder', { '/s/..%2f..%2fout.pdf': 'x' }, ['s/..%2F..%2Fout.pdf']],
    ['300 letters', { [long]: jpg }, [expect.stringMatching(/^s\/(?:long-)+lo-[\da-f]{8}\.jpg$/)]],
    ['no ending', { '/s/photo': jpg }, ['s/photo.jpg']],
    [
      'names that differ in case',
      { '/s/Photo.jpg': jpg, '/s/photo.jpg': jpg },
      ['s/Photo.jpg', expect.stringMatching(/^s\/photo-[\da-f]{8}\.jpg$/)],
    ],
    [
      'one file under two queries',
      { '/s/a.jpg?v=1': jpg, '/s/a.jpg?v=2': jpg },
      [expect.anything(), expect.anything()],
    ],
    [
      'names like those of files on their way',
      { '/s/a.jpg': jpg, '/s/a.jpg.part': 'x' },
      ['s/a.jpg', 's/a.jpg.part'],
    ],
    ['a name and a folder', { '/s/a': 'x', '/s/a/b.jpg': jpg }, [expect.anything(), expect.anything()]],
  ])('keeps %s', async (_, named, expected) => {
    const links = Object.keys(named).map((path) => `<img src="${path}">`);
    const answers = Object.entries(named).map(([path, answer]) => [`${SITE}${path}`, answer]);
    const { files, state } = await download({ [`${SITE}/`]: links.join(''), ...Object.fromEntries(answers) });
    expect(state.failed).toEqual({});
    const own = files
      .map((file) => file.replace('www.example.com/', ''))
      .filter((file) => file !== 'index.html');
    expect(own).toEqual(expected);
  });

  it('waits for a file that comes slowly, and ends where redirects run in a circle', async () => {
    const { files, state } = await download({
      [`${SITE}/`]: '<img src="/s/slow.jpg"><img src="/s/circle.jpg"><a href="/a"></a>',
      [`${SITE}/s/slow.jpg`]: (_, response) => {
        response.writeHead(200, { 'content-type': 'image/jpeg' });
        for (let piece = 0; piece < 5; piece++) setTimeout(() => response.write('x'), piece * 40);
        setTimeout(() => response.end(), 240);
      },
      [`${SITE}/s/circle.jpg`]: { status: 302, headers: { location: '/s/circle.jpg' } },
      [`${SITE}/a`]: { status: 302, headers: { location: '/b' } },
      [`${SITE}/b`]: { status: 302, headers: { location: '/a' } },
    });
    expect(files).toEqual(['www.example.com/index.html', 'www.example.com/s/slow.jpg']);
    expect(await text('www.example.com/s/slow.jpg')).toBe('xxxxx');
    expect(state.failed[`${SITE}/s/circle.jpg`]).toBe('the server answered 302');
  });
});

describe('a download that runs again', () => {
  const answers = {
    [`${SITE}/`]: { headers: { etag: '"1"' }, body: '<a href="/two">2</a>' },
    [`${SITE}/two`]: { headers: { etag: '"2"' }, body: 'two' },
  };

  it('asks by tag for what it has, and writes what has changed', async () => {
    await download(answers);
    const again = await download({
      ...answers,
      [`${SITE}/two`]: { headers: { etag: '"3"' }, body: 'two, changed' },
    });
    expect(again.headersOf(`${SITE}/two`)?.['if-none-match']).toBe('"2"');
    expect(await text('www.example.com/two.html')).toBe('two, changed');
    expect(await text('www.example.com/index.html')).toBe('<a href="/two">2</a>');
    expect(again.state.run).toBe(2);
  });

  it('goes on where it was interrupted', async () => {
    await download(answers, { maxPages: 1 });
    const { asked } = await download(answers);
    expect(
      asked.filter((address) => address === `${SITE}/`),
      'only to find the site',
    ).toHaveLength(1);
    expect(await text('www.example.com/two.html')).toBe('two');
  });

  it('asks for everything again where that was more than a day ago', async () => {
    await download(answers, { maxPages: 1 });
    const file = join(folder, 'inlay-save.jsonl');
    const twoDaysAgo = Date.now() - 2 * 24 * 60 * 60_000;
    const state = (await readFile(file, 'utf8')).replace(/"started":\d+/, `"started":${twoDaysAgo}`);
    await writeFile(file, state);
    const { headersOf } = await download(answers);
    expect(headersOf(`${SITE}/`)?.['if-none-match']).toBe('"1"');
  });

  it('fetches anew what was deleted from its folder, and ignores a line that was cut off', async () => {
    await download(answers, { maxPages: 1 });
    const file = join(folder, 'inlay-save.jsonl');
    await writeFile(file, `${await readFile(file, 'utf8')}{"at":"${SITE}/two","sav`);
    await rm(join(folder, 'www.example.com/index.html'));
    const { files, headersOf } = await download(answers);
    expect(files).toEqual(['www.example.com/index.html', 'www.example.com/two.html']);
    expect(headersOf(`${SITE}/`)?.['if-none-match']).toBeUndefined();
  });

  it('writes nothing through a link that leads out of its folder', async () => {
    await mkdir(join(folder, 'download/www.example.com'), { recursive: true });
    await mkdir(join(folder, 'elsewhere'));
    await symlink(join(folder, 'elsewhere'), join(folder, 'download/www.example.com/s'));
    await writeFile(
      join(folder, 'download/inlay-save.jsonl'),
      `${JSON.stringify({ version: 2, site: SITE, run: 1, started: 0 })}\n`,
    );
    const { state } = await download(
      { [`${SITE}/`]: '<img src="/s/a.jpg">', [`${SITE}/s/a.jpg`]: 'image' },
      { folder: join(folder, 'download') },
    );
    expect(state.failed[`${SITE}/s/a.jpg`]).toContain('is a link that leads out of');
    expect(await listFiles(join(folder, 'elsewhere'))).toEqual([]);
  });

  it('refuses a folder with somebody’s own files', async () => {
    await writeFile(join(folder, 'thesis.txt'), 'precious');
    await expect(download(answers)).rejects.toThrow('not from this command, such as thesis.txt');
    expect(await listFiles(folder)).toEqual(['thesis.txt']);
  });

  it('refuses the folder of another site', async () => {
    await writeFile(
      join(folder, 'inlay-save.jsonl'),
      `${JSON.stringify({ version: 2, site: 'https://a.example', run: 1, started: Date.now() })}\n`,
    );
    await expect(download(answers)).rejects.toThrow('holds the download of https://a.example');
  });
});

describe('a server in trouble', () => {
  it('is waited for as long as it asks, and tried again', async () => {
    let calls = 0;
    const slept: number[] = [];
    const { files } = await download(
      {
        [`${SITE}/`]: '<a href="/busy"></a>',
        [`${SITE}/busy`]: (_, response) => {
          calls++;
          if (calls < 3) response.writeHead(429, { 'retry-after': '7' }).end();
          else response.writeHead(200, { 'content-type': 'text/html' }).end('ok');
        },
      },
      { sleep: async (ms) => slept.push(ms) },
    );
    expect(files).toContain('www.example.com/busy.html');
    expect(slept.length).toBeGreaterThan(0);
    expect(Math.max(...slept)).toBeGreaterThan(6000);
    expect(Math.max(...slept)).toBeLessThanOrEqual(7000);
  });

  it('leaves no half file: a cut answer is asked for again', async () => {
    let calls = 0;
    const { files, state } = await download({
      [`${SITE}/`]: '<img src="/s/a.jpg"><img src="/s/b.jpg">',
      [`${SITE}/s/a.jpg`]: (_, response) => {
        calls++;
        response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': '100' });
        if (calls > 1) response.end('x'.repeat(100));
        else {
          response.write('x'.repeat(10));
          setTimeout(() => response.destroy(), 5);
        }
      },
      [`${SITE}/s/b.jpg`]: (_, response) => {
        response.writeHead(200, { 'content-length': '100' }).write('x');
        setTimeout(() => response.destroy(), 5);
      },
    });
    expect(files).toEqual(['www.example.com/index.html', 'www.example.com/s/a.jpg']);
    expect(Object.keys(state.failed)).toEqual([`${SITE}/s/b.jpg`]);
  });
});
