import { build, buildIcon } from '../../dom/build';
import { unclobbered } from '../../dom/unclobbered';
import { createMessages } from '../../text/messages';
import { setSafeHtml } from '../../text/sanitize';
import { SERVER_HTML } from '../../text/server-html';
import { openDialog } from '../../ui/dialog/open-dialog';
import messages from './popup-overlay.messages.json';
import './popup-overlay.css';

const t = createMessages(messages);
const CROSS = 'M5 5 19 19M19 5 5 19';
/** What the server's markup has for closing: a cross, and the ground that it all lies on. */
const SERVERS_CLOSE = '.sqs-popup-overlay-close,.layer-back';

export interface OpenPopup {
  readonly dialog: HTMLDialogElement;
  close(): void;
}

const SUBMIT_HANDLER = /(<form\b[^<>]*\s)onsubmit(?=\s*=)/gi;

/** The handler's text alone says for which collection a form is; it does not run, and the sanitizer would take it away. */
const withKeptHandlers = (html: string) => html.replace(SUBMIT_HANDLER, '$1data-onsubmit');

/** Themes know its newsletter form as a slice; to Inlay it is the newsletter block that it is elsewhere. */
function markBlocks(content: Element): void {
  for (const slice of content.querySelectorAll('.sqs-slice-newsletter'))
    slice.classList.add('sqs-block-newsletter');
}

/** By its button, or by Escape, the back gesture or a click beside it. */
type OnClose = (action: 'close' | 'dismiss') => void;

/**
 * Shows the server's html over the page, if there is anything to be seen in it.
 * @returns undefined where nothing was left of the html
 */
export async function openPopup(html: string, onClose: OnClose): Promise<OpenPopup | undefined> {
  const content = build('div', { class: 'sqs-popup-overlay-content inlay-popup-content' });
  await setSafeHtml(content, withKeptHandlers(html), SERVER_HTML);
  if (!content.textContent?.trim() && !content.querySelector('img')) return undefined;
  markBlocks(content);
  const cross = build('button', { type: 'button', class: 'inlay-sheet-close', 'aria-label': t('close') });
  cross.append(buildIcon(CROSS, 24));
  const dialog = build('dialog', { class: 'sqs-popup-overlay inlay-sheet inlay-popup' }, content, cross);
  for (const ours of content.querySelectorAll<HTMLElement>('.sqs-popup-overlay-close')) ours.hidden = true;
  document.body.append(dialog);
  const heading = content.querySelector('h1,h2,h3,h4,h5,h6');
  const opened = openDialog({
    dialog,
    label: heading?.textContent?.trim() || t('label'),
    initialFocus: cross,
    closeOnBackdrop: true,
    onClose: () => onClose('dismiss'),
  });
  const closeAt = (event: Event) => {
    if (event.target instanceof Element && unclobbered(event.target).matches(SERVERS_CLOSE))
      onClose('dismiss');
  };
  content.addEventListener('click', closeAt);
  cross.addEventListener('click', () => onClose('close'));
  return {
    dialog,
    close() {
      opened.close();
      dialog.remove();
    },
  };
}
