import type { Scope } from '../../core/scope';
import { t } from './audio-messages';
import type { AudioPlayer } from './audio-player';
import { spellPosition } from './audio-time';
import { seekStep } from './seek-keys';

interface SeekBarOptions {
  readonly bar: HTMLElement;
  /** As wide as what has been played. */
  readonly fill: Element | null;
  readonly player: AudioPlayer;
}

/** Makes a server's progress bar a slider, for as long as the scope lives: by pointer, touch and keyboard. */
export function adoptSeekBar(scope: Scope, { bar, fill, player }: SeekBarOptions): void {
  const owner = scope.owner();
  const show = () => {
    const { time, duration } = player.get();
    owner.claim(bar, {
      attributes: {
        role: 'slider',
        tabindex: '0',
        'aria-label': t('seek'),
        'aria-valuemin': '0',
        'aria-valuemax': `${Math.round(duration)}`,
        'aria-valuenow': `${Math.round(time)}`,
        'aria-valuetext': spellPosition(time, duration),
      },
    });
    if (fill) {
      const share = duration > 0 ? Math.min(time / duration, 1) : 0;
      owner.claim(fill, { styles: { width: `${(share * 100).toFixed(2)}%` } });
    }
  };
  show();
  scope.defer(player.subscribe(scope.guard(show)));

  const seekTo = ({ clientX }: PointerEvent) => {
    const { left, width } = bar.getBoundingClientRect();
    if (width > 0) player.seek(((clientX - left) / width) * player.get().duration);
  };
  scope.listen(bar, 'pointerdown', (event) => {
    if (event.button !== 0) return;
    bar.setPointerCapture(event.pointerId);
    seekTo(event);
  });
  scope.listen(bar, 'pointermove', (event) => {
    if (bar.hasPointerCapture(event.pointerId)) seekTo(event);
  });
  // The track around it would start, or stop, at the click.
  scope.listen(bar, 'click', (event) => event.stopPropagation());
  scope.listen(bar, 'keydown', (event) => {
    const step = seekStep(event.key);
    if (step === undefined) return;
    event.preventDefault();
    player.seek(player.get().time + step);
  });
}
