import type { AnyBlockUnit } from '../unit';
import type { States } from './early-claims';
import type { Schedule } from './schedule';
import type { ModuleChoice } from './services';

/** When a block's code is loaded: at once, when the browser rests, within 200 px of the viewport, or at the first touch. */
export type When = Schedule;

/** The contract of a block: what the entry knows of it before any of its code is loaded. */
export interface BlockDefinition {
  /** Unique; shows in `inspect()`, in warnings and in the names of chunks. */
  readonly name: string;
  /** Any CSS selector: a class, `[data-block-type]`, an attribute. The first definition that matches an element has it. */
  readonly selector: string;
  /** Default: `visible`. */
  readonly when?: When;
  /**
   * Selector in the block → the states that theme CSS waits for. Written by the entry as soon as the block is found,
   * and left when the block fails: a block without its script is still seen. Only additions.
   */
  readonly reveal?: States;
  /** The same for what only the script could have shown; written when the block has failed. */
  readonly fallbackStates?: States;
  /**
   * A block in an element with `data-consent` starts when the visitor has allowed what that names. This one starts
   * anyway, to say so in the page or to wait by itself.
   */
  readonly handlesConsent?: true;
  /** Loads all pictures in it, however late it starts: each has one owner, and the page-wide loader leaves them alone. */
  readonly pictures?: 'own';
  readonly load: () => Promise<BlockModule>;
}

/** What a block's lazy chunk exports. */
export interface BlockModule {
  readonly unit: AnyBlockUnit;
}

export type { ModuleChoice };
