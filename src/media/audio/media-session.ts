import type { Scope } from '../../core/scope';
import type { AudioState, AudioTrack } from './audio.types';

/** Actions of media keys, headphones and lock screens. What is missing falls back to the browser's own, if it has one. */
type SessionActions = Readonly<Partial<Record<MediaSessionAction, MediaSessionActionHandler>>>;

const ACTIONS: readonly MediaSessionAction[] = [
  'play',
  'pause',
  'seekbackward',
  'seekforward',
  'seekto',
  'previoustrack',
  'nexttrack',
];

/** The player that has the session: a page has one only. */
let holder: object | undefined;

/** Shows a player where the system shows what plays, and listens to its media keys, from `start` on. */
export function createMediaSession(scope: Scope, actions: SessionActions) {
  // WebKitGTK may be built without it.
  const { mediaSession: session } = navigator as Partial<Navigator>;
  const setHandlers = (handlers: SessionActions) => {
    for (const action of ACTIONS) session?.setActionHandler(action, handlers[action] ?? null);
  };
  const own = {
    /** Takes the page's session over, and names the track. */
    start({ title, artist, album, artwork }: AudioTrack) {
      if (!session) return;
      holder = own;
      session.metadata = new MediaMetadata({
        title,
        artist,
        album,
        artwork: artwork ? [{ src: artwork }] : [],
      });
      setHandlers(actions);
    },
    /** Does nothing while another player has the session. */
    update({ status, time, duration }: AudioState) {
      if (!session || holder !== own) return;
      session.playbackState = status === 'playing' ? 'playing' : 'paused';
      // Throws for a duration of 0, and for a position behind the end.
      if (duration > 0) session.setPositionState({ duration, position: Math.min(time, duration) });
    },
    /** Gives the session back, if it is still this player's. */
    end() {
      if (!session || holder !== own) return;
      holder = undefined;
      session.metadata = null;
      session.playbackState = 'none';
      session.setPositionState();
      setHandlers({});
    },
  };
  scope.defer(own.end);
  return own;
}
