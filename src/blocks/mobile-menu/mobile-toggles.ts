import { findAll, matches } from '../../dom/find-all';

/** The controllers of themes whose own scripts open the menu. What Inlay drives has names that begin with `inlay:` (`theme-controllers`). */
export const MENU_CONTROLLERS =
  '[data-controller*=MobileOverlay],[data-controller=MobileNavController],[data-controller="inlay:MobileNavController"],[data-controller*=NavToggle]';

const CHECKBOX = '#mobileNavToggle';
const BUTTONS =
  '.mobile-nav-toggle,#mobile-navigation-label,#mobileMenuLink a,#mobileMenu,.ctrl-button.menu,#navToggle,[data-controller=NavToggle],[data-controller="inlay:NavToggle"]';
const TOGGLES = `${BUTTONS},.mobile-nav-toggle-label`;
/** A press on one of these is kept until the menu is mounted; the label's is left to the browser. */
export const EARLY_CONTROLS = `[data-controller*=MobileOverlayToggle],[data-controller-folder-toggle],${BUTTONS}`;

/** Checks whether theme CSS shows a menu while this checkbox is checked. */
export const isCheckbox = (element: HTMLElement): element is HTMLInputElement =>
  matches(element, `input[type=checkbox]${CHECKBOX}`);

/** The toggles of the overlay in a theme with controllers, including those in it, which close it. */
export const overlayToggles = () => findAll(document, '[data-controller*=MobileOverlayToggle]');

/** The toggles of a menu for narrow windows; none if they belong to another element. */
export function findMenuToggles(element: HTMLElement): readonly HTMLElement[] {
  if (matches(element, '.Mobile-overlay'))
    return overlayToggles().filter((toggle) => !element.contains(toggle));
  if (matches(element, CHECKBOX))
    return isCheckbox(element) ? findAll(document, `label[for="${element.id}"]`) : [];
  return findAll(document, CHECKBOX).some(isCheckbox) ? [] : findAll(document, TOGGLES);
}
