import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFiles } from '../../../../src/server/pages/saved-site.mjs';
import { writeSmallBuild } from '../small-build.mjs';
import { type Answer, FETCH_STUB, startStandIn } from './stand-in';

const IMAGES = 'https://images.squarespace-cdn.com/content/v1/abc';
const STATIC = 'https://static1.squarespace.com/static/abc';
const WIDTHS = [100, 300, 500, 750, 1000, 1500, 2500];

/** A page as a mirror that follows no other host has it. */
const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Fern</title>
<link rel="canonical" href="https://www.example.com/">
<link rel="stylesheet" href="${STATIC}/site.css"><link rel="stylesheet" href="own.css">
<script src="https://assets.squarespace.com/universal/scripts/common.js"></script></head>
<body><div class="sqs-block sqs-block-accordion"></div>
<img src="/photos/moss.jpg" alt=""><img data-src="${IMAGES}/fern.jpg" data-image="${IMAGES}/fern.jpg" alt="">
<img src="${IMAGES}/lost.jpg" alt=""><svg><use href="/assets/icons.svg#menu"></use></svg>
<a href="/about">About</a> <a href="${STATIC}/t/list.pdf">Prices</a> <img src="https://other.example/a.jpg" alt=""></body></html>`;

const FOLDER: Readonly<Record<string, string>> = {
  'www.example.com/index.html': PAGE,
  'www.example.com/journal/post.html': PAGE,
  'www.example.com/own.css': `body{background:url(${STATIC}/paper.png)}`,
  'www.example.com/photos/moss.jpg': 'moss',
};
const ANSWERS: Record<string, Answer> = {
  [`${STATIC}/site.css`]: { headers: { etag: '"1"' }, body: '@font-face{src:url(fonts/a.woff2)}' },
  [`${STATIC}/fonts/a.woff2`]: { headers: { 'content-type': 'font/woff2', etag: '"1"' }, body: 'font' },
  [`${STATIC}/t/list.pdf`]: { headers: { 'content-type': 'application/pdf', etag: '"1"' }, body: 'pdf' },
  'https://www.example.com/assets/icons.svg': {
    headers: { 'content-type': 'image/svg+xml', etag: '"1"' },
    body: '<svg/>',
  },
};
for (const [name, type] of [
  [`${IMAGES}/fern.jpg`, 'image/jpeg'],
  [`${STATIC}/paper.png`, 'image/png'],
] as const)
  for (const width of ['', ...WIDTHS])
    ANSWERS[`${name}${width && `?format=${width}w`}`] = {
      headers: { 'content-type': type, etag: `"${width}"` },
      body: `${width}`,
    };

let home = '';
let standIn: Awaited<ReturnType<typeof startStandIn>>;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'inlay-save-files-'));
  await writeSmallBuild(join(home, 'dist'));
  await writeFile(join(home, 'fetch-stub.mjs'), FETCH_STUB);
  for (const [file, text] of Object.entries(FOLDER)) {
    await mkdir(dirname(join(home, file)), { recursive: true });
    await writeFile(join(home, file), text);
  }
  standIn = await startStandIn(ANSWERS);
});
afterAll(async () => {
  await standIn.close();
  await rm(home, { recursive: true });
});

function run(...args: readonly string[]): Promise<{ status: number | null; stdout: string }> {
  const command = spawn(
    process.execPath,
    ['--import', './fetch-stub.mjs', join(home, 'dist/cli.js'), 'adopt', 'www.example.com', 'copy', ...args],
    { cwd: home, env: { ...process.env, STAND_IN: standIn.address }, stdio: ['ignore', 'pipe', 'ignore'] },
  );
  let stdout = '';
  command.stdout.on('data', (text) => {
    stdout += text;
  });
  return new Promise((ended) => command.on('close', (status) => ended({ status, stdout })));
}

describe('inlay adopt --save-files', () => {
  it('downloads what the folder has not, and uses what it has', async () => {
    const before = await listFiles(join(home, 'www.example.com'));
    const { stdout } = await run('--save-files');
    expect(stdout.split('\n')[0]).toBe('You can close the account.');
    const files = await listFiles(join(home, 'copy'));
    expect(files.filter((file) => !file.startsWith('inlay/'))).toEqual(
      [
        ...Object.keys(FOLDER).map((file) => file.replace('www.example.com/', '')),
        ...['', ...WIDTHS.map((width) => `-${width}w`)].map(
          (width) => `_files/images.squarespace-cdn.com/content/v1/abc/fern${width}.jpg`,
        ),
        '_files/static1.squarespace.com/static/abc/fonts/a.woff2',
        '_files/static1.squarespace.com/static/abc/paper.png',
        '_files/static1.squarespace.com/static/abc/site.css',
        '_files/static1.squarespace.com/static/abc/t/list.pdf',
        '_files/www.example.com/assets/icons.svg',
      ].sort(),
    );
    expect(await listFiles(join(home, 'www.example.com')), 'it is only read').toEqual(before);
    expect(standIn.asked.filter((address) => /moss|common\.js|other\.example|about/.test(address))).toEqual(
      [],
    );
  });

  it('points each page and sheet there from where it is', async () => {
    const read = (file: string) => readFile(join(home, 'copy', file), 'utf8');
    const [index, post] = [await read('index.html'), await read('journal/post.html')];
    for (const [page, up] of [
      [index, ''],
      [post, '../'],
    ] as const) {
      expect(page).toContain(
        `data-src="${up}_files/images.squarespace-cdn.com/content/v1/abc/fern.jpg?format=name"`,
      );
      expect(page).toContain(`href="${up}_files/www.example.com/assets/icons.svg#menu"`);
      expect(page).toContain(`<a href="${up}_files/static1.squarespace.com/static/abc/t/list.pdf">`);
      expect(page).not.toMatch(/\/\/[\w.-]*squarespace/);
    }
    expect(index).toContain('src="/photos/moss.jpg"');
    expect(await read('own.css')).toBe(
      'body{background:url(_files/static1.squarespace.com/static/abc/paper.png)}',
    );
    expect(await read('_files/static1.squarespace.com/static/abc/site.css')).toContain('url(fonts/a.woff2)');
  });
});
