import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from './install-packages.mjs';

// Only Node's own modules here: this runs before anything is installed.

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SHELL_NAME = 'chromium-headless-shell';
const QUIET = { DEBIAN_FRONTEND: 'noninteractive' };
const BROWSER_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const BROWSER_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Installs the packages when they are missing or differ from package-lock.json. */
export async function ensureDependencies() {
  if (hasDependencies(ROOT)) return;
  console.log('Installing packages …');
  if (await installPackages(ROOT)) return;
  throw new Error('The packages could not be installed: see the messages of npm above.');
}

/**
 * True when node_modules has what package-lock.json asks for. A newer lock file is compared by content: a fresh checkout
 * makes every file new.
 * @param {string} root
 */
export function hasDependencies(root) {
  const lock = join(root, 'package-lock.json');
  const installed = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  if (!existsSync(lock) || statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return true;
  const present = readPackages(installed);
  return Object.entries(readPackages(lock)).every(([path, wanted]) => {
    if (path === '' || (wanted.optional && !present[path])) return true;
    return present[path]?.version === wanted.version;
  });
}

/** The files that the build reads. Its folders count, too: a file that has gone changes the time of its folder. */
const BUILT_FROM = [
  'build.mjs',
  'package-lock.json',
  'package.json',
  'src',
  'tools',
  'tsconfig.json',
  'tsconfig.types.json',
];
/** The file that the build writes last. */
const BUILT_LAST = 'dist/types/side-effect.d.ts';

/**
 * True when a whole build has ended after everything it reads was last changed.
 * @param {string} [root]
 */
export function hasCurrentBuild(root = ROOT) {
  const last = join(root, BUILT_LAST);
  if (!existsSync(last)) return false;
  const { mtimeMs: builtAt } = statSync(last);
  const isOlder = (/** @type {string} */ path) => statSync(join(root, path)).mtimeMs < builtAt;
  return BUILT_FROM.filter((path) => existsSync(join(root, path))).every(
    (path) =>
      isOlder(path) &&
      (!statSync(join(root, path)).isDirectory() ||
        readdirSync(join(root, path), { recursive: true, encoding: 'utf8' }).every((inner) =>
          isOlder(join(path, inner)),
        )),
  );
}

/** @param {string} path @returns {Record<string, { version?: string, optional?: boolean }>} */
function readPackages(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages ?? {};
}

/**
 * The browser for page tests that is there: the one that CHROMIUM names, else Chromium's headless shell, else Chromium or Chrome. The shell is the
 * same engine without a browser window: it opens a new context in a quarter of the time.
 * @param {BrowserPlaces} [places]
 * @returns {string | undefined}
 */
export function findTestBrowser(places = {}) {
  const { env = process.env } = places;
  return (env.CHROMIUM ? undefined : findOnPath(SHELL_NAME, env)) ?? findChromium(places);
}

/**
 * The browser for page tests. Only where there is none, apt installs one, if we are root and `mayInstall`.
 * @param {{ mayInstall: boolean, find?: () => string | undefined, apt?: Apt }} options
 * @returns {string}
 */
export function ensureTestBrowser({ mayInstall, find = findTestBrowser, apt = APT }) {
  const found = find();
  if (found) return found;
  if (mayInstall && apt.canInstall()) {
    console.log(
      'No Chromium or Chrome was found, so apt installs one. To prevent this, set CHROMIUM to the path of a browser, ' +
        'or run `npm test -- --no-install`.',
    );
    apt.update();
    // The shell for its speed; the whole browser for tests of the back/forward cache, which the shell does not have.
    apt.install('chromium');
    apt.install(SHELL_NAME);
    const installed = find();
    if (installed) return installed;
  }
  throw new Error(
    'No Chromium was found. Install Chromium or Google Chrome (Debian: apt-get install chromium), ' +
      'or set CHROMIUM to the path of one.',
  );
}

const WEBKIT_BROWSERS = ['4.1', '6.0', '4.0'].flatMap((version) =>
  ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/libexec', '/usr/lib64', '/usr/lib'].map(
    (folder) => join(folder, `webkit2gtk-${version}`, 'MiniBrowser'),
  ),
);

