import { parseObject } from '../../data/parse-object';
import { flag, number, object, oneOf, string, type WarnShape } from '../../data/shape';
import { findAll, findAround } from '../../dom/find-all';
import { type DividerShape, isDividerShape } from './divider-shapes';

const UNITS = ['vw', 'vh', 'px', 'rem', 'em'] as const;

const length = (fallback: number) => object({ unit: oneOf(UNITS, 'vw'), value: number(fallback) });

const readContext = object({
  divider: object({
    enabled: flag(),
    type: string('none'),
    width: length(100),
    height: length(0),
    offset: length(0),
    isFlipX: flag(),
    isFlipY: flag(),
    stroke: object({ style: string('none') }),
  }),
});

export interface Length {
  readonly value: number;
  readonly unit: (typeof UNITS)[number];
}

interface SectionDividerData {
  readonly section: HTMLElement;
  /** The section below, whose background begins behind the divider. */
  readonly next: HTMLElement | undefined;
  readonly clipId: string;
  readonly clipPath: SVGElement;
  readonly strokePath: SVGElement | null;
  /** Undefined: a straight edge. */
  readonly shape: DividerShape | undefined;
  /** The width of one repetition. */
  readonly width: Length;
  readonly height: Length;
  /** Moves the shape sideways. */
  readonly offset: Length;
  readonly isFlipX: boolean;
  readonly isFlipY: boolean;
  readonly hasStroke: boolean;
  /** How far it lies above the page: a divider is in front of the section below, also if that has one. */
  readonly level: number;
}

/** The header of themes is at 10. */
const MAX_LEVEL = 9;

const hasDivider = (section: Element | undefined) => section?.classList.contains('has-section-divider');

/** Reads a divider from its section's settings and the server's empty drawing. Never throws; undefined: it has none. */
export function readSectionDivider(
  element: HTMLElement,
  warn?: WarnShape,
): SectionDividerData | { readonly fault: string } | undefined {
  const section = findAround(element, '.page-section,section');
  const clip = section?.querySelector('.section-divider-svg-clip clipPath');
  const clipPath = clip?.querySelector<SVGElement>('path');
  if (!section || !clip?.id || !clipPath) {
    return {
      fault: 'The section has no drawing for its divider, so its edge is straight. Save the section again.',
    };
  }
  const { divider } = readContext(parseObject(section.dataset.currentContext), '', warn);
  if (!divider.enabled) return undefined;
  const sections = findAll(document, '.page-section');
  const below = sections.slice(sections.indexOf(section) + 1);
  const straight = below.findIndex((other) => !hasDivider(other));
  return {
    ...divider,
    section,
    next: below[0],
    clipId: clip.id,
    clipPath,
    strokePath: section.querySelector<SVGElement>('.section-divider-stroke'),
    shape: isDividerShape(divider.type) ? divider.type : undefined,
    hasStroke: divider.stroke.style !== 'none',
    level: Math.min(MAX_LEVEL, (straight < 0 ? below.length : straight) + 1),
  };
}
