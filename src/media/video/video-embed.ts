import { needsEmbedConsent } from '../../consent/embed-consent';
import type { Scope } from '../../core/scope';
import { createStore, type WritableStore } from '../../store/store';
import { createNotes } from '../notes/player-notes';
import { t } from './video-messages';
import { createVideoOverlay, type VideoOverlay, type VideoState } from './video-overlay';
import './video.css';
import { parseObject } from '../../data/parse-object';
import { object, strings } from '../../data/shape';
import { pagePlayback } from '../playback';
import { createPlayerFrame, type PlayerFrameOptions } from './player-frame';
import { readEmbed, readUrl } from './read-embed';
import { findProvider } from './video-providers';

/** Height ÷ width for embed codes without sizes. */
const DEFAULT_RATIO = 0.563;
/** iOS plays sound only in a frame that was touched itself: unmuted, the video would take a second tap. */
const needsMuting = () => CSS.supports('-webkit-touch-callout', 'none');
/** The server's own messages, if it has any. */
const readTexts = object(strings('playButton invalidVideo'));

function readWrapper({ dataset }: HTMLElement, page: string | undefined) {
  const embed = readEmbed(dataset.html);
  const { title, ratio = DEFAULT_RATIO } = embed ?? {};
  const url = embed?.url ?? readUrl(page);
  const provider = url && findProvider(url);
  /** The address that is requested to play it. */
  const address = provider ? provider.embedUrl(url, needsMuting()) : embed?.url.href;
  return { url, title, ratio, address, texts: readTexts(parseObject(dataset.localized)) };
}

/** The player's place in its wrapper: by its own ratio, whole within it, or cropped to cover it; `null` leaves that to CSS. */
export type VideoMode = 'none' | 'fit' | 'fill' | null;

interface VideoEmbedOptions {
  /** Default: `none`. */
  readonly mode?: VideoMode;
  /** The player's name for screen readers, for embed codes without a title. */
  readonly title?: string;
  /** The video's page at its service, for embed codes without its address: some savers point frames at a file of theirs. */
  readonly page?: string | undefined;
}

function checkMode(mode: VideoMode): void {
  if (mode && !/^(none|fit|fill)$/.test(mode))
    throw new TypeError('Video mode must be none, fit, fill or null.');
}

interface EmbedPlayerOptions extends Pick<PlayerFrameOptions, 'address' | 'title'> {
  readonly wrapper: HTMLElement;
  /** The video's own page, to which a note leads if its player is blocked. */
  readonly url: URL;
  readonly place: Element;
  readonly overlay: VideoOverlay;
  readonly state: WritableStore<VideoState>;
}

/** The player of one wrapper: shown in place of the overlay, once the visitor allows it. */
function createEmbedPlayer(scope: Scope, options: EmbedPlayerOptions) {
  const { wrapper, url, address, title, place, overlay, state } = options;
  const notes = createNotes(scope);
  let isActive = true;
  let player: { readonly frame: HTMLIFrameElement; readonly end: () => void } | undefined;
  const hide = () => {
    if (!player) return;
    const hadFocus = document.activeElement === player.frame;
    player.end();
    player = undefined;
    state.set('overlay');
    if (hadFocus) overlay.icon.focus();
  };
  const pausable = { pause: hide };
  const show = () => {
    if (!isActive || player) return;
    const host = new URL(address).hostname;
    const hadFocus = wrapper.contains(document.activeElement);
    notes.clear();
    if (needsEmbedConsent(scope, host)) {
      notes.show({ type: 'consent', host, onAllow: show }, overlay.element);
      return;
    }
    const part = scope.part();
    const frame = createPlayerFrame(part, {
      address,
      title,
      onBlocked(reason) {
        hide();
        scope.warn('handler', reason);
        notes.show({ type: 'blocked', url }, overlay.element);
      },
    });
    part.defer(() => {
      frame.remove();
      pagePlayback.release(pausable);
    });
    place.append(frame);
    pagePlayback.claim(pausable);
    player = { frame, end: part.end };
    state.set('video');
    if (hadFocus) frame.focus();
  };
  return {
    isShown: () => player !== undefined,
    show,
    hide,
    setActive(next: boolean) {
      isActive = next;
      if (!next) hide();
    },
    press(event: Event) {
      if (!isActive) return;
      // The slide around it would also respond to the click.
      event.stopPropagation();
      event.preventDefault();
      show();
    },
  };
}

/**
 * Brings a `.sqs-video-wrapper` to life: an overlay with a play button, then the player. Before it is played, and allowed where the cookie policy asks,
 * nothing is requested. One video plays at a time. Throws a TypeError for an unknown mode.
 * @example const video = mountVideoEmbed(wrapper, scope, { mode: 'fit' });
 */
export function mountVideoEmbed(wrapper: HTMLElement, parent: Scope, options: VideoEmbedOptions = {}) {
  const { url, address, ratio, texts, title = options.title } = readWrapper(wrapper, options.page);
  let { mode = 'none' } = options;
  checkMode(mode);
  const scope = parent.part();
  const owner = scope.owner();
  const store = createStore<VideoState>('overlay');
  // As theme CSS expects.
  const [outer, inner] = [document.createElement('div'), document.createElement('div')];
  outer.className = 'intrinsic';
  inner.className = 'intrinsic-inner';
  outer.append(inner);
  let player: ReturnType<typeof createEmbedPlayer> | undefined;

  const place = () => {
    inner.style.paddingBottom = mode === 'none' ? `${ratio * 100}%` : '';
    owner.claim(wrapper, {
      classes: { ...(mode && { [`video-${mode}`]: true }), 'video-invalid': !address },
      styles: { '--inlay-video-ratio': `${ratio}` },
    });
  };
  if (address && url) {
    player = createEmbedPlayer(scope, {
      wrapper,
      url,
      address,
      title: title || t('player'),
      place: inner,
      overlay: createVideoOverlay(wrapper, scope, {
        title,
        play: texts.playButton,
        state: store,
        onPlay: (event) => player?.press(event),
      }),
      state: store,
    });
    owner.insert(outer, wrapper, wrapper.firstChild);
  } else {
    store.set('invalid');
    scope.warn('read', 'Invalid video embed. A note says so. Check the address of the video.');
    createNotes(scope).show({ type: 'invalid', text: texts.invalidVideo }, wrapper);
  }
  place();

  return {
    store,
    /** Plays it, like a click on the overlay. Does nothing if it is inactive or has nothing to play. */
    show: () => player?.show(),
    /** Ends it and brings the overlay back. */
    hide: () => player?.hide(),
    /** Whether clicks on the overlay play it; a video that becomes inactive is hidden. Active at first. */
    setActive: (next: boolean) => player?.setActive(next),
    /** Restarts a player that is shown. Throws a TypeError for an unknown mode. */
    setMode(next: VideoMode) {
      checkMode(next);
      if (next === mode) return;
      const wasShown = player?.isShown();
      player?.hide();
      mode = next;
      place();
      if (wasShown) player?.show();
    },
    /** Ends it before its scope does. */
    destroy: scope.end,
  };
}

export type VideoEmbed = ReturnType<typeof mountVideoEmbed>;
