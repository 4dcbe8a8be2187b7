import { fault } from '../../core/unit';
import { parseObject } from '../../data/parse-object';
import { flag, number, object, oneOf, string, type WarnShape } from '../../data/shape';
import { findAll, findAround } from '../../dom/find-all';
import { isDividerShape } from './divider-shapes';

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

/** The header of themes is at 10. */
const MAX_LEVEL = 9;

const hasDivider = (section: Element | undefined) => section?.classList.contains('has-section-divider');

/** Reads a divider from its section's settings and the server's empty drawing; undefined if it is switched off. */
export function readSectionDivider(element: HTMLElement, warn?: WarnShape) {
  const section = findAround(element, '.page-section,section');
  const clip = section?.querySelector('.section-divider-svg-clip clipPath');
  const clipPath = clip?.querySelector<SVGElement>('path');
  if (!section || !clip?.id || !clipPath)
    return fault(
      'The section has no drawing for its divider, so its edge is straight. Save the section again.',
    );
  const { divider } = readContext(parseObject(section.dataset.currentContext), '', warn);
  if (!divider.enabled) return undefined;
  const sections = findAll(document, '.page-section');
  const below = sections.slice(sections.indexOf(section) + 1);
  const straight = below.findIndex((other) => !hasDivider(other));
  return {
    ...divider,
    section,
    /** The section below, whose background begins behind the divider. */
    next: below[0],
    clipId: clip.id,
    clipPath,
    strokePath: section.querySelector<SVGElement>('.section-divider-stroke'),
    /** Undefined: a straight edge. */
    shape: isDividerShape(divider.type) ? divider.type : undefined,
    hasStroke: divider.stroke.style !== 'none',
    /** The z-index: a divider is in front of the section below, even if that has one, too. */
    level: Math.min(MAX_LEVEL, (straight < 0 ? below.length : straight) + 1),
  };
}
