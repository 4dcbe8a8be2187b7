import type { WarnShape } from '../data/shape';
import type { ReadData } from './data-fault';
import type { States } from './entry/early-claims';
import type { Schedule } from './entry/schedule';
import type { Scope } from './scope';

/** What a theme's block can do through its scope: everything ends with the block. */
export interface ThemeScope
  extends Pick<
    Scope,
    | 'name'
    | 'id'
    | 'signal'
    | 'context'
    | 'consent'
    | 'defer'
    | 'owner'
    | 'listen'
    | 'on'
    | 'guard'
    | 'load'
    | 'warn'
    | 'fail'
  > {
  /** A scope for a part that may end before the block. */
  part(): ThemeScope & { end(): void };
}

/** A block that a theme defines, on the same contract as Inlay's own blocks. */
export interface ThemeBlock<Result = HTMLElement, Store = unknown> {
  /** With a prefix of the theme's own, like `acme:opening-hours`. */
  readonly name: string;
  readonly selector: string;
  /** Added as soon as the block is found; stays when the block fails. */
  readonly reveal?: States;
  /** Added when the block has failed, for what only the script could have shown. */
  readonly fallbackStates?: States;
  /** Default: `visible`, within 200 px of the viewport. */
  readonly when?: Schedule['name'];
  /** Element → data for `mount`. `{ fault }` gives the block up with that message; undefined leaves the element alone. */
  read?(element: HTMLElement, warn: WarnShape): Result;
  /** Brings the element to life. What it returns is the block's store, as `inspect()` shows it. */
  mount(data: ReadData<Result>, scope: ThemeScope, element: HTMLElement): Store;
}
