import type { Claims, Ledger, LedgerOwner } from '../ledger/ledger.types';
import type { Bus } from './bus';
import type { Phase } from './faults';
import type { Schedule } from './schedule';
import type { Services } from './services';

/** When a block's code is loaded: at once, when the browser rests, within 200 px of the viewport, or at the first touch. */
export type When = Schedule;

/** States to write, or what says them of one element. */
export type Revealed = Claims | ((element: HTMLElement) => Claims);

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
  readonly reveal?: Readonly<Record<string, Revealed>>;
  /** The same for what only the script could have shown; written when the block has failed. */
  readonly rescue?: Readonly<Record<string, Revealed>>;
  /**
   * A block in an element with `data-consent` starts when the visitor has allowed what that names. This one starts
   * anyway, to say so in the page or to wait by itself.
   */
  readonly asksItself?: true;
  /** Loads all pictures in it, however late it starts: each has one owner, and the page-wide loader leaves them alone. */
  readonly pictures?: 'own';
  readonly load: () => Promise<BlockModule>;
}

/** A module that can mount an element: the name of its file without ending and `.mount`, and its import. */
export interface ModuleChoice {
  readonly name: string;
  readonly load: () => Promise<BlockModule>;
}

/** What a block's lazy chunk exports. */
export interface BlockModule {
  /**
   * Leaves an element to another module where no selector could tell the two apart: one of `blocks`, all that the site
   * knows, or one of its own. Undefined: this one mounts it.
   */
  choose?(element: HTMLElement, blocks: readonly ModuleChoice[]): ModuleChoice | undefined;
  /** Brings the block to life; throws when data is bad. Everything claimed through `scope` is given back without its doing. */
  // biome-ignore lint/suspicious/noConfusingVoidType: a block without state or clean-up of its own returns nothing
  mount(element: HTMLElement, scope: BlockScope): MountedBlock | undefined | void;
}

export interface MountedBlock {
  /** The block's state, for theme scripts and tests; also in `inspect()`. */
  readonly store?: unknown;
  readonly destroy?: () => void;
}

/** A block's hold on the frame. */
export interface BlockScope extends Services {
  readonly ledger: Ledger;
  readonly block: string;
  /** Unique on the page and stable while mounted; the server's id where there is one. */
  readonly id: string;
  readonly owner: LedgerOwner;
  /** Bus listener that goes with the block. */
  readonly on: Bus['on'];
  /** Wraps a handler: an error inside becomes a fault of this block and goes no further. */
  guard<Args extends unknown[]>(handler: (...args: Args) => void): (...args: Args) => void;
  /** Says that something is wrong while the block goes on. */
  warn(phase: Phase, cause: unknown): void;
  /** Gives the block up: the server's HTML comes back and stays revealed. */
  fail(phase: Phase, cause: unknown): void;
}
