import { findAll, matches } from '../dom/find-all';
import { hasLibrary, mayHaveBound } from './theme-scripts';

/** Written by a theme's bundle when it has brought an element to life: the names of the controllers, each appended to those before. */
const MARK = 'data-controllers-bound';
const MARKED = `[${MARK}]`;

/** The elements that a script has marked in this visit. A mark that was saved with the page says nothing about the script that is here now. */
const bound = new WeakSet<Element>();
/** Reads what the observer has not been told yet. */
let takeNew = () => {};

/** The platform's library leaves this class on a page that it runs in, and so on one that was saved from a browser. */
const wasSaved = () => matches(document.documentElement, '.yui3-js-enabled') && !hasLibrary();

/**
 * Notes from now on which elements scripts of themes bind, and calls `onBound` with each. Marks that are there already are saved ones, unless
 * a theme's script may have bound elements before, on a page that shows no sign of having been saved. Returns the end.
 * @param ownAddress the address of Inlay's script
 */
export function followMarks(ownAddress: string, onBound: (element: Element) => void): () => void {
  if (mayHaveBound(ownAddress) && !wasSaved())
    for (const element of findAll(document, MARKED)) bound.add(element);
  const note = (records: readonly MutationRecord[]) => {
    for (const { target } of records) {
      const element = target as Element;
      if (!matches(element, MARKED)) continue;
      bound.add(element);
      onBound(element);
    }
  };
  const observer = new MutationObserver(note);
  observer.observe(document, { subtree: true, attributeFilter: [MARK] });
  takeNew = () => note(observer.takeRecords());
  return () => observer.disconnect();
}

/** Checks whether a theme's script has bound the element in this visit. */
export function isBound(element: Element): boolean {
  takeNew();
  return bound.has(element);
}

/** Checks whether a theme's script has bound anything. */
export const isAnythingBound = (): boolean => findAll(document, MARKED).some(isBound);
