// `node tools/mutate.mjs [--seed N] [--count N] [--under FOLDER]`: changes one expression of `src/` at a time in a copy of the project, and runs
// the unit tests that import the file by name and the stories of its unit, then those that reach it through other files. A change that no test notices has survived; its
// place and both texts are printed. The same seed draws the same changes. All files are drawn from: survivors in files that no unit test
// imports by name are listed apart, since those are for page tests, which are not run.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { parseAst } from 'rolldown/parseAst';
import { createChance } from './random.mjs';

/**
 * One change of a file: the text from `start` to `end` becomes `text`.
 * @typedef {{ file: string, line: number, start: number, end: number, from: string, text: string }} Mutation
 */

/** @typedef {Record<string, any>} Syntax a node of ESTree */

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const COPIED = [
  'src',
  'test',
  'tools',
  'demo-server',
  'demo-pages',
  'docs',
  'vitest.config.mjs',
  'package.json',
  'tsconfig.json',
  'build.mjs',
];

/** @type {Readonly<Record<string, string>>} */
const OPERATORS = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
};

/** @type {Readonly<Record<string, string>>} */
const METHODS = {
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  every: 'some',
  some: 'every',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  find: 'findLast',
  indexOf: 'lastIndexOf',
};

/** @param {string} source @param {number} place */
const lineAt = (source, place) => source.slice(0, place).split('\n').length;

/**
 * Every change that can be made to a source: operators turned over, conditions made constant, literals and methods exchanged, calls left out.
 * @param {string} file
 * @param {string} source
 * @returns {Mutation[]}
 * @example findMutations('a.ts', 'a < b').map(({ text }) => text) // ['a <= b']
 */
export function findMutations(file, source) {
  /** @type {Mutation[]} */
  const found = [];
  const change = (/** @type {Syntax} */ { start, end }, /** @type {string} */ text) =>
    found.push({ file, line: lineAt(source, start), start, end, from: source.slice(start, end), text });
  const textOf = (/** @type {Syntax} */ { start, end }) => source.slice(start, end);

  /** @type {Readonly<Record<string, (node: Record<string, any>) => void>>} */
  const byType = {
    BinaryExpression(node) {
      const other = OPERATORS[node.operator];
      // A text that is put together has no difference.
      const isText = [node.left, node.right].some(
        ({ type, value }) => type === 'TemplateLiteral' || typeof value === 'string',
      );
      if (other && !isText) change(node, `${textOf(node.left)} ${other} ${textOf(node.right)}`);
    },
    LogicalExpression(node) {
      change(node, `(${textOf(node.left)}) ${OPERATORS[node.operator]} (${textOf(node.right)})`);
    },
    UnaryExpression(node) {
      if (node.operator === '!' || node.operator === '-') change(node, textOf(node.argument));
    },
    Literal(node) {
      if (typeof node.value === 'boolean') change(node, String(!node.value));
      if (typeof node.value === 'number') change(node, String(node.value + 1));
    },
    ConditionalExpression({ test }) {
      change(test, `!(${textOf(test)})`);
    },
    IfStatement(node) {
      change(node.test, 'true');
      change(node.test, 'false');
    },
    CallExpression({ callee }) {
      if (callee.type !== 'MemberExpression' || callee.computed) return;
      const { name } = callee.property;
      if (Object.hasOwn(METHODS, name)) change(callee.property, METHODS[name] ?? '');
    },
    ExpressionStatement(node) {
      if (/^(?:Call|Assignment|Update)Expression$/.test(node.expression.type)) change(node, ';');
    },
  };
  const visit = (/** @type {unknown} */ value) => {
    if (Array.isArray(value)) for (const item of value) visit(item);
    else if (value && typeof value === 'object' && 'type' in value) {
      const node = /** @type {Record<string, any>} */ (value);
      // Types change nothing at run time.
      if (/^TS(?!AsExpression|NonNullExpression|SatisfiesExpression)/.test(node.type)) return;
      byType[node.type]?.(node);
      for (const child of Object.values(node)) visit(child);
    }
  };
  visit(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }).body);
  return found;
}

/** @param {string} folder @returns {string[]} paths from the project's root */
const filesIn = (folder) =>
  /** @type {string[]} */ (readdirSync(join(root, folder), { recursive: true })).map((file) =>
    join(folder, file),
  );

const isTest = (/** @type {string} */ file) => /\.test\.(?:tsx?|mjs)$/.test(file);

/** Entries that a test runs through a bundle that it builds: no import says so. */
const BUNDLED = { 'test/unit/server/server-bundle.mjs': 'src/server/server.ts' };

