import { type ChunkPorts, createChunkLoader as createLoader, type LoadChunk } from '../core/entry/load-chunk';
import { languageParts } from './language-parts';

/**
 * The package's substitute for the script tag's loader: a bundler names the files anew, so none is asked for by its address, and a
 * chunk that failed is only asked for again as it was.
 */
export function createChunkLoader(ports: ChunkPorts): LoadChunk {
  const load = createLoader(ports);
  return <Module>(name: string, importChunk: () => Promise<Module>) => {
    const part = Object.hasOwn(languageParts, name) ? languageParts[name] : undefined;
    return load(name, part ? () => part() as Promise<Module> : importChunk);
  };
}
