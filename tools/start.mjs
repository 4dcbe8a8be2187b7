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
const { serve } = await import('./serve.mjs');
const offline = options.offline || (options.pagesFolder !== undefined && !(await hasImageHost()));
if (offline)
  console.log('This server draws the pictures: their host cannot be reached, or is not to be asked.');
const server = createServer({ ...options, root: ROOT, offline, dataFolder: resolve(ROOT, '.demo-data') });
await serve(server, { ...options, port });

function build() {
  console.log('Building, which takes about ten seconds (`npm start -- --no-build` serves the last build) …');
  const start = performance.now();
  const { status } = spawnSync(process.execPath, ['build.mjs'], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  console.log(`Built in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
}

async function hasImageHost() {
  const found = lookup('images.squarespace-cdn.com').then(
    () => true,
    () => false,
  );
  return Promise.race([found, wait(LOOKUP_MS, false, { ref: false })]);
}
