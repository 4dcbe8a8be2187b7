import type { Api } from './api.types';

/** Ends the session of a site's owner. */
export const logOut = (api: Api) => api.call({ method: 'POST', path: '/api/auth/Logout', read: () => true });

export interface Login {
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

/** Begins the session of a site's visitor; the answer is the token against forged requests. */
export const beginSession = (api: Api, login: Login) =>
  api.call({
    method: 'POST',
    path: '/api/site-users/account/session',
    json: login,
    read: ({ xsrfToken }) => (typeof xsrfToken === 'string' ? xsrfToken : undefined),
  });

/** Ends it; `cloneCart` keeps what is in the cart. */
export const endSession = (api: Api, { cloneCart = false } = {}) =>
  api.call({
    method: 'DELETE',
    path: '/api/site-users/account/session',
    query: { cloneCart },
    read: () => true,
  });
