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

/** Keeps `value` for whole `days`, or until the browser is closed, for the whole site; 0 removes it. False where the browser does not let us. */
export function writeCookie(name: string, value: string, days?: number): boolean {
  try {
    const age = days === undefined ? '' : `; max-age=${days * DAY_SECONDS}`;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not in every browser
    document.cookie = `${name}=${encodeURIComponent(value)}; path=/; samesite=lax${age}`;
    return true;
  } catch {
    return false;
  }
}
