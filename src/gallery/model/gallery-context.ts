import type { LedgerOwner } from '../../core/ledger/ledger.types';
import type { Design, GalleryScope } from './gallery.types';
import type { GalleryModel } from './gallery-model';

/** What each part of a gallery works with: the model, the server's nodes, the design. */
export interface GalleryContext {
  readonly gallery: GalleryModel;
  readonly design: Design;
  readonly list: HTMLElement;
  readonly container: HTMLElement;
  readonly root: HTMLElement;
  readonly slides: readonly HTMLElement[];
  readonly label: string | undefined;
  readonly isControls: boolean;
  readonly scope: GalleryScope;
  /** For listeners and nodes that are put in. */
  readonly owner: LedgerOwner;
  /** A writer of the asker's own, for claims; all end with the gallery. */
  readonly own: () => LedgerOwner;
}

/** One part of a gallery's behaviour; what it returns ends it. */
export type Behaviour = (context: GalleryContext) => (() => void) | undefined;
