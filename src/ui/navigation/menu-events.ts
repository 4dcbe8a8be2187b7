/** The data of a menu's events. */
export interface MenuEvent {
  /** The header, or the menu, that the server wrote. */
  readonly element?: HTMLElement | undefined;
}

declare module '../../core/entry/events' {
  interface InlayEvents {
    /** A menu over the page opens. A theme script that emits it, without an element, opens the menu of the header. */
    'menu:opened': (event?: MenuEvent) => void;
    /** A menu over the page closes. A theme script that emits it, without an element, closes the menu of the header. */
    'menu:closed': (event?: MenuEvent) => void;
  }
}
