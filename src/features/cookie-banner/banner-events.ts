declare module '../../core/entry/events' {
  interface InlayEvents {
    /** Shows the cookie banner whatever the settings and the choice say; its buttons do nothing. For editors. */
    'banner:force': () => void;
    /** Ends `banner:force`. */
    'banner:unforce': () => void;
    /** The cookie settings have changed: draws the banner anew, from these or from the page's. */
    'banner:update': (cookieSettings?: unknown) => void;
    /** Asks again although the visitor has chosen. */
    'banner:open': () => void;
  }
}

export {};
