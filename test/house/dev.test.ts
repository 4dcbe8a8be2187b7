import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDevServer } from '../../tools/dev-server.mjs';
import { root } from './support';

interface State {
  readonly build: number;
  readonly errors: readonly string[];
}

/** What the pages are told, one message after the other. */
async function listenToEvents(url: string) {
  const response = await fetch(`${url}/dev/events`);
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  return {
    async next(): Promise<State> {
      while (!text.includes('\n\n')) {
        const { value, done = true } = (await reader?.read()) ?? {};
        if (done) throw new Error('The server has ended the connection.');
        text += decoder.decode(value, { stream: true });
      }
      const [message = '', ...rest] = text.split('\n\n');
      text = rest.join('\n\n');
      return JSON.parse(message.replace('data: ', ''));
    },
    close: () => reader?.cancel(),
  };
}

describe('npm run dev', () => {
  let folder = '';
  let url = '';
  let close = async () => {};
  const lines: string[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'inlay-dev-'));
    for (const name of ['src', 'demo-pages', 'package.json', 'tsconfig.json'])
      await cp(join(root, name), join(folder, name), { recursive: true });
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
    const server = await createDevServer({
      root: folder,
      renderer: 'preact',
      log: (line: string) => lines.push(line),
    });
    ({ url, close } = await server.listen(0));
  });
  afterAll(async () => {
    await close();
    await rm(folder, { recursive: true, force: true });
  });

  const get = async (path: string) => (await fetch(url + path)).text();
  const edit = async (path: string, change: (text: string) => string) => {
    const file = join(folder, path);
    await writeFile(file, change(await readFile(file, 'utf8')));
  };

  it('serves one renderer, not minified, with source maps, to pages that listen', async () => {
    expect(await get('/demo-pages/accordion.html')).toContain('<script type="module" src="/dev/client.js">');
    expect(await get('/dev/client.js')).toContain("new EventSource('/dev/events')");
    const entry = await get('/dist/preact/site.js');
    expect(entry).toContain('createInlay');
    expect(entry).toContain('//# sourceMappingURL=site.js.map');
    expect(JSON.parse(await get('/dist/preact/site.js.map')).sources.join()).toContain('src/site.ts');
    const [chunk] = /chunks\/accordion[\w.-]+\.js/.exec(entry) ?? [];
    expect(await get(`/dist/preact/${chunk}`)).toContain('accordion');
  });

  it('gives a value to each name that the sources leave open to builds', async () => {
    const entry = await get('/dist/preact/site.js');
    const names = [...entry.matchAll(/(?:\.\/|\.\.\/)?chunks\/[\w.-]+\.js/g)].map(([path]) => path);
    expect(names.length).toBeGreaterThan(50);
    const texts = await Promise.all([...new Set(names)].map((path) => get(`/dist/preact/${path}`)));
    expect(
      [entry, ...texts].flatMap((text) => text.match(/(?<![@\w:.'])__(?!WE_ARE_)[A-Z_]+__/g) ?? []),
    ).toEqual([]);
  });

  it('tells pages of changes: of scripts, style sheets, demo pages', async () => {
    const events = await listenToEvents(url);
    await events.next();
    const change = async (...edits: readonly (readonly [path: string, mark: string, address: string])[]) => {
      await Promise.all(edits.map(([path, mark]) => edit(path, (before) => before + mark)));
      const isServed = async () => {
        const texts = await Promise.all(edits.map(([, , address]) => get(address)));
        return edits.every(([, mark], index) => texts[index]?.includes(mark.trim()));
      };
      // What is saved may come in several steps, and be built more than once.
      do expect((await events.next()).errors).toEqual([]);
      while (!(await isServed()));
    };
    await change(
      ['src/site.ts', '\nconsole.debug("changed");\n', '/dist/preact/site.js'],
      ['src/style/base.css', '\n.changed {\n  color: red;\n}\n', '/dist/site.css'],
    );
    expect(lines).not.toContain('No build needed.');
    await change(['demo-pages/plain.html', '<!-- changed -->', '/demo-pages/plain.html']);
    await change(['demo-pages/parts/site-footer.html', '<!-- mown -->', '/demo-pages/plain.html']);
    await expect.poll(() => lines).toContain('No build needed.');
    await events.close();
  });

  it('reports errors in the terminal and on the pages, and keeps running', async () => {
    const events = await listenToEvents(url);
    await events.next();
    const until = async (isIt: (state: State) => boolean): Promise<State> => {
      const state = await events.next();
      return isIt(state) ? state : until(isIt);
    };
    const before = await readFile(join(folder, 'src/site.ts'), 'utf8');
    await edit('src/site.ts', (text) => `${text}\nconst = 1;\n`);
    const failed = await until(({ errors }) => errors.length > 0);
    expect(failed.errors.join()).toMatch(/Expected identifier[\s\S]*src\/site\.ts/);
    expect(lines.join()).toContain('Expected identifier');
    // The last build that worked is still served.
    expect(await get('/dist/preact/site.js')).toContain('createInlay');
    await edit('src/site.ts', () => before);
    await until(({ errors }) => errors.length === 0);
    await events.close();
  });

  it('prints how long it took for a change to show', async () => {
    const events = await listenToEvents(url);
    await events.next();
    await edit('src/style/base.css', (text) => `${text}\n.seen { color: red }\n`);
    await events.next();
    await fetch(`${url}/dev/seen`, { method: 'POST' });
    expect(lines.join('\n')).toMatch(/^Seen \d+ ms after it was saved\.$/m);
    await events.close();
  });
});
