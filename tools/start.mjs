import { spawn } from 'node:child_process';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from './ensure.mjs';
import { readServerOptions } from './server-options.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const LOOKUP_MS = 1500;

const { port, build: isBuilding, ...options } = readServerOptions('npm start', { canSkipBuild: true });
if (isBuilding)
  console.log(
    'This installs missing packages, builds for one renderer (about ten seconds on an idle machine) and shows the address of the demo. ' +
      'The documentation and the other renderer follow. `npm start -- --no-build` serves the last build at once.',
  );
await ensureDependencies();
if (isBuilding) await build(options.renderer);
const { createServer } = await import('../demo-server/create-server.mjs'); // needs the packages just installed
const { prepareDocs } = await import('../demo-server/docs/docs-routes.mjs');
const { serve } = await import('./serve.mjs');
const offline = options.offline || (options.pagesFolder !== undefined && !(await hasImageHost()));
if (offline)
  console.log('Images are drawn by this server, because their host cannot be reached or --offline is set.');
const server = createServer({
  ...options,
  root: ROOT,
  offline,
  dataFolder: resolve(ROOT, '.demo-data'),
  onMissing: createReporter(),
});
const url = await serve(server, { ...options, port });
if ((await prepareDocs(ROOT)) === undefined) console.log(`Documentation: ${url}/docs/`);
if (isBuilding) await build(options.renderer === 'preact' ? 'react' : 'preact');

/**
 * Builds what pages with one renderer load; the other comes when the first page can be opened already.
 * @param {'preact' | 'react'} renderer
 */
async function build(renderer) {
  const start = performance.now();
  console.log(`Building for ${renderer} …`);
  const child = spawn(process.execPath, ['build.mjs', '--no-types', '--renderer', renderer], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const stop = () => child.kill();
  process.once('exit', stop);
  const [status] = await once(child, 'exit');
  process.off('exit', stop);
  if (status !== 0) process.exit(status ?? 1);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`Built for ${renderer} in ${seconds} s. Pages take it with ?renderer=${renderer}.`);
}

/** Reports each file that a saved page lacks, once. */
function createReporter() {
  const said = new Set();
  return (/** @type {string} */ page, /** @type {string} */ address) => {
    const line = `${page} asks for a file that is not beside it (404): ${address}`;
    if (!said.has(line)) console.log(line);
    said.add(line);
  };
}

async function hasImageHost() {
  const found = lookup('images.squarespace-cdn.com').then(
    () => true,
    () => false,
  );
  return Promise.race([found, wait(LOOKUP_MS, false, { ref: false })]);
}
