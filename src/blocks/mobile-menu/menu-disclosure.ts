import type { Scope } from '../../core/scope';
import { onPress } from '../../dom/on-press';
import { buttonAttributes } from '../../ui/navigation/menu-overlay';

/** A title in a menu, and the links that it opens below it. */
export interface MenuDisclosure {
  readonly title: HTMLElement;
  readonly lists: readonly HTMLElement[];
  /** Theme CSS shows the links by it, or else by a class of the title. */
  readonly checkbox?: HTMLInputElement | undefined;
  /** No state that theme CSS knows shows the links. */
  readonly isStateless?: boolean;
}

const isDisplayed = (element: HTMLElement) => getComputedStyle(element).display !== 'none';

/** Opens and closes the links below a title. Lists that a theme without states shows anyway stay as they are. */
export function mountMenuDisclosure(
  scope: Scope,
  { title, lists, checkbox, isStateless }: MenuDisclosure,
  id: string,
): void {
  if (isStateless && lists.every(isDisplayed)) return;
  const owner = scope.owner();
  const button = buttonAttributes(title);
  const idOf = (list: HTMLElement, index: number) => list.id || `${id}-${index}`;
  let isOpen = checkbox?.checked ?? title.classList.contains('active');
  const show = () => {
    if (checkbox) checkbox.checked = isOpen;
    lists.forEach((list, index) => {
      owner.claim(list, {
        attributes: { id: idOf(list, index) },
        ...(isStateless && isOpen && { styles: { display: 'block' } }),
      });
    });
    owner.claim(title, {
      ...(!checkbox && { classes: { active: isOpen } }),
      attributes: {
        ...button,
        'aria-expanded': String(isOpen),
        'aria-controls': lists.map(idOf).join(' '),
      },
    });
  };
  show();
  onPress(title, scope, (event) => {
    event.preventDefault();
    isOpen = !isOpen;
    show();
  });
}
