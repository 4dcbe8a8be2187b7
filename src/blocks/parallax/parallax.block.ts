import type { BlockDefinition } from '../../core/entry/block';

/** Pictures behind sections that move more slowly than the page. */
export const parallax: BlockDefinition = {
  name: 'parallax',
  selector:
    '[data-controller*=Parallax]:has(> img),.tweak-overlay-parallax-enabled [data-parallax-image-wrapper]',
  framesContent: true,
  load: () => import('./parallax.mount'),
};
