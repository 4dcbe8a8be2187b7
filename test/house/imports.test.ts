import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readImports, type SourceImport } from './source-imports';
import { filesIn, root } from './support';

// Folders from the top of the house down; each may use those of later lines. Equals stand on one line.
const FLOORS = [
  ['package', 'server'],
  ['site', 'public'],
  ['catalogue'],
  ['blocks', 'features', 'hosts', 'style'],
  ['gallery'],
  ['lightbox', 'forms', 'commerce'],
  ['ui'],
  ['media'],
  ['react'],
  ['core', 'context', 'consent', 'storage', 'api'],
  ['store'],
  ['text', 'data', 'dom', 'vocabulary'],
];
/** Seen by name from above, though they sit beside or above: the parts of one thing. */
const EQUALS_THAT_MEET = [
  'core',
  'context',
  'consent',
  'storage',
  'text',
  'data',
  'dom',
  'vocabulary',
  'api',
];
const WITHOUT_REACT = [...EQUALS_THAT_MEET, 'hosts'];

const edges = readImports('src');

const folderOf = (file: string) => /^src\/([^/.]+)/.exec(file)?.[1] ?? '';
const floorOf = (folder: string) => FLOORS.findIndex((folders) => folders.includes(folder));
const unitOf = (file: string) => /^src\/(?:blocks|features)\/[^/]+/.exec(file)?.[0] ?? folderOf(file);
const arrows = (wrong: readonly SourceImport[]) => wrong.map(({ from, to }) => `${from} → ${to}`);

/** Files that can be reached from themselves, each circle once, in the order of its imports. */
function findCircles(imports: readonly SourceImport[]): readonly string[] {
  const graph = new Map<string, string[]>();
  for (const { from, to } of imports) graph.set(from, [...(graph.get(from) ?? []), to]);
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, path: readonly string[]) => {
    const start = path.indexOf(file);
    if (start >= 0) circles.push([...path.slice(start), file].join(' → '));
    if (start >= 0 || done.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...path, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return circles;
}

describe('imports', () => {
  it('are all read, those of types and of lazy code too', () => {
    expect(edges.length).toBeGreaterThan(1000);
    const read = arrows(edges);
    expect(read).toContain('src/core/scope.ts → src/core/entry/services.ts');
    expect(read).toContain('src/catalogue/blocks.ts → src/blocks/accordion/accordion.mount.ts');
    expect(read).toContain('src/react/draw.tsx → react-dom/client');
  });

  it.each([
    ['src', /^src\//],
    ['demo-server', /^(?:demo-server|src|tools)\//],
    ['tools', /^(?:build\.mjs|demo-server\/|src\/|tools\/)/],
    // Nothing else runs them in a test.
    ['bench', /^(?:bench|demo-server|dist|src|tools)\//],
  ])('of %s lead to files of %o or to packages', (folder, known) => {
    const imports = readImports(folder);
    expect(imports.length).toBeGreaterThan(100);
    expect(
      arrows(imports.filter(({ to, isOurs }) => isOurs && !(known.test(to) && existsSync(join(root, to))))),
      'they lead to no file, or to a folder that this one must do without',
    ).toEqual([]);
  });

  it('point one way', () => {
    const wrong = edges.filter(({ from, to }) => {
      if (!to.startsWith('src/') || unitOf(from) === unitOf(to)) return false;
      const [upper, lower] = [folderOf(from), folderOf(to)];
      if (EQUALS_THAT_MEET.includes(upper) && EQUALS_THAT_MEET.includes(lower))
        return floorOf(upper) > floorOf(lower);
      return floorOf(upper) < 0 || floorOf(lower) <= floorOf(upper);
    });
    expect(
      arrows(wrong),
      'a folder imports only from lines below its own in FLOORS, types included: move what both need down, or hand it down as an argument',
    ).toEqual([]);
  });

  it('form no cycles', () => {
    const sources = edges.filter(({ to }) => to.startsWith('src/'));
    expect(
      findCircles(sources),
      'no file needs itself, for its types or for code that it loads later neither: move what both ends need to a file of its own, below them',
    ).toEqual([]);
  });

  it('never lead from one block or feature into another', () => {
    const isUnit = (unit: string) => unit.startsWith('src/');
    expect(
      arrows(
        edges.filter(
          ({ from, to }) => isUnit(unitOf(from)) && isUnit(unitOf(to)) && unitOf(from) !== unitOf(to),
        ),
      ),
      'units talk over the bus; what several share moves down, to gallery, forms, media or ui',
    ).toEqual([]);
  });

  it('bring React only where something is drawn', () => {
    expect(
      arrows(
        edges.filter(
          ({ from, to }) =>
            /^(?:react|react-dom|preact)\b/.test(to) && WITHOUT_REACT.includes(folderOf(from)),
        ),
      ),
      `no React in ${WITHOUT_REACT.join(', ')}: move the view up, to the unit or to src/ui`,
    ).toEqual([]);
  });

  it('lead to every file of code', () => {
    // What the build, its tools and TypeScript begin with.
    const starts =
      /^src\/(?:site|public|hosts\/boot|package\/(?:package|bundled-chunks|site-chunks|unforeseen\.mount)|server\/cli\/cli)\.ts$|\.d\.ts$|\/jsx-dev-runtime\.ts$/;
    const imported = new Set(edges.map(({ to }) => to));
    const files = filesIn('src', /\.(?:tsx?|mjs)$/);
    expect(files.length).toBeGreaterThan(500);
    expect(
      files.filter((file) => !imported.has(file) && !starts.test(file)),
      'nothing uses them: delete them, and their tests',
    ).toEqual([]);
  });

  it('never import `site.ts`', () => {
    expect(
      arrows(edges.filter(({ to }) => to === 'src/site.ts')),
      'it starts the site when it is imported: types are in src/public.ts',
    ).toEqual([]);
  });
});
