import messages from './form-fields.messages.json';
import { createLocalizedMessages, type LocalizedMessages, type LocalizedStrings } from './localized-messages';

export type FieldLabelKey = keyof typeof messages;
export type FieldLabels = LocalizedMessages<FieldLabelKey>;

/** Labels of a form's parts. */
export const createFieldLabels = (localized?: LocalizedStrings): FieldLabels =>
  createLocalizedMessages(messages, localized);
