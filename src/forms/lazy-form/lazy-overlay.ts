import type { Scope } from '../../core/scope';
import { findAll, findAround } from '../../dom/find-all';
import { isPressable, onActivate } from '../../dom/on-press';
import { createMessages } from '../../text/messages';
import type { FormOverlayOptions } from '../overlay/form-overlay';
import messages from './lazy-overlay.messages.json';

const t = createMessages(messages);

/** Lets a block's button open its form over the page. If the code does not load, the form is shown in the page below a note; another press tries again. */
export function createLazyOverlay(scope: Scope, options: FormOverlayOptions): void {
  const { element, form } = options;
  const waiting = scope.part();
  const owner = waiting.owner();
  const handle = findAll(element, '.lightbox-handle')[0];
  const note = document.createElement('p');
  note.className = 'field-error inlay-message';
  note.setAttribute('role', 'alert');
  note.textContent = t('failed');
  let isLoading = false;
  let isPressed = false;

  function showInPage(): void {
    const wrapper = form && findAround(form, '.form-wrapper');
    const next = wrapper ?? handle?.nextSibling ?? null;
    // Put in again it is said again.
    owner.release(note);
    owner.insert(note, next?.parentNode ?? element, next);
    if (!wrapper) return;
    owner.claim(wrapper, { classes: { hidden: false } });
    if (isPressed) findAll(form, '.field-element,.inlay-form-input')[0]?.focus();
  }

  const load = scope.guard(async () => {
    if (isLoading) return;
    isLoading = true;
    try {
      const { createFormOverlay } = await scope.load('form-overlay', () => import('../overlay/form-overlay'));
      waiting.end();
      const open = createFormOverlay(scope, options);
      if (isPressed) open?.();
    } catch (error) {
      showInPage();
      throw error;
    } finally {
      isLoading = false;
    }
  });

  if (handle) {
    // Older pages use a span.
    if (!isPressable(handle)) owner.claim(handle, { attributes: { role: 'button', tabindex: '0' } });
    onActivate(handle, waiting, () => {
      isPressed = true;
      load();
    });
  }
  load();
}
