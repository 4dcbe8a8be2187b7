// npm run docs: builds the site of docs/ into docs-site/. The pages that are generated from source are kept current by house tests.

import { fileURLToPath } from 'node:url';
import { ensureDependencies } from './ensure.mjs';

await ensureDependencies();
const { build } = await import('vitepress'); // needs the packages just installed
await build(fileURLToPath(new URL('../docs', import.meta.url)));
