import type { Gallery, GalleryModel } from './gallery.types';

/** The galleries that keep the same index as one gallery. */
interface GalleryLinks {
  /** Links both ways; returns the undo. */
  link(other: Gallery): () => void;
  follow(index: number): void;
  areInMotion(): boolean;
  clear(): void;
}

export function createGalleryLinks(gallery: Gallery): GalleryLinks {
  const links = new Set<Gallery>();
  return {
    link(other) {
      if (other === gallery || links.has(other)) return () => {};
      links.add(other);
      const unlinkBack = other.link(gallery);
      const forget = other.on('destroy', () => links.delete(other));
      return () => {
        forget();
        if (links.delete(other)) unlinkBack();
      };
    },
    follow(index) {
      // Each gallery is a model: what is public of it does not show that.
      for (const linked of links) (linked as GalleryModel).follow(index);
    },
    areInMotion: () => [...links].some((linked) => linked.get().inMotion),
    clear: () => links.clear(),
  };
}
