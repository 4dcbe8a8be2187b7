import { isConfigPath } from '../../context/config-path';
import type { SiteContext } from '../../context/context';
import { isViewerOnly } from '../../context/viewer-only';
import { flag, list, number, object, record, type WarnShape } from '../../data/shape';
import { WebsiteRole } from '../../vocabulary/sites';

/** Who has signed in to edit this site. */
export interface OwnerData {
  /** An account of the platform is signed in: the site's owner, or somebody who works on it. */
  readonly isSignedIn: boolean;
  /** By the numbers of `WebsiteRole`. */
  readonly roles: readonly number[];
  /** The platform's numeric codes of what the account may do. */
  readonly permissions: readonly number[];
  readonly isAdmin: boolean;
  /** Whether a signed-in visitor is here to look at the site, not to edit it. */
  readonly staysOnPage: boolean;
  readonly appDomain: string;
  readonly siteIdentifier: string;
}

const readPage = object({
  websiteCloneable: flag(),
  permissions: object({ permissions: record() }),
  accessPermissions: list(number(0)),
});

/** Numbers are keys of the object: `{ "1": true }`. */
const keysOf = (flags: Readonly<Record<string, unknown>> = {}) =>
  Object.keys(flags)
    .filter((key) => flags[key] === true)
    .map(Number);

/** `page` is the page's context object, unchecked: it has more than the site context. */
export function readOwner(
  { authenticatedAccount, websiteRoles, website, appDomain }: SiteContext,
  page: unknown,
  warn?: WarnShape,
): OwnerData {
  const { websiteCloneable, permissions, accessPermissions } = readPage(page, '', warn);
  const granted = keysOf(permissions.permissions);
  return {
    isSignedIn: authenticatedAccount !== undefined,
    roles: websiteRoles,
    permissions: [...new Set([...granted, ...accessPermissions])],
    isAdmin: [...websiteRoles, ...granted].includes(WebsiteRole.admin),
    staysOnPage: website.developerMode || website.cloneable || websiteCloneable || isViewerOnly(websiteRoles),
    appDomain,
    siteIdentifier: website.identifier,
  };
}

/** The address of a page. */
export interface Place {
  readonly hostname: string;
  readonly pathname: string;
  readonly isFramed: boolean;
  /** The visitor has asked to see the site as visitors see it. */
  readonly isRedirectOff: boolean;
}

const LOCAL_HOST = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Whether a page that opens is left for the place where the site is edited. */
export const leavesForConfig = (
  { isSignedIn, staysOnPage }: Pick<OwnerData, 'isSignedIn' | 'staysOnPage'>,
  { hostname, pathname, isFramed, isRedirectOff }: Place,
): boolean =>
  isSignedIn &&
  !staysOnPage &&
  !isFramed &&
  !isRedirectOff &&
  !LOCAL_HOST.test(hostname) &&
  !isConfigPath(pathname);
