import { findAll } from '../dom/find-all';

/** A theme's own script: one bundle in current themes, a combination of files in old ones. */
export const THEME_SCRIPTS = 'script[src*="site-bundle"],script[src*="/scripts/combo/"]';

/** A script that is slower than this leaves its elements to Inlay. */
const SCRIPT_TIMEOUT_MS = 3000;

const failed = new WeakSet<Element>();

const themeScripts = () => findAll(document, THEME_SCRIPTS) as HTMLScriptElement[];

const requestsOf = ({ src }: HTMLScriptElement) =>
  performance.getEntriesByName(src) as PerformanceResourceTiming[];

/** Where the browser says so: Safari does not, nor does any for other hosts. */
const hasFailed = (script: HTMLScriptElement): boolean =>
  failed.has(script) || requestsOf(script).some(({ responseStatus }) => responseStatus >= 400);

/** Whether a theme's script is in the page and has not failed. */
export const hasThemeScript = (): boolean => themeScripts().some((script) => !hasFailed(script));

/** Resolves at the first of these events. */
export const firstEvent = (target: EventTarget, ...types: string[]): Promise<void> =>
  new Promise((resolve) => {
    for (const type of types) target.addEventListener(type, () => resolve(), { once: true });
  });

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
  themeScripts().filter((script) => script.async && !failed.has(script) && !requestsOf(script).length);

let parsed: Promise<void> | undefined;

/** Resolves when the theme's scripts have run, and have bound what they bind when they start; after 3 s at the latest. */
export async function whenThemeHasRun(): Promise<void> {
  for (const script of themeScripts())
    script.addEventListener('error', () => failed.add(script), { once: true });
  parsed ??= whenParsed();
  await parsed;
  const arrivals = scriptsOnTheWay().map((script) => firstEvent(script, 'load', 'error'));
  if (arrivals.length) await Promise.race([after(SCRIPT_TIMEOUT_MS), Promise.all(arrivals)]);
}
