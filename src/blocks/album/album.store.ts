import type { Claims } from '../../core/ledger/ledger.types';
import type { Scope } from '../../core/scope';
import { type AudioPlayer, createAudioPlayer } from '../../media/audio/audio-player';
import { createStore } from '../../store/store';
import type { AlbumTrack } from './album.data';

interface AlbumState {
  /** Index of the track that plays or is paused; undefined before the first and after the last. */
  readonly current: number | undefined;
  readonly isPlaying: boolean;
}

export type AlbumStore = ReturnType<typeof createAlbumStore>;

export function createAlbumStore(
  scope: Scope,
  tracks: readonly [AlbumTrack, ...AlbumTrack[]],
  notesInto: Element,
) {
  const { get, set, subscribe } = createStore<AlbumState>({ current: undefined, isPlaying: false });
  const select = (current: number | undefined) => {
    if (get().current !== current) set({ ...get(), current });
  };
  const start = (index: number) => {
    const track = tracks[index];
    if (!track) return;
    player.load(track);
    select(index);
    player.play();
  };
  const next = () => {
    const { current } = get();
    if (current === undefined) return;
    if (current + 1 < tracks.length) return start(current + 1);
    player.load(tracks[0]);
    select(undefined);
  };
  /** On the first track, restarts it. */
  const previous = () => {
    const { current } = get();
    if (current === undefined) return;
    if (current > 0) start(current - 1);
    else player.seek(0);
  };
  const player: AudioPlayer = createAudioPlayer(scope, tracks[0], {
    notesInto,
    onEnded: next,
    onNext: next,
    onPrevious: previous,
  });
  scope.defer(
    player.subscribe(() => {
      const isPlaying = player.get().status === 'playing';
      if (isPlaying !== get().isPlaying) set({ ...get(), isPlaying });
    }),
  );
  return {
    get,
    subscribe,
    player,
    toggle: () => (get().current === undefined ? start(0) : player.toggle()),
    /** Plays a track from its start; pauses or resumes the current one. Ignores an index out of range. */
    toggleTrack: (index: number) => (index === get().current ? player.toggle() : start(index)),
    pause: player.pause,
    next,
    previous,
  };
}

/** Theme CSS hides an album until `loading` is gone. */
export const albumClaims = ({ current, isPlaying }: AlbumState): Claims => ({
  classes: { loading: false, playing: isPlaying, paused: current !== undefined && !isPlaying },
});

export const trackClaims = (isCurrent: boolean): Claims => ({
  classes: { selected: isCurrent },
  ...(isCurrent && { attributes: { 'aria-current': 'true' } }),
});
