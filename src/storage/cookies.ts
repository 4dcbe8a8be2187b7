import Cookies from 'js-cookie';

/** All cookies by name; none where the browser refuses access: sandboxed frames throw. */
export function readCookies(): Readonly<Partial<Record<string, string>>> {
  try {
    return Cookies.get();
  } catch {
    return {};
  }
}

/** Undefined for an empty cookie, too. */
export const readCookie = (name: string): string | undefined => readCookies()[name] || undefined;

interface CookieLife {
  /** Without them it lasts as long as the browser's session. */
  readonly days?: number | undefined;
  /** With the hosts below it; by default the page's own host alone. */
  readonly domain?: string | undefined;
}

/** Keeps `value` for the whole site. A cookie written over https is sent over https only. Where the browser refuses, nothing is kept. */
export function writeCookie(name: string, value: string, { days, domain }: CookieLife = {}): void {
  try {
    Cookies.set(name, value, {
      sameSite: 'lax',
      secure: location.protocol === 'https:',
      ...(days !== undefined && { expires: days }),
      ...(domain !== undefined && { domain }),
    });
  } catch {
    // A sandboxed frame.
  }
}

/** Removes a cookie from one place; by default the whole site, on the page's own host. */
export function removeCookie(
  name: string,
  { path = '/', domain }: { readonly path?: string; readonly domain?: string | undefined } = {},
): void {
  try {
    Cookies.remove(name, { path, domain });
  } catch {
    // A sandboxed frame.
  }
}

/** Checks whether the browser keeps cookies for the page: not in sandboxed frames, nor where the visitor has blocked them. */
export function keepsCookies(): boolean {
  try {
    return navigator.cookieEnabled && typeof document.cookie === 'string';
  } catch {
    return false;
  }
}
