import messages from './form-fields.messages.json';
import { createTexts, type LocalizedStrings, type Texts } from './localized-texts';

export type FieldTextKey = keyof typeof messages;
export type FieldTexts = Texts<FieldTextKey>;

/** Labels of a form's parts. */
export const createFieldTexts = (localized?: LocalizedStrings): FieldTexts =>
  createTexts(messages, localized);
