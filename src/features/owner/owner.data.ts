import { isConfigPath, isViewerOnly } from '../../context/account';
import type { SiteContext } from '../../context/context';
import { flag, list, number, object, record, type WarnShape } from '../../data/shape';
import { WebsiteRole } from '../../vocabulary/sites';

/** The account that has signed in to edit this site. */
export type OwnerData = Readonly<ReturnType<typeof readOwner>>;

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
) {
  const { websiteCloneable, permissions, accessPermissions } = readPage(page, '', warn);
  const granted = keysOf(permissions.permissions);
  return {
    /** An account of the platform is signed in: the site's owner, or a person who works on it. */
    isSignedIn: authenticatedAccount !== undefined,
    /** By the numbers of `WebsiteRole`. */
    roles: websiteRoles,
    /** The platform's numeric codes of what the account may do. */
    permissions: [...new Set([...granted, ...accessPermissions])],
    isAdmin: [...websiteRoles, ...granted].includes(WebsiteRole.admin),
    /** True if a signed-in visitor is here to look at the site, not to edit it. */
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

/** Checks whether an opened page leads on to the editor. */
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
