import type { Scope } from '../../core/scope';
import * as base from '../../gallery/designs/base/base.design';
import { mountGallery } from '../../gallery/mount-gallery';
import { createThemeLoader } from '../../gallery/theme-images';
import { inFlowPlacement } from '../../media/image/image-placement';

/** Shows the images below each other, as the theme places them. */
export function mountList(list: HTMLElement, slides: readonly HTMLElement[], scope: Scope): void {
  const load = createThemeLoader({}, inFlowPlacement, true);
  mountGallery({ list, slides, design: base, load }, { design: 'base' }, scope);
}
