import type { BlockDefinition } from '../entry/block';
import type { Scanner } from '../entry/scanner';
import type { SiteServices } from '../entry/site-services';

/** The site, for those methods of the public face that few pages call. */
export interface OnDemandSite extends SiteServices {
  readonly scanner: Scanner;
  readonly blocks: BlockDefinition[];
}
