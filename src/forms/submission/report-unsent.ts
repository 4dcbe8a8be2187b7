import { createMessages } from '../../text/messages';
import { showUnsent } from './show-unsent';
import messages from './unsent.messages.json';

const t = createMessages(messages);

/** Says at the button, in the page's language, that the form cannot be sent. */
export const reportUnsent = (form: HTMLFormElement): void => showUnsent(form, t('unsent'));
