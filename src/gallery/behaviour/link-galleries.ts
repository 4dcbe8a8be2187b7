import type { Behaviour } from '../model/gallery-context';

/** A main gallery and its strip of thumbnails go together. */
export const linkGalleries: Behaviour = ({ gallery }) => {
  const undos = gallery.attributes.linkedGalleries.map((other) => gallery.link(other));
  return () => {
    for (const undo of undos) undo();
  };
};
