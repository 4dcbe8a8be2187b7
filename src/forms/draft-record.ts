/** Where the entries of a form that has not been taken yet are kept. */
export const draftName = (formId: string) => `inlay_draft:${formId}`;

/** Whether something is kept for this form, whatever its version. Asked of every form, so no more than one look. */
export function hasDraft(formId: string): boolean {
  try {
    return sessionStorage.getItem(draftName(formId)) !== null;
  } catch {
    // The visitor blocks storage: nothing has outlived the page.
    return false;
  }
}
