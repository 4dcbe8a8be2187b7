/** @jsxImportSource ../../react/static */
import type { Scope } from '../../core/scope';
import { isPressable, onActivate } from '../../dom/on-press';
import { unclobbered } from '../../dom/unclobbered';
import { createMessages } from '../../text/messages';
import { openDialog } from '../../ui/dialog/open-dialog';
import { keepReadable } from '../../ui/keep-readable';
import { type LocalizedStrings, localize } from '../model/localized-messages';
import messages from './form-overlay.messages.json';

const ours = createMessages(messages);

/** An overlay's settings in its form's JSON. A form that the server has written needs none. */
export interface OverlayOptions {
  /** The form's. Default: the title in the page. */
  readonly name?: string;
  /** The label of the button, where the page has no button. */
  readonly handleText?: string;
  readonly alignment?: string;
  readonly localizedStrings?: LocalizedStrings;
}

export interface FormOverlayOptions extends OverlayOptions {
  readonly element: HTMLElement;
  /** Default: one that is not Inlay's to send, or that the platform's own script has moved out of the block. */
  readonly form?: HTMLFormElement;
}

/** The page's own button, or else a new one. */
function findHandle(scope: Scope, { element, handleText, alignment = 'left' }: FormOverlayOptions) {
  const found = element.querySelector<HTMLElement>('.lightbox-handle');
  if (found) return found;
  const handle = (
    <button
      type="button"
      className="lightbox-handle sqs-system-button sqs-editable-button sqs-button-element--primary"
    >
      {handleText}
    </button>
  ) as HTMLElement;
  const wrapper = (
    <div className={`lightbox-handle-wrapper lightbox-handle-wrapper--align-${alignment}`}>{handle}</div>
  );
  const place = element.querySelector('.form-wrapper');
  scope.owner().insert(wrapper, place?.parentNode ?? element, place);
  return handle;
}

/** The form of a block, where the platform's own script has moved it. It moves them in the order of the page. */
function findMoved(element: Element): Element | undefined {
  const blocks = [...document.querySelectorAll('.sqs-block-form:not(:has(form,.sqs-form-block-context))')];
  return document.querySelectorAll('.sqs-block-form-lightbox form[data-form-id]')[blocks.indexOf(element)];
}

/**
 * Opens a form over the page. Its wrapper moves into a dialog beside the button, where the theme's rules for the block still match, and back on closing.
 * Without a renderer: the dialog holds server nodes, on pages that otherwise load none. Returns the button's action.
 */
export function createFormOverlay(scope: Scope, options: FormOverlayOptions): (() => void) | undefined {
  const {
    element,
    form = element.querySelector('form') ?? findMoved(element),
    name,
    localizedStrings,
  } = options;
  const wrapper = form && unclobbered(form).closest<HTMLElement>('.form-wrapper');
  if (!wrapper) {
    scope.fail('read', 'The form that the button opens is not in the page.');
    return undefined;
  }
  const owner = scope.owner();
  const t = localize(ours, localizedStrings);
  const handle = findHandle(scope, { ...options, handleText: options.handleText || t('openForm') });

  const open = () => {
    const part = scope.part();
    const shown = part.owner();
    const button = (
      <button type="button" className="inlay-own inlay-form-dialog-close" aria-label={t('close')} />
    ) as HTMLElement;
    const dialog = (
      <dialog className="inlay-form-dialog sqs-background-enabled">{button}</dialog>
    ) as HTMLDialogElement;
    const place = document.createComment('');
    const title = wrapper.querySelector<HTMLElement>('.form-title');
    wrapper.before(place);
    (handle.closest('.lightbox-handle-wrapper') ?? handle).after(dialog);
    shown.claim(wrapper, { classes: { hidden: false } });
    dialog.append(wrapper);
    const { close } = openDialog({
      dialog,
      label: name || title?.textContent.trim() || t('openForm'),
      onClose: part.end,
      initialFocus:
        wrapper.querySelector<HTMLElement>('form:not([hidden] *) :is(.field-element,.inlay-form-input)') ??
        button,
      returnFocusTo: handle,
      closeOnBackdrop: true,
    });
    keepReadable(dialog, part);
    part.listen(button, 'click', part.end);
    part.defer(() => {
      place.replaceWith(wrapper);
      shown.release();
      close();
      dialog.remove();
    });
  };

  owner.claim(handle, {
    attributes: {
      'aria-haspopup': 'dialog',
      // Older pages use a span.
      ...(!isPressable(handle) && { role: 'button', tabindex: '0' }),
    },
  });
  onActivate(handle, scope, open);
  return open;
}
