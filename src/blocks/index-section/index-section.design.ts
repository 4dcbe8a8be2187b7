import type { Claims } from '../../core/ledger/ledger.types';
import { touchAction } from '../../dom/touch-action';
import { whenStill } from '../../dom/when-still';
import type { MovingDesign, MovingHost } from '../../gallery/model/design.types';
import { stepByDrag } from '../../gallery/transitions/drag';

/** Themes leave the position of the items to the script. */
const PLACE = { position: 'absolute', left: '0px', top: '0px', width: '100%', height: '100%' };

export const itemClaims = (isCurrent: boolean): Claims => ({ ...dotClaims(isCurrent), styles: PLACE });

export const dotClaims = (isCurrent: boolean): Claims => ({ classes: { active: isCurrent } });

/** One item at a time. Theme CSS animates an item that becomes `active` or stops being so. */
export function create(host: MovingHost): MovingDesign {
  const { gallery, list, slides, scope, owner, setShown } = host;
  slides.forEach((slide, index) => {
    scope.bind(slide, gallery, ({ currentIndex }) => itemClaims(index === currentIndex));
  });
  setShown(new Set([gallery.get().currentIndex]));
  owner.claim(list, { styles: { 'touch-action': touchAction('x') } });
  stepByDrag(host, 'x');

  return {
    touchAction: touchAction('x'),
    dotClaims,
    async show({ previousIndex, currentIndex }) {
      setShown(new Set([previousIndex, currentIndex]));
      await whenStill([slides[previousIndex], slides[currentIndex]]);
      setShown(new Set([gallery.get().currentIndex]));
    },
  };
}
