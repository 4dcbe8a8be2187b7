import type { DataFault } from '../../core/data-fault';
import type { Scope } from '../../core/scope';
import { defineUnit } from '../../core/unit';
import type { WarnShape } from '../../data/shape';
import type { Gallery } from '../../gallery/model/gallery.types';
import * as placed from './placed-section';
import * as reel from './reel';
import { connectLightbox } from './section-lightbox';
import * as slideshow from './slideshow';
import './section-controls.css';
import './reel.css';
import './section-slideshow.css';
import './gallery-section.css';

type MountSection = (scope: Scope, element: HTMLElement) => Gallery;

/** Reads a section; returns what mounts it. */
const prepare =
  <Data extends object>({
    read,
    mount,
  }: {
    readonly read: (element: HTMLElement, warn: WarnShape) => Data | DataFault;
    readonly mount: (data: Data, scope: Scope, element: HTMLElement) => Gallery;
  }) =>
  (element: HTMLElement, warn: WarnShape): MountSection | DataFault => {
    const data = read(element, warn);
    return 'fault' in data ? data : (scope) => mount(data, scope, element);
  };

/** By the beginning of `data-controller`, which may name more than one. */
const KINDS: ReadonlyArray<readonly [name: RegExp, prepare: ReturnType<typeof prepare>]> = [
  [/^Gallery(?:Masonry|Strips|Grid)\b/, prepare(placed)],
  [/^GalleryReel\b/, prepare(reel)],
  [/^Gallery(?:Fullscreen)?Slideshow\b/, prepare(slideshow)],
];

/** Brings a gallery section to life by its kind. A section of unknown kind stays as the server sent it, revealed. */
export const unit = defineUnit({
  read(element, warn): MountSection | DataFault {
    const controller = element.dataset.controller ?? '';
    const found = KINDS.find(([name]) => name.test(controller))?.[1];
    return found?.(element, warn) ?? { fault: `The gallery section "${controller}" is of an unknown kind.` };
  },
  mount(mountSection, scope, element) {
    const gallery = mountSection(scope, element);
    connectLightbox(element, scope);
    return gallery;
  },
});
