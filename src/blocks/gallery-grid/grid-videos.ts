import type { BlockScope } from '../../core/entry/block';
import { textOf } from '../../dom/text-of';
import { mountVideoEmbed } from '../../media/video/video-embed';
import type { GallerySlide } from './grid-slides';

/** Lets the videos of a grid play in their cells, at a click on the overlay or by its play button. Returns the end. */
export function mountGridVideos(slides: readonly GallerySlide[], scope: BlockScope): () => void {
  // Apart from the block's own claims on overlays and their pictures.
  const owner = scope.ledger.owner(scope.block);
  const videos = slides.flatMap(({ slide, video, title, alt }) => {
    if (!video) return [];
    const name = title || textOf(slide, '.image-slide-title') || alt;
    return mountVideoEmbed(video, {
      owner,
      guard: scope.guard,
      warn: (message) => scope.warn('handler', message),
      services: scope,
      mode: 'fit',
      ...(name && { title: name }),
    });
  });
  return () => {
    for (const video of videos) video.destroy();
    owner.release();
  };
}
