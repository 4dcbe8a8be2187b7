import { createMessages } from '../../text/messages';
import messages from './form-fields.messages.json';
import { type LocalizedMessages, type LocalizedStrings, localize } from './localized-messages';

const t = createMessages(messages);

type FieldLabelKey = keyof typeof messages;
export type FieldLabels = LocalizedMessages<FieldLabelKey>;

export const createFieldLabels = (localized?: LocalizedStrings): FieldLabels => localize(t, localized);
