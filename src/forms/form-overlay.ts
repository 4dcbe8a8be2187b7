import type { BlockScope } from '../core/block';
import { openDialog } from '../ui/open-dialog';
import type { FormModel } from './model/form.types';
import type { FormTexts } from './model/form-texts';

/** The page's own button, or the one that the page should have had. */
function findHandle(
  element: HTMLElement,
  { handleText, button }: FormModel,
  texts: FormTexts,
  scope: BlockScope,
) {
  const found = element.querySelector<HTMLElement>('.lightbox-handle');
  if (found) return found;
  const wrapper = document.createElement('div');
  const handle = document.createElement('button');
  wrapper.className = `lightbox-handle-wrapper lightbox-handle-wrapper--align-${button.alignment}`;
  handle.className = 'lightbox-handle sqs-system-button sqs-editable-button sqs-button-element--primary';
  handle.type = 'button';
  handle.textContent = handleText || texts('openForm');
  wrapper.append(handle);
  const place = element.querySelector('.form-wrapper');
  scope.owner.insert(wrapper, place?.parentNode ?? element, place);
  return handle;
}

/**
 * A form that opens over the page. Its wrapper moves into a dialog beside its place, so that rules for the block still
 * reach it, and back when it closes; what has been typed stays. Returns the undo.
 */
export function createOverlay(
  scope: BlockScope,
  element: HTMLElement,
  form: HTMLFormElement,
  model: FormModel,
  texts: FormTexts,
): (() => void) | undefined {
  const wrapper = element.querySelector<HTMLElement>('.form-wrapper');
  if (!wrapper) return undefined;
  const owner = scope.ledger.owner(scope.block);
  const handle = findHandle(element, model, texts, scope);
  let close = () => {};

  const open = () => {
    const dialog = document.createElement('dialog');
    const place = document.createComment('');
    const title = wrapper.querySelector<HTMLElement>('.form-title');
    const button = document.createElement('button');
    dialog.className = 'inlay-form-dialog sqs-background-enabled';
    button.type = 'button';
    button.className = 'inlay-form-dialog-close';
    button.setAttribute('aria-label', texts('close'));
    wrapper.before(place);
    place.after(dialog);
    owner.claim(wrapper, { classes: { hidden: false } });
    dialog.append(button, wrapper);
    const opened = openDialog({
      dialog,
      label: model.formName || title?.textContent.trim() || texts('openForm'),
      onClose: () => close(),
      initialFocus: form.querySelector<HTMLElement>('.field-element') ?? button,
      returnFocusTo: handle,
      closeOnBackdrop: true,
    });
    button.addEventListener('click', () => close());
    close = () => {
      close = () => {};
      place.replaceWith(wrapper);
      owner.claim(wrapper, {});
      opened.close();
      dialog.remove();
    };
  };

  owner.claim(wrapper, {});
  // Older pages have a span for it.
  const isButton = handle.localName === 'button' || handle.localName === 'a';
  owner.claim(handle, {
    attributes: { 'aria-haspopup': 'dialog', ...(!isButton && { role: 'button', tabindex: '0' }) },
  });
  owner.listen(
    handle,
    'click',
    scope.guard((event) => {
      event.preventDefault();
      open();
    }),
  );
  if (!isButton)
    owner.listen(
      handle,
      'keydown',
      scope.guard((event) => {
        if (event instanceof KeyboardEvent && (event.key === 'Enter' || event.key === ' ')) {
          event.preventDefault();
          open();
        }
      }),
    );
  return () => {
    close();
    owner.release();
  };
}
