import { createMessages } from '../../text/messages';
import messages from './video.messages.json';

/** Everything that players of all kinds say. */
export const t = createMessages(messages);
