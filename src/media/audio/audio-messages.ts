import { createMessages } from '../../text/messages';
import messages from './audio.messages.json';

export const t = createMessages(messages);
