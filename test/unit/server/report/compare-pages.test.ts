import { chmod, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { choosePages, comparePages } from '../../../../src/server/report/compare-pages';
import { findBrowser } from '../../../../src/server/report/find-browser';
import { reportPage } from '../../../../src/server/report/report-page';
import { serveCopy } from '../../../../src/server/report/serve-copy';
import { summarizeSite } from '../../../../src/server/report/summarize-site';
import { takePicture } from '../../../../src/server/report/take-picture';

let folder = '';
beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'inlay-pictures-')));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function program(name: string, code: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, `#!${process.execPath}\n${code}`);
  await chmod(path, 0o755);
  return path;
}

/** Says in its picture what it was asked for, and has received 1,200 bytes packed, and 300 as they are. */
const BROWSER = `
const { writeFileSync } = require('node:fs');
const value = (name) => process.argv.find((arg) => arg.startsWith(name + '='))?.slice(name.length + 1);
if (!value('--user-data-dir')) process.exit(3);
writeFileSync(value('--screenshot'), process.argv.at(-1));
writeFileSync(value('--log-net-log'), [
  '{"constants":{"logEventTypes":{"URL_REQUEST_JOB_BYTES_READ":149,"URL_REQUEST_JOB_FILTERED_BYTES_READ":150,"OTHER":15}},',
  '"events": [',
  '{"params":{"byte_count":700},"phase":0,"source":{"id":1,"type":1},"time":"1","type":149},',
  '{"params":{"byte_count":9000},"phase":0,"source":{"id":1,"type":1},"time":"1","type":150},',
  '{"params":{"byte_count":500},"phase":0,"source":{"id":1,"type":1},"time":"1","type":149},',
  '{"params":{"byte_count":9999},"phase":0,"source":{"id":1,"type":1},"time":"1","type":15},',
  '{"params":{"byte_count":300},"phase":0,"source":{"id":2,"type":1},"time":"2","type":150}]}',
].join('\\n'));`;
const shown = (src: string) => Buffer.from(src.replace('data:image/webp;base64,', ''), 'base64').toString();

describe('a picture of a page', () => {
  it('is what the browser shows, with what it has received', async () => {
    const { src, bytes } = await takePicture(await program('chrome', BROWSER), 'https://a.example/x');
    expect([shown(src), bytes]).toEqual(['https://a.example/x', 1500]);
  });

  it.each([
    ['fails', 'process.exit(7)', 'it ended with 7'],
    ['shows nothing', '', 'it took no picture of https://a.example/'],
    ['never ends', 'setInterval(() => {}, 1000)', 'it took more than 2 s'],
  ])('is none where the browser %s', async (_, code, message) => {
    const browser = await program('chrome', code);
    await expect(takePicture(browser, 'https://a.example/', 2000)).rejects.toThrow(message);
  });
});

it('a browser is found by its name on the PATH, and by where its installer puts it', async () => {
  await mkdir(join(folder, 'bin'));
  const chrome = await program('bin/google-chrome', '');
  await writeFile(join(folder, 'chromium'), 'a text');
  expect(await findBrowser({ PATH: [folder, join(folder, 'bin')].join(delimiter) }, 'linux')).toBe(chrome);
  await mkdir(join(folder, 'Microsoft\\Edge\\Application'), { recursive: true }).catch(() => {});
  const edge = await program('Microsoft\\Edge\\Application\\msedge.exe', '').catch(() => undefined);
  expect(await findBrowser({ ProgramFiles: folder }, 'win32')).toBe(edge);
  expect(await findBrowser({ PATH: '' }, 'linux')).toBeUndefined();
});

it('a copy that is served to this computer has pages without their ending, packed, and nothing outside of its folder', async () => {
  for (const [file, text] of Object.entries({
    'out/index.html': 'home',
    'out/shop.html': 'shop',
    'out/shop/p/mug.html': 'mug',
    'out/photo.jpg': 'photo',
    'secret.txt': 'secret',
  })) {
    await mkdir(join(folder, file, '..'), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  await symlink(join(folder, 'secret.txt'), join(folder, 'out/link.txt'));
  const copy = await serveCopy(join(folder, 'out'));
  const ask = async (path: string) => {
    const answer = await fetch(copy.address + path);
    return [answer.status, answer.headers.get('content-encoding'), await answer.text()];
  };
  expect(copy.address).toMatch(/^http:\/\/127\.0\.0\.1:/);
  expect(await ask('/')).toEqual([200, 'gzip', 'home']);
  expect(await ask('/shop')).toEqual([200, 'gzip', 'shop']);
  expect(await ask('/shop/p/mug')).toEqual([200, 'gzip', 'mug']);
  expect(await ask('/photo.jpg')).toEqual([200, null, 'photo']);
  for (const path of ['/nowhere', '/..%2fsecret.txt', '/link.txt', '/%zz'])
    expect((await ask(path))[0], path).toBe(404);
  copy.close();
});

describe('pages before and after', () => {
  const page = (path: string, lives = 0) =>
    ({ path, lives: Array.from({ length: lives }, (_, index) => ({ name: `${index}` })) }) as never;
  const pages = [page('about.html'), page('shop.html', 3), page('blog.html', 2), page('index.html', 1)];
  const withWritten = [page('cart.html', 9), ...pages];

  /** @returns the pages, and what was said about them */
  async function compare(browser: string) {
    const said: string[] = [];
    await mkdir(join(folder, 'out'), { recursive: true });
    const compared = await comparePages({
      out: join(folder, 'out'),
      pages: withWritten,
      browser,
      find: (path) =>
        path === 'cart.html' ? undefined : { address: `https://a.example/${path}`, served: `/${path}` },
      sayAside: (line) => said.push(line),
    });
    return { compared, said };
  }

  it('are the front page, and those with most on them', () => {
    expect(choosePages(pages)).toEqual(['index.html', 'shop.html', 'blog.html']);
  });

  it('are in the report, with what each loads', async () => {
    const { compared, said } = await compare(await program('chrome', BROWSER));
    expect(said).toEqual([]);
    expect(compared.map(({ before, after }) => [shown(before.src), shown(after.src)])[0]).toEqual([
      'https://a.example/index.html',
      expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/index\.html$/),
    ]);
    const summary = summarizeSite({ pages: [], failed: [], config: {} });
    const html = reportPage({ summary, copy: 'out', full: '', pageCount: 4, compared });
    expect(html).toContain('<figcaption><a href="out/shop.html">shop.html</a></figcaption>');
    expect(html.match(/<img src="data:image\/webp;base64,/g)).toHaveLength(6);
    expect(html).toContain('<small>The copy: 2 KB</small>');
  });

  it.each([
    ['none', []],
    [
      '/no/browser',
      [expect.stringContaining('no pictures of pages: /no/browser failed (spawn /no/browser ENOENT)')],
    ],
  ])('are none with --browser %s, and the run goes on', async (browser, lines) => {
    expect(await compare(browser)).toEqual({ compared: [], said: lines });
  });
});
