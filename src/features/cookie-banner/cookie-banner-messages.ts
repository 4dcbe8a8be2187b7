import { translated } from '../../text/language';
import messages from './cookie-banner.messages.json';

const message = translated(messages);

/** None of these messages has a placeholder, so a first visit does not load the formatter. */
export const t = (key: keyof typeof messages): string => `${message(key)}`;
