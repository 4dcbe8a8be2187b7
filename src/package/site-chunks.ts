import { type ChunkPorts, createChunkLoader as createLoader, type LoadChunk } from '../core/entry/load-chunk';

/** The objects that the files of a build share; the lazy modules that are in the script are among them, by `$name`. */
const shared = () => (globalThis as unknown as Record<symbol, Record<string, object>>)[Symbol.for('inlay')];

/**
 * The site build's substitute for the script tag's loader: what pages load without an interaction is in the script. A module that the
 * build has left out is not asked for.
 */
export function createChunkLoader(ports: ChunkPorts): LoadChunk {
  const load = createLoader(ports);
  const listed = new Set(ports.map.files.split(/[;| ]/));
  return <Module>(name: string, importChunk: (() => Promise<Module>) | 1) => {
    const present = shared()?.[`$${name.replace(/\W/g, '_')}`] as Module | undefined;
    if (present) return load(name, () => Promise.resolve(present));
    if (importChunk !== 1 || listed.has(name)) return load(name, importChunk as () => Promise<Module>);
    return Promise.reject(
      Object.assign(
        new Error(`Loading chunk ${name} failed. The site's build leaves it out: run \`inlay build\`.`),
        {
          name: 'ChunkLoadError',
        },
      ),
    );
  };
}
