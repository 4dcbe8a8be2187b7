import type { Scope } from '../../core/scope';

const loadFiles = (scope: Scope) =>
  scope.load('native-video', () => import('../../media/video/native-video'));
const loadEmbeds = (scope: Scope) => scope.load('video-embed', () => import('../../media/video/video-embed'));

interface PlayingOptions {
  readonly slides: readonly HTMLElement[];
  /** The engine of galleries plays those of video services, one at a time; in a stack there is no engine. */
  readonly hasEngine: boolean;
}

/** Plays the videos among the pictures of a product. Players are loaded only where there are any. */
export function playVideos(scope: Scope, { slides, hasEngine }: PlayingOptions): void {
  const find = (selector: string) =>
    slides.flatMap((slide) => [...slide.querySelectorAll<HTMLElement>(selector)]);
  const files = find('.sqs-native-video');
  const embeds = hasEngine ? [] : find('.sqs-video-wrapper');
  const play = scope.guard(async () => {
    if (files.length) {
      const { mountNativeVideo, readNativeVideo } = await loadFiles(scope);
      for (const player of files) {
        const video = readNativeVideo(player, scope.warnShape);
        if (video) mountNativeVideo(video, scope);
      }
    }
    if (embeds.length) {
      const { mountVideoEmbed } = await loadEmbeds(scope);
      for (const wrapper of embeds) mountVideoEmbed(wrapper, scope, {});
    }
  });
  play();
}
