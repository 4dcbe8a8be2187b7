import { endSession, logOut } from '../../api/account-calls';
import { pageApi } from '../../api/page-api';
import { CONFIG_PATH, isConfigPath } from '../../context/account';
import { liveContext } from '../../context/live-context';
import { PREVIEW_COOKIE } from '../../context/preview';
import type { Scope } from '../../core/scope';
import { defineFeature } from '../../core/unit';
import { openOnTop, outermostWindow } from '../../dom/open-on-top';
import { siteAddress, sitePath } from '../../dom/site-address';
import { removeCookie, writeCookie } from '../../storage/cookies';
import { createLocalStore } from '../../storage/local-store';
import { readText } from '../../storage/stored-text';
import { createMessages } from '../../text/messages';
import { openAdminChannel } from './admin-channel';
import { runNextLoadActions } from './next-load';
import { leavesForConfig, type OwnerData, readOwner } from './owner.data';
import messages from './owner.messages.json';

/**
 * The site that the account has worked on last, for the platform's own pages.
 * @stored cookie | ss_lastid | necessary | session | which site an account of the platform has worked on last; not for visitors
 */
const LAST_SITE = 'ss_lastid';

type SiteNames = Pick<OwnerData, 'appDomain' | 'siteIdentifier'>;

/** `btoa` alone refuses what is not Latin. */
const encode = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

/** A browser keeps no cookie for a domain that the page is not in: sites with their own domain have none. */
const isInDomain = (domain: string, host: string) => host === domain || host.endsWith(`.${domain}`);

export function rememberSite({ appDomain, siteIdentifier }: SiteNames, host = location.hostname): void {
  if (!siteIdentifier || !appDomain || !isInDomain(appDomain, host)) return;
  writeCookie(LAST_SITE, encode(siteIdentifier), { domain: appDomain });
}

/** The cookies of an account end with its session. */
export function forgetOwner({ appDomain }: SiteNames): void {
  removeCookie(LAST_SITE, { domain: appDomain || undefined });
  removeCookie(PREVIEW_COOKIE);
}

/** The page that the editor shows, if this is the editor or the page in it. */
function previewAddress(): string {
  const { pathname, search, href } = location;
  if (isConfigPath(pathname)) return new URLSearchParams(search).get('frameUrl') ?? '/';
  return isConfigPath(outermostWindow().location.pathname) ? href : '/';
}

/** The path that the visitor is taken to after logging out: the page that the editor shows, or the site's root. */
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

const t = createMessages(messages);

/**
 * Both the name of the query parameter and the key in the tab's storage.
 * @stored tab storage | noredirect | necessary | session | that somebody has asked, by `?noredirect`, not to be led to the editor
 */
const NO_REDIRECT = 'noredirect';

/** Checks whether the visitor has asked, on this page or an earlier one of the tab, to stay on the site. */
function isRedirectOff(): boolean {
  const isAsked = new URLSearchParams(location.search).has(NO_REDIRECT);
  if (isAsked) createLocalStore('session').set(NO_REDIRECT, true);
  return isAsked || readText('sessionStorage', NO_REDIRECT) !== undefined;
}

/** Says that the session has ended, once: a reload of the page or a link to it does not repeat it. */
async function confirmLogOut(scope: Scope): Promise<void> {
  if (new URLSearchParams(location.search).get('logout') !== 'true') return;
  const address = new URL(location.href);
  address.searchParams.delete('logout');
  history.replaceState(history.state, '', address);
  const { openConfirm } = await scope.load('open-confirm', () => import('../../ui/confirm/open-confirm'));
  await openConfirm(scope, { title: t('loggedOut'), message: t('loggedOutMessage'), cancelText: '' });
}

export const unit = defineFeature({
  read: (context, warn) => readOwner(context, liveContext(), warn),
  mount(owner, scope) {
    if (owner.isSignedIn) rememberSite(owner);
    const { hostname, pathname } = location;
    const isFramed = window !== window.top;
    const config = () => ({ frameUrl: sitePath(location.href) });
    if (leavesForConfig(owner, { hostname, pathname, isFramed, isRedirectOff: isRedirectOff() })) {
      // Replaced, so that Back does not lead to a page that is left again at once.
      location.replace(siteAddress(CONFIG_PATH, config()));
      return;
    }
    if (owner.isSignedIn) runNextLoadActions(scope);
    if (owner.isAdmin) openAdminChannel(scope);

    const logOut = createLogOut(scope, owner);
    const openSignIn = async () => {
      const { openSignIn: open } = await scope.load('open-sign-in', () => import('./open-sign-in'));
      open(scope);
    };
    const answer = scope.guard(({ withShift }: { readonly withShift: boolean }) => {
      // The editor uses the plain key itself. In a frame of another site the key may be meant for either page.
      if (isFramed && !(withShift && outermostWindow() === window.top)) return undefined;
      if (withShift) return logOut();
      return owner.isSignedIn ? openOnTop(CONFIG_PATH, config()) : openSignIn();
    });
    scope.on('owner:escape', answer);
    scope.guard(confirmLogOut)(scope);
  },
});
