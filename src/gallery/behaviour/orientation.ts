import type { Behaviour } from '../gallery-context';

/** A device that is turned may keep the gallery's width; what hangs on heights is placed anew. */
export const orientation: Behaviour = ({ gallery, own, scope }) => {
  if (gallery.attributes.refreshOnOrientationChange && 'orientation' in screen)
    own().listen(screen.orientation, 'change', scope.guard(gallery.refresh));
  return undefined;
};
