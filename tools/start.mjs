import { spawnSync } from 'node:child_process';
import { lookup } from 'node:dns/promises';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from './ensure.mjs';
import { readServerOptions } from './server-options.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const LOOKUP_MS = 1500;

const { port, build: isBuilding, ...options } = readServerOptions('npm start', { canSkipBuild: true });
ensureDependencies();
if (isBuilding) build();
const { createServer } = await import('../server/create-server.mjs'); // needs the packages just installed
const { listenFrom } = await import('../server/listen.mjs');
const offline = options.offline || (options.pagesFolder !== undefined && !(await hasImageHost()));
const server = createServer({ ...options, root: ROOT, offline, dataFolder: resolve(ROOT, '.demo-data') });
const { url, close } = await listenFrom(server.listen, port);
console.log(`Inlay ${options.pagesFolder ? 'saved pages' : 'demo'} (${options.renderer}): ${url}/`);
console.log(`Documentation: ${url}/docs/`);
if (offline) console.log('The image host cannot be reached: this server draws the pictures.');
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => close().then(() => process.exit(0)));

function build() {
  const { status } = spawnSync(process.execPath, ['build.mjs'], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

async function hasImageHost() {
  const found = lookup('images.squarespace-cdn.com').then(
    () => true,
    () => false,
  );
  return Promise.race([found, wait(LOOKUP_MS, false, { ref: false })]);
}
