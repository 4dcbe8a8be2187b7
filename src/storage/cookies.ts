import { decodePart, encodePart } from '../text/address-part';

type Jar = Readonly<Partial<Record<string, string>>>;

/** What was read by the script that runs now. What another tab or an answer of the server changes is read by the next. */
let known: Jar | undefined;

/** Has the next reader ask the browser: another script of the page may have written a cookie just now. */
export const forgetCookies = (): void => {
  known = undefined;
};

const decode = (text: string): string => text.replace(/(?:%[\dA-F]{2})+/gi, decodeURIComponent);

/** As servers and js-cookie write them: a value may be in quotes, and the more specific of two with one name comes first. */
function readJar(): Jar {
  const jar: Record<string, string> = {};
  try {
    for (const pair of document.cookie.split('; ')) {
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      try {
        jar[decode(name)] ??= decode(value.replace(/^"(.*).$/s, '$1'));
      } catch {
        // Somebody has encoded it wrongly.
      }
    }
  } catch {
    // A sandboxed frame.
  }
  return jar;
}

/** All cookies by name; none where the browser refuses access: sandboxed frames throw. */
export function readCookies(): Jar {
  // The browser asks another process for them.
  if (!known) queueMicrotask(forgetCookies);
  known ??= readJar();
  return known;
}

/** Undefined for an empty cookie, too. */
export const readCookie = (name: string): string | undefined => readCookies()[name] || undefined;

const DAY_MS = 86_400_000;

interface CookieLife {
  /** Without them it lasts as long as the browser's session. */
  readonly days?: number | undefined;
  /** With the hosts below it; by default the page's own host alone. */
  readonly domain?: string | undefined;
}

/** Encodes what would end a name or a value, and leaves the rest as it is: other scripts compare the texts. */
const encode = (text: string, plain: RegExp): string => encodePart(text).replace(plain, decodePart);

/** Where the browser refuses, nothing is kept. */
function write(name: string, value: string, attributes: string): void {
  forgetCookies();
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API makes callers wait
    document.cookie = `${encode(name, /%(?:2[346B]|5E|60|7C)/g)}=${encode(value, /%(?:2[346BF]|3[AC-F]|40|5[BDE]|60|7[BCD])/g)}; path=${attributes}`;
  } catch {
    // A sandboxed frame.
  }
}

const expiresIn = (days: number): string => `; expires=${new Date(Date.now() + days * DAY_MS).toUTCString()}`;

const within = (domain: string | undefined): string => (domain ? `; domain=${domain}` : '');

/** Keeps `value` for the whole site. A cookie written over https is sent over https only. */
export function writeCookie(name: string, value: string, { days, domain }: CookieLife = {}): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  const life = days === undefined ? '' : expiresIn(days);
  write(name, value, `/; sameSite=lax${secure}${life}${within(domain)}`);
}

/** Removes a cookie from one place; by default the whole site, on the page's own host. */
export function removeCookie(
  name: string,
  { path = '/', domain }: { readonly path?: string; readonly domain?: string | undefined } = {},
): void {
  write(name, '', path + within(domain) + expiresIn(-1));
}

/** Checks whether the browser keeps cookies for the page: not in sandboxed frames, nor where the visitor has blocked them. */
export function keepsCookies(): boolean {
  try {
    return navigator.cookieEnabled && typeof document.cookie === 'string';
  } catch {
    return false;
  }
}
