// `npm run dev`: the demo pages with one renderer, built anew at each change, in pages that reload themselves.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from './ensure.mjs';
import { readServerOptions } from './server-options.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const { port, build: _, ...options } = readServerOptions('npm run dev');
ensureDependencies();
const { createDevServer } = await import('./dev-server.mjs'); // needs the packages just installed
const { listenFrom } = await import('../server/listen.mjs');
const server = await createDevServer({ ...options, root: ROOT, dataFolder: resolve(ROOT, '.demo-data') });
const { url, close } = await listenFrom(server.listen, port);
console.log(`Inlay ${options.pagesFolder ? 'saved pages' : 'demo'} (${options.renderer}): ${url}/`);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => close().then(() => process.exit(0)));
