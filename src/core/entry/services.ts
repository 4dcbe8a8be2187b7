import type { Consent } from '../../consent/consent';
import type { SiteContext } from '../../context/context';
import type { Bus } from './bus';
import type { States } from './early-claims';
import type { ReportFault } from './faults';
import type { LoadChunk } from './load-chunk';

/** A module that can mount an element: the name of its file without ending and `.mount`, and its import. */
export interface ModuleChoice {
  readonly name: string;
  readonly load: () => Promise<object>;
}

/** What lazy code may ask of each block that the site knows. */
export interface KnownBlock extends ModuleChoice {
  readonly selector: string;
  readonly pictures?: 'own';
}

/** The functions of `lazy/mounting.ts`, which declares them here: types point one way, too. */
// biome-ignore lint/suspicious/noEmptyInterface: the base of declaration merging
export interface Mounting {}

/** What there is once per page, made in the entry and handed to all lazy code. */
export interface Services {
  readonly bus: Bus;
  readonly context: SiteContext;
  readonly consent: Consent;
  readonly report: ReportFault;
  /** What every block that has failed still shows, beside its own states. */
  readonly fallbackStates?: States | undefined;
  readonly loadChunk: LoadChunk;
  /** Loads what mounts units. Known to the entry alone, whose own address it has. */
  readonly loadMounting: () => Promise<Mounting>;
  /** All that the site knows, in the order in which they are asked. */
  readonly blocks: readonly KnownBlock[];
}
