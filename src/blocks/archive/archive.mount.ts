import { defineUnit, fault } from '../../core/unit';
import { createStore } from '../../store/store';
import './archive.css';

/** A drop-down archive: a list that a checkbox shows and hides. */
export function readArchive(element: HTMLElement) {
  const toggle = element.querySelector<HTMLInputElement>('input.archive-dropdown-toggle-checkbox');
  const list = toggle?.parentElement?.querySelector<HTMLElement>('.archive-group-list');
  return toggle && list ? { toggle, list } : fault('The archive has no list that its checkbox could open.');
}

/** Makes the checkbox a disclosure button for keyboards and screen readers. It still opens the list itself. */
export const unit = defineUnit({
  read: readArchive,
  mount({ toggle, list }, scope, element) {
    const owner = scope.owner();
    const listId = list.id || `${scope.id}-list`;
    owner.claim(list, { attributes: { id: listId } });
    owner.claim(toggle, { attributes: { 'aria-controls': listId } });
    const isOpen = createStore(toggle.checked);
    scope.bind(toggle, isOpen, (open) => ({ attributes: { 'aria-expanded': String(open) } }));
    const setOpen = (open: boolean) => {
      toggle.checked = open;
      isOpen.set(open);
    };
    scope.listen(toggle, 'change', () => isOpen.set(toggle.checked));
    scope.listen(toggle, 'keydown', (event) => {
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
