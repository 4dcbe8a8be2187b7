/**
 * Where a form stands that came with the page: 1 when it was submitted before its code was there, which must not leave
 * the page; 2 when somebody has adopted it. A property, not an attribute: page loaders clone attributes. Numbers and a
 * short name, since the stub in the page's head holds this, too.
 */
interface Marked extends HTMLFormElement {
  inlayed?: 1 | 2;
}

/** Holds a native submit back until somebody has adopted the form. In front of everything else that listens. */
export const keepEarlySubmit = (event: Event): void => {
  const form = event.target as Marked;
  if (form.dataset.formId && form.inlayed !== 2) {
    form.inlayed = 1;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
};

/** From now on submits are the caller's; whether there was one already. */
export function adoptSubmits(form: Marked): boolean {
  const wasEarly = form.inlayed === 1;
  form.inlayed = 2;
  return wasEarly;
}

export function releaseSubmits(form: Marked): void {
  delete form.inlayed;
}
