import type { Scope } from '../../core/scope';
import type { Design } from './design.types';
import type { Gallery, GalleryModel } from './gallery.types';

/** The context of each part of a gallery: the model, the server's nodes, the design. */
export interface GalleryContext {
  readonly gallery: GalleryModel;
  readonly design: Design;
  readonly list: HTMLElement;
  readonly container: HTMLElement;
  readonly root: HTMLElement;
  readonly slides: readonly HTMLElement[];
  readonly label: string | undefined;
  readonly isControls: boolean;
  /** The gallery's scope: whatever a part starts in it ends with the gallery. */
  readonly scope: Scope;
}

export type Behaviour = (context: GalleryContext) => void;

/** The next and previous buttons of a gallery. They lie over its slides, so a drag may begin on them. */
export function steppersOf({ attributes }: Gallery): readonly HTMLElement[] {
  const { next = [], previous = [] } = attributes.elements;
  return [...new Set([...next, ...previous])];
}

/** Whether an element is, or is inside, one of the gallery's controls: next, previous, dots, thumbnails. */
export const isInControls = (gallery: Gallery, element: Element): boolean =>
  [...steppersOf(gallery), ...(gallery.attributes.elements.controls ?? [])].some((control) =>
    control.contains(element),
  );
