import { createCatalogue } from '../../text/catalogue';
import messages from './video.messages.json';

/** Everything that players of all kinds say. */
export const text = createCatalogue(messages);
