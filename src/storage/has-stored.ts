/** Checks whether the tab keeps a value under `key`. For code that every page has: it does not bring the store along. */
export function hasStored(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    // Storage is blocked, so there is nothing.
    return false;
  }
}
