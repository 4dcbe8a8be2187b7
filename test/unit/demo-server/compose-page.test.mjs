import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from '../../../demo-server/create-server.mjs';
import { composePage, listPages } from '../../../demo-server/demo/compose-page.mjs';

let root = '';
const folder = () => join(root, 'demo-pages');
const write = async (path, text) => {
  await mkdir(dirname(join(folder(), path)), { recursive: true });
  await writeFile(join(folder(), path), text);
};
const compose = async (text) => {
  await write('page.html', text);
  return composePage(folder(), 'page.html');
};

const PARTS = {
  slide: '<div>\n  <img alt="{{alt}}">{{meta=}}\n</div>\n',
  'slide-titled': `<part-slide meta='\n  <p>{{title}}</p>' />\n`,
  frame: '<main id="{{id=main}}">\n{{content}}\n</main>\n',
  'framed-slide': '<part-frame>\n  <part-slide />\n{{content=}}\n</part-frame>\n',
  link: '<a href="{{url}}" title="{{title={{url}}}}">{{content}}</a>',
  ring: '<part-ring-back />',
  'ring-back': '<part-ring />',
  broken: '<p>\n<part-nothing />\n</p>',
};

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'inlay-parts-'));
  for (const [name, text] of Object.entries(PARTS)) await write(`parts/${name}.html`, text);
});
afterAll(() => rm(root, { recursive: true }));

describe('a page', () => {
  it.each([
    ['without parts is as its file', '<p title="{{x}}">\n', '<p title="{{x}}">\n'],
    [
      'has the lines of a part, indented as its tag, and the values of the tag as they are written',
      `  <part-slide alt='"&amp;$1' />\n`,
      '  <div>\n    <img alt=""&amp;$1">\n  </div>\n',
    ],
    [
      'may have a part within a line',
      'a<part-link url="/b">b</part-link>c',
      'a<a href="/b" title="/b">b</a>c',
    ],
    [
      'keeps the indentation of content of several lines',
      '  <part-frame id="a">\n<p>\n  b\n</p>\n  </part-frame>',
      '  <main id="a">\n<p>\n  b\n</p>\n  </main>',
    ],
    [
      'may have a part in another of the same name',
      '<part-frame><part-frame id="b">c</part-frame></part-frame>',
      '<main id="main">\n<main id="b">\nc\n</main>\n</main>',
    ],
    [
      'gives what the parts of a part have left open',
      '<part-framed-slide id="a" alt="b" />',
      '<main id="a">\n  <div>\n    <img alt="b">\n  </div>\n\n</main>',
    ],
    [
      'indents what a part gives to another with that',
      '    <part-slide-titled alt="a" title="b" />',
      '    <div>\n      <img alt="a">\n      <p>b</p>\n    </div>',
    ],
  ])('%s', async (_name, text, composed) => {
    expect(await compose(text)).toBe(composed);
  });

  it.each([
    [
      '<p>\n<part-slied alt="a" />',
      ':2: There is no part "slied". Correct the name, or add demo-pages/parts/slied.html.',
    ],
    ['<part-broken />', 'parts/broken.html:2: There is no part "nothing".'],
    ['<part-slide />', ':1: The part "slide" needs alt="…".'],
    ['<part-frame />', ':1: The part "frame" needs content.'],
    ['<part-slide alt="" Alt="" />', ':1: The part "slide" has no {{Alt}}. It has: alt, meta.'],
    ['<part-slide alt="">a</part-slide>', ':1: The part "slide" has no {{content}}.'],
    [
      '\n\n<part-slide alt=a />',
      ':3: This tag cannot be read. Write <part-name title="…" />, each value in quotes.',
    ],
    [
      '\n<part-frame>',
      ':2: <part-frame> is not closed. Write <part-frame />, or </part-frame> after its content.',
    ],
    ['a</part-frame>', ':1: </part-frame> closes nothing.'],
    ['<part-frame><part-link url="">\n</part-frame>', ':2: </part-frame> closes <part-link>.'],
    ['<part-ring />', 'The part "ring" contains itself.'],
  ])('%j fails with what is wrong, and where', async (text, message) => {
    await expect(compose(text)).rejects.toThrow(message);
  });

  it('is served as it is composed, with the message in its place if that fails', async () => {
    const { app } = createServer({ root });
    const get = async (path) => {
      const response = await app.request(`http://localhost/demo-pages/${path}`);
      return [response.status, await response.text()];
    };
    await write('shop/index.html', '<part-frame>a</part-frame>');
    expect(await get('shop/index.html')).toEqual(await get('shop/'));
    expect(await get('shop/')).toEqual([200, '<main id="main">\na\n</main>']);
    await write('page.html', '<part-slied alt="<a>" />');
    expect(await get('page.html')).toEqual([
      500,
      expect.stringContaining('demo-pages/page.html:1: There is no part &quot;slied&quot;.'),
    ]);
    expect(listPages(folder())).toEqual(['page.html', 'shop/index.html']);
  });
});

describe('the parts of the demo', () => {
  const demo = fileURLToPath(new URL('../../../demo-pages', import.meta.url));

  it('are all in use, each under one name, and leave nothing open in a page', async () => {
    const files = await readdir(join(demo, 'parts'));
    const sources = new Map();
    for (const path of [...listPages(demo), ...files.map((file) => `parts/${file}`)])
      sources.set(path, await readFile(join(demo, path), 'utf8'));
    const used = new Set([...sources.values()].join('').match(/(?<=<part-)[\w-]+/g));
    expect(files.filter((file) => !used.has(file.replace('.html', '')))).toEqual([]);
    expect(new Set(files.map((file) => sources.get(`parts/${file}`))).size).toBe(files.length);
    expect(
      listPages(demo).filter((path) => /\{\{[\w-]+[}=]|<\/?part-/.test(composePage(demo, path))),
    ).toEqual([]);
  });
});
