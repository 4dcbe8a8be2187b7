import type { FieldRules } from '../field.types';
import { controlsOf } from '../form-item';

export const file: FieldRules<readonly string[]> = {
  read(item) {
    const control = controlsOf(item)[0];
    return control instanceof HTMLInputElement ? [...(control.files ?? [])].map(({ name }) => name) : [];
  },
  check(names, say, { maxFiles, fileTypes }) {
    if (names.length > maxFiles) return say('validation.tooManyFiles', [maxFiles]);
    const endings = fileTypes.map((type) => type.toLowerCase().replace(/^\.?/, '.'));
    const wrong =
      endings.length && names.find((name) => !endings.some((end) => name.toLowerCase().endsWith(end)));
    // We know no upload address. Sending only the names would look as if the files had been sent.
    return wrong ? say('validation.invalidFile', [wrong]) : say('validation.noUpload');
  },
};
