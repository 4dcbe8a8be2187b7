import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { writeSmallBuild } from './small-build.mjs';

const ACCORDION = '<div class="sqs-block sqs-block-accordion" data-block-type="69"><p>Open</p></div>';
/** @param {string} title @param {string} [body] @param {string} [head] */
const page = (title, body = ACCORDION, head = '<meta charset="utf-8">') =>
  `<!doctype html><html><head>${head}<title>${title}</title></head><body>${body}</body></html>`;

let home = '';
/** @param {Record<string, string | Buffer>} files */
function write(files) {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(home, file)), { recursive: true });
    writeFileSync(join(home, file), content);
  }
}
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'inlay-command-'));
  await writeSmallBuild(join(home, 'dist'));
});
afterAll(() => rmSync(home, { recursive: true }));

/** @param {...string} args */
function run(...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(home, 'dist/cli.js'), ...args], {
    cwd: home,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}
/** @param {string} file */
const read = (file) => readFileSync(join(home, file), 'utf8');
/** @param {string} folder */
const tree = (folder) =>
  readdirSync(join(home, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => [
      join(entry.parentPath, entry.name),
      readFileSync(join(entry.parentPath, entry.name), 'utf8'),
    ]);
/** @param {string} out */
const titles = (out) =>
  JSON.parse(read(`${out}/inlay/search-index.json`)).pages.map(
    (/** @type {{ title: string }} */ { title }) => title,
  );

test('a site is copied, with its report and the list of its files; a second run changes nothing', () => {
  write({ 'a/index.html': page('Home'), 'a/pic.png': 'P' });
  const first = run('adopt', 'a');
  expect([first.status, first.stderr]).toEqual([0, expect.stringContaining('a-inlay-report.html')]);
  expect(read('a-inlay/index.html')).toContain('src="inlay/preact/site.js"');
  const before = tree('a-inlay');
  expect([run('adopt', 'a').status, tree('a-inlay')]).toEqual([0, before]);
  expect(read('a-inlay-report.html')).toContain('1 of 1 pages adopted');
  // The bundler is not installed there.
  expect(first.stderr.match(/.*npm install.*/g)).toEqual([
    expect.stringContaining('the copy has the universal build'),
  ]);
  expect(run('adopt', 'a', '--universal').stderr).not.toContain('npm install');
});

test('the search of a copy knows what the copy shows, and asks for its pictures', () => {
  const picture = 'images.squarespace-cdn.com/content/v1/a/fern.png';
  const player = '<div class="native-video-player" data-controllers-bound><div>00:02</div></div>';
  write({
    'f/posts/fern.html': page(
      'Fern',
      `<main>Fronds ${player}</main>${ACCORDION}`,
      `<meta property="og:image" content="https://${picture}">`,
    ),
    [`f/${picture}`]: 'P',
  });
  expect(run('adopt', 'f').status).toBe(0);
  expect(JSON.parse(read('f-inlay/inlay/search-index.json')).pages).toMatchObject([
    { text: 'Fronds', image: `/${picture}` },
  ]);
});

it.each([
  ['utf-8', (/** @type {string} */ text) => Buffer.from(text)],
  ['windows-1252', (/** @type {string} */ text) => Buffer.from(text, 'latin1')],
  ['utf-16', (/** @type {string} */ text) => Buffer.from(`\ufeff${text}`, 'utf16le')],
])('settings survive every letter in a page of %s', (name, encode) => {
  const checkout = 'mailto:orders@glas.example?subject=Ģimenes pasūtījums für 注文 ļscript';
  write({
    [`${name}/index.html`]: encode(
      page('Glās'.normalize('NFD').replace('\u0304', ''), ACCORDION, `<meta charset="${name}">`),
    ),
    [`${name}/inlay.config.json`]: JSON.stringify({ cart: { checkout } }),
  });
  expect(run('adopt', name).status).toBe(0);
  const bytes = readFileSync(join(home, `${name}-inlay/index.html`));
  const [, json = ''] =
    /data-inlay-config>(.*?)<\/script>/.exec(bytes.toString(name === 'utf-16' ? 'utf16le' : 'latin1')) ?? [];
  expect(JSON.parse(json).cart.checkout).toBe(checkout);
});

describe('what is not its own', () => {
  it('is kept in the folder of the copy, and named', () => {
    write({
      'b/index.html': page('Home'),
      'b/about.html': page('About'),
      'own/inlay/src/thesis.txt': 'precious',
      'own/index.html': 'own',
      'own-report.html': 'own report',
    });
    const { status, stdout, stderr } = run('adopt', 'b', 'own');
    expect(status).toBe(1);
    expect(stdout).toMatch(/\n {2}index\.html: It is not from this command\.\n/);
    expect(stderr).toContain('own-report-2.html');
    expect(['own/inlay/src/thesis.txt', 'own/index.html', 'own-report.html'].map(read)).toEqual([
      'precious',
      'own',
      'own report',
    ]);
    expect(read('own/about.html')).toContain('inlay/preact/site.js');
  });

  it('is the folder that is read, whatever way leads there', () => {
    write({ 'p/site/index.html': page('Home'), 'p/site/site/index.html': page('Inner') });
    symlinkSync('p/site', join(home, 'link'));
    const before = tree('p');
    for (const [site, out] of [
      ['p/site', 'link'],
      ['p/site', 'p'],
    ])
      expect(run('adopt', site ?? '', out ?? '')).toMatchObject({ status: 2, stdout: '' });
    expect(tree('p')).toEqual(before);
    expect(existsSync(join(home, 'link-report.html'))).toBe(false);
  });
});

test('a page that cannot be handled is copied and named; the others, the report and the search are there', () => {
  const deep = page('Deep', `<div class="sqs-block">`.repeat(30_000));
  write({ 'c/deep.html': deep, 'c/index.html': page('Home'), 'c/marked.html': `\ufeff${page('Marked')}` });
  const { status, stdout } = run('adopt', 'c');
  expect(status).toBe(1);
  expect(stdout).toMatch(/2 of 3 pages adopted[\s\S]* {2}deep\.html: Too many of its blocks are nested/);
  expect(read('c-inlay/deep.html')).toBe(deep);
  expect(read('c-inlay-report.html')).toContain('deep.html');
  expect(titles('c-inlay')).toEqual(['Home', 'Marked']);
});

test('a site may have pages in a folder `inlay`', () => {
  write({ 'd/index.html': page('Home'), 'd/inlay/work.html': page('Work') });
  expect(run('adopt', 'd').status).toBe(0);
  expect(read('d-inlay/inlay/work.html')).toContain('src="./preact/site.js"');
  expect(titles('d-inlay')).toEqual(['Home', 'Work']);
  expect(run('adopt', 'd-inlay', 'd-again').status).toBe(0);
  const inFolder = (/** @type {string} */ folder) =>
    tree(folder).map(([path, text]) => [path?.slice(join(home, folder).length), text]);
  expect(inFolder('d-again')).toEqual(inFolder('d-inlay'));
});

describe('the terminal', () => {
  it('is told what is wrong, and the options only where the command line is', () => {
    write({
      'empty/a.txt': '',
      'e/index.html': page('Home'),
      'odd/index.html': '',
      'odd/inlay.config.json': '[',
    });
    for (const [args, message] of /** @type {const} */ ([
      [['adopt', 'https://www.example.com'], 'use: inlay save https://www.example.com'],
      [['adopt', 'none'], 'There is no folder none.'],
      [['adopt', 'empty'], 'There are no pages in'],
      [['adopt', 'odd'], 'is not JSON'],
    ])) {
      const { status, stderr } = run(...args);
      expect([status, stderr]).toEqual([2, expect.stringContaining(message)]);
      expect(stderr).not.toContain('--renderer');
    }
    const typo = run('adopt', 'e', '--colour');
    expect([typo.status, typo.stderr]).toEqual([2, expect.stringMatching(/--colour[\s\S]*--renderer/)]);
  });

  it('shows names and does not obey them', () => {
    write({ 'f/\x1b[2Jx\n.html': '<p>', 'f/index.html': page('Home') });
    const { stdout } = run('adopt', 'f');
    expect(stdout).toContain('\\u001b[2Jx\\u000a.html');
    expect(stdout).not.toContain('\x1b');
    expect(
      JSON.parse(run('adopt', 'f', '--json').stdout).pages.map(
        (/** @type {{ path: string }} */ { path }) => path,
      ),
    ).toContain('\x1b[2Jx\n.html');
  });

  it('may stop reading', () => {
    write({ 'g/index.html': page('Home', ACCORDION.repeat(2000)) });
    const script = `"${process.execPath}" dist/cli.js adopt g --json | head -c 1 >/dev/null; exit \${PIPESTATUS[0]}`;
    expect(spawnSync('bash', ['-c', script], { cwd: home }).status).toBe(0);
    expect(existsSync(join(home, 'g-inlay/index.html'))).toBe(true);
  });
});

describe('the threads of a run', () => {
  const nested = `${'<div class="sqs-block fern-block" data-block-type="999">'.repeat(4000)}Fronds`;
  const sheet = '<link rel="stylesheet" href="https://static1.squarespace.com/static/sitecss/1/site.css">';
  const pages = Array.from({ length: 12 }, (_, index) => [
    `t/site.example/${index}.html`,
    page(`Page ${index}`, ACCORDION.repeat(1 + (index % 4)), index % 3 ? sheet : '<meta charset="koi8-r">'),
  ]);
  const files = {
    ...Object.fromEntries(pages),
    't/site.example/7-nested.html': page('Nested', nested),
    't/static1.squarespace.com/static/sitecss/1/site.css': '@import "more.css";',
    't/static1.squarespace.com/static/sitecss/1/more.css': 'i{background:url(lost.png)}',
  };

  it('change nothing in the copy and in the report, and a page that cannot be handled is copied and named', () => {
    write(files);
    const results = ['', '1', '2', '4'].map((threads) => {
      const asked = threads ? ['--threads', threads] : [];
      const { status, stdout, stderr } = run(
        'adopt',
        't/site.example',
        `t/out${threads}`,
        '--json',
        ...asked,
      );
      const copy = tree(`t/out${threads}`).map(([file, text]) => [file.replace(/.*?out\d?\//, ''), text]);
      expect([status, stderr.includes('13 of 13 pages')]).toEqual([1, true]);
      return { copy, report: JSON.parse(stdout) };
    });
    const [{ copy, report } = { copy: [], report: undefined }, ...others] = results;
    expect(copy.map(([file]) => file)).toContain('_files/static1.squarespace.com/static/sitecss/1/more.css');
    expect(report.failed).toEqual([
      { path: '7-nested.html', error: expect.stringContaining('nested into each other') },
    ]);
    expect(Object.fromEntries(copy)['7-nested.html']).toBe(files['t/site.example/7-nested.html']);
    for (const other of others) expect(other).toEqual({ copy, report });
  });

  it('are a number', () => {
    expect(run('adopt', 't/site.example', '--threads', 'many').stderr).toContain(
      '--threads is a number above 0',
    );
  });
});
