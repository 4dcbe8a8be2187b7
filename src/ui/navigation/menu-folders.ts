import type { Scope } from '../../core/scope';
import { onPress } from '../../dom/on-press';
import { buttonAttributes } from './menu-toggle';

/** A list of links that slides over the others, and what opens it. */
export interface MenuFolder {
  readonly element: HTMLElement;
  readonly openers: readonly HTMLElement[];
  /** Lead to the list before. */
  readonly backs: readonly HTMLElement[];
}

/** The state of a list: open, and the one that is seen. */
interface FolderState {
  readonly isOpen: boolean;
  readonly isTop: boolean;
}

/** The classes that theme CSS moves a list by. */
type FolderClasses = (folder: MenuFolder, state: FolderState) => Readonly<Record<string, boolean>>;

interface MenuFolders {
  /** Starts at the root, with the other lists out of reach; or makes all of them reachable again. */
  reset(isMenuOpen: boolean): void;
  /** Returns to the list before; false at the root. */
  back(): boolean;
}

/** Folders of a menu over the page, the root first: each is a list of links that slides over the one before. */
export function createMenuFolders(
  scope: Scope,
  folders: readonly MenuFolder[],
  classesOf: FolderClasses,
): MenuFolders {
  const owner = scope.owner();
  const [root, ...inner] = folders;
  let path = root ? [root] : [];
  let isMenuOpen = false;
  const buttons = new Map(
    folders.flatMap(({ openers }) => openers.map((opener) => [opener, buttonAttributes(opener)] as const)),
  );

  const idOf = ({ element }: MenuFolder) =>
    element.id || `${scope.id}-list-${folders.findIndex((one) => one.element === element)}`;
  const show = () => {
    const top = path.at(-1);
    for (const folder of folders) {
      const isOpen = path.includes(folder);
      owner.claim(folder.element, {
        classes: classesOf(folder, { isOpen, isTop: folder === top }),
        attributes: {
          ...(folder !== root && { id: idOf(folder) }),
          // Outside of the window, but not out of reach.
          ...(isMenuOpen && folder !== top && { inert: '' }),
        },
      });
      for (const opener of folder.openers)
        owner.claim(opener, {
          attributes: {
            ...buttons.get(opener),
            'aria-expanded': String(isOpen),
            'aria-controls': idOf(folder),
          },
        });
    }
  };
  const back = () => {
    const left = path.length > 1 ? path.at(-1) : undefined;
    if (!left) return false;
    path = path.slice(0, -1);
    show();
    // Scrolling to it would undo the theme's slide.
    left.openers[0]?.focus({ preventScroll: true });
    return true;
  };

  for (const folder of inner) {
    for (const opener of folder.openers)
      onPress(opener, scope, (event) => {
        event.preventDefault();
        path = [...path, folder];
        show();
        folder.element.scrollTop = 0;
        folder.backs[0]?.focus({ preventScroll: true });
      });
    for (const control of folder.backs) {
      owner.claim(control, { attributes: buttonAttributes(control) });
      onPress(control, scope, (event) => {
        event.preventDefault();
        back();
      });
    }
  }
  show();
  return {
    reset(isOpen) {
      isMenuOpen = isOpen;
      path = path.slice(0, 1);
      show();
    },
    back,
  };
}
