import { findAll, findAround, matches } from '../dom/find-all';
import { followMarks, isAnythingBound, isBound } from './bind-marks';
import {
  followThemeScripts,
  hasLibrary,
  hasThemeScript,
  isCodeOnTheWay,
  MAY_HAVE_THEME,
  namesThemeScript,
  whenCodeHasArrived,
} from './theme-scripts';

// Decides whether Inlay or the theme's own script drives an element that both know: two scripts that answer one click would open and close
// a menu at once. Each element is decided once, so that all its units agree. It is the theme's only after its script has bound it in this
// visit: saved marks, tags and requests do not count.

export type Driver = 'inlay' | 'theme';

/**
 * Why the driver is the one that it is. The theme: its script has bound the element (`bound`; `bound-late`: after Inlay had taken it over), or
 * the platform's library is there (`library`, themes without controllers). Inlay: the page has no script of a theme (`no-script`), it has
 * failed (`script-failed`), has run and left the element alone (`not-bound`), or was still not there after 3 s (`timeout`).
 */
export type DriverReason =
  | 'bound'
  | 'bound-late'
  | 'library'
  | 'no-script'
  | 'script-failed'
  | 'not-bound'
  | 'timeout';

export interface Decision {
  readonly driver: Driver;
  readonly reason: DriverReason;
  /** Units that Inlay has mounted for the element give it back by these, if the theme's script binds it after all. */
  readonly giveBack: Set<(isFirst: boolean) => void>;
}

export const CONTROLLER = '[data-controller]';

const decisions = new WeakMap<Element, Decision | Promise<Decision>>();
/** The controllers that Inlay has taken over: a burger may be outside of the menu that it opens, and undecided itself. */
const taken = new Set<string>();

/** The facts about a theme at one moment, in whatever order they happened. */
export interface ThemeFacts {
  readonly hasTag: boolean;
  readonly hasScript: boolean;
  readonly isBound: boolean;
  /** For themes without controllers; false for an element that has some. */
  readonly hasLibrary: boolean;
  readonly isOnTheWay: boolean;
}

/** Why who drives, when the wait is over: because nothing is on the way any more, or because of the time. */
export function judge({ hasTag, hasScript, isBound, hasLibrary, isOnTheWay }: ThemeFacts): DriverReason {
  if (!hasScript) return hasTag ? 'script-failed' : 'no-script';
  if (isBound) return 'bound';
  if (isOnTheWay) return 'timeout';
  return hasLibrary ? 'library' : 'not-bound';
}

const isOneBound = (nodes: readonly Element[]) => nodes.some(isBound);

const THEMES: readonly DriverReason[] = ['bound', 'bound-late', 'library'];

function decideNow(nodes: readonly Element[], isOnTheWay = false): Decision {
  const reason = judge({
    hasTag: namesThemeScript(),
    hasScript: hasThemeScript(),
    isBound: isOneBound(nodes),
    hasLibrary: !nodes.length && hasLibrary(),
    isOnTheWay,
  });
  return { driver: THEMES.includes(reason) ? 'theme' : 'inlay', reason, giveBack: new Set() };
}

async function decideInTime(nodes: readonly Element[]): Promise<Decision> {
  await whenCodeHasArrived(() => isOneBound(nodes));
  return decideNow(nodes, isCodeOnTheWay());
}

/**
 * The controllers that do what a unit does: around the element, or in it. Undefined: no theme's script knows the element. None, for a
 * unit that names some: the theme is one without controllers.
 */
function findControllers(element: Element, selector?: string): readonly Element[] | undefined {
  if (selector === undefined) return matches(element, CONTROLLER) ? [element] : undefined;
  const around = findAround(element, selector);
  return around ? [around] : findAll(element, selector);
}

/**
 * Decides who drives an element, and why: the theme, if its script has bound one of the controllers in this visit; Inlay otherwise, also where
 * a bundle has not loaded after 3 s, has left the element undone, or ran only before the page was saved. At once on pages without such a
 * script; undefined for elements that no theme's script knows.
 * @param controllers selector of the theme's controllers that do the same; default: the element's own, if it has one
 */
export function decide(element: Element, controllers?: string): Decision | Promise<Decision> | undefined {
  const nodes = findControllers(element, controllers);
  if (!nodes) return undefined;
  const keys = nodes.length ? nodes : [element];
  const note = (decision: Decision | Promise<Decision>) => {
    for (const key of keys) decisions.set(key, decision);
    if (!(decision instanceof Promise) && decision.driver === 'inlay' && controllers) taken.add(controllers);
  };
  let decision = keys.map((key) => decisions.get(key)).find(Boolean);
  if (!decision) {
    decision = MAY_HAVE_THEME && hasThemeScript() ? decideInTime(nodes) : decideNow(nodes);
    if (decision instanceof Promise) decision.then(note);
  }
  note(decision);
  return decision;
}

/** The driver alone. */
export function decideDriver(element: Element, controllers?: string): Driver | Promise<Driver> | undefined {
  const decision = decide(element, controllers);
  return decision instanceof Promise ? decision.then(({ driver }) => driver) : decision?.driver;
}

/** The decision for an element; undefined before it is made. */
export function decisionOf(element: Element): Decision | undefined {
  const decision = decisions.get(element);
  return decision instanceof Promise ? undefined : decision;
}

/** The driver of an element; undefined before it is decided. */
export const driverOf = (element: Element): Driver | undefined => decisionOf(element)?.driver;

/** Checks whether the theme's own script drives the element: for code that cannot wait for the decision. */
export const isDrivenByTheme = (element: Element): boolean =>
  driverOf(element) === 'theme' || (isBound(element) && hasThemeScript());

/** Checks whether Inlay does what a controller would, which no script has bound. */
export const isTaken = (element: Element): boolean =>
  driverOf(element) === 'inlay' ||
  (!driverOf(element) && !isBound(element) && [...taken].some((selector) => matches(element, selector)));

/** Checks whether a theme's own script runs on the page: it is there, and has bound something. */
export const isThemeRunning = (): boolean => hasThemeScript() && isAnythingBound();

let isFirstLate = true;

/** A script whose listeners are on the element cannot be stopped, so that Inlay is the one that leaves. */
function leaveBound(element: Element): void {
  const decision = decisionOf(element);
  if (decision?.driver !== 'inlay' || !hasThemeScript()) return;
  // All units and controllers that were decided together have this one.
  Object.assign(decision, { driver: 'theme', reason: 'bound-late' });
  for (const giveBack of decision.giveBack) {
    giveBack(isFirstLate);
    isFirstLate = false;
  }
}

let unfollow: (() => void) | undefined;

/** Follows the theme's scripts and what they bind; once, however often it is called before the end, which it returns. */
export function followTheme(queue: readonly unknown[], ownAddress: string): () => void {
  if (MAY_HAVE_THEME && !unfollow) {
    const ends = [followThemeScripts(queue), followMarks(ownAddress, leaveBound)];
    unfollow = () => {
      for (const end of ends) end();
      unfollow = undefined;
    };
  }
  return unfollow ?? (() => {});
}
