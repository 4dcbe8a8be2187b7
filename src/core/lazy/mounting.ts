import type { ChunkMap } from '../entry/load-chunk';
import { mountBlockInstance } from './mount-block-instance';
import { mountFeature } from './mount-feature';
import { whenReadable } from './ready-language';
import { runFactory } from './run-factory';

// What comes with the first unit of a page: the ledger, and the code that mounts units.

declare const __LAZY_CHUNK_MAP__: ChunkMap | undefined;

/** The files of chunks that other chunks load; the build writes the list. */
export const chunks: ChunkMap = typeof __LAZY_CHUNK_MAP__ === 'object' ? __LAZY_CHUNK_MAP__ : {};

export { mountBlockInstance, mountFeature, runFactory, whenReadable };

declare module '../entry/services' {
  interface Mounting {
    readonly mountBlockInstance: typeof mountBlockInstance;
    readonly mountFeature: typeof mountFeature;
    readonly runFactory: typeof runFactory;
    readonly whenReadable: typeof whenReadable;
  }
}
