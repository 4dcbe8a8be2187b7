// `npm publish` runs this first: addresses in package.json that nobody has set yet end it.
import { readFile } from 'node:fs/promises';
import { standIns } from './stand-ins.mjs';

const names = standIns(JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8')));
if (names.length) {
  console.error(`Write the project's own addresses into package.json first: ${names.join(', ')}.`);
  process.exit(1);
}
