import { readText } from '../../storage/stored-text';

/** The key of a form's stored records: a page may hold the form more than once, each time in another block. */
export const recordOf = (formId: string, block: Element): string =>
  `${formId}:${Element.prototype.getAttribute.call(block, 'id') ?? ''}`;

/**
 * The storage key of a form's draft.
 * @stored tab storage | inlay_draft:… | necessary | session | what the visitor has typed into a form that has not been sent; no passwords or files
 */
export const draftName = (record: string) => `inlay_draft:${record}`;

/** Checks whether the tab keeps one, without the code that reads it. */
export const hasDraft = (record: string): boolean =>
  readText('sessionStorage', draftName(record)) !== undefined;
