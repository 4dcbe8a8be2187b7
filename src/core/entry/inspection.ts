import type { Driver, DriverReason } from '../../context/driven-by-theme';
import type { Fault } from './faults';

/** `left`: the theme's own script drives the element, so Inlay leaves it alone. `off`: the page's setting `off` names it. */
export type BlockState =
  | 'found'
  | 'waiting'
  | 'loading'
  | 'mounted'
  | 'left'
  | 'off'
  | 'failed'
  | 'destroyed';

/**
 * One block (or, without its own element, one feature) as `inspect()` shows it. Beside a theme's own script also each element
 * that only that script knows.
 */
export interface Inspection {
  /** Name of the block; for an element that only the theme's script knows its controllers, as `data-controller` names them. */
  readonly block: string;
  readonly element?: Element;
  readonly state: BlockState;
  /** The driver of an element that themes' own scripts know as well; decided once, before the block is mounted. Undefined: not decided, or no theme knows it. */
  readonly driver?: Driver | undefined;
  /** Why it is this one. */
  readonly driverReason?: DriverReason | undefined;
  readonly fault?: Fault | undefined;
  /** The block's state store, where it has one and is mounted. */
  readonly store?: unknown;
  /** When the block was mounted, in milliseconds on the page's clock. */
  readonly mountedAt?: number | undefined;
}
