import type { Scope } from '../../core/scope';
import type { Design, GalleryModel } from './gallery.types';

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
