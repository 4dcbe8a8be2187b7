import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listFiles } from '../../../../server/pages/saved-site.mjs';
import { adoptSite } from '../../../../src/server/cli/adopt-site';

const server = vi.hoisted(() => ({ adopt: vi.fn(), buildSearchIndex: vi.fn() }));
vi.mock('../../../../src/server/server', () => server);

let folder = '';
const write = async (files: Readonly<Record<string, string>>) => {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text, 'latin1');
  }
};
const read = (file: string) => readFile(join(folder, 'out', file), 'latin1');

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inlay-adopt-site-'));
  await write({
    'dist/preact/site.js': 'site',
    'dist/preact/boot.js': 'boot',
    'dist/preact/chunks/form.js': 'form',
    'dist/preact/chunks/form.css': 'sheet',
    'dist/inlay.css': 'css',
  });
  server.adopt.mockReset().mockImplementation((html: string) => ({
    html: `${html}<!-- adopted -->`,
    report: { notes: [] },
    files: { styles: ['inlay.css'], chunks: [], later: [], onDemand: [] },
  }));
  server.buildSearchIndex.mockReset().mockReturnValue({ pages: [] });
});
afterEach(() => rm(folder, { recursive: true }));

async function run(site: Readonly<Record<string, string>>, options: object = {}) {
  await write(Object.fromEntries(Object.entries(site).map(([file, text]) => [`site/${file}`, text])));
  const progress: string[] = [];
  const report = await adoptSite(
    {
      site: join(folder, 'site'),
      out: join(folder, 'out'),
      renderer: 'preact',
      themeScripts: false,
      isCheck: false,
      ...options,
    } as never,
    { dist: join(folder, 'dist'), onProgress: (done, all) => progress.push(`${done}/${all}`) },
  );
  return { report, progress, copied: await listFiles(join(folder, 'out')).catch(() => []) };
}

describe('the copy of a site', () => {
  it('has its pages adopted, everything else as it is, and the files that the pages need', async () => {
    const { report, progress, copied } = await run({
      'index.html': '<p>caf\xe9</p>',
      'about/team': '<!DOCTYPE html><p>Team</p>',
      'about/list': 'no page',
      'a.png': '\x89PNG',
    });
    expect(copied).toEqual([
      'a.png',
      'about/list',
      'about/team',
      'index.html',
      'inlay/inlay.css',
      'inlay/preact/site.js',
      'inlay/search-index.json',
    ]);
    // Byte for byte.
    expect([await read('index.html'), await read('a.png')]).toEqual([
      '<p>caf\xe9</p><!-- adopted -->',
      '\x89PNG',
    ]);
    expect([await read('inlay/preact/site.js'), await read('inlay/search-index.json')]).toEqual([
      'site',
      '{"pages":[]}',
    ]);
    expect(report.pages.map(({ path }) => path)).toEqual(['about/team', 'index.html']);
    expect([report.failed, report.files, progress]).toEqual([
      [],
      ['inlay.css', 'preact/site.js'],
      ['1/2', '2/2'],
    ]);
    expect(
      server.buildSearchIndex.mock.calls[0]?.[0].map(({ url }: { readonly url: string }) => url),
    ).toEqual(['/about/team', '/']);
  });

  it('has each page in its own encoding, and reads it by that', async () => {
    const pages = {
      'a.html': '<meta charset="windows-1252">caf\xe9',
      'b.html': '\xef\xbb\xbf<p>caf\xc3\xa9',
      'c.html': Buffer.from('\ufeff<p>café Ģ', 'utf16le').toString('latin1'),
      'd.html': '<meta charset="shift_jis">\x83\x4b',
      'e.html': '<meta charset="utf-8">caf\xe9\xc3\xa9',
    };
    await run(pages);
    const added = '<!-- adopted -->';
    const wide = Buffer.from(added, 'utf16le').toString('latin1');
    for (const [file, bytes] of Object.entries(pages))
      expect(await read(file)).toBe(bytes + (file === 'c.html' ? wide : added));
    const texts = server.buildSearchIndex.mock.calls[0]?.[0].map(({ html }: { html: string }) => html);
    expect(texts.map((text: string) => text.replace(/^\ufeff?<.*?>/, ''))).toEqual([
      'café',
      'café',
      'café Ģ',
      'ガ',
      'caf\ufffdé',
    ]);
  });

  it('has a page as it was where that cannot be adopted, and says why', async () => {
    server.adopt.mockImplementationOnce(() => {
      throw new Error('Too deep.');
    });
    const { report, progress } = await run({ 'a.html': 'A', 'b.html': 'B' });
    expect([report.failed, report.pages.length, progress]).toEqual([
      [{ path: 'a.html', error: 'Too deep.' }],
      1,
      ['1/2', '2/2'],
    ]);
    expect([await read('a.html'), await read('b.html')]).toEqual(['A', 'B<!-- adopted -->']);
  });

  it('has the stub where a page has it', async () => {
    server.adopt.mockReturnValue({ html: '<script src="inlay/preact/boot.js">', report: {}, files: {} });
    expect((await run({ 'a.html': '' })).report.files).toEqual(['preact/boot.js', 'preact/site.js']);
  });

  it('has all code where a script of the site may ask for it', async () => {
    const files = async (script: string) => (await run({ 'a.html': '', 'own.js': script })).report.files;
    expect(await files('Inlays()')).not.toContain('preact/chunks/form.js');
    expect(await files('window.Inlay.gallery()')).toEqual([
      'inlay.css',
      'preact/chunks/form.js',
      'preact/site.js',
    ]);
  });

  it('has nothing of an earlier run', async () => {
    await write({ 'out/inlay/preact/old.js': 'old', 'out/own.txt': 'kept' });
    const { copied, report } = await run({ 'a.html': '', 'inlay/b.html': 'earlier', 'inlays/c.html': '' });
    expect(copied).toEqual(expect.arrayContaining(['a.html', 'own.txt', 'inlays/c.html']));
    expect(copied).not.toContain('inlay/preact/old.js');
    expect(report.pages.map(({ path }) => path)).toEqual(['a.html', 'inlays/c.html']);
  });

  it('is asked for its search elsewhere where the settings say so', async () => {
    const config = JSON.stringify({ search: { index: '/own.json' } });
    const { copied } = await run({ 'a.html': '', 'inlay.config.json': config });
    expect(copied).not.toContain('inlay/search-index.json');
  });

  it('is not written by a check', async () => {
    const { report, copied } = await run({ 'a.html': '', 'b.png': '' }, { isCheck: true });
    expect([copied, report.pages.length, report.files]).toEqual([[], 1, ['inlay.css', 'preact/site.js']]);
  });

  it('gives pages the renderer, and whether the theme’s scripts stay', async () => {
    await run({ 'a.html': 'A' }, { themeScripts: true, base: '/own/' });
    expect(server.adopt.mock.calls[0]?.[0]).toBe('A');
    expect(server.adopt.mock.calls[0]?.[1]).toMatchObject({
      renderer: 'preact',
      themeScripts: true,
      base: '/own/',
    });
  });
});
