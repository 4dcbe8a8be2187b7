import { build, buildIcon } from '../../dom/build';
import { createMessages } from '../../text/messages';
import messages from '../../ui/bars.messages.json';
import { openDialog } from '../../ui/dialog/open-dialog';

const t = createMessages(messages);
const CROSS = 'M5 5 19 19M19 5 5 19';

/** Shows what does not fit into the bar: an address, a week of hours. Returns the call that takes it away. */
export function openInfo(title: string, look: string, content: readonly Node[]): () => void {
  const close = build('button', {
    type: 'button',
    class: 'sqs-mobile-info-bar-overlay-close inlay-sheet-close',
    'aria-label': t('close'),
  });
  close.append(buildIcon(CROSS));
  const dialog = build(
    'dialog',
    { class: `sqs-mobile-info-bar-overlay inlay-sheet inlay-mobile-info${look}` },
    build('div', { class: 'sqs-mobile-info-bar-overlay-content' }, build('h2', {}, title), ...content),
    close,
  );
  document.body.append(dialog);
  const opened = openDialog({
    dialog,
    label: title,
    initialFocus: close,
    closeOnBackdrop: true,
    onClose: () => leave(),
  });
  function leave(): void {
    opened.close();
    dialog.remove();
  }
  close.addEventListener('click', leave);
  return leave;
}
