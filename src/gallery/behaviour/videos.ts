import { textOf } from '../../dom/text-of';
import type { VideoEmbed } from '../../media/video/video-embed';
import type { GalleryContext } from '../model/gallery-context';
import type { Autoplay } from './autoplay';

/** The title of a slide, for embed codes without one. */
const TITLES = '.meta-title,.summary-title,.image-slide-title';

interface SlideVideo {
  readonly index: number;
  readonly video: VideoEmbed;
}

const findWrappers = (slides: readonly HTMLElement[]) =>
  slides.flatMap((slide, index) =>
    [...slide.querySelectorAll<HTMLElement>('.sqs-video-wrapper')].map((wrapper) => ({
      slide,
      index,
      wrapper,
    })),
  );

/** Plays videos while their slide is current; autoplay waits for them. Loads the player's code only if a slide has a video. */
export function playVideos(context: GalleryContext, autoplay: Pick<Autoplay, 'hold'>): void {
  const { gallery, design, list, slides, scope } = context;
  const wrappers = list.querySelector('.sqs-video-wrapper') ? findWrappers(slides) : [];
  if (!wrappers.length) return;
  const { mode } = gallery.attributes.videoLoaderOptions;
  const states = scope.owner();
  let videos: readonly SlideVideo[] = [];

  const followIndex = () => {
    const { currentIndex, carousel } = gallery.get();
    if (!design.show) return;
    for (const { video, index } of videos) {
      // A carousel shows several slides at once: each video may play until its group is left.
      if (carousel) video.hide();
      else video.setActive(index === currentIndex);
    }
  };

  const mountVideo = (
    mountVideoEmbed: typeof import('../../media/video/video-embed').mountVideoEmbed,
    { slide, index, wrapper }: (typeof wrappers)[number],
  ): SlideVideo => {
    const title = textOf(slide, TITLES);
    const video = mountVideoEmbed(wrapper, scope, {
      ...(title && { title }),
      ...(mode !== undefined && { mode }),
    });
    video.store.subscribe(() => {
      states.claim(slide, { classes: { ...(video.store.get() === 'video' && { 'video-playing': true }) } });
      autoplay.hold(videos.some((other) => other.video.store.get() === 'video'));
    });
    return { index, video };
  };

  gallery.on('change', followIndex);
  scope
    .load('video-embed', () => import('../../media/video/video-embed'))
    .then(
      scope.guard(({ mountVideoEmbed }) => {
        videos = wrappers.map((wrapper) => mountVideo(mountVideoEmbed, wrapper));
        followIndex();
        // A player with its own ratio has made its slide higher.
        if (mode !== null) design.refresh?.();
      }),
      (cause) => scope.warn('load', new Error('VideoLoader not found', { cause })),
    );
}
