import type { Listening } from '../../dom/listen';

/**
 * An owner's claims on one element. A key that is missing is not claimed.
 * The three records map a name to the value wanted; `false` / `null` claims its absence.
 * The ledger keeps the object itself, so it must not be changed afterwards.
 */
export interface Claims {
  /** Class tokens: `true` claims the token present, `false` claims it absent. */
  readonly classes?: Readonly<Record<string, boolean>> | undefined;
  /** Attributes other than `class` and `style`. `null` claims absence, and only where the server wrote none. */
  readonly attributes?: Readonly<Record<string, string | null>> | undefined;
  /**
   * Style properties in CSS spelling (`object-fit`, `--gap`), with ` !important` at the end where it is meant; written
   * through CSSOM. Shorthands are claimed as their longhands; one that holds `var()` is better spelt as longhands.
   */
  readonly styles?: Readonly<Record<string, string | null>> | undefined;
}

/** One writer (a mounted block, an image loader, an animation). Its claims stand until it changes or releases them. */
export interface LedgerOwner {
  /**
   * States everything this owner wants of `element`; what an earlier call claimed and this one leaves out is released.
   * If several owners claim a key, the newest claim applies; changing the value of a claim does not make it newer.
   * An unchanged claim writes nothing, not even over what a foreign script has written since.
   * Throws a TypeError, before any write, when the absence of a server's attribute is claimed.
   */
  claim(element: Element, claims: Claims): void;
  /** Inserts a node of the contract (a wrapper, a control); release removes it with all its content. */
  insert<N extends Node>(node: N, parent: Node, before?: Node | null): N;
  /** Saves an inline handler (`onsubmit`, `onload`), sets it to null through its property, restores it on release. Missing handlers, and those that cannot be parsed, are left alone. */
  silence(element: HTMLElement, handler: `on${string}`): void;
  /** Adds a listener that release removes. */
  listen(target: EventTarget, ...listener: Listening<string>): void;
  /**
   * Gives back one element (claims, silenced handlers, its listeners, the node itself or nodes put into it), or
   * everything this owner holds, newest first. Never throws; a second time does nothing.
   */
  release(element?: Element): unknown;
}

export interface Ledger {
  /** `name` says in error messages whose claim it was. Once `isEnded` the owner writes nothing more. */
  owner(name: string, isEnded?: () => boolean): LedgerOwner;
  /** Checks whether the server wrote an attribute, so that its absence cannot be claimed. */
  isServers(element: Element, attribute: string): boolean;
}
