import { number, object, oneOf, string, type WarnShape } from '../../../data/shape';
import type { StripOptions } from '../../model/design-options';
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

/** Given options with their defaults. */
export interface StripSettings extends Required<Omit<StripOptions, 'alignment'>> {
  readonly alignment: Alignment;
}

/** Reads the options of a strip. Wrong ones have their defaults and are reported. */
export function readStripOptions(options: unknown, warn?: WarnShape): StripSettings {
  const { alignment, ...read } = stripOptions(options, 'designOptions', warn);
  const vSize = Math.min(Math.max(Math.round(read.vSize), 1), 30);
  return { ...read, vSize, alignment: ALIGNMENTS[alignment] ?? 'middle' };
}
