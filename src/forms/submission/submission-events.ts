/** The data of a form's events. */
export interface FormEvent {
  readonly formId: string;
  readonly element: HTMLElement;
}

/** Events of all kinds of form; in their own file, so that the public types hold nothing else of a submission. */
declare module '../../core/entry/events' {
  interface InlayEvents {
    /** The entries of a form are right, and are being sent. */
    'form:sending': (event: FormEvent) => void;
    /** The server has taken a form. The popup, for one, is not shown again then. */
    'form:submitted': (event: FormEvent) => void;
    /** A form was not sent, or the server has refused it; `message` is what the visitor reads. */
    'form:failed': (event: FormEvent & { readonly kind: string; readonly message: string }) => void;
    /** The server has taken a newsletter form. */
    'newsletter:subscribed': (event: FormEvent) => void;
  }
}
