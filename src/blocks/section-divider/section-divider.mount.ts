import { defineUnit, fault } from '../../core/unit';
import { parseObject } from '../../data/parse-object';
import { flag, number, object, oneOf, string, type WarnShape } from '../../data/shape';
import { findAll, findAround } from '../../dom/find-all';
import { onResize } from '../../dom/watch-size';
import { areaAbove, dividerEdge, isDividerShape } from './divider-shapes';

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

type Length = Readonly<{ value: number; unit: (typeof UNITS)[number] }>;

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

const css = ({ value, unit }: Length) => `${value}${unit}`;

function inPixels({ value, unit }: Length, root: HTMLElement): number {
  if (unit === 'vw') return (value * root.clientWidth) / 100;
  if (unit === 'vh') return (value * root.clientHeight) / 100;
  return unit === 'px' ? value : value * Number.parseFloat(getComputedStyle(root).fontSize);
}

/** Draws the shape in the size of the section, and starts the section below behind it. */
export const unit = defineUnit({
  read: readSectionDivider,
  mount(data, scope, element) {
    const { section, next, shape, clipPath, strokePath, clipId, height } = data;
    const owner = scope.owner();
    // The server's style sheet reserves the same height.
    owner.claim(section, { styles: { '--divider-height': css(height), '--z-index': `${data.level}` } });
    if (next) scope.owner().claim(next, { styles: { '--previous-section-divider-offset': css(height) } });

    onResize(element, scope, () => {
      const { clientWidth, clientHeight } = element;
      if (!clientWidth || !clientHeight) return;
      const [width, high, offset] = [data.width, height, data.offset].map((length) =>
        inPixels(length, document.documentElement),
      ) as [number, number, number];
      const edge = dividerEdge(shape, {
        ...data,
        repetitions: clientWidth / (width || clientWidth),
        height: Math.min(1, high / clientHeight),
        offset: offset / (width || clientWidth),
      });
      owner.claim(clipPath, { attributes: { d: areaAbove(edge) } });
      if (strokePath && data.hasStroke) owner.claim(strokePath, { attributes: { d: edge } });
      // Copied pages refer to another address.
      owner.claim(element, { styles: { 'clip-path': shape ? `url("#${CSS.escape(clipId)}")` : 'none' } });
    });
  },
});
