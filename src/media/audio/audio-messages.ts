import { createMessages } from '../../text/messages';
import messages from './audio.messages.json';

/** Messages that all kinds of audio players share. */
export const t = createMessages(messages);
