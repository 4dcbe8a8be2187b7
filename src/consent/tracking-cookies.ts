import { readCookies, removeCookie } from '../storage/cookies';
import { CATEGORIES, COUNTING, type ConsentCategory, TRACKING_COOKIES } from './categories';
import { type ConsentFacts, isRefusedBySignal, isTrackingRestricted } from './policy';

/**
 * The cookies that must be removed now. A restrictive policy removes the platform's own until everything is accepted; the others go
 * when their category is refused. A site that does not ask, or has no answer yet, keeps them.
 */
export function cookiesToClear(facts: ConsentFacts, isCloneable: boolean): readonly string[] {
  const { choice } = facts;
  const mustClear = (category: ConsentCategory) =>
    (category === COUNTING && isTrackingRestricted(facts, isCloneable)) ||
    isRefusedBySignal(category, facts) ||
    choice?.[category] === false;
  return CATEGORIES.filter(mustClear).flatMap((category) => TRACKING_COOKIES[category]);
}

/** The host and every domain above it: a cookie is only removed from the domain that it was set for. */
function domainsOf(host: string): Array<string | undefined> {
  const parts = host.split('.');
  // A numeric address has no domains.
  if (/^[\d.]+$/.test(host) || parts.length < 2) return [undefined];
  return [undefined, ...parts.slice(0, -1).map((_, index) => parts.slice(index).join('.'))];
}

/** `/` and every folder down to the page. */
function pathsOf(path: string): string[] {
  const steps = path.split('/').filter(Boolean);
  return ['/', ...steps.flatMap((_, index) => [`/${steps.slice(0, index + 1).join('/')}`])];
}

/**
 * Removes cookies wherever a script may have set them: for each domain and each path of the page.
 * @returns the names that remain, for example because they were set on a path that is not the page's. HttpOnly cookies are not
 *   even seen.
 */
export function clearCookies(
  names: readonly string[],
  { hostname, pathname }: Pick<Location, 'hostname' | 'pathname'> = location,
): readonly string[] {
  const presentOf = (wanted: readonly string[]) => {
    const cookies = readCookies();
    return wanted.filter((name) => cookies[name]);
  };
  const present = presentOf(names);
  for (const name of present) {
    for (const domain of domainsOf(hostname)) {
      for (const path of pathsOf(pathname)) removeCookie(name, { path, domain });
    }
  }
  return present.length ? presentOf(present) : present;
}
