import { endSession, logOut } from '../../api/account-calls';
import { pageApi } from '../../api/page-api';
import { isConfigPath } from '../../context/config-path';
import type { Scope } from '../../core/scope';
import { openOnTop, outermostWindow } from '../../dom/open-on-top';
import { sitePath } from '../../dom/site-address';
import type { OwnerData } from './owner.data';
import { forgetOwner } from './owner-cookies';

/** The page that the editor shows, if this is the editor or the page in it. */
function previewAddress(): string {
  const { pathname, search, href } = location;
  if (isConfigPath(pathname)) return new URLSearchParams(search).get('frameUrl') ?? '/';
  return isConfigPath(outermostWindow().location.pathname) ? href : '/';
}

/** Where the visitor is taken after logging out: the page that the editor shows, or the site's root. */
export const logOutPath = (): string => sitePath(previewAddress());

/** Logs out once, however often it is called: further calls would send a request without a session. */
export function createLogOut(scope: Scope, owner: OwnerData): () => Promise<void> {
  const api = pageApi(scope);
  let hasBegun = false;
  return async () => {
    if (hasBegun) return;
    hasBegun = true;
    forgetOwner(owner);
    const answer = await (owner.isSignedIn ? logOut(api) : endSession(api, { cloneCart: true }));
    if (answer.ok) {
      // The browser may keep the page, and show it as it was with the session.
      scope.listen(window, 'pageshow', ({ persisted }) => persisted && location.reload());
      openOnTop(logOutPath(), { logout: 'true' });
      return;
    }
    // The page shows whether the session has ended.
    scope.warn('handler', `Logging out failed, the page is loaded again. ${answer.failure.message}`);
    location.reload();
  };
}
