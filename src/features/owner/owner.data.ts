import { isConfigPath, isViewerOnly } from '../../context/account';
import type { SiteContext } from '../../context/context';
import { flag, object, record, type WarnShape } from '../../data/shape';
import { WebsiteRole } from '../../vocabulary/sites';

/** The account that has signed in to edit this site. */
export type OwnerData = Readonly<ReturnType<typeof readOwner>>;

const readPage = object({
  websiteCloneable: flag(),
  permissions: object({ permissions: record() }),
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
  const { websiteCloneable, permissions } = readPage(page, '', warn);
  return {
    /** An account of the platform is signed in: the site's owner, or a person who works on it. */
    isSignedIn: authenticatedAccount !== undefined,
    isAdmin: [...websiteRoles, ...keysOf(permissions.permissions)].includes(WebsiteRole.admin),
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
