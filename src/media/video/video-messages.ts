import { createMessages } from '../../text/messages';
import messages from './video.messages.json';

/** Messages that all kinds of players share. */
export const t = createMessages(messages);
