// @chunk unlisted

import type { BlockScope } from '../../core/entry/block';
import { isPressable, onPress } from '../../dom/on-press';
import { unclobbered } from '../../dom/unclobbered';
import { openDialog } from '../../ui/dialog/open-dialog';
import { createTexts, type LocalizedStrings } from '../model/localized-texts';
import messages from './form-overlay.messages.json';

/** What is said of a form that opens over the page; without a word the page has said it all. */
export interface OverlayOptions {
  /** The form's. Default: the title in the page. */
  readonly name?: string;
  /** The words on its button, where the page has none. */
  readonly handleText?: string;
  readonly alignment?: string;
  readonly localizedStrings?: LocalizedStrings;
}

/** The page's own button, or the one that the page should have had. */
function findHandle(
  element: HTMLElement,
  { handleText, alignment = 'left' }: OverlayOptions,
  fallback: string,
  scope: BlockScope,
) {
  const found = element.querySelector<HTMLElement>('.lightbox-handle');
  if (found) return found;
  const wrapper = document.createElement('div');
  const handle = document.createElement('button');
  wrapper.className = `lightbox-handle-wrapper lightbox-handle-wrapper--align-${alignment}`;
  handle.className = 'lightbox-handle sqs-system-button sqs-editable-button sqs-button-element--primary';
  handle.type = 'button';
  handle.textContent = handleText || fallback;
  wrapper.append(handle);
  const place = element.querySelector('.form-wrapper');
  scope.owner.insert(wrapper, place?.parentNode ?? element, place);
  return handle;
}

/** Where the platform's own script has moved the form of a block; it moves them in the order of the page. */
function findMoved(element: Element): Element | undefined {
  const blocks = [...document.querySelectorAll('.sqs-block-form:not(:has(form,.sqs-form-block-context))')];
  return document.querySelectorAll('.sqs-block-form-lightbox form[data-form-id]')[blocks.indexOf(element)];
}

/**
 * A form that opens over the page. Its wrapper moves into a dialog beside the button, so that rules for the block reach
 * it, and back when it closes; what has been typed stays. Returns the undo.
 */
export function createOverlay(
  scope: BlockScope,
  element: HTMLElement,
  form: HTMLFormElement | undefined,
  options: OverlayOptions,
): (() => void) | undefined {
  const moved = form ?? findMoved(element);
  const wrapper = moved && unclobbered(moved).closest<HTMLElement>('.form-wrapper');
  if (!wrapper) {
    scope.fail('read', 'The form that the button opens is not there.');
    return undefined;
  }
  const owner = scope.ledger.owner(scope.block);
  const texts = createTexts(messages, options.localizedStrings);
  const handle = findHandle(element, options, texts('openForm'), scope);
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
    (handle.closest('.lightbox-handle-wrapper') ?? handle).after(dialog);
    owner.claim(wrapper, { classes: { hidden: false } });
    dialog.append(button, wrapper);
    const opened = openDialog({
      dialog,
      label: options.name || title?.textContent.trim() || texts('openForm'),
      onClose: () => close(),
      initialFocus:
        wrapper.querySelector<HTMLElement>('form:not([hidden] *) :is(.field-element,.inlay-form-input)') ??
        button,
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
  owner.claim(handle, {
    attributes: {
      'aria-haspopup': 'dialog',
      // Older pages have a span for it.
      ...(!isPressable(handle) && { role: 'button', tabindex: '0' }),
    },
  });
  onPress(
    handle,
    owner,
    scope.guard((event) => {
      event.preventDefault();
      open();
    }),
  );
  return () => {
    close();
    owner.release();
  };
}
