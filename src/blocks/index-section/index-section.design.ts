import { isSwipe } from '../../dom/pointer/swipe';
import { touchAction } from '../../dom/touch-action';
import { whenStill } from '../../dom/when-still';
import type { MovingDesign, MovingHost } from '../../gallery/model/gallery.types';
import { stepByDrag } from '../../gallery/transitions/drag';

/** Themes leave the position of the items to the script. */
const PLACE = { position: 'absolute', left: '0px', top: '0px', width: '100%', height: '100%' };

/** One item at a time. Theme CSS animates an item that becomes `active` or stops being so. */
export function create(host: MovingHost): MovingDesign {
  const { gallery, list, slides, owner, setShown } = host;
  const indicators = (gallery.attributes.elements.controls ?? []).flatMap(({ children }) => [...children]);

  const showCurrent = (current: number) => {
    for (const [index, slide] of slides.entries())
      owner.claim(slide, { classes: { active: index === current }, styles: PLACE });
    for (const [index, indicator] of indicators.entries())
      owner.claim(indicator, { classes: { active: index === current } });
  };
  showCurrent(gallery.get().currentIndex);
  setShown(new Set([gallery.get().currentIndex]));
  owner.claim(list, { styles: { 'touch-action': touchAction('x') } });
  stepByDrag(host, 'x', isSwipe);

  return {
    touchAction: touchAction('x'),
    refresh() {},
    async show({ previousIndex, currentIndex }) {
      setShown(new Set([previousIndex, currentIndex]));
      showCurrent(currentIndex);
      await whenStill([slides[previousIndex], slides[currentIndex]]);
      setShown(new Set([gallery.get().currentIndex]));
    },
  };
}
