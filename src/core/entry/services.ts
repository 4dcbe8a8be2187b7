import type { Consent } from '../../consent/consent';
import type { SiteContext } from '../../context/context';
import type { Bus } from './bus';
import type { ReportFault } from './faults';
import type { Inspection } from './inspection';
import type { LoadChunk } from './load-chunk';
import type { States } from './states';

/** A module that can mount an element: the name of its file without ending and `.mount`, and its import. */
export interface ModuleChoice {
  readonly name: string;
  readonly load: () => Promise<object>;
}

/** The facts that lazy code may know of the other blocks of the site. */
export interface KnownBlock extends ModuleChoice {
  readonly selector: string;
  readonly pictures?: 'own';
  readonly framesContent?: true;
}

/** The objects that exist once per page, handed to all units. */
export interface Services {
  readonly bus: Bus;
  readonly context: SiteContext;
  readonly consent: Consent;
  readonly report: ReportFault;
  /** States that are written in every block that has failed, after its own. */
  readonly fallbackStates?: States | undefined;
  readonly loadChunk: LoadChunk;
  /** Imports a file of Inlay's by its address. Only the entry can: bundlers warn of such an import, and the package has none. */
  readonly importUrl: (url: string) => Promise<unknown>;
  /** Loads a unit's code. Settles when its messages in the page's language are there, too. */
  readonly loadUnit: <Module>(name: string, load: () => Promise<Module>) => Promise<Module>;
  /** Messages of the page's own that are being read: units are not mounted before. */
  messagesOnTheWay?: Promise<void>;
  /** A feature that is loading, and that other units are not mounted before. Never rejects. */
  firstFeature?: Promise<unknown>;
  /** Names of units that the page's setting `off` lists: read at each start of the site. */
  switchedOff?: readonly unknown[];
  /** Rows that `inspect()` lists after the blocks: faults of the page, and others that lazy code adds. */
  readonly inspected: Inspection[];
  /** All blocks of the site, in the order in which their selectors are tried. */
  readonly blocks: readonly KnownBlock[];
}
