import { defineUnit } from '../../core/unit';
import { onResize } from '../../dom/watch-size';
import { areaAbove, dividerEdge } from './divider-shapes';
import { type Length, readSectionDivider } from './section-divider.data';

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
