import { findAll } from '../../dom/find-all';
import { textOf } from '../../dom/text-of';
import type { MenuToggle } from '../../ui/navigation/menu-toggle';
import type { FixedHeader } from './fixed-header';

export const FOLDER_TITLES =
  '.header-nav .header-nav-folder-title,.language-picker-desktop .current-language';

/** The style of a header, in classes of the body. Undefined: it scrolls with the page. */
export function readFixed({ classList }: HTMLElement): FixedHeader | undefined {
  return classList.contains('tweak-fixed-header')
    ? { hidesOnScroll: classList.contains('tweak-fixed-header-style-scroll-back') }
    : undefined;
}

function readBurger(element: HTMLElement): MenuToggle {
  const open = textOf(element, '.js-header-burger-open-title');
  const close = textOf(element, '.js-header-burger-close-title');
  // Both titles are hidden until a script has run.
  return { element, labels: open && close ? { open, close } : undefined };
}

/** The buttons of the menu over the page; none in a header without a menu. */
export const readBurgers = (header: HTMLElement): readonly MenuToggle[] =>
  findAll(header, '.header-menu').length ? findAll(header, '.header-burger-btn').map(readBurger) : [];
