import { needsEmbedConsent } from '../../consent/embed-consent';
import type { Scope } from '../../core/scope';
import { createStore } from '../../store/store';
import { createNotes } from '../notes/player-notes';
import { pagePlayback } from '../playback';
import type { AudioState, AudioTrack } from './audio.types';
import { createMediaSession } from './media-session';
import './audio-note.css';

/** The platform serves files from its own domain and from one with `-cdn` in its name. */
const filesDomain = (appDomain: string) => appDomain.replace(/\.[^.]+$/, '-cdn$&');

/** Whether a file comes from the site itself or from the platform, so that playing it needs nobody's consent. */
export function isOwnHost({ hostname }: URL, appDomain: string): boolean {
  const domains = [location.hostname, ...(appDomain ? [appDomain, filesDomain(appDomain)] : [])];
  return domains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`));
}

const UNPLAYABLE =
  'cannot be played, so the page links to it. Check that the address is that of an audio file.';

const FRESH: Omit<AudioState, 'duration'> = { status: 'stopped', isWaiting: false, time: 0 };

interface AudioPlayerOptions {
  /** The server's own player; default: an element outside the page. */
  readonly audio?: HTMLAudioElement | undefined;
  /** The element at whose end notes to the visitor are put. */
  readonly notesInto: Element;
  readonly onEnded?: () => void;
  readonly onPrevious?: () => void;
  readonly onNext?: () => void;
}

interface PlayerState {
  readonly get: () => AudioState;
  readonly change: (changed: Partial<AudioState>) => void;
}

/** Keeps a player's state in step with its element. */
function followElement(
  scope: Scope,
  audio: HTMLAudioElement,
  {
    get,
    change,
    on,
  }: PlayerState & {
    readonly on: Record<'started' | 'seeked' | 'stopped' | 'ended' | 'failed', () => void>;
  },
): void {
  const stop = (status: AudioState['status']) => {
    on.stopped();
    change({ status, isWaiting: false });
  };
  const play = () => {
    on.started();
    change({ status: 'playing', isWaiting: audio.readyState < HTMLMediaElement.HAVE_FUTURE_DATA });
  };
  const events: Readonly<Record<string, () => void>> = {
    play,
    playing: () => change({ isWaiting: false }),
    waiting: () => change({ isWaiting: true }),
    timeupdate: () => get().status !== 'failed' && change({ time: audio.currentTime }),
    seeked: on.seeked,
    durationchange: () =>
      // NaN before it has loaded, infinite for a live stream.
      Number.isFinite(audio.duration) && change({ duration: audio.duration }),
    pause: () => stop('paused'),
    ended() {
      change({ time: 0 });
      stop('stopped');
      on.ended();
    },
    error() {
      // An element without an address reports nothing that anybody asked for.
      if (!audio.error) return;
      stop('failed');
      on.failed();
    },
  };
  for (const [type, handler] of Object.entries(events)) scope.listen(audio, type, handler);
  if (!audio.paused) play();
}

/** Actions of visitors, media keys and theme scripts. `isAllowed` says whether the file may be loaded, or asks the visitor. */
function createControls(audio: HTMLAudioElement, { get, change }: PlayerState, isAllowed: () => boolean) {
  const play = () => {
    if (!isAllowed()) return;
    if (audio.error) audio.load();
    // Failures come as an `error` event; a browser that does not let it play leaves it stopped.
    audio.play().catch(() => {});
  };
  const pause = () => audio.pause();
  return {
    play,
    pause,
    // The element knows at once, its `play` event comes later; after a failure it still counts as playing.
    toggle: () => (audio.paused || get().status === 'failed' ? play() : pause()),
    seek(time: number) {
      const position = Math.min(Math.max(time, 0), get().duration);
      // Before the file has loaded, the browser keeps it as the position to start from.
      audio.currentTime = position;
      change({ time: position });
    },
  };
}

/** Another track plays now, or a video without its own session. */
function giveWay(audio: HTMLAudioElement, session: ReturnType<typeof createMediaSession>): void {
  audio.pause();
  session.end();
}

/**
 * Plays one track at a time, and pauses the page's other players. Under a restrictive cookie policy it asks before loading another company's file.
 * An unplayable file is a warning and a note with a link to it.
 * @example scope.listen(button, 'click', createAudioPlayer(scope, track, { notesInto: element }).toggle);
 */
export function createAudioPlayer(
  scope: Scope,
  first: AudioTrack,
  { audio = new Audio(), notesInto, onEnded, onPrevious, onNext }: AudioPlayerOptions,
) {
  const isServers = audio.isConnected;
  let track = first;
  const fresh = () => ({ ...FRESH, duration: track.duration });
  const { get, set, subscribe } = createStore<AudioState>(fresh());
  const notes = createNotes(scope, 'audio');

  const change = (changed: Partial<AudioState>) => {
    set({ ...get(), ...changed });
    // The system counts on by itself while it plays.
    if (!('time' in changed) || get().status !== 'playing') session.update(get());
  };
  const isAllowed = () => {
    notes.clear();
    const { hostname: host } = track.url;
    const isOwn = isServers || isOwnHost(track.url, scope.context.appDomain);
    if (isOwn || !needsEmbedConsent(scope, host)) return true;
    notes.show({ type: 'consent', host, onAllow: play }, notesInto);
    return false;
  };
  const controls = createControls(audio, { get, change }, isAllowed);
  const { play, pause, seek } = controls;
  const session = createMediaSession(scope, {
    play: scope.guard(play),
    pause: scope.guard(pause),
    seekto: scope.guard(({ seekTime }) => seek(seekTime ?? 0)),
    ...(onPrevious && { previoustrack: scope.guard(onPrevious) }),
    ...(onNext && { nexttrack: scope.guard(onNext) }),
  });
  const pausable = { pause: () => giveWay(audio, session) };
  const leave = () => pagePlayback.release(pausable);
  const setSource = () => {
    audio.preload = 'none';
    audio.src = track.url.href;
  };
  if (!isServers) setSource();
  followElement(scope, audio, {
    get,
    change,
    on: {
      started() {
        pagePlayback.claim(pausable);
        session.start(track);
      },
      seeked: () => session.update(get()),
      stopped: leave,
      ended: () => onEnded?.(),
      failed() {
        scope.warn('handler', `${track.url.href} ${UNPLAYABLE}`);
        notes.show({ type: 'failed', url: track.url }, notesInto);
      },
    },
  });
  scope.defer(() => {
    leave();
    // The server's own player continues as it would without us.
    if (isServers) return;
    audio.pause();
    audio.removeAttribute('src');
    audio.load();
  });

  return {
    get,
    subscribe,
    ...controls,
    /** Stops, and replaces the track. Nothing of it is loaded before it plays. */
    load(next: AudioTrack) {
      notes.clear();
      track = next;
      set(fresh());
      leave();
      setSource();
    },
  };
}

export type AudioPlayer = ReturnType<typeof createAudioPlayer>;
