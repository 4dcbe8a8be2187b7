/** What a form's records are kept under: it may stand in a page more than once, each time in a block of its own. */
export const recordOf = (formId: string, block: Element): string =>
  `${formId}:${Element.prototype.getAttribute.call(block, 'id') ?? ''}`;

/** Where the entries of a form that has not been taken yet are kept. */
export const draftName = (record: string) => `inlay_draft:${record}`;

/** Whether something is kept for this form, whatever its version. Asked of every form, so no more than one look. */
export function hasDraft(record: string): boolean {
  try {
    return sessionStorage.getItem(draftName(record)) !== null;
  } catch {
    // The visitor blocks storage: nothing has outlived the page.
    return false;
  }
}
