import type { LedgerOwner } from '../core/ledger.types';
import type { Services } from '../core/services';
import { createStore, type Store } from '../core/store';
import { pagePlayback } from './playback';
import { createPlayerFrame, type PlayerFrame } from './player-frame';
import { readEmbed } from './read-embed';
import { allowEmbeds, isEmbedRefused } from './third-party';
import { createVideoOverlay } from './video-overlay';
import { videoProviders } from './video-providers';
import { text } from './video-words';

/** How the player lies in its wrapper: by its own ratio, whole within it, or cut to cover it; `null` leaves that to CSS. */
export type VideoMode = 'none' | 'fit' | 'fill' | null;

export type VideoState = 'overlay' | 'video' | 'invalid';

export interface VideoEmbedOptions {
  /** Writes to the wrapper and all that is in it; it must claim nothing else there. */
  readonly owner: LedgerOwner;
  readonly guard: <Args extends unknown[]>(handler: (...args: Args) => void) => (...args: Args) => void;
  readonly warn: (message: string) => void;
  /** Default: `none`. */
  readonly mode?: VideoMode;
  /** What the player is called for screen readers, where the embed code does not say. */
  readonly title?: string;
  /** A block's scope: with it a restrictive cookie policy is respected, and the visitor is asked. */
  readonly services?: Pick<Services, 'consent' | 'context'>;
}

/** A living video embed. */
export interface VideoEmbed {
  readonly store: Store<VideoState>;
  /** Plays it, as a click on the overlay does. Nothing when it is not active, or when there is nothing to play. */
  show(): void;
  /** Ends it and brings the overlay back. */
  hide(): void;
  /** Whether clicks on the overlay play it; a video that becomes inactive is hidden. Active at first. */
  setActive(isActive: boolean): void;
  /** A player that is shown starts afresh. Throws a TypeError for what is no mode. */
  setMode(mode: VideoMode): void;
  destroy(): void;
}

const MODES: readonly unknown[] = ['none', 'fit', 'fill', null];
/** Height ÷ width where the embed code has no sizes. */
const DEFAULT_RATIO = 0.563;

/** iOS plays nothing with sound in a frame that was not touched itself: without this it would take a second tap. */
const needsMuting = () => CSS.supports('-webkit-touch-callout', 'none');

function readWords({ dataset }: HTMLElement): {
  readonly playButton?: string;
  readonly invalidVideo?: string;
} {
  try {
    return Object(JSON.parse(dataset.localized || '{}'));
  } catch {
    return {};
  }
}

/**
 * Brings a `.sqs-video-wrapper` to life: an overlay with a play button, and the player when it is asked for. Nothing is
 * requested of the provider before that; with a restrictive cookie policy the visitor is told first. One video plays at
 * a time, the others go back to their overlays.
 *
 * @example
 * const video = mountVideoEmbed(wrapper, { ...scope, warn: (message) => scope.warn('handler', message), services: scope });
 * slides.on('change', video.hide);
 */
export function mountVideoEmbed(wrapper: HTMLElement, options: VideoEmbedOptions): VideoEmbed {
  const { owner, guard, warn, services } = options;
  const store = createStore<VideoState>('overlay');
  const words = readWords(wrapper);
  const embed = readEmbed(wrapper.dataset.html ?? '');
  const provider = embed && videoProviders.find(embed.url.href)?.provider;
  const address =
    embed &&
    (provider ? provider.embedUrl(embed.url, { autoplay: true, muted: needsMuting() }) : embed.url.href);
  const title = embed?.title || options.title || '';
  const host = address ? new URL(address).hostname : '';
  let mode = options.mode === undefined ? 'none' : options.mode;
  let isActive = true;
  let frame: PlayerFrame | undefined;

  const box = document.createElement('div');
  const inner = document.createElement('div');
  box.className = 'intrinsic';
  inner.className = 'intrinsic-inner';
  box.append(inner);
  const ratio = embed?.ratio ?? DEFAULT_RATIO;

  const place = () => {
    inner.style.paddingBottom = mode === 'none' ? `${ratio * 100}%` : '';
    const isFixed = mode === 'fit' || mode === 'fill';
    owner.claim(wrapper, {
      classes: { ...(mode && { [`video-${mode}`]: true }), 'video-invalid': !address },
      styles: { '--inlay-video-ratio': `${ratio}`, ...(isFixed && { height: '100%' }) },
    });
  };

  if (!address) {
    const message = words.invalidVideo || text('invalid');
    const note = document.createElement('div');
    note.className = 'sqs-video-invalid-wrapper';
    note.textContent = message;
    const overlay = wrapper.querySelector('.sqs-video-overlay');
    if (overlay) owner.claim(overlay, { styles: { display: 'none' } });
    owner.insert(note, wrapper);
    place();
    store.set('invalid');
    warn(message);
    const nothing = () => {};
    return { store, show: nothing, hide: nothing, setActive: nothing, setMode: nothing, destroy: nothing };
  }

  const player = { pause: () => hide() };
  const remove = () => {
    frame?.destroy();
    frame?.element.remove();
    frame = undefined;
    pagePlayback.release(player);
  };
  const hide = () => {
    if (!frame) return;
    const hadFocus = document.activeElement === frame.element;
    remove();
    overlay.setHidden(false);
    if (hadFocus) overlay.icon.focus();
    store.set('overlay');
  };
  const action = (tag: 'a' | 'button', label: string) => {
    const element = document.createElement(tag);
    element.textContent = label;
    return element;
  };
  const ask = () => {
    const button = action('button', text('allow'));
    button.addEventListener(
      'click',
      guard(() => {
        allowEmbeds(host);
        show();
      }),
    );
    overlay.note(text('consent', { host }), button);
    button.focus();
  };
  const block = () => {
    hide();
    const link = action('a', text('open', { host: embed.url.hostname }));
    link.setAttribute('href', embed.url.href);
    overlay.note(text('blocked'), link);
    warn(`The page's policy does not let the player of ${host} in.`);
  };
  const show = () => {
    if (!isActive || frame) return;
    if (services && isEmbedRefused(services, host)) {
      ask();
      return;
    }
    overlay.note();
    const hadFocus = wrapper.contains(document.activeElement);
    frame = createPlayerFrame({ address, provider, title: title || text('player'), onBlocked: block });
    inner.append(frame.element);
    overlay.setHidden(true);
    if (hadFocus) frame.element.focus();
    pagePlayback.claim(player);
    store.set('video');
  };
  const overlay = createVideoOverlay(wrapper, {
    owner,
    title,
    play: words.playButton,
    warn,
    onPlay: guard((event: Event) => {
      if (!isActive) return;
      // The slide around it would take the click for its own.
      event.stopPropagation();
      event.preventDefault();
      show();
    }),
  });
  owner.insert(box, wrapper, wrapper.firstChild);
  place();

  return {
    store,
    show,
    hide,
    setActive(next) {
      isActive = next;
      if (!next) hide();
    },
    setMode(next) {
      if (!MODES.includes(next)) throw new TypeError('Video mode must be none, fit, fill or null.');
      if (next === mode) return;
      const wasShown = Boolean(frame);
      hide();
      mode = next;
      place();
      if (wasShown) show();
    },
    destroy() {
      remove();
      overlay.destroy();
    },
  };
}
