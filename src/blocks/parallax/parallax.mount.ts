import { defineUnit } from '../../core/unit';
import { readParallax } from './parallax.data';
import './parallax.css';

const percent = (part: number) => `${part * 100}%`;

/** The style sheet moves the picture, on the browser's own timeline: nothing listens for scrolling. Other browsers keep it still. */
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
