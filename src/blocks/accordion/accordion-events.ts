/** An item of an accordion, as events name it. */
export interface AccordionEvent {
  readonly element: HTMLElement;
  /** The item's `li`. */
  readonly item: HTMLElement;
  /** From 0. */
  readonly index: number;
}

declare module '../../core/entry/events' {
  interface InlayEvents {
    /** An item of an accordion opens. */
    'accordion:opened': (event: AccordionEvent) => void;
    /** An item of an accordion closes. */
    'accordion:closed': (event: AccordionEvent) => void;
  }
}
