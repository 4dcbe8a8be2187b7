/**
 * The page's cookies by name, undecoded; none where the browser refuses access (sandboxed frames throw). Only for the entry, which reads
 * flags on every page: js-cookie would cost each of them 0.5 KB. Everything else goes through `cookies.ts`.
 */
export function rawCookies(): Readonly<Partial<Record<string, string>>> {
  try {
    const pairs = document.cookie.split('; ').map((pair) => pair.split('=', 2));
    // Of two with one name the browser lists the more specific path first.
    return Object.fromEntries(pairs.reverse());
  } catch {
    return {};
  }
}
