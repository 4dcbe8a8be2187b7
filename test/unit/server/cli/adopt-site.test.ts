import { createHash } from 'node:crypto';
import { link, mkdir, mkdtemp, readFile, rm, symlink, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adoptSite } from '../../../../src/server/cli/adopt-site';
import { listFiles } from '../../../../src/server/pages/saved-site.mjs';

const server = vi.hoisted(() => ({ preparePage: vi.fn(), linkPage: vi.fn(), buildSearchIndex: vi.fn() }));
vi.mock('../../../../src/server/server', async () => ({
  ...server,
  readPageEvents: (await import('../../../../src/server/read-page-events')).readPageEvents,
}));

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
  server.preparePage.mockReset().mockImplementation((html: string) => ({
    before: html,
    behind: ' -->',
    hasTags: true,
    report: { notes: [] },
    files: { styles: ['inlay.css'], chunks: [], later: [], onDemand: [] },
  }));
  server.linkPage.mockReset().mockImplementation(({ files }) => ({ tags: '<!-- adopted', files }));
  server.buildSearchIndex
    .mockReset()
    .mockImplementation(([page]: readonly { url: string }[]) => ({ pages: [{ url: page?.url }] }));
});
afterEach(() => rm(folder, { recursive: true }));

async function run(site: Readonly<Record<string, string>>, options: object = {}) {
  await write(Object.fromEntries(Object.entries(site).map(([file, text]) => [`site/${file}`, text])));
  const progress: string[] = [];
  const report = await adoptSite(
    {
      site: join(folder, 'site'),
      out: join(folder, 'out'),
      isUniversal: true,
      renderer: 'preact',
      themeScripts: false,
      isCheck: false,
      ...options,
    } as never,
    {
      dist: join(folder, 'dist'),
      version: '1.0.0',
      onProgress: (done, all) => progress.push(`${done}/${all}`),
    },
  );
  return { report, progress, copied: await listFiles(join(folder, 'out')).catch((): string[] => []) };
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
      'inlay/manifest.json',
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
      '{"pages":[{"url":"/"},{"url":"/about/team"}]}',
    ]);
    expect(report.pages.map(({ path }) => path)).toEqual(['about/team', 'index.html']);
    expect([report.failed, report.files, progress]).toEqual([
      [],
      ['inlay.css', 'preact/site.js'],
      ['1/2', '2/2'],
    ]);
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
    const texts = server.buildSearchIndex.mock.calls.map(([[page]]) => page.html);
    expect(texts.map((text: string) => text.replace(/^\ufeff?<.*?>| -->$/g, ''))).toEqual([
      'café',
      'café',
      'café Ģ',
      'ガ',
      'caf\ufffdé',
    ]);
  });

  it('has a page as it was where that cannot be adopted, and says why', async () => {
    server.preparePage.mockImplementationOnce(() => {
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
    server.linkPage.mockReturnValue({ tags: '<script src="inlay/preact/boot.js">', files: {} });
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

  it('is asked for its search elsewhere where the settings say so', async () => {
    const config = JSON.stringify({ search: { index: '/own.json' } });
    const { copied } = await run({ 'a.html': '', 'inlay.config.json': config });
    expect(copied).not.toContain('inlay/search-index.json');
  });

  const CALENDAR = '<div class="sqs-block-calendar"></div>';
  const event = (link = '', text = 'Swap') =>
    `<article class="eventlist-event">${link && `<a class="eventlist-title-link" href="${link}">x</a>`}
    <a href="https://www.google.com/calendar/event?text=${text}&amp;dates=20260303T180000Z/20260303T200000Z">Add</a></article>`;

  it('has the events of its pages for its calendars, each once, with the page that is about it', async () => {
    const { report, copied } = await run({
      'index.html': CALENDAR,
      'deep/page.html': '',
      'events.html': event('events/swap') + event('events/lost', 'Lost'),
      'events/swap.html': event(),
    });
    expect([copied.includes('inlay/events.json'), report.files]).toEqual([
      true,
      ['inlay.css', 'preact/site.js'],
    ]);
    const { items } = JSON.parse(await read('inlay/events.json'));
    expect(items.map(({ title, fullUrl }: { title: string; fullUrl: string }) => [title, fullUrl])).toEqual([
      ['Lost', ''],
      ['Swap', '/events/swap.html'],
    ]);
    const named = server.preparePage.mock.calls.map(([, { config }]) => config.calendar?.events);
    expect(named).toEqual([
      '../inlay/events.json',
      'inlay/events.json',
      '../inlay/events.json',
      'inlay/events.json',
    ]);
  });

  it.each([
    ['no page has a calendar', { 'a.html': event() }],
    ['no page has an event', { 'a.html': CALENDAR }],
    [
      'the settings name a list of them',
      {
        'a.html': CALENDAR + event(),
        'inlay.config.json': JSON.stringify({ calendar: { events: '/own.json' } }),
      },
    ],
  ])('has no list of events where %s', async (_, site: Readonly<Record<string, string>>) => {
    const { copied } = await run(site);
    expect(copied.includes('inlay/events.json')).toBe(false);
    const own = site['inlay.config.json'] && { events: '/own.json' };
    expect(server.preparePage.mock.calls[0]?.[1].config.calendar).toEqual(own);
  });

  it('is not written by a check', async () => {
    const { report, copied } = await run({ 'a.html': '', 'b.png': '' }, { isCheck: true });
    expect([copied, report.pages.length, report.files]).toEqual([[], 1, ['inlay.css', 'preact/site.js']]);
  });

  it('gives pages the renderer, and whether the theme’s scripts stay', async () => {
    await run({ 'a.html': 'A' }, { themeScripts: true, base: '/own/' });
    expect(server.preparePage.mock.calls[0]?.[0]).toBe('A');
    expect(server.preparePage.mock.calls[0]?.[1]).toMatchObject({
      renderer: 'preact',
      themeScripts: true,
      base: '/own/',
    });
  });
});

const because = (named: readonly { readonly path: string; readonly why: string }[]) =>
  named.map(({ path, why }) => `${path}: ${why}`);

describe('a folder that has files already', () => {
  const SITE = { 'index.html': 'A', 'about/us.html': 'B', 'a.png': 'P' };
  const manifest = async () => JSON.parse(await read('inlay/manifest.json'));
  it('has a list of what the run has written, with hashes', async () => {
    await run(SITE);
    const { version, inlay, files } = await manifest();
    expect([version, inlay]).toEqual([1, '1.0.0']);
    expect(Object.keys(files)).toEqual([
      'a.png',
      'about/us.html',
      'index.html',
      'inlay/inlay.css',
      'inlay/preact/site.js',
      'inlay/search-index.json',
    ]);
    expect(files['a.png']).toBe('sha256-5c62e091b8c0565f1bafad0dad5934276143ae2ccef7a5381e8ada5b1a8d26d2');
  });

  it('loses what the site no longer has, and its empty folders', async () => {
    await run(SITE);
    const now = server.preparePage.getMockImplementation();
    await rm(join(folder, 'site/about'), { recursive: true });
    server.preparePage.mockImplementation((html: string) => ({
      ...now?.(html),
      files: { styles: [], chunks: [], later: [], onDemand: [] },
    }));
    const { copied, report } = await run({ about: '<html>B' });
    expect(report.removed).toEqual(['about/us.html', 'inlay/inlay.css']);
    expect(copied).toEqual([
      'a.png',
      'about',
      'index.html',
      'inlay/manifest.json',
      'inlay/preact/site.js',
      'inlay/search-index.json',
    ]);
    expect(Object.keys((await manifest()).files)).not.toContain('about/us.html');
    expect((await run({})).report.removed).toEqual([]);
  });

  it('keeps every file that is not from this command, and names those in the way', async () => {
    const own = {
      'out/index.html': 'own page',
      'out/notes.txt': 'own notes',
      'out/inlay/src/thesis.txt': 'precious',
      'out/inlay/inlay.css': 'own css',
    };
    await write(own);
    const { report } = await run(SITE);
    expect(because(report.kept)).toEqual([
      'index.html: It is not from this command.',
      'inlay/inlay.css: It is not from this command.',
    ]);
    for (const [file, text] of Object.entries(own)) expect(await read(file.slice('out/'.length))).toBe(text);
    expect(await read('about/us.html')).toBe('B<!-- adopted -->');
    expect(Object.keys((await manifest()).files)).not.toContain('index.html');
  });

  it('keeps what its owner has changed since, also where the site no longer has it', async () => {
    await run(SITE);
    await write({ 'out/index.html': 'corrected', 'out/a.png': 'drawn' });
    await rm(join(folder, 'site/a.png'));
    const { report } = await run({ 'about/us.html': 'C' });
    expect(because(report.kept)).toEqual([
      'a.png: The site no longer has it, but it was changed after it had been written.',
      'index.html: It was changed after it had been written.',
    ]);
    expect([await read('index.html'), await read('a.png'), await read('about/us.html')]).toEqual([
      'corrected',
      'drawn',
      'C<!-- adopted -->',
    ]);
    // From then on they are the owner's.
    expect(because((await run({})).report.kept)).toEqual(['index.html: It is not from this command.']);
    await unlink(join(folder, 'out/index.html'));
    expect((await run({})).report.kept).toEqual([]);
  });

  it('counts as written what is the same already', async () => {
    await write({ 'out/a.png': 'P' });
    const { report } = await run(SITE);
    expect(report.kept).toEqual([]);
    expect(Object.keys((await manifest()).files)).toContain('a.png');
  });

  it('is not left by a link, neither of a file nor of a folder', async () => {
    await write({ 'elsewhere/index.html': 'theirs', 'elsewhere/us.html': 'theirs', 'out/x': '' });
    await symlink(join(folder, 'elsewhere/index.html'), join(folder, 'out/index.html'));
    await symlink(join(folder, 'elsewhere'), join(folder, 'out/about'));
    const { report } = await run(SITE);
    expect(because(report.kept)).toEqual(['about/us.html: about is a link.', 'index.html: It is a link.']);
    for (const file of ['index.html', 'us.html'])
      expect(await readFile(join(folder, 'elsewhere', file), 'utf8')).toBe('theirs');
  });

  it('keeps the other name of a file that it replaces', async () => {
    await run(SITE);
    await link(join(folder, 'out/index.html'), join(folder, 'backup.html'));
    await run({ 'index.html': 'new' });
    expect(await readFile(join(folder, 'backup.html'), 'utf8')).toBe('A<!-- adopted -->');
  });

  it.each([
    ['out/inlay', 'inlay'],
    ['out/inlay/manifest.json', 'manifest.json'],
    ['out/inlay/manifest.jsonl', 'manifest.jsonl'],
    ['out/inlay/manifest.part', 'manifest.part'],
  ])('is refused where %s is in the way of the list', async (file, named) => {
    await write({ [file]: 'own' });
    await expect(run(SITE)).rejects.toThrow(named);
    expect(await readFile(join(folder, file), 'utf8')).toBe('own');
    expect(await listFiles(join(folder, 'out'))).toHaveLength(1);
  });

  it('is finished where a run was killed, also where the site has changed since', async () => {
    await run(SITE);
    const before = await read('inlay/manifest.json');
    const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('hex')}`;
    const lines = [
      ['index.html', hash('A2<!-- adopted -->')],
      ['about/us.html', hash('B2<!-- adopted -->')],
      ['new.html', hash('N<!-- adopted -->')],
      ['gone.html', hash('gone')],
    ];
    const journal = `\n${lines.map((line) => `${JSON.stringify(line)}\n`).join('')}["a.p`;
    await write({
      'out/inlay/manifest.jsonl': journal,
      // Written, but the file before it still has its name; half written; of the run before that.
      'out/index.html': 'A2<!-- adopted -->',
      'out/inlay/manifest.part': 'N<!-- ad',
      'out/gone.html': 'gone',
    });
    const { report, copied } = await run({ 'index.html': 'A3', 'about/us.html': 'B3', 'new.html': 'N3' });
    expect([report.kept, report.removed]).toEqual([[], ['gone.html']]);
    expect([await read('index.html'), await read('about/us.html'), await read('new.html')]).toEqual(
      ['A3', 'B3', 'N3'].map((text) => `${text}<!-- adopted -->`),
    );
    expect(copied.filter((file) => file.includes('manifest'))).toEqual(['inlay/manifest.json']);
    expect(await read('inlay/manifest.json')).not.toBe(before);
  });

  it('is looked at by a check, which writes nothing', async () => {
    await write({ 'out/index.html': 'own page' });
    const { report, copied } = await run(SITE, { isCheck: true });
    expect([because(report.kept), copied]).toEqual([
      ['index.html: It is not from this command.'],
      ['index.html'],
    ]);
  });
});

describe('a site', () => {
  it('may have pages in a folder of Inlay’s name', async () => {
    const { report, copied } = await run({ 'a.html': '', 'inlay/about.html': 'P', 'inlay/inlay.css': 'own' });
    expect(report.pages.map(({ path }) => path)).toEqual(['a.html', 'inlay/about.html']);
    expect(copied).toContain('inlay/about.html');
    expect(because(report.leftOut)).toEqual(['inlay/inlay.css: A file of Inlay has this name in the copy.']);
    expect(await read('inlay/inlay.css')).toBe('css');
  });

  it('may be a copy: Inlay’s files in it are not the site’s', async () => {
    await run({ 'a.html': '', 'inlay/about.html': 'P' });
    await rm(join(folder, 'site'), { recursive: true });
    const files = await listFiles(join(folder, 'out'));
    const texts = await Promise.all(files.map(async (file) => [file, await read(file)]));
    await rm(join(folder, 'out'), { recursive: true });
    const { report } = await run({ ...Object.fromEntries(texts), 'inlay/preact/own.js': 'own' });
    expect([report.leftOut, report.pages.length]).toEqual([[], 2]);
    expect(await read('inlay/preact/own.js')).toBe('own');
  });

  it('has its links followed to its own files, and others named', async () => {
    await write({ 'site/a.html': 'A', 'elsewhere/secret.txt': '', 'site/photos/x.png': '' });
    const links = { 'home.html': 'a.html', 'out.txt': '../elsewhere/secret.txt', more: 'photos', gone: 'x' };
    for (const [name, target] of Object.entries(links)) await symlink(target, join(folder, 'site', name));
    const { report, copied } = await run({});
    expect(report.pages.map(({ path }) => path)).toEqual(['a.html', 'home.html']);
    expect(because([...report.leftOut]).sort()).toEqual([
      'gone: It is a link that leads nowhere.',
      'more: It is a link to a folder.',
      'out.txt: It is a link that leads out of the folder.',
    ]);
    expect(copied).not.toContain('out.txt');
  });

  it('without a page, or with a file `inlay`, is told so', async () => {
    await expect(run({ 'a.png': '' })).rejects.toThrow('There are no pages in ');
    const { report } = await run({ 'a.html': '', inlay: '<html>' });
    expect(because(report.leftOut)).toEqual(['inlay: Inlay’s folder has this name in the copy. Rename it.']);
    expect((await run({})).report.kept).toEqual([]);
  });

  it.each([
    ['null', 'is not an object'],
    ['[]', 'is not an object'],
    ['{', 'is not JSON'],
    ['{"endpoints": {"forms": 5}}', 'endpoints.forms: 5 is not a'],
    ['{"endpoints": {"froms": "none"}}', 'endpoints.froms'],
    ['{"endpoints": "none"}', 'endpoints'],
    ['{"cart": {"checkout": ["a"]}}', 'cart.checkout'],
    ['{"search": {"index": 1}}', 'search.index'],
    ['{"shop": {}}', 'shop'],
  ])('is not adopted with the settings %s', async (config, message) => {
    await expect(run({ 'a.html': '', 'inlay.config.json': config })).rejects.toThrow(message);
    expect(await listFiles(join(folder, 'out')).catch(() => [])).toEqual([]);
  });

  it.each<[string, BufferEncoding]>([
    ['a byte order mark', 'utf8'],
    ['UTF-16', 'utf16le'],
  ])('may have settings in a file with %s', async (_, encoding) => {
    const config = { endpoints: { forms: '/für' } };
    const bytes = Buffer.from(`\ufeff${JSON.stringify(config)}`, encoding);
    await run({ 'a.html': 'A', 'inlay.config.json': bytes.toString('latin1') });
    expect(server.preparePage.mock.calls[0]?.[1].config.endpoints.forms).toBe('/für');
  });
});
