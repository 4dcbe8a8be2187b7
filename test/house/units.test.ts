import { expect, it } from 'vitest';
import { readSourceImports } from './source-imports';
import { filesIn, read } from './support';

const edges = readSourceImports();
/** What is imported by the entry, or by the chunk of features that nobody waits for. An import that is not used does not compile. */
const registered = new Set(
  edges.filter(({ from }) => from === 'src/site.ts' || from.startsWith('src/late/')).map(({ to }) => to),
);

it.each([
  [
    'block',
    /\.block\.ts$/,
    'add it to `LATE_BLOCKS` in src/late/late-blocks.ts, or, where the first paint needs its states, to `blocks` in src/site.ts: the order there is the order in which selectors are asked',
  ],
  [
    'feature',
    /\.feature\.ts$/,
    'add it to `features` in src/site.ts, or in src/late/late.mount.ts if nobody waits for it',
  ],
  [
    'factory',
    /^create-(?:gallery|lightbox|confirm|toast|tooltip)\.tsx?$/,
    'add it to `factories` in src/site.ts',
  ],
])('every %s is registered', (_, pattern, wayOut) => {
  const files = filesIn('src', pattern);
  expect(files.length).toBeGreaterThan(4);
  expect(
    files.filter((file) => !registered.has(file)),
    `no page ever loads these: ${wayOut}`,
  ).toEqual([]);
});

it('every style sheet is loaded', () => {
  const imported = new Set(edges.map(({ to }) => to));
  const joined = filesIn('src', /\.css$/).flatMap((file) =>
    [...read(file).matchAll(/@import\s+(?:url\()?["']([^"']+)["']/g)].map(([, path = '']) =>
      path.split('/').at(-1),
    ),
  );
  expect(
    filesIn('src', /\.css$/).filter(
      (file) =>
        !imported.has(file) && !joined.includes(file.split('/').at(-1)) && file !== 'src/style/site.css',
    ),
    'no page ever loads these: import each beside the code of its unit, or in src/style/site.css if the first paint needs it',
  ).toEqual([]);
});

it('every lazy part of a unit exports its unit', () => {
  const mounts = edges
    .filter(({ from, isLazy }) => isLazy && /\.(?:block|feature)\.ts$/.test(from))
    .map(({ to }) => to);
  expect(mounts.length).toBeGreaterThan(20);
  expect(
    mounts.filter((file) => !/^export const unit = define(?:Unit|Feature)\(/m.test(read(file))),
    'what a contract loads exports `unit`, made by `defineUnit` or `defineFeature` of src/core/unit.ts: see docs/units.md',
  ).toEqual([]);
});
