import { createLocalStore, type LocalStore } from '../storage/local-store';

/** Where the entries of a form that has not been taken yet are kept. */
export const draftName = (formId: string) => `inlay_draft:${formId}`;

/** Whether something is kept for this form, whatever its version. */
export const hasDraft = (formId: string, store: LocalStore = createLocalStore('session')): boolean =>
  store.get(draftName(formId)) !== undefined;
