import type { Behaviour } from '../model/gallery-context';

/** Keeps the index of linked galleries the same: a main gallery and its thumbnails. */
export const linkGalleries: Behaviour = ({ gallery, scope }) => {
  for (const other of gallery.attributes.linkedGalleries) scope.defer(gallery.link(other));
};
