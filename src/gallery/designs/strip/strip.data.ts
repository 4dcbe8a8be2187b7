import { number, object, oneOf, string, type WarnShape } from '../../../data/shape';
import type { Alignment } from '../../scroll/snap-positions';

/** Alignments by their names in galleries and in blocks. */
const ALIGNMENTS: Readonly<Record<string, Alignment>> = {
  start: 'start',
  middle: 'middle',
  end: 'end',
  left: 'start',
  center: 'middle',
  right: 'end',
};

const stripOptions = object({
  alignment: string('middle'),
  activeClick: oneOf(['next', 'previous', 'nothing'], 'next'),
  speed: number(0.5),
  aspectRatio: number(0),
  vSize: number(10),
  height: number(0),
  margin: number(0),
});

export interface StripOptions {
  /** Where the current slide is: `start`, `middle`, `end`, or `left`, `center`, `right`; any other word is the middle. Default: `middle`. */
  readonly alignment: Alignment;
  /** What a click on the current slide does. Default: `next`. */
  readonly activeClick: 'next' | 'previous' | 'nothing';
  /** Seconds from slide to slide. Default: 0.5. */
  readonly speed: number;
  /** Height in percent of the width. Default: 0, the height of `vSize`. */
  readonly aspectRatio: number;
  /** Without a ratio: height in steps of 34 px, 1 to 30. A class `vsize-N` of the block wins. Default: 10. */
  readonly vSize: number;
  /** Height in px, for a strip of thumbnails. Default: 0, the height of `aspectRatio`. */
  readonly height: number;
  /** px above a strip of thumbnails. */
  readonly margin: number;
}

/** Reads the options of a strip. Wrong ones have their defaults and are reported. */
export function readStripOptions(options: unknown, warn?: WarnShape): StripOptions {
  const { alignment, ...read } = stripOptions(options, 'designOptions', warn);
  const vSize = Math.min(Math.max(Math.round(read.vSize), 1), 30);
  return { ...read, vSize, alignment: ALIGNMENTS[alignment] ?? 'middle' };
}
