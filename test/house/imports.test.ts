import { build } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import { icuMessages } from '../../tools/icu-plugin.mjs';
import { styleImports } from '../../tools/style-imports.mjs';
import { filesIn, root } from './support';

// Folders from the top of the house down; each may use those of later lines. Equals stand on one line.
const FLOORS = [
  ['site', 'public'],
  // Contracts that the entry does not hold.
  ['late'],
  ['blocks', 'features', 'hosts', 'style'],
  ['gallery'],
  ['lightbox', 'forms'],
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

interface Edge {
  readonly from: string;
  readonly to: string;
}

let edges: Edge[] = [];

const folderOf = (file: string) => /^src\/([^/.]+)/.exec(file)?.[1] ?? '';
const floorOf = (folder: string) => FLOORS.findIndex((folders) => folders.includes(folder));
const unitOf = (file: string) => /^src\/(?:blocks|features)\/[^/]+/.exec(file)?.[0] ?? folderOf(file);

beforeAll(async () => {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: filesIn('src', /\.tsx?$/).filter((file) => !file.endsWith('.d.ts')),
    bundle: true,
    write: false,
    outdir: 'nowhere',
    format: 'esm',
    splitting: true,
    jsx: 'automatic',
    packages: 'external',
    metafile: true,
    define: { __VERSION__: '""', __CHUNK_MAP__: '{}' },
    plugins: [icuMessages(), styleImports()],
    logLevel: 'silent',
  });
  edges = Object.entries(metafile.inputs).flatMap(([from, { imports }]) =>
    imports.map(({ path, external, original }) => ({ from, to: external ? (original ?? path) : path })),
  );
});

describe('imports', () => {
  it('are all read', () => {
    expect(edges.length).toBeGreaterThan(100);
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
      wrong,
      'a folder imports only from lines below its own in FLOORS: move what both need down, or hand it down as an argument',
    ).toEqual([]);
  });

  it('never lead from one block or feature into another', () => {
    const isUnit = (unit: string) => unit.startsWith('src/');
    expect(
      edges.filter(
        ({ from, to }) => isUnit(unitOf(from)) && isUnit(unitOf(to)) && unitOf(from) !== unitOf(to),
      ),
      'units talk over the bus; what several share moves down, to gallery, forms, media or ui',
    ).toEqual([]);
  });

  it('bring React only where something is drawn', () => {
    expect(
      edges.filter(
        ({ from, to }) => /^(?:react|react-dom|preact)\b/.test(to) && WITHOUT_REACT.includes(folderOf(from)),
      ),
      `no React in ${WITHOUT_REACT.join(', ')}: move the view up, to the unit or to src/ui`,
    ).toEqual([]);
  });

  it('leave `site.ts` to nobody', () => {
    expect(
      edges.filter(({ to }) => to === 'src/site.ts'),
      'it starts the site when it is imported: types are in src/public.ts',
    ).toEqual([]);
  });
});
