interface PlatformWindow {
  readonly Static?: { readonly SQUARESPACE_CONTEXT?: unknown; readonly COOKIE_BANNER_CAPABLE?: unknown };
}

/** The page-global object of real pages; the object itself, since its text is damaged on some of them. */
function platform(): PlatformWindow {
  // Declared by pages, not by us: nothing of it is trusted before it is read by a shape.
  return window as unknown as PlatformWindow;
}

/**
 * The context object as the page gives it: the platform's global, or
 * `<script type="application/json" id="site-context">`.
 * @throws SyntaxError when the page has neither, or its JSON script is broken
 */
export function findContext(): unknown {
  const known = platform().Static?.SQUARESPACE_CONTEXT;
  // Without a script there is no text, and no text is no JSON.
  return known ?? JSON.parse(document.querySelector('script#site-context')?.textContent ?? '');
}

/** Only `false` forbids: pages that do not say, or have no global at all, may show the banner. */
export const isBannerCapable = () => platform().Static?.COOKIE_BANNER_CAPABLE !== false;
