const DAY_SECONDS = 86_400;

/** Undefined also where the browser keeps cookies from us: sandboxed frames throw. */
export function readCookie(name: string): string | undefined {
  try {
    const found = `; ${document.cookie}`.split(`; ${name}=`)[1];
    return (found && decodeURIComponent(found.split(';', 1).join())) || undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps `value` for the whole site, for `days`: 0 removes it, and without them it lasts as long as the browser's session. What
 * was written over https is sent over https only. False where the browser does not let us.
 */
export function writeCookie(name: string, value: string, days?: number): boolean {
  const age = days === undefined ? '' : `; max-age=${Math.round(days * DAY_SECONDS)}`;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not in every browser
    document.cookie = `${name}=${encodeURIComponent(value)}; path=/; samesite=lax${age}${secure}`;
    return true;
  } catch {
    return false;
  }
}
