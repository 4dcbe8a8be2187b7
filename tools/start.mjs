import { spawnSync } from 'node:child_process';
import { lookup } from 'node:dns/promises';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureDependencies } from './ensure.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const DEFAULT_PORT = 8080;
const PORTS_TRIED = 20;
const LOOKUP_MS = 1500;
const RENDERERS = /** @type {const} */ (['preact', 'react']);
const USAGE = `npm start -- [--port NUMBER] [--pages FOLDER] [--renderer preact|react] [--offline] [--no-build]`;

const options = readOptions();
ensureDependencies();
if (options.build) build();
const { createServer } = await import('../server/create-server.mjs'); // needs the packages just installed
const offline = options.offline || (options.pagesFolder !== undefined && !(await hasImageHost()));
const server = createServer({ ...options, root: ROOT, offline, dataFolder: resolve(ROOT, '.demo-data') });
const { url, close } = await listenFrom(options.port);
console.log(`Inlay ${options.pagesFolder ? 'saved pages' : 'demo'} (${options.renderer}): ${url}/`);
if (offline) console.log('The image host cannot be reached: this server draws the pictures.');
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => close().then(() => process.exit(0)));

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string' },
        pages: { type: 'string' },
        renderer: { type: 'string', default: 'preact' },
        offline: { type: 'boolean', default: false },
        'no-build': { type: 'boolean', default: false },
      },
    });
    const port = Number(values.port ?? process.env.PORT ?? DEFAULT_PORT);
    if (!Number.isInteger(port) || port < 0 || port > 65535)
      throw new Error('The port is a number up to 65535.');
    const renderer = RENDERERS.find((known) => known === values.renderer);
    if (!renderer) throw new Error('The renderer is preact or react.');
    const pagesFolder = values.pages && resolve(values.pages);
    if (pagesFolder && !existsSync(pagesFolder)) throw new Error(`There is no folder ${pagesFolder}.`);
    return {
      port,
      ...(pagesFolder && { pagesFolder }),
      renderer,
      offline: values.offline,
      build: !values['no-build'],
    };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${USAGE}`);
    return process.exit(2);
  }
}

function build() {
  const { status } = spawnSync(process.execPath, ['build.mjs'], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/** Listens on the next free port when the wanted one is taken. @param {number} port */
async function listenFrom(port) {
  for (let tried = port; ; tried += 1) {
    try {
      return await server.listen(tried);
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!isTaken || tried >= Math.min(port + PORTS_TRIED, 65535)) throw error;
    }
  }
}

async function hasImageHost() {
  const found = lookup('images.squarespace-cdn.com').then(
    () => true,
    () => false,
  );
  return Promise.race([found, wait(LOOKUP_MS, false, { ref: false })]);
}
