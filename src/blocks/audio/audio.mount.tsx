import { defineUnit } from '../../core/unit';
import { type AudioPlayer, createAudioPlayer } from '../../media/audio/audio-player';
import { draw } from '../../react/draw';
import { readAudio, type ServerPlayer } from './audio.data';
import { AudioView } from './audio.view';
import './audio.css';
import type { Scope } from '../../core/scope';
import { adoptButton, insertText, playLabel } from '../../media/audio/adopt-button';
import { formatTime } from '../../media/audio/audio-time';
import { adoptSeekBar } from '../../media/audio/seek-bar';

interface AdoptedPlayer {
  readonly nodes: ServerPlayer;
  /** The track's. */
  readonly title: string;
}

/** Brings the nodes of a player that the server has rendered to life. */
function adoptPlayer(scope: Scope, player: AudioPlayer, { nodes, title }: AdoptedPlayer): void {
  const { widget, action, track, played, progress, total } = nodes;
  const owner = scope.owner();
  const setElapsed = progress && insertText(owner, progress);
  // A length that the server has printed is left alone.
  const setTotal = total && !total.textContent?.trim() ? insertText(owner, total) : undefined;
  const setLabel = adoptButton(scope, action, player.toggle);
  const show = () => {
    const { status, time, duration } = player.get();
    const isStopped = status === 'stopped' || status === 'failed';
    owner.claim(widget, {
      classes: { playing: status === 'playing', paused: status === 'paused', stopped: isStopped },
    });
    setLabel(playLabel(status === 'playing', title));
    setElapsed?.(formatTime(time));
    setTotal?.(duration > 0 ? formatTime(duration) : '');
  };
  show();
  scope.defer(player.subscribe(scope.guard(show)));
  if (track) adoptSeekBar(scope, { bar: track, fill: played, player });
}

export const unit = defineUnit({
  read: readAudio,
  /** Keeps the browser's own player, or the server's nodes, where the markup has them; draws a player elsewhere. */
  mount({ track, showsDownload, native, nodes }, scope, element) {
    const player = createAudioPlayer(scope, track, { notesInto: element, ...(native && { audio: native }) });
    if (native) return player;
    if (nodes) adoptPlayer(scope, player, { nodes, title: track.title });
    else
      draw(scope, <AudioView track={track} showsDownload={showsDownload} player={player} />, {
        into: element,
      });
    return player;
  },
});
