import { createMessages } from '../../text/messages';
import messages from './video.messages.json';

export const t = createMessages(messages);
