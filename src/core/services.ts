import type { Consent } from '../consent/consent';
import type { SiteContext } from '../context/context';
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
}
