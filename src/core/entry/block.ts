import type { AnyBlockUnit } from '../unit';
import type { Schedule } from './schedule';
import type { States } from './states';

/** The contract of a block: all that the entry knows before its code is loaded. */
export interface BlockDefinition {
  /** Unique; used in `inspect()`, in warnings and in the names of chunks. */
  readonly name: string;
  /** Any CSS selector: a class, `[data-block-type]`, an attribute. */
  readonly selector: string;
  /**
   * An element belongs to the first definition of the lowest rank that matches it. Default: 0. Above 0: the selector also matches elements of
   * other blocks, which are left to them.
   */
  readonly rank?: number;
  /** Loads the code at once, when the browser is idle, within 200 px of the viewport (the default), or at the first interaction. */
  readonly when?: Schedule;
  /**
   * Selector in the block → the states that theme CSS waits for. Written by the entry as soon as the block is found,
   * and kept when the block fails, so that it is visible without its script. Only additions.
   */
  readonly reveal?: States | undefined;
  /** The same for what only the script could have shown; written when the block has failed. */
  readonly fallbackStates?: States | undefined;
  /**
   * A block inside an element with `data-consent` starts when the visitor has allowed the categories named there. This
   * one starts regardless, to say so in the page or to wait by itself.
   */
  readonly handlesConsent?: true;
  /** `own`: the block loads all images in it, even if it starts late, and the block for stray images leaves them alone. */
  readonly pictures?: 'own';
  /** Selector of what opens something by a press, in the block or elsewhere. A press is kept until the block is mounted. */
  readonly controls?: string;
  /** Its element is around content that is not the block's: what is hidden in there is not for the block to show. */
  readonly framesContent?: true;
  readonly load: () => Promise<BlockModule>;
}

/** The exports of a block's lazy chunk. */
export interface BlockModule {
  readonly unit: AnyBlockUnit;
}
