// `npm publish` runs this first: it stops where package.json does not say where the project is, since provenance names the repository. A dry
// run says so and goes on.
import { readFile } from 'node:fs/promises';
import { standIns } from './stand-ins.mjs';

const names = standIns(JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8')));
if (names.length && process.env.npm_config_dry_run === 'true')
  console.log(`package.json lacks: ${names.join(', ')}.`);
else if (names.length) {
  console.error(`Write the project's own addresses into package.json first: ${names.join(', ')}.`);
  process.exit(1);
}
