/** Of all kinds of form; by itself, so that the public types hold nothing else of a submission. */
declare module '../../core/entry/events' {
  interface InlayEvents {
    /** A form has been taken by the server. The popup, for one, need not come again. */
    'form:submitted': (event: { readonly formId: string; readonly element: HTMLElement }) => void;
    /** Somebody has signed up: the server has taken a newsletter form. */
    'newsletter:subscribed': (event: { readonly formId: string; readonly element: HTMLElement }) => void;
  }
}

export {};
