import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

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
export function ensureDependencies() {
  if (hasDependencies(ROOT)) return;
  console.log('Installing packages …');
  // Not `npm ci`: it refuses a lock file that lists only the packages of the platform it was written on.
  if (run('npm', ['install', '--no-save'])) return;
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

/** @param {string} path @returns {Record<string, { version?: string, optional?: boolean }>} */
function readPackages(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages ?? {};
}

/**
 * The path of a Chromium or Chrome. Where there is none, apt installs it if we are root.
 * @returns {string}
 */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (canInstall()) {
    run('apt-get', ['update'], QUIET);
    install('chromium');
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    'No Chromium was found. Install Chromium or Google Chrome (Debian: apt-get install chromium), ' +
      'or set CHROMIUM to the path of one.',
  );
}

/**
 * The browser for page tests: CHROMIUM, else Chromium's headless shell, else what `ensureChromium` finds. The shell is the
 * same engine without a browser window: it opens a new context in a quarter of the time.
 * @returns {string}
 */
export function ensureTestBrowser() {
  // Needed beside the shell, which has no back/forward cache.
  const chromium = ensureChromium();
  if (process.env.CHROMIUM) return chromium;
  if (!findOnPath(SHELL_NAME) && canInstall()) install(SHELL_NAME);
  ensureFonts();
  return findOnPath(SHELL_NAME) ?? chromium;
}

const WEBKIT_BROWSERS = ['4.1', '6.0', '4.0'].flatMap((version) =>
  ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/libexec', '/usr/lib64', '/usr/lib'].map(
    (folder) => join(folder, `webkit2gtk-${version}`, 'MiniBrowser'),
  ),
);

/**
 * The paths of Firefox and WebKitGTK. Where one is missing, apt installs it if we are root; else it is left out.
 * @returns {Record<string, string>} FIREFOX, WEBKIT_DRIVER, WEBKIT_BROWSER and XVFB, the names that test/engines reads
 */
export function ensureEngines() {
  const find = () => ({
    FIREFOX: findOnPath('firefox-esr') ?? findOnPath('firefox'),
    WEBKIT_DRIVER: findOnPath('WebKitWebDriver'),
    WEBKIT_BROWSER: WEBKIT_BROWSERS.find(isExecutable),
    XVFB: findOnPath('Xvfb'),
  });
  const present = (/** @type {Record<string, string | undefined>} */ paths) =>
    Object.fromEntries(Object.entries(paths).flatMap(([name, path]) => (path ? [[name, path]] : [])));
  const found = find();
  if (Object.values(found).every(Boolean) || !canInstall()) return present(found);
  // Each by itself: a distribution that lacks one may have the other.
  if (!found.FIREFOX) install('firefox-esr');
  if (!found.WEBKIT_DRIVER || !found.WEBKIT_BROWSER)
    install('webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb', 'dbus');
  return present(find());
}

/**
 * Installs fonts as wide as Arial, Times and Courier where they are missing and we are root: saved pages name those, and text of
 * another width breaks into other lines, so that heights differ.
 */
function ensureFonts() {
  const families = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' }).stdout;
  // A system without fontconfig (macOS, Windows) has these fonts.
  if (families === null || /Liberation Sans|Arial/.test(families)) return;
  if (!canInstall() || !install('fonts-liberation'))
    console.log(
      'The fonts of saved pages are missing (Debian: fonts-liberation): heights of text may differ.',
    );
}

/**
 * The browser that CHROMIUM names, or a system one.
 * @param {Record<string, string | undefined>} [env]
 * @returns {string | undefined}
 */
export function findChromium(env = process.env) {
  if (env.CHROMIUM) {
    const named = isExecutable(env.CHROMIUM) ? env.CHROMIUM : findOnPath(env.CHROMIUM, env);
    if (!named) throw new Error(`CHROMIUM is ${env.CHROMIUM}, which cannot be started.`);
    return named;
  }
  const onPath = BROWSER_NAMES.map((name) => findOnPath(name, env)).find(Boolean);
  return BROWSER_PATHS.find(isExecutable) ?? onPath;
}

const canInstall = () => process.getuid?.() === 0 && findOnPath('apt-get') !== undefined;

/** @param {string[]} names */
function install(...names) {
  console.log(`Installing ${names.join(', ')} …`);
  return run('apt-get', ['install', '-y', '--no-install-recommends', ...names], QUIET);
}

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
  // npm is a batch file on Windows, which only a shell starts.
  const shell = process.platform === 'win32';
  const { status } = spawnSync(command, parameters, {
    cwd: ROOT,
    stdio: 'inherit',
    shell,
    env: { ...process.env, ...env },
  });
  return status === 0;
}
