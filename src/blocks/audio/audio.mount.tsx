import { bind, follow } from '../../core/bind';
import type { Scope } from '../../core/scope';
import { defineUnit } from '../../core/unit';
import { adoptButton, playLabel } from '../../media/audio/adopt-button';
import { type AudioPlayer, createAudioPlayer } from '../../media/audio/audio-player';
import { formatTime } from '../../media/audio/audio-time';
import { insertText } from '../../media/audio/own-text';
import { adoptSeekBar } from '../../media/audio/seek-bar';
import { draw } from '../../react/draw';
import './audio.css';
import { readAudio, type ServerPlayer } from './audio.data';
import { AudioView } from './audio.view';

/** Brings a player that the server has rendered to life. `title` is the track's. */
function adoptPlayer(
  scope: Scope,
  player: AudioPlayer,
  { nodes, title }: { nodes: ServerPlayer; title: string },
) {
  const { widget, action, track, played, progress, total } = nodes;
  const owner = scope.owner();
  const setElapsed = progress && insertText(owner, progress);
  // A length that the server has printed is left alone.
  const setTotal = total && !total.textContent?.trim() ? insertText(owner, total) : undefined;
  const setLabel = adoptButton(scope, action, player.toggle);
  bind(scope, widget, player, ({ status }) => ({
    classes: {
      playing: status === 'playing',
      paused: status === 'paused',
      stopped: status === 'stopped' || status === 'failed',
    },
  }));
  follow(scope, player, ({ status, time, duration }) => {
    setLabel(playLabel(status === 'playing', title));
    setElapsed?.(formatTime(time));
    setTotal?.(duration > 0 ? formatTime(duration) : '');
  });
  if (track) adoptSeekBar(scope, { bar: track, fill: played, player });
}

export const unit = defineUnit({
  read: readAudio,
  /** Keeps the browser's own player, or the server's nodes, if the markup has them; otherwise draws a player. */
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
