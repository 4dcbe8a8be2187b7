import type { Scope } from '../../core/scope';
import { onActivate } from '../../dom/on-press';
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

/** Opens and closes the links below a title, unless the theme shows them always. */
export function mountMenuDisclosure(
  scope: Scope,
  { title, item, lists, checkbox }: MenuDisclosure,
  id: string,
): void {
  let isOpen =
    checkbox?.checked ??
    (title.classList.contains(TITLE_STATE) || ITEM_STATES.some((state) => item.classList.contains(state)));
  if (!isOpen && !lists.some(isClosed)) return;
  const owner = scope.owner();
  const button = buttonAttributes(title);
  const idOf = (list: HTMLElement, index: number) => list.id || `${id}-${index}`;
  const show = () => {
    if (checkbox) checkbox.checked = isOpen;
    else owner.claim(item, { classes: Object.fromEntries(ITEM_STATES.map((state) => [state, isOpen])) });
    owner.claim(title, {
      ...(!checkbox && { classes: { [TITLE_STATE]: isOpen } }),
      attributes: {
        ...button,
        'aria-expanded': String(isOpen),
        'aria-controls': lists.map(idOf).join(' '),
      },
    });
    lists.forEach((list, index) => {
      const attributes = { id: idOf(list, index) };
      owner.claim(list, { attributes });
      if (isOpen) owner.claim(list, { attributes, styles: revealingStyles(list) });
    });
  };
  show();
  onActivate(title, scope, () => {
    isOpen = !isOpen;
    show();
  });
}
