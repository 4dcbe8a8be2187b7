import { findContext } from './find-context';

/**
 * The page's context object as it is now, for values that are not in `SiteContext` or may have been edited in place. Undefined
 * where it cannot be read, which was reported when the site started.
 */
export function liveContext(): unknown {
  try {
    return findContext();
  } catch {
    return undefined;
  }
}
