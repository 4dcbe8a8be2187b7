import { isRtl } from '../../dom/is-rtl';
import type { Behaviour, GalleryContext } from '../gallery-context';

/** The codes that the specification and old themes name keys by. */
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
/** Whoever has arrow keys of their own. */
const OWN_KEYS =
  'input,textarea,select,video,audio,iframe,[contenteditable=""],[contenteditable="true"],[role="textbox"],[role="slider"],[role="spinbutton"],[role="listbox"],[role="combobox"],[role="menu"],[role="menubar"],[role="radiogroup"],[role="tablist"],[role="tree"],[role="grid"]';

const keyOf = (key: string | number) => (typeof key === 'number' ? (CODES[key] ?? '') : key);

/** Every gallery that has keys, in the order of mounting; the page has one listener for all. */
const listening = new Set<GalleryContext>();

function isInViewport(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return (
    element.checkVisibility() &&
    bottom > 0 &&
    top < innerHeight &&
    right > 0 &&
    left < innerWidth &&
    bottom > top
  );
}

const holds = ({ root, gallery }: GalleryContext, target: Element) =>
  root.contains(target) ||
  Object.values(gallery.attributes.elements).some((elements) =>
    (elements as readonly HTMLElement[] | undefined)?.some((element) => element.contains(target)),
  );

/** The gallery that a key is meant for: the one that focus is in; with focus nowhere, the first that can be seen. */
function findGallery(target: Element): GalleryContext | undefined {
  const inside = [...listening].filter((context) => holds(context, target));
  // A gallery within a gallery is the nearer one.
  if (inside.length)
    return inside.find(
      ({ root }) => !inside.some((other) => other.root !== root && root.contains(other.root)),
    );
  if (target !== document.body && target !== document.documentElement) return undefined;
  return [...listening].find(({ gallery, list }) => !gallery.get().isPlaying && isInViewport(list));
}

function press(event: KeyboardEvent): void {
  const { target } = event;
  if (event.defaultPrevented || !(target instanceof Element) || target.closest(OWN_KEYS)) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const context = findGallery(target);
  if (!context) return;
  const { gallery, list } = context;
  const { keys, elements } = gallery.attributes;
  const pressed = isRtl(list) ? (MIRRORED[event.key] ?? event.key) : event.key;
  const direction = pressed === keyOf(keys.next) ? 1 : pressed === keyOf(keys.previous) ? -1 : 0;
  if (!direction || gallery.get().inMotion || !isInViewport(list)) return;
  const isOnControl = [
    ...(elements.next ?? []),
    ...(elements.previous ?? []),
    ...(elements.controls ?? []),
  ].some((element) => element.contains(target));
  if (gallery.get().isPlaying && !isOnControl) return;
  event.preventDefault();
  if (direction > 0) gallery.next();
  else gallery.previous();
}

export const keyboard: Behaviour = (context) => {
  const { gallery, design, slides } = context;
  if (!gallery.attributes.keyboard || !design.show || slides.length < 2) return undefined;
  if (!listening.size) document.addEventListener('keydown', press);
  listening.add(context);
  return () => {
    listening.delete(context);
    if (!listening.size) document.removeEventListener('keydown', press);
  };
};