/**
 * The paths of Firefox and WebKitGTK. Where one is missing, apt installs it if we are root and `mayInstall`; else it is left out.
 * @param {{ mayInstall: boolean }} options
 * @returns {Record<string, string>} FIREFOX, WEBKIT_DRIVER, WEBKIT_BROWSER and XVFB, the names that test/engines reads
 */
export function ensureEngines({ mayInstall }) {
  const find = () => ({
    FIREFOX: findOnPath('firefox-esr') ?? findOnPath('firefox'),
    WEBKIT_DRIVER: findOnPath('WebKitWebDriver'),
    WEBKIT_BROWSER: WEBKIT_BROWSERS.find(isExecutable),
    XVFB: findOnPath('Xvfb'),
  });
  const present = (/** @type {Record<string, string | undefined>} */ paths) =>
    Object.fromEntries(Object.entries(paths).flatMap(([name, path]) => (path ? [[name, path]] : [])));
  const found = find();
  if (Object.values(found).every(Boolean) || !mayInstall || !APT.canInstall()) return present(found);
  // Each by itself: a distribution that lacks one may have the other.
  if (!found.FIREFOX) APT.install('firefox-esr');
  if (!found.WEBKIT_DRIVER || !found.WEBKIT_BROWSER)
    APT.install('webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb', 'dbus');
  return present(find());
}

/**
 * Installs fonts as wide as Arial, Times and Courier where they are missing, if we are root and `mayInstall`: saved pages name those, and text of
 * another width breaks into other lines, so that heights differ.
 * @param {{ mayInstall: boolean }} options
 */
export function ensureFonts({ mayInstall }) {
  const families = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' }).stdout;
  // A system without fontconfig (macOS, Windows) has these fonts.
  if (families === null || /Liberation Sans|Arial/.test(families)) return;
  if (!mayInstall || !APT.canInstall() || !APT.install('fonts-liberation'))
    console.log(
      'The fonts of saved pages are missing (Debian: fonts-liberation): heights of text may differ.',
    );
}

/**
 * Where browsers are looked for: variables, of which CHROMIUM and PATH count, and paths besides.
 * @typedef {{ env?: Record<string, string | undefined>, paths?: readonly string[] }} BrowserPlaces
 */

/**
 * The browser that CHROMIUM names, or a system one, which is Chromium or Chrome as a whole.
 * @param {BrowserPlaces} [places]
 * @returns {string | undefined}
 */
export function findChromium({ env = process.env, paths = BROWSER_PATHS } = {}) {
  if (env.CHROMIUM) {
    const named = isExecutable(env.CHROMIUM) ? env.CHROMIUM : findOnPath(env.CHROMIUM, env);
    if (!named) throw new Error(`CHROMIUM is ${env.CHROMIUM}, which cannot be started.`);
    return named;
  }
  const onPath = BROWSER_NAMES.map((name) => findOnPath(name, env)).find(Boolean);
  return paths.find(isExecutable) ?? onPath;
}

/** @typedef {{ canInstall(): boolean, update(): boolean, install(...names: string[]): boolean }} Apt */

/** @type {Apt} */
const APT = {
  canInstall: () => process.getuid?.() === 0 && findOnPath('apt-get') !== undefined,
  update: () => run('apt-get', ['update'], QUIET),
  install(...names) {
    console.log(`Installing ${names.join(', ')} …`);
    return run('apt-get', ['install', '-y', '--no-install-recommends', ...names], QUIET);
  },
};

/** @param {string} name @param {Record<string, string | undefined>} [env] */
function findOnPath(name, env = process.env) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** @param {string} command @param {string[]} parameters @param {Record<string, string>} [env] */
function run(command, parameters, env = {}) {
  const { status } = spawnSync(command, parameters, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status === 0;
}
