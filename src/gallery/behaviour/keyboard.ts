import { createArrowThrottle, hasOwnArrowKeys } from '../../dom/arrow-keys';
import { isRtl } from '../../dom/is-rtl';
import { listen } from '../../dom/listen';
import { isInViewport } from '../../dom/near-viewport';
import type { Behaviour, GalleryContext } from '../model/gallery-context';
import { isInControls } from '../model/gallery-context';

/** Key codes, which the specification and old themes use. */
const CODES: Readonly<Record<number, string>> = {
  32: ' ',
  33: 'PageUp',
  34: 'PageDown',
  35: 'End',
  36: 'Home',
  37: 'ArrowLeft',
  38: 'ArrowUp',
  39: 'ArrowRight',
  40: 'ArrowDown',
};
const MIRRORED: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };
/** Other scripts' carousels have their own keys. */
const FOREIGN_CAROUSEL = '[aria-roledescription="carousel" i]';
/** Layers over the page: keys pressed in them are not meant for the page. */
const LAYER = 'dialog,[role="dialog"],[role="alertdialog"],[aria-modal="true"],[popover]';
const keyOf = (key: string | number) => (typeof key === 'number' ? (CODES[key] ?? '') : key);
/** All galleries that answer keys, in the order of mounting. The page has one listener for all of them. */
const listening = new Set<GalleryContext>();
let stopListening: (() => void) | undefined;
const isDue = createArrowThrottle();

const holds = ({ root, gallery }: GalleryContext, target: Element) =>
  root.contains(target) ||
  Object.values(gallery.attributes.elements).some((elements) =>
    (elements as readonly HTMLElement[] | undefined)?.some((element) => element.contains(target)),
  );

/** Whether arrow keys scroll the focused element, such as a wide table or a block of code. */
function scrollsSideways(target: Element): boolean {
  for (let node: Element | null = target; node && node !== document.body; node = node.parentElement)
    if (node.scrollWidth > node.clientWidth && /auto|scroll/.test(getComputedStyle(node).overflowX))
      return true;
  return false;
}

/** The gallery that a key is meant for: the one that contains focus, else the first visible one in the same layer. */
function findGallery(target: Element): GalleryContext | undefined {
  const inside = [...listening].filter((context) => holds(context, target));
  // The innermost of nested galleries answers.
  if (inside.length)
    return inside.find(
      ({ root }) => !inside.some((other) => other.root !== root && root.contains(other.root)),
    );
  if (target.closest(FOREIGN_CAROUSEL) || scrollsSideways(target)) return undefined;
  const layer = [...document.querySelectorAll(':modal')].at(-1) ?? target.closest(LAYER);
  return [...listening].find(
    ({ gallery, list }) =>
      !gallery.get().isPlaying && (layer?.contains(list) ?? !list.closest('[inert]')) && isInViewport(list),
  );
}

function answerKey(event: KeyboardEvent): void {
  const { target } = event;
  if (event.defaultPrevented || !(target instanceof Element) || hasOwnArrowKeys(target)) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const context = findGallery(target);
  if (!context) return;
  const { gallery, list, scope } = context;
  const { keys } = gallery.attributes;
  const pressed = isRtl(list) ? (MIRRORED[event.key] ?? event.key) : event.key;
  const direction = pressed === keyOf(keys.next) ? 1 : pressed === keyOf(keys.previous) ? -1 : 0;
  if (!direction || gallery.get().inMotion || !isInViewport(list)) return;
  if (gallery.get().isPlaying && !isInControls(gallery, target)) return;
  event.preventDefault();
  if (!isDue(event)) return;
  scope.guard(direction > 0 ? gallery.next : gallery.previous)();
}

export const keyboard: Behaviour = (context) => {
  const { gallery, design, slides, scope } = context;
  if (!gallery.attributes.keyboard || !design.show || slides.length < 2) return;
  if (!listening.size) stopListening = listen(document, 'keydown', answerKey);
  listening.add(context);
  scope.defer(() => {
    listening.delete(context);
    if (!listening.size) stopListening?.();
  });
};
