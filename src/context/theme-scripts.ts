import { findScripts } from '../dom/find-all';
import { firstEvent } from '../dom/first-event';
import { listen } from '../dom/listen';

declare const __MAY_HAVE_THEME__: boolean | undefined;
/** False in the build of a site none of whose pages has a theme's script: what waits for one is left out. */
export const MAY_HAVE_THEME = typeof __MAY_HAVE_THEME__ !== 'boolean' || __MAY_HAVE_THEME__;

/** A theme's own script: one bundle in current themes, a combination of files in old ones. */
const THEME_SCRIPT = /site-bundle|\/scripts\/combo\//;
export const isThemeScript = (script: Pick<Element, 'getAttribute'>): boolean =>
  THEME_SCRIPT.test(script.getAttribute('src') ?? '');

/** The tags by which a bundle loads the code of controllers; removed when that has arrived or failed. */
const codeScripts = () => findScripts().filter((script) => script.hasAttribute('data-webpack'));

/** Inlay waits no longer than this for a theme: for its scripts, and for any one element. */
export const TAKE_OVER_MS = 3000;

/** The scripts that have loaded (true) or failed. The list of requests that browsers keep cannot be asked: it ends after 250. */
const outcomes = new WeakMap<Element, boolean>();

const themeScripts = () => (MAY_HAVE_THEME ? findScripts().filter(isThemeScript) : []);

const noteLoaded = () => {
  for (const script of themeScripts()) if (!outcomes.has(script)) outcomes.set(script, true);
};

/**
 * Notes which of the theme's scripts load and fail: from the stub on, whose queue has the events of what has failed, or from now on. Call it
 * before the queue is drained, which drops later events. Returns the end.
 */
export function followThemeScripts(queue: readonly unknown[]): () => void {
  const note = ({ target, type }: Event) => {
    if (target instanceof HTMLScriptElement && isThemeScript(target)) outcomes.set(target, type !== 'error');
  };
  for (const entry of queue) if (entry instanceof Event) note(entry);
  const following = new AbortController();
  const { signal } = following;
  // The window is not told of files that load.
  for (const type of ['load', 'error'] as const) listen(document, type, note, { capture: true, signal });
  // The page's own `load` has waited for them.
  if (document.readyState === 'complete') noteLoaded();
  else addEventListener('load', noteLoaded, { signal });
  return () => following.abort();
}

/** Old themes without controllers need the platform's script library, which Inlay does not bring. */
export const hasLibrary = (): boolean => typeof (window as { YUI?: unknown }).YUI === 'function';

const hasNotFailed = (script: Element) => outcomes.get(script) !== false;

/** Checks whether a theme's script is in the page and has not failed. */
export const hasThemeScript = (): boolean => themeScripts().some(hasNotFailed);

/** Checks whether the page has a theme's script, even if that has failed. */
export const namesThemeScript = (): boolean => themeScripts().length > 0;

/** Checks whether deferred scripts have run, and listeners of `DOMContentLoaded`: some bundles bind their elements then. */
function isParsed(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return document.readyState === 'complete' || Boolean(navigation?.domContentLoadedEventEnd);
}

/**
 * Checks whether a theme's script may have bound elements before Inlay's script runs. Of deferred scripts the first in the page runs first;
 * those that are not deferred wait for the end of the page before they bind anything.
 */
export function mayHaveBound(ownAddress: string): boolean {
  const scripts = findScripts();
  const own = scripts.findIndex(({ src }) => src === ownAddress);
  return themeScripts().some((script) => (script.defer && scripts.indexOf(script) < own) || isParsed());
}

/** The theme's scripts that have not run yet. */
export const scriptsOnTheWay = (): readonly Element[] =>
  themeScripts().filter((script) => !outcomes.has(script) && (script.async || !isParsed()));

/** When something was first waited for. */
const waitedSince = new WeakMap<object, number>();
const isInTime = (awaited: object): boolean => {
  const since = waitedSince.get(awaited) ?? performance.now();
  waitedSince.set(awaited, since);
  return performance.now() - since < TAKE_OVER_MS;
};

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The things that the theme still needs to start and that have not taken too long: its scripts, and the end of the page. */
const startAwaited = (): readonly EventTarget[] =>
  [...(isParsed() ? [] : [document]), ...scriptsOnTheWay()].filter(isInTime);

/** The same, and code of single controllers. */
const codeAwaited = () => [...startAwaited(), ...codeScripts().filter(isInTime)];

/** Checks whether anything may still come that would bind an element, however long it has been waited for. */
export const isCodeOnTheWay = (): boolean =>
  !isParsed() || scriptsOnTheWay().length > 0 || codeScripts().length > 0;

/** Waits until nothing is awaited any more, or it is `end`. */
async function whenArrived(find: () => readonly EventTarget[], isEnough = () => false): Promise<void> {
  const end = performance.now() + TAKE_OVER_MS;
  for (let left = TAKE_OVER_MS; left > 0 && !isEnough(); left = end - performance.now()) {
    const awaited = find();
    if (!awaited.length) return;
    // The page's own `load` ends the wait for scripts that had loaded before this code listened.
    const targets = document.readyState === 'complete' ? awaited : [...awaited, window];
    const arrivals = targets.map((target) => firstEvent(target, 'load', 'error', 'DOMContentLoaded'));
    await Promise.race([after(left), ...arrivals]);
    // After all other listeners of that event: the bundle's may be one of them.
    await after(0);
  }
}

/** Resolves when the theme's scripts have run, and have bound what they bind when they start; after 3 s at the latest. */
export const whenThemeHasRun = (): Promise<void> => whenArrived(startAwaited);

/** Resolves when no code is on the way that could bind an element, or when `isEnough` says so; after 3 s at the latest. */
export const whenCodeHasArrived = (isEnough: () => boolean): Promise<void> =>
  whenArrived(codeAwaited, isEnough);
