import { findAll, findAround, matches } from '../dom/find-all';
import { firstEvent } from '../dom/first-event';
import { hasLibrary, hasThemeScript, whenThemeHasRun } from './theme-scripts';

// Decides whether Inlay or the theme's own script drives an element that both know: two scripts that answer one click would open and close
// a menu at once. Each element is decided once, so that all its units agree.

export type Driver = 'inlay' | 'theme';

export const CONTROLLER = '[data-controller]';
/** Written by a bundle when it has brought the element to life; pages that were saved later keep it. */
const BOUND = '[data-controllers-bound]';
/** The tag by which the current bundle loads a controller's code; removed when it has arrived or failed. */
const LOADING_CODE = 'script[data-webpack]';
/** A bundle whose code is slower than this leaves its element to Inlay. */
const CODE_TIMEOUT_MS = 3000;

const decisions = new WeakMap<Element, Driver | Promise<Driver>>();

const isBound = (element: Element) => matches(element, BOUND);

/** Resolves when the bundle has bound one of the nodes, or when no code is loading that could. */
async function whenCodeHasArrived(nodes: readonly Element[]): Promise<void> {
  const end = performance.now() + CODE_TIMEOUT_MS;
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, CODE_TIMEOUT_MS));
  while (performance.now() < end && !nodes.some(isBound)) {
    const loading = findAll(document, LOADING_CODE);
    if (!loading.length) return;
    await Promise.race([timeout, ...loading.map((script) => firstEvent(script, 'load', 'error'))]);
  }
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

async function decide(nodes: readonly Element[]): Promise<Driver> {
  await whenThemeHasRun();
  if (hasThemeScript()) await whenCodeHasArrived(nodes);
  if (!hasThemeScript()) return 'inlay';
  return (nodes.length ? nodes.some(isBound) : hasLibrary()) ? 'theme' : 'inlay';
}

/**
 * Decides who drives an element: the theme, if its script runs and has bound one of the controllers; Inlay otherwise, also where a bundle
 * has not loaded, has left the element undone, or ran only before the page was saved. At once on pages without such a script; undefined
 * for elements that no theme's script knows.
 * @param controllers selector of the theme's controllers that do the same; default: the element's own, if it has one
 */
export function decideDriver(element: Element, controllers?: string): Driver | Promise<Driver> | undefined {
  const nodes = findControllers(element, controllers);
  if (!nodes) return undefined;
  const keys = nodes.length ? nodes : [element];
  const note = (decision: Driver | Promise<Driver>) => {
    for (const key of keys) decisions.set(key, decision);
  };
  let decision = keys.map((key) => decisions.get(key)).find(Boolean);
  if (!decision) {
    decision = hasThemeScript() ? decide(nodes) : 'inlay';
    if (decision instanceof Promise) decision.then(note);
  }
  note(decision);
  return decision;
}

/** The driver of an element; undefined before it is decided. */
export function driverOf(element: Element): Driver | undefined {
  const decision = decisions.get(element);
  return typeof decision === 'string' ? decision : undefined;
}

/** Checks whether the theme's own script drives the element: for code that cannot wait for the decision. */
export const isDrivenByTheme = (element: Element): boolean =>
  driverOf(element) === 'theme' || (isBound(element) && hasThemeScript());

/** Checks whether a theme's own script runs on the page: it is there, and has bound something. */
export const isThemeRunning = (): boolean => hasThemeScript() && findAll(document, BOUND).length > 0;
