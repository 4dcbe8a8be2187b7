import { allowEmbeds } from '../../consent/embed-consent';
import { build } from '../../dom/build';
import { createMessages } from '../../text/messages';
import messages from './video-notes.messages.json';

const t = createMessages(messages);

/** Words in place of a player, with a link or a button under them. */
function createNote(words: string, action?: HTMLElement): HTMLElement {
  const note = build(
    'div',
    { class: 'inlay-video-note' },
    build('p', {}, words),
    ...(action ? [action] : []),
  );
  // A click in the note is no click on the overlay under it.
  note.addEventListener('click', (event) => event.stopPropagation());
  return note;
}

/** Says whose player this is, and asks whether it may come. */
export function createConsentNote(host: string, onYes: () => void): HTMLElement {
  const button = build('button', { type: 'button' }, t('allow'));
  button.addEventListener('click', () => {
    allowEmbeds(host);
    onYes();
  });
  return createNote(t('consent', { host }), button);
}

/** Says that the player cannot come, and where the video can be seen. */
export const createBlockedNote = ({ href, hostname }: URL): HTMLElement =>
  createNote(t('blocked'), build('a', { href }, t('open', { host: hostname })));

/** Says that the embed code names no player, in the server's words where it has some. */
export const createInvalidNote = (words: string): HTMLElement =>
  build('div', { class: 'sqs-video-invalid-wrapper' }, words || t('invalid'));

export const createFailedNote = (): HTMLElement => createNote(t('failed'));
