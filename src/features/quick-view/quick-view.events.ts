export interface QuickViewEvents {
  /** A visitor looks at a product without leaving the list. */
  'quick-view:opened': (event: { readonly productId: string }) => void;
}

declare module '../../core/entry/events' {
  interface InlayEvents extends QuickViewEvents {}
}
