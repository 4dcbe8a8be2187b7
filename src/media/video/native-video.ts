import type { Scope } from '../../core/scope';
import type { WarnShape } from '../../data/shape';
import { watchOnScreen } from '../../dom/on-screen';
import { createNotes } from '../notes/player-notes';
import { pagePlayback } from '../playback';
import { allowsAutoplay } from './allows-autoplay';
import { chooseVariant, readHostedSettings, readHostedThumbnail, readHostedVideo } from './hosted-video';
import { t } from './video-messages';
import './video.css';

/** A `.sqs-native-video`, or the video of a lesson, with the file that it names. */
type NativeVideo = NonNullable<ReturnType<typeof readNativeVideo>>;

/** Undefined when the record does not name a file. Never throws. */
export function readNativeVideo(element: HTMLElement, warn: WarnShape) {
  const { configVideo, configNativeVideo, configSettings, configThumbnail } = element.dataset;
  const hosted = readHostedVideo(configVideo ?? configNativeVideo, warn);
  if (!hosted) return undefined;
  const settings = readHostedSettings(configSettings, warn);
  return { element, hosted, settings, poster: readHostedThumbnail(configThumbnail) || hosted.poster };
}

/** Height of the box in percent of its width, for records without a ratio. */
const DEFAULT_RATIO = 56.3;

/**
 * Brings a `.sqs-native-video` to life with the browser's player, which loads nothing before it plays. Autoplay is muted, in view only, and off for
 * visitors who prefer reduced motion or save data. `title`: the accessible name.
 */
export function mountNativeVideo(
  { element, hosted, settings, poster }: NativeVideo,
  scope: Scope,
  title?: string,
): void {
  const owner = scope.owner();
  // Some servers print the ratio as a fraction where a percentage belongs.
  const wrapper = element.closest<HTMLElement>('.embed-block-wrapper') ?? element;
  const percent = hosted.aspectRatio ? 100 / hosted.aspectRatio : DEFAULT_RATIO;
  owner.claim(wrapper, { styles: { '--inlay-video-height': `${percent}%` } });

  const video = document.createElement('video');
  const isAutoplay = settings.autoPlay && allowsAutoplay();
  video.className = 'inlay-native-video';
  video.preload = 'none';
  video.playsInline = true;
  video.controls = settings.controls === 'full' || !isAutoplay;
  video.loop = settings.loop;
  video.muted = settings.muted || isAutoplay;
  video.poster = poster;
  video.setAttribute('aria-label', title || t('player'));
  const box = element.querySelector('.native-video-player') ?? element;
  owner.insert(video, box);
  video.src = chooseVariant(hosted, video.getBoundingClientRect().width * devicePixelRatio);

  const notes = createNotes(scope);
  scope.listen(video, 'play', () => video.muted || pagePlayback.claim(video));
  scope.listen(video, 'volumechange', () => video.muted || video.paused || pagePlayback.claim(video));
  scope.listen(video, 'pause', () => pagePlayback.release(video));
  scope.listen(video, 'error', () => {
    scope.warn(
      'handler',
      `The video ${video.currentSrc || video.src} cannot be played, and a note says so. Upload it again.`,
    );
    notes.show({ type: 'failed' }, box);
  });
  scope.defer(() => {
    pagePlayback.release(video);
    video.pause();
  });
  // When the browser refuses to play, the poster and the controls stay.
  const play = () => void video.play().catch(() => {});
  if (isAutoplay) scope.defer(watchOnScreen(video, (isOnScreen) => (isOnScreen ? play() : video.pause())));
}
