import type { Scope } from '../../core/scope';
import { onPress } from '../../dom/on-press';
import { buttonAttributes } from '../../ui/navigation/menu-overlay';

/** A title in a menu, and the links that it opens below it. */
export interface MenuDisclosure {
  readonly title: HTMLElement;
  readonly content: HTMLElement;
  /** Theme CSS shows the links by it; without one by a class of the title. */
  readonly checkbox: HTMLInputElement | undefined;
}

/** Opens and closes the links below a title. */
export function mountMenuDisclosure(
  scope: Scope,
  { title, content, checkbox }: MenuDisclosure,
  id: string,
): void {
  const owner = scope.owner();
  const button = buttonAttributes(title);
  const contentId = content.id || id;
  if (!content.id) owner.claim(content, { attributes: { id } });
  let isOpen = checkbox?.checked ?? title.classList.contains('active');
  const show = () => {
    if (checkbox) checkbox.checked = isOpen;
    owner.claim(title, {
      ...(!checkbox && { classes: { active: isOpen } }),
      attributes: { ...button, 'aria-expanded': String(isOpen), 'aria-controls': contentId },
    });
  };
  show();
  onPress(title, scope, (event) => {
    event.preventDefault();
    isOpen = !isOpen;
    show();
  });
}
