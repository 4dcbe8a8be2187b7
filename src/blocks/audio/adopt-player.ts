import type { Scope } from '../../core/scope';
import { adoptButton, playLabel } from '../../media/audio/adopt-button';
import type { AudioPlayer } from '../../media/audio/audio-player';
import { formatTime } from '../../media/audio/audio-time';
import { insertText } from '../../media/audio/own-text';
import { adoptSeekBar } from '../../media/audio/seek-bar';
import type { ServerPlayer } from './audio.data';

/** Brings the nodes of a player that the server has rendered to life. */
export function adoptPlayer(scope: Scope, nodes: ServerPlayer, player: AudioPlayer, title: string): void {
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
