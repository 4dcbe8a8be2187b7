import type { Part, Scope } from '../../core/scope';
import { whenInteracted } from '../../dom/interaction';
import { onPress } from '../../dom/on-press';
import { createMessages } from '../../text/messages';
import messages from './navigation.messages.json';

export interface MenuToggle {
  readonly element: HTMLElement;
  /** Its name while the menu is closed and while it is open. Missing: the server's own, or ours where that has none. */
  readonly labels?: { readonly open: string; readonly close: string } | undefined;
}

export interface MenuOverlayOptions {
  /** Focus stays in it while the menu is open: the menu, and the toggles that close it. */
  readonly container: HTMLElement;
  readonly menu: HTMLElement;
  readonly toggles: readonly MenuToggle[];
  /** Claimed on a toggle while the menu is open. */
  readonly openClass?: string;
  /** What else closes it: a button in the menu, the shade behind it. */
  readonly closers?: readonly HTMLElement[];
  /** Called when it is open. False: it pushes the page down and leaves it usable. Default: it covers the page. */
  readonly coversPage?: () => boolean;
  /** Moves focus into the menu, which covers its toggle. Default: false. */
  readonly takesFocus?: boolean;
  /** Writes what theme CSS shows the menu by. */
  readonly show: (isOpen: boolean) => void;
  /** Called for Escape. True: it has gone back to the folder before, and the menu stays open. */
  readonly goBack?: () => boolean;
}

export interface MenuOverlay {
  open(toggle?: HTMLElement): void;
  close(): void;
}

const t = createMessages(messages);

/** Burgers are often drawn of nothing but bars. Text that is hidden does not name them. */
const hasName = (element: HTMLElement) =>
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text must not count
  element.matches('[aria-label],[aria-labelledby],[title]') || element.innerText.trim() !== '';

/** What makes an element a button that the keyboard reaches, unless it is one. Read before anything is claimed on it. */
export const buttonAttributes = (element: HTMLElement): Record<string, string> => {
  if (element instanceof HTMLButtonElement) return {};
  return element.matches('a[href]') && element.tabIndex >= 0
    ? { role: 'button' }
    : { role: 'button', tabindex: '0' };
};

/**
 * A menu over the page that the server has drawn, by the disclosure pattern: toggles say whether it is open; while it is, focus
 * stays inside and the page does not scroll; Escape, a press outside and a link into the page close it, and focus returns.
 */
export function createMenuOverlay(scope: Scope, options: MenuOverlayOptions): MenuOverlay {
  const {
    container,
    menu,
    toggles,
    openClass,
    show,
    goBack,
    closers = [],
    coversPage = () => true,
    takesFocus = false,
  } = options;
  const owner = scope.owner();
  let shown: Part | undefined;
  let closeOpen = () => {};
  const menuId = menu.id || `${scope.id}-menu`;
  if (!menu.id) owner.claim(menu, { attributes: { id: menuId } });

  const parts = [container, menu, ...closers, ...toggles.map(({ element }) => element)];
  const asButtons = toggles.map(({ element, labels }) => ({
    element,
    labels: labels ?? (hasName(element) ? undefined : { open: t('openMenu'), close: t('closeMenu') }),
    button: buttonAttributes(element),
  }));

  const describe = () => {
    const isOpen = shown !== undefined;
    for (const { element, labels, button } of asButtons)
      owner.claim(element, {
        ...(openClass && isOpen && { classes: { [openClass]: true } }),
        attributes: {
          ...button,
          'aria-expanded': String(isOpen),
          'aria-controls': menuId,
          ...(labels && { 'aria-label': isOpen ? labels.close : labels.open }),
        },
      });
  };
  const canBeSeen = () =>
    toggles.some(({ element }) => element.checkVisibility({ visibilityProperty: true }));

  // Asked for when the pointer or focus comes near a toggle, so that it is there when the menu opens.
  const load = (by: Scope) => by.load('watch-open-menu', () => import('./watch-open-menu'));
  const preload = scope.guard(() => load(scope));
  for (const { element } of toggles) scope.defer(whenInteracted(element, () => void preload()));

  const close = (after?: () => void) => {
    if (!shown) return;
    shown.end();
    shown = undefined;
    show(false);
    describe();
    scope.emit('menu:closed', {});
    after?.();
  };

  const open = (toggle?: HTMLElement) => {
    if (shown) return;
    const part = scope.part();
    shown = part;
    show(true);
    describe();
    scope.emit('menu:opened', {});
    closeOpen = () => close(() => toggle?.focus());
    const untilWatched = part.part();
    untilWatched.listen(document, 'keydown', ({ key }) => {
      if (key === 'Escape') closeOpen();
    });
    const watch = async () => {
      const { watchOpenMenu } = await load(part);
      untilWatched.end();
      closeOpen = watchOpenMenu(part, {
        container,
        menu,
        parts,
        coversPage: coversPage(),
        takesFocus,
        toggle,
        close,
        canBeSeen,
        goBack,
      });
    };
    scope.guard(watch)();
  };

  describe();
  for (const { element } of toggles)
    onPress(element, scope, (event) => {
      event.preventDefault();
      if (shown) closeOpen();
      else open(element);
    });
  for (const closer of closers)
    scope.listen(closer, 'click', (event) => {
      event.preventDefault();
      closeOpen();
    });
  return { open, close: () => closeOpen() };
}
