import { number, object, oneOf, string, type WarnShape } from '../../../data/shape';
import type { Alignment } from '../../scroll/snap-positions';

/** Alignments as galleries and as blocks call them. */
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
  /** Where the current slide stands. Any word but `start`, `end`, `left`, `right` is the middle. Default: `middle`. */
  readonly alignment: Alignment;
  /** What a click on the current slide does. Default: `next`. */
  readonly activeClick: 'next' | 'previous' | 'nothing';
  /** Seconds from slide to slide. Default: 0.5. */
  readonly speed: number;
  /** Height in percent of the width. 0: the strip is as high as `vSize` says. */
  readonly aspectRatio: number;
  /** Height in steps of 34 px, 1 to 30, where there is no ratio; a class `vsize-N` of the block comes first. Default: 10. */
  readonly vSize: number;
  /** px; for a strip of thumbnails. 0: as `aspectRatio` says. */
  readonly height: number;
  /** px above a strip of thumbnails. */
  readonly margin: number;
}

/** Reads the options of a strip; what is wrong has its default and is reported. */
export function readStripOptions(options: unknown, warn?: WarnShape): StripOptions {
  const { alignment, ...read } = stripOptions(options, '', warn);
  const vSize = Math.min(Math.max(Math.round(read.vSize), 1), 30);
  return { ...read, vSize, alignment: ALIGNMENTS[alignment] ?? 'middle' };
}
