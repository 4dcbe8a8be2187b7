/** Half a wave, from crest to trough, in px: each step of `waveFrequency` above 1 shortens it by one step. */
const [SHORTEST_PERIOD, LONGEST_PERIOD] = [250, 1000];
const PERIOD_STEP = 150;
/** Between crest and trough, in px, for each step of `waveIntensity`. */
const INTENSITY_PX = 15;
const HIGHEST_WAVE = 300;
const FRAMES = 24;

/** The horizontal distance between a crest and the next trough, in px: 1000 for a frequency of 1, 250 from 6 on. */
export const wavePeriod = (frequency: number) =>
  Math.min(Math.max(LONGEST_PERIOD - (frequency - 1) * PERIOD_STEP, SHORTEST_PERIOD), LONGEST_PERIOD);

export const waveHeight = (intensity: number) => Math.min(intensity * INTENSITY_PX, HIGHEST_WAVE);

/**
 * How often the loop repeats the items, so that about one whole wave fits in, and a length of the wave that fits in a whole number of
 * times: the text is at the same height when the loop starts again.
 */
export function fitWave(width: number, frequency: number) {
  const wanted = 2 * wavePeriod(frequency);
  const repeats = Math.max(1, Math.round(wanted / width));
  const total = repeats * width;
  return { repeats, length: total / Math.max(1, Math.round(total / wanted)) };
}

/** One wave for a letter that moves to the left: up and down, rotated with the slope. Linear between the frames. */
export function waveFrames(height: number, length: number): Keyframe[] {
  return Array.from({ length: FRAMES + 1 }, (_, frame) => {
    const angle = (2 * Math.PI * frame) / FRAMES;
    const y = (-height / 2) * Math.sin(angle);
    const slope = ((Math.PI * height) / length) * Math.cos(angle);
    return { transform: `translateY(${y.toFixed(2)}px) rotate(${Math.atan(slope).toFixed(4)}rad)` };
  });
}

/**
 * When the wave of a letter started, in waves before now, so that its middle is at its place on the wave. `length`: of the wave, in px.
 * @example waveStart({ offsetLeft: 90, offsetWidth: 20 }, { length: 400, isReversed: false }) // -0.75
 */
export function waveStart(
  { offsetLeft, offsetWidth }: Pick<HTMLElement, 'offsetLeft' | 'offsetWidth'>,
  { length, isReversed }: { readonly length: number; readonly isReversed: boolean },
): number {
  const phase = ((offsetLeft + offsetWidth / 2) / length) % 1;
  return isReversed ? -phase : phase - 1;
}

/** Scripts with separate letters; those of other scripts are joined, or change shape beside others. */
const SEPARATE_LETTERS =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Common}\p{Script=Inherited}]*$/u;
/** Each piece becomes a layer in the browser. */
const MAX_LETTERS = 120;

/** The pieces that move up and down: letters, or words where letters are joined or too many. */
export function splitText(text: string): string[] {
  const words = text.split(/(?<= )/);
  if (!SEPARATE_LETTERS.test(text) || text.length > MAX_LETTERS || !('Segmenter' in Intl)) return words;
  return [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
}