/** The imports of a file: those it needs to run, and those it loads later. */
const AT_ONCE = /^(?:import|export)(?! type)\b[^'";]*'(\.[^']+)'/gm;
const LATER = /\bimport\('(\.[^']+)'\)/g;

/**
 * The files among `sources` whose code a file imports in one of these ways: not types.
 * @param {string} file a path from the project's root
 * @param {ReadonlySet<string>} sources
 * @param {readonly RegExp[]} ways default: at once, for a test also later, since a test must set the page up first
 * @returns {string[]}
 */
export function importsOf(file, sources, ways = isTest(file) ? [AT_ONCE, LATER] : [AT_ONCE]) {
  const text = readFileSync(join(root, file), 'utf8');
  const imported = ways
    .flatMap((way) => [...text.matchAll(way)])
    .flatMap(([, name = '']) => {
      const path = relative(root, resolve(root, dirname(file), name));
      return [path, `${path}.ts`, `${path}.tsx`].find((candidate) => sources.has(candidate)) ?? [];
    });
  return [...new Set(imported)];
}

/** The units that a file of stories is about: the product loads them through its catalogue. */
const TOLD = /^tellStories\('([\w-]+)'/gm;
const CATALOGUE = ['src/catalogue/blocks.ts', 'src/catalogue/features.ts'];

/**
 * The modules that mount each unit, as the catalogue names them: loaded later, or imported.
 * @param {ReadonlySet<string>} sources
 * @returns {Map<string, string>} by the name of the unit
 */
function readMounts(sources) {
  const text = CATALOGUE.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  const fileOf = (/** @type {string} */ path) => {
    const file = join('src/catalogue', path);
    return [`${file}.ts`, `${file}.tsx`].find((candidate) => sources.has(candidate));
  };
  const imported = new Map(
    [...text.matchAll(/^import \{ unit as (\w+) \} from '(.*)';/gm)].map(([, name, path]) => [name, path]),
  );
  const load = text.match(/loadCookieBanner = \(\) => import\('(.*)'\)/)?.[1];
  imported.set('loadCookieBanner', load);
  /** @type {Map<string, string>} */
  const mounts = new Map();
  for (const [, name = '', row = ''] of text.matchAll(
    /^ {2}'?([\w-]+)'?: (\{[^\n]*\}|\{\n.*?^ {2}\}),$/gms,
  )) {
    const [, path, used = ''] = row.match(/\bimport\('(.*?)'\)|(?:here\(|unit: |load: (?!here))(\w+)/) ?? [];
    const file = fileOf(path ?? imported.get(used) ?? '');
    if (file) mounts.set(name, file);
  }
  return mounts;
}

/** All that these files load, at once and later. @param {Iterable<string>} files @param {(file: string) => Iterable<string>} importsOf @returns {Set<string>} */
function reachedFrom(files, importsOf) {
  const reached = new Set(files);
  // Grows while it is read.
  for (const file of reached) for (const imported of importsOf(file)) reached.add(imported);
  return reached;
}

/** @typedef {{ named: string[], reaching: string[] }} Tests `named` import the file by name; `reaching` through other files */

/**
 * Unit tests and stories by the files of `src/` that they run. A story names the files of its unit's folder that the unit loads.
 * @param {string} under a folder
 * @returns {Map<string, Tests>} by paths from the project's root; all files with code in that folder, also those without a test
 */
export function findTests(under) {
  const isCode = (/** @type {string} */ file) => /(?<!\.d)\.(?:tsx?|mjs)$/.test(file);
  // Tests reach most code through what they share.
  const code = [...filesIn('src'), ...filesIn('test/unit'), ...filesIn('test/stories')].filter(isCode);
  const sources = new Set(code);
  const imports = new Map(code.map((file) => [file, importsOf(file, sources)]));
  for (const [bundle, entry] of Object.entries(BUNDLED)) imports.get(bundle)?.push(entry);
  /** @type {Map<string, Tests>} */
  const found = new Map(code.map((file) => [file, { named: [], reaching: [] }]));
  const atOnce = (/** @type {string} */ file) => imports.get(file) ?? [];
  for (const test of filesIn('test/unit').filter(isTest).sort()) {
    const named = new Set(importsOf(test, sources));
    // A file that a test names may load more while the test runs.
    const reached = reachedFrom(
      [...named].flatMap((file) => [file, ...importsOf(file, sources, [LATER])]),
      atOnce,
    );
    for (const file of reached) found.get(file)?.[named.has(file) ? 'named' : 'reaching'].push(test);
  }
  const mounts = readMounts(sources);
  for (const test of filesIn('test/stories').filter(isTest).sort()) {
    const told = [...readFileSync(join(root, test), 'utf8').matchAll(TOLD)].flatMap(
      ([, unit = '']) => mounts.get(unit) ?? [],
    );
    if (!told.length) throw new Error(`${test} tells no story of a unit of the catalogue.`);
    const folders = told.map((file) => `${dirname(file)}/`);
    const used = reachedFrom(told, (file) => importsOf(file, sources, [AT_ONCE, LATER]));
    for (const file of new Set([...used, ...reachedFrom([test], atOnce)])) {
      const isNamed = used.has(file) && folders.some((folder) => file.startsWith(folder));
      found.get(file)?.[isNamed ? 'named' : 'reaching'].push(test);
    }
  }
  return new Map([...found].filter(([file]) => file.startsWith('src') && file.startsWith(under)));
}

/** @param {string[]} files @param {number} seed @param {number} count @returns {Mutation[]} */
function draw(files, seed, count) {
  const { pick, below } = createChance(seed);
  // By file first: else a few long ones would have most of the changes.
  const left = new Map(
    files.map((file) => [file, findMutations(file, readFileSync(join(root, file), 'utf8'))]),
  );
  /** @type {Mutation[]} */
  const drawn = [];
  while (drawn.length < count && left.size) {
    const [file, mutations] = pick([...left]);
    const [mutation] = mutations.splice(below(mutations.length), 1);
    if (mutation) drawn.push(mutation);
    else left.delete(file);
  }
  return drawn;
}

/**
 * @param {string} folder a copy of the project
 * @param {Mutation} mutation
 * @param {readonly string[]} tests
 * @returns {boolean} whether a test has failed
 */
function isKilled(folder, { file, start, end, text }, tests) {
  const path = join(folder, file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, source.slice(0, start) + text + source.slice(end));
  try {
    const projects = ['unit', 'unit-isolated', 'stories'].flatMap((name) => ['--project', name]);
    const args = [
      'run',
      ...tests,
      '--bail=1',
      '--maxWorkers=1',
      // A thread ends with its process, also in the middle of a loop.
      '--pool=threads',
      '--reporter=dot',
      '--testTimeout=20000',
      ...projects,
    ];
    // Hangs as well as fails: a loop that does not end is noticed, too.
    const run = () =>
      spawnSync(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...args], {
        cwd: folder,
        stdio: 'ignore',
        // More than they take on a busy machine: many files reach what is at the core.
        timeout: 120_000 + 1000 * tests.length,
        killSignal: 'SIGKILL',
      });
    let result = run();
    // Threads crash now and then, which says nothing of the tests; a change that crashes each time is noticed.
    for (let again = 0; again < 3 && result.signal === 'SIGSEGV'; again++) result = run();
    return result.status !== 0;
  } finally {
    writeFileSync(path, source);
  }
}

/** @typedef {{ survived: number, of: number }} Rate */

/**
 * How many changes have survived, in words.
 * @param {Rate} named of changes in files that a unit test imports by name
 * @param {Rate} all
 * @example describeRates({ survived: 9, of: 71 }, { survived: 43, of: 120 })
 * // '9 of 71 in files that a unit test imports by name (13 %), 43 of 120 in all (36 %)'
 */
export function describeRates(named, all) {
  const rate = (/** @type {Rate} */ { survived, of }, /** @type {string} */ where) =>
    `${survived} of ${of} ${where}${of ? ` (${Math.round((survived / of) * 100)} %)` : ''}`;
  return `${rate(named, 'in files that a unit test imports by name')}, ${rate(all, 'in all')}`;
}

/** @param {Mutation} mutation */
function lineOf({ file, line, from, text }) {
  const short = (/** @type {string} */ part) => part.replace(/\s+/g, ' ').slice(0, 120);
  return `${file}:${line}: ${short(from)} → ${short(text)}`;
}

function main() {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      count: { type: 'string', default: '100' },
      under: { type: 'string', default: 'src' },
    },
  });
  const tests = findTests(values.under);
  const mutations = draw([...tests.keys()], Number(values.seed), Number(values.count));
  if (!mutations.length) throw new Error(`There is no code under ${values.under}.`);
  const folder = mkdtempSync(join(tmpdir(), 'inlay-mutations-'));
  try {
    for (const name of COPIED) cpSync(join(root, name), join(folder, name), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    /** Survivors in files that no unit test imports by name. @type {Mutation[]} */
    const apart = [];
    const rates = { named: { survived: 0, of: 0 }, all: { survived: 0, of: mutations.length } };
    let distant = 0;
    for (const mutation of mutations) {
      const { named = [], reaching = [] } = tests.get(mutation.file) ?? {};
      if (named.length) rates.named.of += 1;
      // Without a file, vitest would run all tests.
      if (named.length && isKilled(folder, mutation, named)) continue;
      if (reaching.length && isKilled(folder, mutation, reaching)) {
        distant += 1;
        continue;
      }
      rates.all.survived += 1;
      if (named.length) {
        rates.named.survived += 1;
        console.log(lineOf(mutation));
      } else apart.push(mutation);
    }
    if (apart.length) console.log('In files that no unit test imports by name:');
    for (const mutation of apart) console.log(lineOf(mutation));
    console.log(
      `Seed ${values.seed}: ${distant} changes were noticed only by tests of other files. Survived: ${describeRates(rates.named, rates.all)}.`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
