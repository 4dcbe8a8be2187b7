import { defineUnit } from '../../core/unit';
import './archive.css';
import type { DataFault } from '../../core/data-fault';

interface ArchiveData {
  readonly toggle: HTMLInputElement;
  /** The list that the checkbox shows and hides. */
  readonly list: HTMLElement;
}

/** Reads a drop-down archive from its markup. Never throws. */
export function readArchive(element: HTMLElement): ArchiveData | DataFault {
  const toggle = element.querySelector<HTMLInputElement>('input.archive-dropdown-toggle-checkbox');
  const list = toggle?.parentElement?.querySelector<HTMLElement>('.archive-group-list');
  return toggle && list
    ? { toggle, list }
    : { fault: 'The archive has no list that its checkbox could open.' };
}

/**
 * Says whether the list is open, and has it answer the keys of a disclosure. The checkbox stays what opens it, so that it
 * works without the script, too.
 */
export const unit = defineUnit({
  read: readArchive,
  mount({ toggle, list }, scope, element) {
    const owner = scope.owner();
    const listId = list.id || `${scope.id}-list`;
    if (!list.id) owner.claim(list, { attributes: { id: listId } });
    const say = () =>
      owner.claim(toggle, {
        attributes: { 'aria-expanded': String(toggle.checked), 'aria-controls': listId },
      });
    const setOpen = (isOpen: boolean) => {
      toggle.checked = isOpen;
      say();
    };
    say();
    scope.listen(toggle, 'change', say);
    scope.listen(toggle, 'keydown', (event) => {
      // Enter does nothing on a checkbox.
      if (event.key !== 'Enter') return;
      event.preventDefault();
      setOpen(!toggle.checked);
    });
    scope.listen(element, 'keydown', (event) => {
      if (event.key !== 'Escape' || !toggle.checked) return;
      // Nothing else closes with the same press.
      event.preventDefault();
      setOpen(false);
      toggle.focus();
    });
  },
});
