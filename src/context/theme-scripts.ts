import { findAll, matches } from '../dom/find-all';
import { firstEvent } from '../dom/first-event';

/** A theme's own script: one bundle in current themes, a combination of files in old ones. */
export const THEME_SCRIPTS = 'script[src*="site-bundle"],script[src*="/scripts/combo/"]';

/** A script that is slower than this leaves its elements to Inlay. */
const SCRIPT_TIMEOUT_MS = 3000;

/** The scripts that have loaded (true) or failed. The list of requests that browsers keep cannot be asked: it ends after 250. */
const outcomes = new WeakMap<Element, boolean>();

const themeScripts = () => findAll(document, THEME_SCRIPTS) as HTMLScriptElement[];

/** Notes which of the theme's scripts load and fail: from the stub on, whose queue has the events of what has failed, or from now on. */
export function followThemeScripts(queue: readonly unknown[]): () => void {
  const note = ({ target, type }: Event) => {
    if (target instanceof HTMLScriptElement && matches(target, THEME_SCRIPTS))
      outcomes.set(target, type !== 'error');
  };
  for (const entry of queue) if (entry instanceof Event) note(entry);
  const listening = new AbortController();
  // The window is not told of files that load.
  for (const type of ['load', 'error'])
    document.addEventListener(type, note, { capture: true, signal: listening.signal });
  // The page's own `load` has waited for them.
  if (document.readyState === 'complete')
    for (const script of themeScripts()) if (!outcomes.has(script)) outcomes.set(script, true);
  return () => listening.abort();
}

/** Old themes without controllers need the platform's script library, which Inlay does not bring. */
export const hasLibrary = (): boolean => typeof (window as { YUI?: unknown }).YUI === 'function';

/** Checks whether a theme's script is in the page and has not failed. */
export const hasThemeScript = (): boolean => themeScripts().some((script) => outcomes.get(script) !== false);

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function whenParsed(): Promise<void> {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (document.readyState !== 'complete' && !navigation?.domContentLoadedEventEnd)
    await Promise.race([firstEvent(document, 'DOMContentLoaded'), firstEvent(window, 'load')]);
  // After all other listeners of that event: the bundle's may be one of them.
  await after(0);
}

/** Scripts that nothing has waited for: asynchronous ones, and those that another script has added. */
export const scriptsOnTheWay = (): readonly HTMLScriptElement[] =>
  themeScripts().filter((script) => script.async && !outcomes.has(script));

let parsed: Promise<void> | undefined;

/** Resolves when the theme's scripts have run, and have bound what they bind when they start; after 3 s at the latest. */
export async function whenThemeHasRun(): Promise<void> {
  parsed ??= whenParsed();
  await parsed;
  const arrivals = scriptsOnTheWay().map((script) => firstEvent(script, 'load', 'error'));
  // The page's own `load` event ends the wait for scripts that had loaded before this code listened.
  const loaded = document.readyState === 'complete' ? [] : [firstEvent(window, 'load')];
  if (arrivals.length) await Promise.race([after(SCRIPT_TIMEOUT_MS), ...loaded, Promise.all(arrivals)]);
}
