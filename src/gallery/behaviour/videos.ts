import { textOf } from '../../dom/text-of';
import type { VideoEmbed, VideoMode } from '../../media/video/video-embed';
import type { Behaviour } from '../model/gallery-context';
import type { Autoplay } from './autoplay';

/** What the server calls a slide, where the embed code has no title. */
const TITLES = '.meta-title,.summary-title,.image-slide-title';

/**
 * Videos in slides: they play while their slide is the current one, and the gallery does not go on by itself meanwhile.
 * The player's code is loaded only where a slide has a video.
 */
export function createVideos(autoplay: Pick<Autoplay, 'hold'>): Behaviour {
  return ({ gallery, design, list, slides, own, scope }) => {
    if (!list.querySelector('.sqs-video-wrapper')) return undefined;
    const wrappers = slides.flatMap((slide, index) =>
      [...slide.querySelectorAll<HTMLElement>('.sqs-video-wrapper')].map((wrapper) => ({
        slide,
        index,
        wrapper,
      })),
    );
    if (!wrappers.length) return undefined;
    // What is no mode is said by whom it is given to.
    const mode = gallery.attributes.videoLoaderOptions.mode as VideoMode | undefined;
    const states = own();
    let videos: Array<{ readonly index: number; readonly video: VideoEmbed }> = [];
    let isOver = false;

    const followIndex = () => {
      const { currentIndex, carousel } = gallery.get();
      if (!design.show) return;
      for (const { video, index } of videos) {
        // Several slides of a carousel are in sight at once: each may be played, until its group is left.
        if (carousel) video.hide();
        else video.setActive(index === currentIndex);
      }
    };

    scope
      .loadChunk('video-embed', () => import('../../media/video/video-embed'))
      .then(
        ({ mountVideoEmbed }) => {
          if (isOver) return;
          videos = wrappers.map(({ slide, index, wrapper }) => {
            const title = textOf(slide, TITLES);
            const video = mountVideoEmbed(wrapper, scope, {
              ...(title && { title }),
              ...(mode !== undefined && { mode }),
            });
            video.store.subscribe(() => {
              states.claim(slide, {
                classes: { ...(video.store.get() === 'video' && { 'video-playing': true }) },
              });
              autoplay.hold(videos.some((other) => other.video.store.get() === 'video'));
            });
            return { index, video };
          });
          followIndex();
          // A player of its own ratio has made its slide higher.
          if (mode !== null) design.refresh();
        },
        (cause) => scope.warn('load', new Error('VideoLoader not found', { cause })),
      )
      .catch((error) => scope.warn('handler', error));

    const unlisten = gallery.on('change', followIndex);
    return () => {
      isOver = true;
      unlisten();
      for (const { video } of videos) video.destroy();
    };
  };
}
