/** The key of a form's stored records: a page may hold the form more than once, each time in another block. */
export const recordOf = (formId: string, block: Element): string =>
  `${formId}:${Element.prototype.getAttribute.call(block, 'id') ?? ''}`;

/** The storage key of a form's draft. */
export const draftName = (record: string) => `inlay_draft:${record}`;

/** Whether a draft is stored for this form, of any version. Called for every form, so it only reads once. */
export function hasDraft(record: string): boolean {
  try {
    return sessionStorage.getItem(draftName(record)) !== null;
  } catch {
    // Storage is blocked, so there is no draft.
    return false;
  }
}
