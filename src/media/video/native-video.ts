import type { LedgerOwner } from '../../core/ledger/ledger.types';
import { watchOnScreen } from '../../dom/on-screen';
import { allowsAutoplay } from './allows-autoplay';
import { chooseVariant, readHostedSettings, readHostedThumbnail, readHostedVideo } from './hosted-video';
import { pagePlayback } from './playback';
import { t } from './video-messages';
import './video.css';

export interface NativeVideoOptions {
  /** Writes to the element, to the box around it, and puts the player in. */
  readonly owner: LedgerOwner;
  readonly guard: <Args extends unknown[]>(handler: (...args: Args) => void) => (...args: Args) => void;
  readonly warn: (message: string) => void;
  /** What the player is called for screen readers. */
  readonly title?: string;
}

/** Height of the box in percent of its width, where the record does not say. */
const DEFAULT_RATIO = 56.3;

/**
 * Brings a `.sqs-native-video` to life with the browser's own player. Nothing of the file is loaded before it plays; one
 * that starts by itself does so without sound, while it is seen, and not for visitors who want less motion or data.
 * Returns the destroy; undefined when the record names no file.
 */
export function mountNativeVideo(
  element: HTMLElement,
  options: NativeVideoOptions,
): (() => void) | undefined {
  const { owner, guard, warn, title } = options;
  const { configVideo, configSettings, configThumbnail } = element.dataset;
  const wrong = (path: string, wanted: string) => warn(`${path} is no ${wanted}; the default is used.`);
  const hosted = readHostedVideo(configVideo, wrong);
  const settings = readHostedSettings(configSettings, wrong);
  if (!hosted) return undefined;

  // Some servers have printed the ratio as a fraction where percents belong.
  const wrapper = element.closest<HTMLElement>('.embed-block-wrapper') ?? element;
  const percent = hosted.aspectRatio ? 100 / hosted.aspectRatio : DEFAULT_RATIO;
  owner.claim(wrapper, { styles: { '--inlay-video-height': `${percent}%` } });

  const video = document.createElement('video');
  let isGone = false;
  const startsItself = settings.autoPlay && allowsAutoplay();
  video.className = 'inlay-native-video';
  video.preload = 'none';
  video.playsInline = true;
  video.controls = settings.controls === 'full' || !startsItself;
  video.loop = settings.loop;
  video.muted = settings.muted || startsItself;
  video.poster = readHostedThumbnail(configThumbnail) || hosted.poster;
  video.setAttribute('aria-label', title || t('player'));
  owner.insert(video, element.querySelector('.native-video-player') ?? element);
  video.src = chooseVariant(hosted, video.getBoundingClientRect().width * devicePixelRatio);

  owner.listen(video, 'play', () => video.muted || pagePlayback.claim(video));
  owner.listen(video, 'volumechange', () => video.muted || video.paused || pagePlayback.claim(video));
  owner.listen(video, 'pause', () => pagePlayback.release(video));
  owner.listen(
    video,
    'error',
    guard(() => {
      warn(`The video ${video.currentSrc || video.src} cannot be played.`);
      import('./video-notes').then(
        ({ createFailedNote }) => isGone || owner.insert(createFailedNote(), video.parentElement ?? element),
        (error) => warn(String(error)),
      );
    }),
  );
  // A play that the browser refuses leaves the picture and the controls.
  const play = () => video.play().catch(() => {});
  const unwatch = startsItself
    ? watchOnScreen(video, (isOnScreen) => (isOnScreen ? void play() : video.pause()))
    : () => {};
  return () => {
    isGone = true;
    unwatch();
    pagePlayback.release(video);
    video.pause();
  };
}
