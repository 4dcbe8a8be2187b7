// `npm publish` runs this first: it ends where package.json does not say where the project is, since provenance names the repository. A dry
// run goes on, and says it.
import { readFile } from 'node:fs/promises';
import { standIns } from './stand-ins.mjs';

const names = standIns(JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8')));
if (names.length) {
  console.error(`Write the project's own addresses into package.json first: ${names.join(', ')}.`);
  if (process.env.npm_config_dry_run !== 'true') process.exit(1);
}
