import type { BlockDefinition } from '../core/entry/block';

/** The rows of the catalogue that a site's build has no page for. The build writes them; without their code they have no `load`. */
export const ROWS: readonly (Pick<BlockDefinition, 'name' | 'selector'> & Partial<BlockDefinition>)[] = [];
