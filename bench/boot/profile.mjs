// npm run profile -- inlay 1000: where the time of a boot goes, by file and by function, over several loads.

import { launch, openBlocks, withPage } from '../support/browser.mjs';
import { markdown } from '../support/markdown.mjs';
import { bundleAll } from './bundle.mjs';
import { serve } from './serve.mjs';
import { median } from './summary.mjs';
import { VARIANTS } from './variants.mjs';

const INTERVAL_US = 100;
const SHOWN = 40;
const LOADS = Number(process.env.LOADS ?? 10);
const [name = 'inlay', total = '1000'] = process.argv.slice(2);

/** esbuild writes each file's path above its code; the nearest one above a line is the line's file. */
function createFileFinder(text) {
  const files = [];
  let file = '';
  for (const line of text.split('\n')) {
    file = line.match(/^ *\/\/ ((?:\.\.\/|[\w@]).*\.[mc]?[jt]sx?)$/)?.[1] ?? file;
    files.push(file.replace(/^(\.\.\/)+/, '').replace('node_modules/', ''));
  }
  return (line) => files[line] ?? '';
}

const variants = VARIANTS.filter((variant) => variant.name === name);
const bundles = await bundleAll(variants, { minify: false });
const server = await serve(variants, bundles);
const browser = await launch();
const fileOf = createFileFinder(bundles.get(name).text);
/** Milliseconds of self time by key, in each load. The profiler knows wall time only: a busy machine counts, too. */
const byFunction = new Map();
const byFile = new Map();
const add = (map, key, load, ms) => {
  const loads = map.get(key) ?? Array(LOADS).fill(0);
  map.set(key, loads);
  loads[load] += ms;
};

try {
  for (let load = 0; load < LOADS; load++) {
    const profile = await withPage(browser, server.url, async (page, session) => {
      await session.send('Profiler.enable');
      await session.send('Profiler.setSamplingInterval', { interval: INTERVAL_US });
      await session.send('Profiler.start');
      await openBlocks(page, `${server.url}/${name}/${total}`);
      return (await session.send('Profiler.stop')).profile;
    });
    const frames = new Map(profile.nodes.map(({ id, callFrame }) => [id, callFrame]));
    profile.samples.forEach((id, index) => {
      const { functionName, url, lineNumber } = frames.get(id);
      const ms = (profile.timeDeltas[index + 1] ?? 0) / 1000;
      if (functionName === '(idle)' || functionName === '(program)') return;
      const isOurs = url.includes('/scripts/');
      const file = isOurs ? fileOf(lineNumber) : url || '(engine)';
      add(
        byFunction,
        `${functionName || '(top level or nameless)'} ${isOurs ? `${file}:${lineNumber}` : ''}`,
        load,
        ms,
      );
      add(byFile, isOurs ? file : functionName, load, ms);
    });
  }
} finally {
  await browser.close();
  await server.close();
}
const top = (map) =>
  [...map]
    .map(([key, loads]) => [key, median(loads)])
    .sort(([, one], [, other]) => other - one)
    .slice(0, SHOWN)
    .map(([key, ms]) => [key, ms.toFixed(2)]);
console.log(`${name}, ${total} blocks, ms of self time, medians of ${LOADS} loads\n`);
console.log(`${markdown(['file', 'ms'], top(byFile))}\n\n${markdown(['function', 'ms'], top(byFunction))}`);
