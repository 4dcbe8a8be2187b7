import { isPlainObject } from '../data/is-plain-object';
import { findAll } from '../dom/find-all';

/** What the page-global object of real pages holds under a name; nothing of it is trusted before it is read by a shape. */
function ofPlatform(name: 'SQUARESPACE_CONTEXT' | 'COOKIE_BANNER_CAPABLE'): unknown {
  try {
    return (window as { readonly Static?: Readonly<Record<string, unknown>> }).Static?.[name];
  } catch {
    // A frame of another origin is called `Static`.
  }
}

/**
 * The context object as the page gives it: the platform's global (the object itself, since its text is damaged on some
 * pages), or `<script type="application/json" id="site-context">`. Undefined where the page has neither.
 * @throws SyntaxError when the script of either is broken
 */
export function findContext(): unknown {
  const known = ofPlatform('SQUARESPACE_CONTEXT');
  if (isPlainObject(known)) return known;
  const [script] = findAll(document, 'script#site-context,script[data-name=static-context]');
  // What sets the global is no JSON, so a script of it that was cut off fails here as well.
  return script && JSON.parse(script.textContent);
}

/** Only `false` forbids: pages that do not say, or have no global at all, may show the banner. */
export const isBannerCapable = () => ofPlatform('COOKIE_BANNER_CAPABLE') !== false;
