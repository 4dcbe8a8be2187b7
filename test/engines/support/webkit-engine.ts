import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COLLECTOR, type Engine, FORGET, LEAVE_TIMEOUT_MS, VIEWPORT } from './engine';

/** The driver hangs now and then: such a call fails, and the driver is started anew. */
const CALL_TIMEOUT_MS = 45_000;
/** Most hang before their session begins, which takes a second: that is tried again, with another driver. */
const SESSION_TIMEOUT_MS = 6_000;
const SESSION_TRIES = 5;
const START_TIMEOUT_MS = 30_000;
/** The driver loses a result now and then, though the script has run to its end: the page keeps it, and it is asked for once more. */
const UNREAD_RESULT = 'Could not parse script result';
const KEPT_RESULT = 'inlayTestResult';
/** MiniBrowser's toolbar, which counts as part of the window. */
const TOOLBAR_PX = 38;

/** Keys that are no characters, as WebDriver codes them. */
const KEYS: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

export interface WebkitPaths {
  readonly driver: string;
  readonly browser: string;
  readonly display: string;
}

/** WebKitGTK's MiniBrowser by its WebDriver, in a display of its own. */
export async function startWebkit({ driver, browser, display }: WebkitPaths): Promise<Engine> {
  const config = await mkdtemp(join(tmpdir(), 'inlay-webkit-'));
  await mkdir(join(config, 'gtk-3.0'));
  await writeFile(join(config, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  const screen = `:${90 + (process.pid % 900)}`;
  const server = spawn(display, [screen, '-screen', '0', '1600x1400x24', '-nolisten', 'tcp'], {
    stdio: 'ignore',
  });
  const port = await freePort();
  let running: ChildProcess | undefined;
  /** The path of a session whose last page has left nothing: starting another takes longer than most tests. */
  let idle: string | undefined;

  async function call<Result>(
    method: string,
    path: string,
    body?: unknown,
    timeout = CALL_TIMEOUT_MS,
  ): Promise<Result> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(timeout),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch((error) => {
      stop();
      throw error;
    });
    const { value } = (await response.json()) as { value: Result & { message?: string } };
    if (!response.ok) throw new Error(`WebKitWebDriver: ${value.message}`);
    return value;
  }

  function stop(): void {
    running?.kill('SIGKILL');
    running = undefined;
    idle = undefined;
  }

  async function start(): Promise<void> {
    if (running) return;
    running = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: screen,
        GDK_BACKEND: 'x11',
        LANG: 'en_GB.UTF-8',
        LIBGL_ALWAYS_SOFTWARE: '1',
        XDG_CONFIG_HOME: config,
        // Root has no user namespaces to put a web process into.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      },
    });
    const end = Date.now() + START_TIMEOUT_MS;
    while (
      !(await fetch(`http://127.0.0.1:${port}/status`).then(
        (it) => it.ok,
        () => false,
      ))
    ) {
      if (Date.now() > end) throw new Error('WebKitWebDriver does not answer.');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** Returns its id. */
  async function startSession(tries = SESSION_TRIES): Promise<string> {
    await start();
    const capabilities = {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } },
    };
    try {
      const { sessionId } = await call<{ sessionId: string }>(
        'POST',
        '/session',
        { capabilities },
        SESSION_TIMEOUT_MS,
      );
      return sessionId;
    } catch (error) {
      if (tries === 1) throw error;
      return startSession(tries - 1);
    }
  }

  /** Returns its path. */
  async function takeSession(): Promise<string> {
    const taken = idle;
    idle = undefined;
    if (taken) return taken;
    const session = `/session/${await startSession()}`;
    await call('POST', `${session}/timeouts`, { script: CALL_TIMEOUT_MS, pageLoad: CALL_TIMEOUT_MS });
    await call('POST', `${session}/window/rect`, { ...VIEWPORT, height: VIEWPORT.height + TOOLBAR_PX });
    return session;
  }

  /** Leaves the page for one of the same origin without code of its own, and forgets what was stored. */
  async function empty(session: string): Promise<void> {
    const { origin } = new URL(await call<string>('GET', `${session}/url`));
    if (origin === 'null') return;
    await call('POST', `${session}/url`, { url: `${origin}/${COLLECTOR}` }, LEAVE_TIMEOUT_MS);
    await call('POST', `${session}/execute/sync`, { script: FORGET, args: [] });
    await call('DELETE', `${session}/cookie`);
  }

  return {
    name: 'webkit',
    async newPage() {
      const session = await takeSession();
      return {
        async goto(url) {
          await call('POST', `${session}/url`, { url });
        },
        async evaluate(read, input) {
          const script = `const done = arguments[0];
            const finish = (result) => done((window.${KEPT_RESULT} = JSON.stringify(result)));
            (async () => (${read})(${JSON.stringify(input)}))().then(
              (result) => finish([result]),
              (error) => finish({ error: String(error) }));`;
          const text = await call<string>('POST', `${session}/execute/async`, { script, args: [] }).catch(
            (error) => {
              if (!String(error).includes(UNREAD_RESULT)) throw error;
              return call<string>('POST', `${session}/execute/sync`, {
                script: `return window.${KEPT_RESULT} ?? 'null'`,
                args: [],
              });
            },
          );
          const result = JSON.parse(text);
          if (!Array.isArray(result)) throw new Error(result?.error ?? 'The page has kept no result.');
          return result[0];
        },
        async press(key) {
          const value = KEYS[key] ?? key;
          await call('POST', `${session}/actions`, {
            actions: [
              {
                type: 'key',
                id: 'keys',
                actions: [
                  { type: 'keyDown', value },
                  { type: 'keyUp', value },
                ],
              },
            ],
          });
        },
        async close() {
          try {
            await empty(session);
            idle = session;
          } catch {
            // There is one session at a time: one that does not end would keep all that come after it from starting.
            stop();
          }
        },
      };
    },
    async close() {
      stop();
      server.kill('SIGKILL');
      await rm(config, { recursive: true, force: true });
    },
  };
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject()));
    });
  });
