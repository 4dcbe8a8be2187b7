import type { Scope } from '../../core/scope';
import { connectSlides } from '../../lightbox/openers/connect-slides';
import { readLightboxLook } from '../../lightbox/openers/read-lightbox-look';
import { t } from './picture-controls';
import { type PicturesOptions, showLayout } from './picture-layouts';
import { startTouchZoom } from './touch-zoom';
import { startZoom } from './zoom';

/** Loads players for the videos among the pictures. In a gallery, the engine plays those of video services; a stack has none. */
async function playVideos(scope: Scope, { slides, layout }: PicturesOptions): Promise<void> {
  const find = (selector: string) =>
    slides.flatMap((slide) => [...slide.querySelectorAll<HTMLElement>(selector)]);
  const files = find('.sqs-native-video');
  const embeds = layout === 'stack' ? find('.sqs-video-wrapper') : [];
  if (files.length) {
    const load = () => import('../../media/video/native-video');
    const { mountNativeVideo, readNativeVideo } = await scope.load('native-video', load);
    for (const player of files) {
      const video = readNativeVideo(player, scope.warnShape);
      if (video) mountNativeVideo(video, scope);
    }
  }
  if (embeds.length) {
    const load = () => import('../../media/video/video-embed');
    const { mountVideoEmbed } = await scope.load('video-embed', load);
    for (const wrapper of embeds) mountVideoEmbed(wrapper, scope, {});
  }
}

/** Shows the pictures in the theme's layout, with lightbox, videos and zoom. `follow` of the result shows another slide. */
export function showPictures(scope: Scope, options: PicturesOptions) {
  const { slides, root, layout, opensLightbox, zooms, zoomFactor } = options;
  const shown = showLayout(scope, options);
  if (opensLightbox) connectSlides(slides, scope, readLightboxLook(root).theme);
  scope.guard(playVideos)(scope, options);
  for (const slide of slides) {
    const image = slide instanceof HTMLImageElement ? slide : slide.querySelector('img');
    // Videos have their own click.
    if (!image || image === slide || slide.querySelector('.sqs-video-wrapper,.sqs-native-video')) continue;
    const pinch = startTouchZoom(scope, { slide, image, factor: zoomFactor, isInRow: layout === 'row' });
    if (zooms.size) startZoom(scope, { slide, image, zooms, factor: zoomFactor, label: t('zoom'), pinch });
  }
  return shown;
}
