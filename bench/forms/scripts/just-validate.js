import JustValidate from 'just-validate';
import { FIELDS } from '../fields.mjs';

const form = new JustValidate('#form', { validateBeforeSubmitting: false });
for (const { id, type, required } of FIELDS) {
  form.addField(`#${id}-field`, [
    ...(required ? [{ rule: 'required' }] : []),
    ...(type === 'text' ? [] : [{ rule: type }]),
  ]);
}
window.formIsReady();
