import type { Api } from './api.types';

/**
 * Ends the session of an account of the platform. Failures are only logged.
 * @sent POST /api/auth/Logout | necessary | an account logs out | nothing
 */
export const logOut = (api: Api) => api.call({ method: 'POST', path: '/api/auth/Logout', read: () => true });

/** The entries of the sign-in form. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

/**
 * Begins a session; the answer is its token against forged requests.
 * @sent POST /api/site-users/account/session | necessary | somebody signs in | email address, password, whether to be remembered
 */
export const beginSession = (api: Api, credentials: Credentials) =>
  api.call({
    method: 'POST',
    path: '/api/site-users/account/session',
    json: credentials,
    read: ({ xsrfToken }) => (typeof xsrfToken === 'string' ? xsrfToken : undefined),
  });

/**
 * Ends the session of a member of the site; `cloneCart` keeps what is in the cart.
 * @sent DELETE /api/site-users/account/session | necessary | a member logs out | that the cart is kept
 */
export const endSession = (api: Api, { cloneCart }: { readonly cloneCart: boolean }) =>
  api.call({
    method: 'DELETE',
    path: '/api/site-users/account/session',
    query: { cloneCart },
    read: () => true,
  });
