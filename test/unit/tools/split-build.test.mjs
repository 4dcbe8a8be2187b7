import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createChunkLoader } from '../../../src/core/entry/load-chunk';
import { commonOptions } from '../../../tools/bundle-options.mjs';
import { buildSplit } from '../../../tools/split-build.mjs';

const FAMILIES = 'src/style/style-families.json';
const SOURCES = {
  'src/site.ts': `import { count } from './frame';
    self.linked = { map: __CHUNK_MAP__, count, one: () => import('./one.mount'), two: () => import('./two.mount'), far: () => import('./far.mount') };`,
  'src/frame.ts': 'let times = 0; export const count = () => ++times; export default "frame";',
  'src/helper.ts': 'export const state = { value: 0 }; export const name = "helper";',
  'src/words.json': '{ "hello": "Hello" }',
  'src/one.mount.ts': `import frame, { count } from './frame';
    import * as helper from './helper';
    import words from './words.json';
    export const unit = () => { helper.state.value += 1; return [frame, count(), Object.keys(helper).sort().join(), words.hello]; };`,
  'src/two.mount.ts': `import { state } from './helper';
    export const unit = () => state.value;`,
  'src/far.mount.ts': `import * as everything from './helper';
    import words from './words.json';
    export const unit = () => [everything, words.hello];`,
};

let root = '';
let split;

async function build(plan) {
  for (const [file, text] of [...Object.entries(SOURCES), [FAMILIES, '{}']]) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  const options = commonOptions({ root, alias: {}, version: '0.0.0', languageHash: '', families: {} });
  return buildSplit({ root, out: join(root, 'dist/preact'), options, ...plan });
}

const load = async (query = '') => {
  const site = pathToFileURL(join(root, 'dist/preact/site.js')).href;
  await import(/* @vite-ignore */ site + query);
  const { map, one, two, far, ...linked } = globalThis.linked;
  const importUrl = (url) => import(/* @vite-ignore */ url);
  const loadChunk = createChunkLoader({
    map,
    base: site,
    importUrl,
    addStyles: async () => () => {},
    onStyleFault() {},
  });
  const loaders = Object.entries({ one, two, far }).map(([name, importChunk]) => [
    name,
    () => loadChunk(name, importChunk),
  ]);
  return { ...linked, map, ...Object.fromEntries(loaders) };
};

beforeAll(async () => {
  globalThis.self = globalThis;
  globalThis.document = {};
  root = await mkdtemp(join(tmpdir(), 'inlay-split-'));
  split = await build({ files: { pair: ['one', 'two'] }, shared: [[/./, 'common']] });
});

afterAll(async () => {
  delete globalThis.self;
  delete globalThis.document;
  delete globalThis.linked;
  delete globalThis[Symbol.for('inlay')];
  await rm(root, { recursive: true });
});

describe('buildSplit', () => {
  it('writes each module into one file', async () => {
    const chunks = join(root, 'dist/preact/chunks');
    const maps = (await readdir(chunks))
      .filter((file) => file.endsWith('.map'))
      .map((file) => join(chunks, file));
    const sources = [join(root, 'dist/preact/site.js.map'), ...maps].map(async (map) =>
      JSON.parse(await readFile(map, 'utf8')).sources.filter((source) => source.includes('src/')),
    );
    const all = (await Promise.all(sources)).flat();
    expect(all.map((source) => source.replace(/.*src\//, '')).sort()).toEqual(
      Object.keys(SOURCES)
        .map((file) => file.replace('src/', ''))
        .sort(),
    );
  });

  it('has the browser compile at once what a press waits for, and no other chunk', async () => {
    const beginnings = await Promise.all(
      split.outputs
        .filter((file) => file.endsWith('.js'))
        .map(async (file) => {
          const text = await readFile(join(root, 'dist/preact', file), 'utf8');
          return [file.replace(/-[A-Z\d]+\.js$/, ''), text.startsWith('//# allFunctionsCalledOnLoad\n')];
        }),
    );
    expect(Object.fromEntries(beginnings)).toEqual({
      'chunks/common': true,
      'chunks/far': false,
      'chunks/pair': false,
    });
  });

  it('says what a page loads with each lazy module', () => {
    const stems = (name) =>
      split.loads.get(name).map((file) => file.replace(/^chunks\/|-[A-Z\d]+\.js$/g, ''));
    expect(stems('one')).toEqual(['pair', 'common']);
    expect(stems('two')).toEqual(['pair', 'common']);
    expect(stems('far')).toEqual(['far', 'common']);
  });

  it('links imports by name, of all, of the default and of JSON, also from `site.js`', async () => {
    const { one, far, count } = await load();
    const { unit } = await one();
    const before = count();
    expect(unit()).toEqual(['frame', before + 1, 'name,state', 'Hello']);
    expect(count()).toBe(before + 2);
    const [helper, hello] = (await far()).unit();
    expect([helper.name, hello]).toEqual(['helper', 'Hello']);
  });

  it('gives the same module to all modules that import it', async () => {
    const { one, two } = await load();
    const before = (await two()).unit();
    (await one()).unit();
    expect((await two()).unit()).toBe(before + 1);
  });

  it('lets chunks use the `site.js` that ran first, whatever its address', async () => {
    const first = await load();
    const before = first.count();
    const again = await load('?v=2');
    globalThis.linked = first;
    const [, counted] = (await again.one()).unit();
    expect(counted).toBe(before + 1);
  });
});
