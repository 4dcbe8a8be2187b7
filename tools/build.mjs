// `npm run build`: build.mjs, after installing missing packages, which it imports.
import { ensureDependencies } from './ensure.mjs';

await ensureDependencies();
await import(new URL('../build.mjs', import.meta.url).href);
