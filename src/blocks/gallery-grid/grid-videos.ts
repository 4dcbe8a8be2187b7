import type { BlockScope } from '../../core/entry/block';
import { textOf } from '../../dom/text-of';
import { mountVideoEmbed } from '../../media/video/video-embed';
import type { GallerySlide } from './grid-slides';

/** Lets the videos of a grid play in their cells, at a click on the overlay or by its play button. Returns the end. */
export function mountGridVideos(slides: readonly GallerySlide[], scope: BlockScope): () => void {
  const videos = slides.flatMap(({ slide, video, title, alt }) => {
    if (!video) return [];
    const name = title || textOf(slide, '.image-slide-title') || alt;
    return mountVideoEmbed(video, scope, {
      mode: 'fit',
      ...(name && { title: name }),
    });
  });
  return () => {
    for (const video of videos) video.destroy();
  };
}
