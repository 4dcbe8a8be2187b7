import { defineUnit } from '../../core/unit';
import { readArchive } from './archive.data';
import './archive.css';

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
