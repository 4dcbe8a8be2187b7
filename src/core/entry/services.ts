import type { Consent } from '../../consent/consent';
import type { SiteContext } from '../../context/context';
import type { BlockDefinition } from './block';
import type { Bus } from './bus';
import type { ReportFault } from './faults';
import type { LoadChunk } from './load-chunk';

/** What there is once per page, made in the entry and handed to all lazy code. */
export interface Services {
  readonly bus: Bus;
  readonly context: SiteContext;
  readonly consent: Consent;
  readonly report: ReportFault;
  readonly loadChunk: LoadChunk;
  /** What mounts units: it comes with the first one. Known to the entry alone, whose own address it has. */
  readonly loadFrame: () => Promise<typeof import('../lazy/frame')>;
  /** All that the site knows, in the order in which they are asked. */
  readonly blocks: readonly BlockDefinition[];
}
