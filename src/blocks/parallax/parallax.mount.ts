import { defineUnit } from '../../core/unit';
import { parseObject } from '../../data/parse-object';
import { number, object, type WarnShape } from '../../data/shape';
import './parallax.css';

const readEffect = object({ backgroundMediaEffect: object({ intensity: number(30), rotation: number(90) }) });

/** Full intensity moves a picture by this part of its size in each direction. */
const MAX_PART = 0.3;

/** The picture behind a section, and how far it moves in each direction, as a part of its size. */
export function readParallax(element: HTMLElement, warn?: WarnShape) {
  const image = element.querySelector<HTMLElement>('img');
  const section = element.closest<HTMLElement>('section,.page-section,.Intro,.Index-page');
  if (!image || !section) return undefined;
  const context = parseObject(section.dataset.currentContext);
  const { intensity, rotation } = readEffect(context, '', warn).backgroundMediaEffect;
  const part = (Math.min(100, Math.max(0, intensity)) / 100) * MAX_PART;
  const angle = (rotation * Math.PI) / 180;
  const round = (value: number) => Math.round(value * 1000) / 1000;
  return { image, section, x: round(part * Math.cos(angle)), y: round(part * Math.sin(angle)) };
}

const percent = (part: number) => `${part * 100}%`;

/** The style sheet moves the picture by a scroll timeline; in browsers without these it stays still. */
export const unit = defineUnit({
  controllers: '[data-controller*=Parallax]',
  read: readParallax,
  mount({ image, section, x, y }, scope) {
    const owner = scope.owner();
    owner.claim(section, { classes: { 'inlay-parallax-section': true } });
    owner.claim(image, {
      classes: { 'inlay-parallax-image': true },
      styles: {
        '--inlay-parallax-x': percent(x),
        '--inlay-parallax-y': percent(y),
        '--inlay-parallax-scale': `${1 + 2 * Math.max(Math.abs(x), Math.abs(y))}`,
      },
    });
  },
});
