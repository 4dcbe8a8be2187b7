/** Events of all kinds of form; in a file of their own, so that the public types hold nothing else of a submission. */
declare module '../../core/entry/events' {
  interface InlayEvents {
    /** The server has taken a form. The popup, for one, is not shown again then. */
    'form:submitted': (event: { readonly formId: string; readonly element: HTMLElement }) => void;
    /** The server has taken a newsletter form. */
    'newsletter:subscribed': (event: { readonly formId: string; readonly element: HTMLElement }) => void;
  }
}

export {};
