import { isSwipe } from '../../dom/pointer/swipe';
import { touchAction } from '../../dom/touch-action';
import { whenStill } from '../../dom/when-still';
import type { Design, DesignHost } from '../../gallery/model/gallery.types';
import { stepByDrag } from '../../gallery/transitions/step-by-drag';

/** Themes leave it to the script to lay the items on each other. */
const PLACE = { position: 'absolute', left: '0px', top: '0px', width: '100%', height: '100%' };

/** One item at a time. How it comes is the theme's: its CSS moves what is `active`, and what no longer is. */
export function create(host: DesignHost): Design {
  const { gallery, list, slides, owner, setShown } = host;
  const indicators = (gallery.attributes.elements.controls ?? []).flatMap(({ children }) => [...children]);

  const mark = (current: number) => {
    for (const [index, slide] of slides.entries())
      owner.claim(slide, { classes: { active: index === current }, styles: PLACE });
    for (const [index, indicator] of indicators.entries())
      owner.claim(indicator, { classes: { active: index === current } });
  };
  mark(gallery.get().currentIndex);
  setShown(new Set([gallery.get().currentIndex]));
  owner.claim(list, { styles: { 'touch-action': touchAction('x') } });
  const stopDrags = stepByDrag(host, 'x', isSwipe);

  return {
    touchAction: touchAction('x'),
    refresh() {},
    async show({ previousIndex, currentIndex }) {
      setShown(new Set([previousIndex, currentIndex]));
      mark(currentIndex);
      await whenStill([slides[previousIndex], slides[currentIndex]]);
      setShown(new Set([gallery.get().currentIndex]));
    },
    destroy: stopDrags,
  };
}
