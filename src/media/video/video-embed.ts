import { needsEmbedConsent } from '../../consent/embed-consent';
import type { Services } from '../../core/entry/services';
import type { LedgerOwner } from '../../core/ledger/ledger.types';
import { parseObject } from '../../data/parse-object';
import { object, strings } from '../../data/shape';
import { build } from '../../dom/build';
import { createStore, type Store } from '../../store/store';
import { pagePlayback } from './playback';
import { createPlayerFrame, type PlayerFrame } from './player-frame';
import { readEmbed } from './read-embed';
import { t } from './video-messages';
import { createVideoOverlay } from './video-overlay';
import { findProvider } from './video-providers';
import './video.css';

/** How the player lies in its wrapper: by its own ratio, whole within it, or cut to cover it; `null` leaves that to CSS. */
export type VideoMode = 'none' | 'fit' | 'fill' | null;

export type VideoState = 'overlay' | 'video' | 'invalid';

export interface VideoEmbedOptions {
  /** Writes to the wrapper and all that is in it; it must claim nothing else there. */
  readonly owner: LedgerOwner;
  readonly guard: <Args extends unknown[]>(handler: (...args: Args) => void) => (...args: Args) => void;
  /** Hears what goes wrong: a message, or an error. */
  readonly warn: (cause: unknown) => void;
  /** Default: `none`. */
  readonly mode?: VideoMode;
  /** What the player is called for screen readers, where the embed code does not say. */
  readonly title?: string;
  /** A block's scope: with it a restrictive cookie policy is respected, and the visitor is asked. */
  readonly services?: Pick<Services, 'consent'>;
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

function checkMode(mode: VideoMode): void {
  if (mode && !/^(none|fit|fill)$/.test(mode))
    throw new TypeError('Video mode must be none, fit, fill or null.');
}

/** Height ÷ width where the embed code has no sizes. */
const DEFAULT_RATIO = 0.563;

/** iOS plays nothing with sound in a frame that was not touched itself: without this it would take a second tap. */
const needsMuting = () => CSS.supports('-webkit-touch-callout', 'none');

/** The server's own words, where it has some. */
const readWords = object(strings('playButton invalidVideo'));

/**
 * Brings a `.sqs-video-wrapper` to life: an overlay with a play button, and the player when it is asked for. Nothing is
 * requested of the provider before that; with a restrictive cookie policy the visitor is told first. One video plays at
 * a time, the others go back to their overlays. Throws a TypeError for what is no mode.
 *
 * @example
 * const video = mountVideoEmbed(wrapper, { ...scope, warn: (message) => scope.warn('handler', message), services: scope });
 * slides.on('change', video.hide);
 */
export function mountVideoEmbed(wrapper: HTMLElement, options: VideoEmbedOptions): VideoEmbed {
  const { owner, guard, warn, services } = options;
  const store = createStore<VideoState>('overlay');
  const { playButton, invalidVideo } = readWords(parseObject(wrapper.dataset.localized));
  const { url, title = options.title, ratio = DEFAULT_RATIO } = readEmbed(wrapper.dataset.html) ?? {};
  const provider = url && findProvider(url);
  const address = provider ? provider.embedUrl(url, needsMuting()) : url?.href;
  let { mode = 'none' } = options;
  checkMode(mode);
  let isActive = true;
  let isGone = false;
  let frame: PlayerFrame | undefined;
  let note: HTMLElement | undefined;

  const inner = build('div', { class: 'intrinsic-inner' });

  const place = () => {
    inner.style.paddingBottom = mode === 'none' ? `${ratio * 100}%` : '';
    owner.claim(wrapper, {
      classes: { ...(mode && { [`video-${mode}`]: true }), 'video-invalid': !address },
      styles: { '--inlay-video-ratio': `${ratio}` },
    });
  };
  /** Few visitors get a note: its code comes when there is something to say. */
  const say = (create: (notes: typeof import('./video-notes')) => HTMLElement) => {
    import('./video-notes').then((notes) => {
      if (isGone) return;
      if (note) owner.release(note);
      note = owner.insert(create(notes), overlay?.element ?? wrapper);
      note.querySelector('button')?.focus();
    }, warn);
  };
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
    overlay?.setHidden(false);
    if (hadFocus) overlay?.icon.focus();
    store.set('overlay');
  };
  const player = { pause: hide };
  const show = () => {
    if (!address || !url || !isActive || frame) return;
    const { hostname: host } = new URL(address);
    const hadFocus = wrapper.contains(document.activeElement);
    if (note) owner.release(note);
    if (services && needsEmbedConsent(services, host)) {
      say(({ createConsentNote }) => createConsentNote(host, guard(show)));
      return;
    }
    frame = createPlayerFrame(address, title || t('player'), (reason) => {
      hide();
      warn(reason);
      say(({ createBlockedNote }) => createBlockedNote(url));
    });
    inner.append(frame.element);
    overlay?.setHidden(true);
    if (hadFocus) frame.element.focus();
    pagePlayback.claim(player);
    store.set('video');
  };
  const overlay = address
    ? createVideoOverlay(wrapper, {
        owner,
        title,
        play: playButton,
        warn,
        onPlay: guard((event: Event) => {
          if (!isActive) return;
          // The slide around it would take the click for its own.
          event.stopPropagation();
          event.preventDefault();
          show();
        }),
      })
    : undefined;
  if (overlay) owner.insert(build('div', { class: 'intrinsic' }, inner), wrapper, wrapper.firstChild);
  else {
    store.set('invalid');
    warn('Invalid video embed.');
    say(({ createInvalidNote }) => createInvalidNote(invalidVideo));
  }
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
      checkMode(next);
      if (next === mode) return;
      const wasShown = Boolean(frame);
      hide();
      mode = next;
      place();
      if (wasShown) show();
    },
    destroy() {
      isGone = true;
      remove();
      overlay?.destroy();
    },
  };
}
