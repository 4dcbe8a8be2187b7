import { keepClick } from '../../core/keep-click';
import type { Scope } from '../../core/scope';
import { onPress } from '../../dom/on-press';
import { describeToggle, type MenuToggle, opensElsewhere } from './menu-toggle';

/** They come before a press, and bubble: the page listens once for all toggles of a menu. */
const APPROACHES = ['pointerover', 'focusin'];

/** The parts of a menu that a visitor comes to: its toggles, and the links that the keyboard may reach while it is closed. */
interface LaterMenu {
  readonly toggles: readonly MenuToggle[];
  readonly lists: readonly HTMLElement[];
}

/**
 * Writes the states of closed menus at once, and loads the code that opens them when a pointer or focus comes to them. An earlier press is kept for it.
 * @param load resolves to a function that mounts the menus
 * @returns mounts them without a visitor, and settles when that is done
 */
export function openLater(scope: Scope, { toggles, lists }: LaterMenu, load: () => Promise<() => void>) {
  const waiting = scope.part();
  const owner = waiting.owner();
  let mounted: Promise<void> | undefined;
  const mountMenus = async () => {
    try {
      const mount = await load();
      mount();
      // Afterwards: a toggle without `tabindex` would lose focus.
      waiting.end();
    } catch (error) {
      scope.fail('load', error);
    }
  };
  const mount = () => {
    mounted ??= mountMenus();
    return mounted;
  };
  waiting.on('site:wake', (waitFor) => waitFor(mount()));
  const parts = [...lists, ...toggles.map(({ element }) => element)];
  const isAtMenu = ({ target }: Event) =>
    target instanceof Node && parts.some((part) => part.contains(target));
  for (const approach of APPROACHES)
    waiting.listen(document, approach, (event: Event) => isAtMenu(event) && mount());
  for (const toggle of toggles) {
    const { element } = toggle;
    owner.claim(element, describeToggle(toggle)(false));
    onPress(element, waiting, (event) => {
      if (!opensElsewhere(event) && keepClick(element, mount)) event.preventDefault();
    });
  }
  return mount;
}
