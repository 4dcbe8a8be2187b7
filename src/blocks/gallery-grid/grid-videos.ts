import type { Scope } from '../../core/scope';
import { textOf } from '../../dom/text-of';
import { mountVideoEmbed } from '../../media/video/video-embed';
import type { GridSlide } from './grid-slide';

export function mountGridVideos(slides: readonly GridSlide[], scope: Scope): void {
  for (const { slide, video, title, alt } of slides) {
    if (!video) continue;
    const name = title || textOf(slide, '.image-slide-title') || alt;
    mountVideoEmbed(video, scope, { mode: 'fit', ...(name && { title: name }) });
  }
}
