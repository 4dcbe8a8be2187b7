import type { Claims } from '../../core/ledger/ledger.types';
import type { Scope } from '../../core/scope';
import type { AudioState } from './audio.types';
import { t } from './audio-messages';
import type { AudioPlayer } from './audio-player';
import { spellPosition } from './audio-time';

const ARROW_SECONDS = 5;
const PAGE_SECONDS = 30;

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: ARROW_SECONDS,
  ArrowUp: ARROW_SECONDS,
  ArrowLeft: -ARROW_SECONDS,
  ArrowDown: -ARROW_SECONDS,
  PageUp: PAGE_SECONDS,
  PageDown: -PAGE_SECONDS,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Seconds that a key on a seek bar moves by; undefined for other keys. Time runs from left to right in every script, as servers fill the bars. */
export const seekStep = (key: string): number | undefined =>
  Object.hasOwn(STEPS, key) ? STEPS[key] : undefined;

/** Listens to the keys of a seek bar. */
export const seekByKeys = (player: AudioPlayer) => (event: Pick<KeyboardEvent, 'key' | 'preventDefault'>) => {
  const step = seekStep(event.key);
  if (step === undefined) return;
  event.preventDefault();
  player.seek(player.get().time + step);
};

interface SeekBarOptions {
  readonly bar: HTMLElement;
  /** As wide as what has been played. */
  readonly fill: Element | null;
  readonly player: AudioPlayer;
}

/** A progress bar as a slider. */
export const sliderClaims = ({ time, duration }: Pick<AudioState, 'time' | 'duration'>): Claims => ({
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

/** The part of the bar that has been played. */
export function fillClaims({ time, duration }: Pick<AudioState, 'time' | 'duration'>): Claims {
  const share = duration > 0 ? Math.min(time / duration, 1) : 0;
  return { styles: { width: `${(share * 100).toFixed(2)}%` } };
}

/** Makes a server's progress bar a slider, for as long as the scope lives: by pointer, touch and keyboard. */
export function adoptSeekBar(scope: Scope, { bar, fill, player }: SeekBarOptions): void {
  scope.bind(bar, player, sliderClaims);
  if (fill) scope.bind(fill, player, fillClaims);

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
  scope.listen(bar, 'keydown', seekByKeys(player));
}
