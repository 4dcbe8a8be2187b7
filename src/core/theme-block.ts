import type { WarnShape } from '../data/shape';
import type { DataFault, ReadData } from './data-fault';
import type { Schedule } from './entry/schedule';
import type { States } from './entry/states';
import type { Scope } from './scope';

/** The scope of a theme's block: everything ends with the block. */
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

/**
 * A block that a theme defines, on the same contract as Inlay's own blocks.
 * @example
 * const hours: ThemeBlock<{ opens: number }> = {
 *   name: 'acme:opening-hours',
 *   selector: '.opening-hours',
 *   read: ({ dataset }) => (dataset.opens ? { opens: Number(dataset.opens) } : { fault: 'It does not say when.' }),
 *   mount: ({ opens }, scope, element) => scope.owner().claim(element, { classes: { 'is-late': opens > 10 } }),
 * };
 */
export interface ThemeBlock<Data = HTMLElement, Store = unknown> {
  /** With a prefix of the theme's own, like `acme:opening-hours`. */
  readonly name: string;
  readonly selector: string;
  /** Added as soon as the block is found; stays when the block fails. */
  readonly reveal?: States;
  /** Added when the block has failed, for what only the script could have shown. */
  readonly fallbackStates?: States;
  /** Default: `visible`, within 200 px of the viewport. */
  readonly when?: Schedule['name'];
  /**
   * Element → data for `mount`. `{ fault }` gives the block up with that message; undefined leaves the element alone. `warn` reports a value
   * for which a default is used: its path, the kind that was expected, and the value.
   * @example read: ({ dataset }, warn) => { warn('data-opens', 'number', dataset.opens); return { opens: 9 }; }
   */
  read?(element: HTMLElement, warn: WarnShape): Data | DataFault | undefined;
  /** Brings the element to life. What it returns is the block's store, as `inspect()` shows it. */
  mount(data: ReadData<Data>, scope: ThemeScope, element: HTMLElement): Store;
}
