type Area = 'localStorage' | 'sessionStorage';

/** A text that other scripts of the page may read or have written; undefined where there is none, or the browser refuses. */
export function readText(area: Area, key: string): string | undefined {
  try {
    return window[area].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text, or removes it; false when the browser refuses. For values of our own: `createLocalStore`. */
export function writeText(area: Area, key: string, text: string | undefined): boolean {
  try {
    if (text === undefined) window[area].removeItem(key);
    else window[area].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
