import type { Behaviour } from '../model/gallery-context';

/** Refreshes the gallery when the device is rotated: its width may stay the same, but other sizes depend on the height. */
export const orientation: Behaviour = ({ gallery, scope }) => {
  const { orientation: turned } = screen;
  if (gallery.attributes.refreshOnOrientationChange && turned)
    scope.listen(turned, 'change', gallery.refresh);
};
