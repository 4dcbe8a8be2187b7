import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const LIBRARY = { preact: /node_modules\/preact\//, react: /node_modules\/react-dom\// } as const;

/** The names of the built files that hold a renderer, by their source maps. `dist`: the folder of the build. */
export function rendererFiles(dist: string): ReadonlySet<string> {
  const found = Object.entries(LIBRARY).flatMap(([renderer, library]) => {
    const folder = join(dist, renderer);
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.map') && library.test(sourcesOf(join(folder, file))),
    );
  });
  return new Set(found.map((file) => basename(file, '.map')));
}

const sourcesOf = (map: string): string => {
  const { sources }: { readonly sources: readonly string[] } = JSON.parse(readFileSync(map, 'utf8'));
  return sources.join();
};
