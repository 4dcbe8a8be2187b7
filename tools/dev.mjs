// `npm run dev`: the demo pages with one renderer, built anew at each change, in pages that reload themselves.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from './ensure.mjs';
import { readServerOptions } from './server-options.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const { port, build: _, ...options } = readServerOptions('npm run dev');
await ensureDependencies();
const { createDevServer } = await import('./dev-server.mjs'); // needs the packages just installed
const { serve } = await import('./serve.mjs');
const server = await createDevServer({ ...options, root: ROOT, dataFolder: resolve(ROOT, '.demo-data') });
const url = await serve(server, { ...options, port });
console.log(`Documentation, built when it is first asked for: ${url}/docs/`);
