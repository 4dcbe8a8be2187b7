import { onDocument } from '../../../ui/on-document';
import type { FieldRules } from '../field.types';
import { controlsOf } from '../form-item';
import { refuseCount } from './upload-limits';
import type { UploadStore } from './uploads.store';

/** The uploads of each field for files, by its element. */
export const pageUploads = () => onDocument(document, 'uploads', () => new WeakMap<Element, UploadStore>());

const namesIn = (item: HTMLElement): readonly string[] => {
  const control = controlsOf(item)[0];
  return control instanceof HTMLInputElement ? [...(control.files ?? [])].map(({ name }) => name) : [];
};

const wantedIn = (item: HTMLElement) =>
  pageUploads()
    .get(item)
    ?.get()
    .filter(({ state }) => state !== 'cancelled');

export const file: FieldRules<readonly string[]> = {
  read: (item) => wantedIn(item)?.map(({ name, reference }) => reference || name) ?? namesIn(item),
  checkItem(item, say, field) {
    const wanted = wantedIn(item);
    // Without the code that uploads, only names could be sent: as if the files had been.
    if (!wanted) return namesIn(item).length ? say('validation.noUpload') : undefined;
    const tooMany = refuseCount(wanted.length, field, say);
    if (tooMany) return tooMany;
    const refused = wanted.find(({ state }) => state === 'refused');
    if (refused) return { message: refused.problem };
    if (wanted.some(({ state }) => state === 'failed')) return say('validation.uploadFailed');
    return wanted.some(({ state }) => state === 'sending') ? say('validation.uploading') : undefined;
  },
};
