import { findContext } from './find-context';

/**
 * The page's context object as it is at this moment, for what is not in `SiteContext` or may have been edited in place. Undefined
 * where it cannot be read; that was reported when the site started.
 */
export function liveContext(): unknown {
  try {
    return findContext();
  } catch {
    return undefined;
  }
}
