import { isPlainObject } from '../data/is-plain-object';
import { findAll } from '../dom/find-all';

/** A value of the page-global object of real pages, unchecked: read it through a shape. */
function platformValue(name: 'SQUARESPACE_CONTEXT' | 'COOKIE_BANNER_CAPABLE'): unknown {
  try {
    return (window as { readonly Static?: Readonly<Record<string, unknown>> }).Static?.[name];
  } catch {
    // The page has a frame of another origin called `Static`.
  }
}

/**
 * The context object as the page gives it: the platform's global (the object itself, since its text is damaged on some
 * pages), or `<script type="application/json" id="site-context">`. Undefined where the page has neither.
 * @throws SyntaxError when the script of either is damaged
 */
export function findContext(): unknown {
  const known = platformValue('SQUARESPACE_CONTEXT');
  if (isPlainObject(known) && Object.keys(known)[0]) return known;
  const [script] = findAll(document, 'script#site-context,script[data-name=static-context]');
  // The script that would have set the global is not JSON: a parser's error would not help.
  if (script?.dataset.name) throw SyntaxError('Static.SQUARESPACE_CONTEXT is not set.');
  return script && JSON.parse(script.textContent);
}

/** Only `false` forbids the banner: pages without the flag, or without the global, may show it. */
export const isBannerCapable = () => platformValue('COOKIE_BANNER_CAPABLE') !== false;
