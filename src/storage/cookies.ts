import Cookies from 'js-cookie';

type Jar = Readonly<Partial<Record<string, string>>>;

/** What was read by the script that runs now. What another tab or an answer of the server changes is read by the next. */
let known: Jar | undefined;

/** Has the next reader ask the browser: another script of the page may have written a cookie just now. */
export const forgetCookies = (): void => {
  known = undefined;
};

/** All cookies by name; none where the browser refuses access: sandboxed frames throw. */
export function readCookies(): Jar {
  if (known) return known;
  // The browser asks another process for them. Nothing outside of the page changes them visibly before the running script has ended.
  queueMicrotask(forgetCookies);
  try {
    known = Cookies.get();
  } catch {
    known = {};
  }
  return known;
}

/** Undefined for an empty cookie, too. */
export const readCookie = (name: string): string | undefined => readCookies()[name] || undefined;

interface CookieLife {
  /** Without them it lasts as long as the browser's session. */
  readonly days?: number | undefined;
  /** With the hosts below it; by default the page's own host alone. */
  readonly domain?: string | undefined;
}

/** Changes cookies. Where the browser refuses, nothing is kept: sandboxed frames throw. */
function change(run: () => void): void {
  forgetCookies();
  try {
    run();
  } catch {
    // A sandboxed frame.
  }
}

/** Keeps `value` for the whole site. A cookie written over https is sent over https only. */
export const writeCookie = (name: string, value: string, { days, domain }: CookieLife = {}): void =>
  change(() =>
    Cookies.set(name, value, {
      sameSite: 'lax',
      secure: location.protocol === 'https:',
      ...(days !== undefined && { expires: days }),
      ...(domain !== undefined && { domain }),
    }),
  );

/** Removes a cookie from one place; by default the whole site, on the page's own host. */
export const removeCookie = (
  name: string,
  { path = '/', domain }: { readonly path?: string; readonly domain?: string | undefined } = {},
): void => change(() => Cookies.remove(name, { path, domain }));

/** Checks whether the browser keeps cookies for the page: not in sandboxed frames, nor where the visitor has blocked them. */
export function keepsCookies(): boolean {
  try {
    return navigator.cookieEnabled && typeof document.cookie === 'string';
  } catch {
    return false;
  }
}
