import { map } from '../blocks/map/map.block';
import { reservation } from '../blocks/reservation/reservation.block';
import type { BlockDefinition } from '../core/entry/block';

/**
 * Blocks whose contracts come with the late chunk, so that the entry does not grow with the catalogue. A block that theme CSS hides
 * until a script has run, or that must be right before the first paint, is registered in `site.ts`.
 */
export const LATE_BLOCKS: readonly BlockDefinition[] = [map, reservation];
