import type { Scope } from '../../core/scope';
import { onActivate } from '../../dom/on-press';
import { createStore } from '../../store/store';
import { buttonAttributes } from './menu-toggle';

/** A list of links that slides over the others, and what opens it. */
export interface MenuFolder {
  readonly element: HTMLElement;
  readonly openers: readonly HTMLElement[];
  /** Lead to the list before. */
  readonly backs: readonly HTMLElement[];
}

interface FolderState {
  readonly isOpen: boolean;
  readonly isTop: boolean;
}

/** The classes that theme CSS moves a list by. */
type FolderClasses = (folder: MenuFolder, state: FolderState) => Readonly<Record<string, boolean>>;

interface MenuState {
  /** The lists that are open, the one that is seen last. */
  readonly path: readonly MenuFolder[];
  readonly isMenuOpen: boolean;
}

/** Folders of a menu over the page, the root first: each is a list of links that slides over the one before. */
export function createMenuFolders(scope: Scope, folders: readonly MenuFolder[], classesOf: FolderClasses) {
  const [root, ...inner] = folders;
  const start: MenuState = { path: root ? [root] : [], isMenuOpen: false };
  const state = createStore(start);

  folders.forEach((folder, index) => {
    const id = folder.element.id || `${scope.id}-list-${index}`;
    scope.bind(folder.element, state, ({ path, isMenuOpen }) => {
      const isTop = folder === path.at(-1);
      return {
        classes: classesOf(folder, { isOpen: path.includes(folder), isTop }),
        // Outside of the window, but not out of reach.
        attributes: { ...(folder !== root && { id }), ...(isMenuOpen && !isTop && { inert: '' }) },
      };
    });
    for (const opener of folder.openers) {
      const attributes = { ...buttonAttributes(opener), 'aria-controls': id };
      scope.bind(opener, state, ({ path }) => ({
        attributes: { ...attributes, 'aria-expanded': String(path.includes(folder)) },
      }));
    }
  });
  /** Returns to the list before; false at the root. */
  const back = () => {
    const { path, isMenuOpen } = state.get();
    const left = path.length > 1 ? path.at(-1) : undefined;
    if (!left) return false;
    state.set({ path: path.slice(0, -1), isMenuOpen });
    // Scrolling to it would undo the theme's slide.
    left.openers[0]?.focus({ preventScroll: true });
    return true;
  };

  for (const folder of inner) {
    for (const opener of folder.openers)
      onActivate(opener, scope, () => {
        const { path, isMenuOpen } = state.get();
        state.set({ path: [...path, folder], isMenuOpen });
        folder.element.scrollTop = 0;
        folder.backs[0]?.focus({ preventScroll: true });
      });
    for (const control of folder.backs) {
      scope.owner().claim(control, { attributes: buttonAttributes(control) });
      onActivate(control, scope, back);
    }
  }
  return {
    ...state,
    /** Starts at the root, with the other lists out of reach; or makes all of them reachable again. */
    reset: (isMenuOpen: boolean) => state.set({ ...start, isMenuOpen }),
    back,
  };
}
