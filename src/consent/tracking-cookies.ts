import { readCookie } from '../storage/cookies';
import { isTrackingRestricted, type StandingFacts, standingOf } from './policy';

/** The platform's visit and session cookies. */
const PERFORMANCE_COOKIES = ['ss_cid', 'ss_cpvisit', 'ss_cvisit', 'ss_cvr', 'ss_cvt'];
/** Where a visitor came from, and which group that makes them part of. */
const MARKETING_COOKIES = ['SS_MID', 'SS_MATTR', 'SS_lastvisit', 'user_segment'];

/**
 * The cookies that must not be there, as things stand. A restrictive policy clears the platform's own five until it is
 * accepted; all others go when their category is refused.
 */
export function cookiesToClear(facts: StandingFacts, isCloneable: boolean): readonly string[] {
  const { choice, hasPrivacySignal } = facts;
  const isRefused = (category: 'performance' | 'marketing') =>
    // A site without a restrictive policy counts those whom it has not asked, or who have not answered.
    (choice || (hasPrivacySignal && category === 'marketing')) && standingOf(category, facts) === 'denied';
  return [
    ...(isTrackingRestricted(facts, isCloneable) || isRefused('performance') ? PERFORMANCE_COOKIES : []),
    ...(isRefused('marketing') ? MARKETING_COOKIES : []),
  ];
}

/** The host and every domain above it: a cookie may have been set for any, and is removed only from there. */
function domainsOf(host: string): string[] {
  const parts = host.split('.');
  // An address in numbers has no domains.
  if (/^[\d.]+$/.test(host) || parts.length < 2) return [''];
  return ['', ...parts.slice(0, -1).map((_, index) => parts.slice(index).join('.'))];
}

/** `/`, and every folder on the way to the page. */
function pathsOf(path: string): string[] {
  const steps = path.split('/').filter(Boolean);
  return ['/', ...steps.flatMap((_, index) => [`/${steps.slice(0, index + 1).join('/')}`])];
}

/**
 * Removes cookies wherever a script may have set them: for each domain and each path of the page.
 * @returns the names that are still there: set by the server for itself (HttpOnly ones are not even seen), or on a path
 *   that is not the page's
 */
export function clearCookies(
  names: readonly string[],
  { hostname, pathname }: Pick<Location, 'hostname' | 'pathname'> = location,
): readonly string[] {
  const present = names.filter((name) => readCookie(name) !== undefined);
  for (const name of present) {
    for (const domain of domainsOf(hostname)) {
      for (const path of pathsOf(pathname)) {
        const where = `path=${path}${domain && `; domain=${domain}`}`;
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not in every browser
        document.cookie = `${name}=; ${where}; max-age=0`;
      }
    }
  }
  return present.filter((name) => readCookie(name) !== undefined);
}
