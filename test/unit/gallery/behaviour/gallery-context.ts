import { vi } from 'vitest';
import type { Design } from '../../../../src/gallery/model/design.types';
import type { GalleryAttributes } from '../../../../src/gallery/model/gallery.types';
import { GALLERY_DEFAULTS } from '../../../../src/gallery/model/gallery-attributes';
import type { GalleryContext } from '../../../../src/gallery/model/gallery-context';
import { createGalleryModel } from '../../../../src/gallery/model/gallery-model';
import { createTestScope } from '../../support/scope';

interface Setting {
  readonly html: string;
  readonly attributes?: Partial<GalleryAttributes>;
  readonly design?: Partial<Design>;
  readonly isControls?: boolean;
  readonly label?: string;
}

/** A gallery in the page: a root, and in it a list whose children are the slides. */
export function createContext({ html, attributes, design, isControls = false, label }: Setting) {
  const root = document.createElement('div');
  const list = document.createElement('div');
  list.innerHTML = html;
  root.append(list);
  document.body.append(root);
  const slides = [...list.children] as HTMLElement[];
  const shown: Design = { refresh() {}, show: () => Promise.resolve(), clicked: vi.fn(), ...design };
  const gallery = createGalleryModel({
    attributes: { ...GALLERY_DEFAULTS, ...attributes },
    slides,
    design: () => shown,
    isStill: () => true,
    onError(error) {
      throw error;
    },
    destroy() {},
  });
  const scope = createTestScope();
  const context: GalleryContext = {
    gallery,
    design: shown,
    list,
    container: root,
    root,
    slides,
    label,
    isControls,
    scope,
  };
  return { context, scope, gallery, root, list, slides, design: shown };
}
