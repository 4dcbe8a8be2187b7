import type { Scope } from '../../core/scope';
import { findAll } from '../../dom/find-all';
import { createMenuOverlay } from '../../ui/navigation/menu-overlay';

/** By it theme CSS keeps the drawer below the header. */
const ROOM = '--filter-drawer-height-offset';

/** How much of the window the header of the page takes, in px. */
const takenByHeader = () =>
  Math.max(0, Math.round(findAll(document, '#header')[0]?.getBoundingClientRect().bottom ?? 0));

interface FiltersDrawer {
  readonly drawer: HTMLElement;
  readonly opener: HTMLElement;
  /** Behind the drawer: a press on one of them closes it. */
  readonly shades: readonly HTMLElement[];
}

/**
 * The drawer with the controls of a list: it comes into the window by an attribute.
 * @param changed called before the drawer takes focus, and after it has closed
 */
export function openFiltersDrawer(
  scope: Scope,
  { drawer, opener, shades }: FiltersDrawer,
  changed: (isOpen: boolean) => void,
): void {
  const owner = scope.owner();
  const { isOpen } = createMenuOverlay(scope, {
    container: drawer,
    menu: drawer,
    toggles: [{ element: opener }],
    closers: [...findAll(drawer, '.product-list-filters-drawer-close-button'), ...shades],
    takesFocus: true,
  });
  for (const shade of shades)
    scope.bind(shade, isOpen, (open) => (open ? { styles: { display: 'block' } } : {}));
  scope.follow(isOpen, (open) => {
    changed(open);
    owner.claim(drawer, {
      // Theme CSS has a transition only with this attribute, also on the way back.
      attributes: { 'data-is-transitioning': 'true', 'data-is-shown': `${open}` },
      styles: { [ROOM]: `${takenByHeader()}px` },
    });
  });
}
