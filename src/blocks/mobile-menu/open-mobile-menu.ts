import type { LedgerOwner } from '../../core/ledger/ledger.types';
import type { Scope } from '../../core/scope';
import { findAll } from '../../dom/find-all';
import { createMenuFolders } from '../../ui/navigation/menu-folders';
import { createMenuOverlay } from '../../ui/navigation/menu-overlay';
import { isClosed, revealingStyles } from '../../ui/navigation/revealing-styles';
import { type MenuDisclosure, mountMenuDisclosure } from './menu-disclosure';
import { type MobileMenuData, readMobileMenu } from './mobile-menu.data';

function mountLists(scope: Scope, lists: MobileMenuData['lists']) {
  if (!lists) return undefined;
  const [root] = lists.folders;
  const folders = createMenuFolders(scope, lists.folders, (folder, { isOpen }) =>
    folder === root ? {} : { 'is-active-folder': isOpen },
  );
  scope.bind(lists.frame, folders, ({ path }) =>
    path.length > 1 ? { classes: { 'has-active-folder': true } } : {},
  );
  return folders;
}

/** Some themes fix the body while a menu is open, which would lose the scroll position. Returns a wrapper for such changes. */
export function keepPlaceOfBody(scope: Scope): (isOpen: boolean, change: () => void) => void {
  const owner = scope.owner();
  const isFixed = () => getComputedStyle(document.body).position === 'fixed';
  let top = 0;
  return (isOpen, change) => {
    if (isOpen) top = scrollY;
    const wasFixed = isFixed();
    owner.release();
    change();
    if (isOpen && isFixed()) owner.claim(document.body, { styles: { top: `${-top}px` } });
    else if (wasFixed && !isFixed()) scrollTo({ top, behavior: 'instant' });
  };
}

const isMoving = (box: HTMLElement) => box.getAnimations().length > 0;

/** Opens the boxes that hide the links of a menu, outermost first, if its theme uses none of the states. */
function revealLinks(owner: LedgerOwner, menu: HTMLElement, disclosures: readonly MenuDisclosure[]): void {
  const inDisclosure = (link: HTMLElement) =>
    disclosures.some(({ lists }) => lists.some((list) => list.contains(link)));
  const link = findAll(menu, 'a[href]').find((one) => !inDisclosure(one));
  const boxes = [];
  for (let box = link?.parentElement; box && menu.contains(box); box = box.parentElement) boxes.unshift(box);
  for (const box of boxes)
    if (isClosed(box) && !isMoving(box)) owner.claim(box, { styles: revealingStyles(box) });
}

export function openMobileMenu(scope: Scope, element: HTMLElement): void {
  const found = readMobileMenu(element);
  if (!found) return;
  const { menu, shownMenu, container = menu, toggles, checkbox, shown, disclosures = [], ...data } = found;
  const owner = scope.owner();
  const revealer = scope.owner();
  // Which folders the theme closes is known only once the menu is open: before that the window may be wide.
  let unmounted = disclosures;
  const lists = mountLists(scope, data.lists);
  const keepPlace = keepPlaceOfBody(scope);
  const { isOpen } = createMenuOverlay(scope, {
    ...data,
    menu,
    shownMenu,
    container,
    toggles: toggles.map((element) => ({ element })),
    goBack: lists?.back,
  });
  const show = () => {
    const isShown = isOpen.get();
    if (checkbox) checkbox.checked = isShown;
    keepPlace(isShown, () => {
      owner.release();
      revealer.release();
      if (!isShown) return;
      for (const [element, claims] of shown?.() ?? []) owner.claim(element, claims);
      revealLinks(revealer, shownMenu?.() ?? menu, disclosures);
      unmounted.forEach((disclosure, index) => {
        mountMenuDisclosure(scope, disclosure, `${scope.id}-links-${index}`);
      });
      unmounted = [];
    });
    lists?.reset(isShown);
  };
  // Not at once: the menu may have been opened by the theme's own checkbox.
  scope.defer(isOpen.subscribe(scope.guard(show)));
  if (checkbox) scope.defer(() => (checkbox.checked = checkbox.defaultChecked));
}
