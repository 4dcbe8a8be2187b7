import type { Claims } from '../../core/ledger/ledger.types';
import type { Scope } from '../../core/scope';
import { onActivate } from '../../dom/on-press';
import { createStore } from '../../store/store';
import { buttonAttributes } from '../../ui/navigation/menu-toggle';
import { isClosed, revealingStyles } from '../../ui/navigation/revealing-styles';

export interface MenuDisclosure {
  readonly title: HTMLElement;
  readonly item: HTMLElement;
  readonly lists: readonly HTMLElement[];
  /** Theme CSS shows the links by it, or else by a class of the title or the item. */
  readonly checkbox?: HTMLInputElement | undefined;
}

/** Each theme knows one of these, or none. */
const TITLE_STATE = 'active';
const ITEM_STATES = ['dropdown-open', 'folder-open'];

/** The classes by which themes without a checkbox show the links. */
const titleClaims = (isOpen: boolean): Claims => ({ classes: { [TITLE_STATE]: isOpen } });
const itemClaims = (isOpen: boolean): Claims => ({
  classes: Object.fromEntries(ITEM_STATES.map((state) => [state, isOpen])),
});

/** Opens and closes the links below a title, unless the theme shows them always. */
export function mountMenuDisclosure(
  scope: Scope,
  { title, item, lists, checkbox }: MenuDisclosure,
  id: string,
): void {
  const wasOpen =
    checkbox?.checked ??
    (title.classList.contains(TITLE_STATE) || ITEM_STATES.some((state) => item.classList.contains(state)));
  if (!wasOpen && !lists.some(isClosed)) return;
  const isOpen = createStore(wasOpen);
  const owner = scope.owner();
  const ids = lists.map((list, index) => {
    const listId = list.id || `${id}-${index}`;
    owner.claim(list, { attributes: { id: listId } });
    return listId;
  });
  const attributes = { ...buttonAttributes(title), 'aria-controls': ids.join(' ') };
  scope.bind(title, isOpen, (open) => ({ attributes: { ...attributes, 'aria-expanded': String(open) } }));
  if (!checkbox) {
    scope.bind(title, isOpen, titleClaims);
    scope.bind(item, isOpen, itemClaims);
  }
  const revealer = scope.owner();
  scope.follow(isOpen, (open) => {
    if (checkbox) checkbox.checked = open;
    revealer.release();
    if (open) for (const list of lists) revealer.claim(list, { styles: revealingStyles(list) });
  });
  onActivate(title, scope, () => isOpen.set(!isOpen.get()));
  // Some themes only make the links invisible: the keyboard comes to them all the same.
  for (const list of lists)
    scope.listen(list, 'focusin', () => {
      if (isClosed(list)) isOpen.set(true);
    });
}
