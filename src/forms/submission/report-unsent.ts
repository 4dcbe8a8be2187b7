import { createMessages } from '../../text/messages';
import messages from './unsent.messages.json';

const t = createMessages(messages);

/** Says in the page's language that a form cannot be sent. */
export const unsentText = (): string => t('unsent');
