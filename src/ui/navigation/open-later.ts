import { replayClick } from '../../core/replay-click';
import type { Scope } from '../../core/scope';
import { isPress } from '../../dom/on-press';
import { describeToggle, type MenuToggle, opensElsewhere } from './menu-toggle';

/** They come before a press. */
const APPROACHES = ['pointerover', 'focusin'];
const PRESSES = ['click', 'keydown'];

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
  const elements = toggles.map(({ element }) => element);
  const parts = [...lists, ...elements];
  const own = elements.filter(waiting.owns);
  const holds =
    ({ target }: Event) =>
    (part: HTMLElement) =>
      part.contains(target as Node | null);
  // The page listens once for all toggles of a menu.
  const onPage = (types: readonly string[], act: (event: Event) => void) => {
    for (const type of types) waiting.listen(document, type, act, { capture: true });
  };
  onPage(APPROACHES, (event) => {
    if (parts.some(holds(event))) void mount();
  });
  onPage(PRESSES, (event) => {
    const toggle = own.find(holds(event));
    if (toggle && isPress(event, toggle) && !opensElsewhere(event) && replayClick(toggle, mount))
      event.preventDefault();
  });
  for (const toggle of toggles) owner.claim(toggle.element, describeToggle(toggle)(false));
  return mount;
}
