import type { BlockDefinition } from '../entry/block';
import type { SiteServices } from '../entry/feature';
import type { Scanner } from '../entry/scanner';

/** What the methods of the public face that few pages call work on. */
export interface RareSite extends SiteServices {
  readonly scanner: Scanner;
  readonly blocks: BlockDefinition[];
}
