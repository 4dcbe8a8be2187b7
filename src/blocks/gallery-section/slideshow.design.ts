import type { Claims } from '../../core/ledger/ledger.types';
import { touchAction } from '../../dom/touch-action';
import { whenStill } from '../../dom/when-still';
import type { Design, DesignHost } from '../../gallery/model/gallery.types';
import { stepByDrag } from '../../gallery/transitions/step-by-drag';

/** A drag this far is meant, however slow; a touch that is quick goes on after less. */
const MIN_DRAG_PX = 50;

/**
 * One slide on top of the others. The movement is the theme's (`data-transition`): it is written against these states, in
 * this order. `data-next`, on the slide to come, says which side it comes from; `data-active` shows it; `data-in` lets it
 * in. The slide that leaves keeps `data-active` with `data-in="false"` until it has left.
 */
export function create(host: DesignHost): Design {
  const { gallery, list, slides, owner, setShown } = host;
  const bullets = (gallery.attributes.elements.controls ?? []).map((group) => [...group.children]);
  let cancel = () => {};

  const state = (index: number, attributes: NonNullable<Claims['attributes']>) => {
    const slide = slides[index];
    if (slide) owner.claim(slide, { attributes });
  };
  const settle = (current: number) => {
    slides.forEach((_, index) => {
      const isCurrent = String(index === current);
      state(index, { 'data-active': isCurrent, 'data-in': isCurrent });
    });
    setShown(new Set([current]));
  };
  const mark = (current: number) => {
    for (const group of bullets) {
      group.forEach((bullet, index) => {
        owner.claim(bullet, {
          classes: index === current ? { active: true } : {},
          attributes: index === current ? { 'data-active': 'true' } : {},
        });
      });
    }
  };
  /** Thumbnails are in a box of their own that may be narrower than they are; the page stays where it is. */
  const bringThumbs = (current: number) => {
    for (const group of bullets) {
      const thumb = group[current];
      const box = thumb?.closest<HTMLElement>('[class$="-thumbnails"]');
      if (!thumb || !box) continue;
      const [from, to] = [box.getBoundingClientRect(), thumb.getBoundingClientRect()];
      box.scrollBy({ left: to.left + to.width / 2 - from.left - from.width / 2 });
    }
  };
  const frame = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => resolve());
    });

  owner.claim(list, { styles: { 'touch-action': touchAction('x') } });
  const stopDrags = stepByDrag(host, 'x', ({ distance }) => Math.abs(distance) >= MIN_DRAG_PX);
  settle(gallery.get().currentIndex);
  mark(gallery.get().currentIndex);
  gallery.on('change', ({ currentIndex }) => {
    mark(currentIndex);
    bringThumbs(currentIndex);
  });

  return {
    touchAction: touchAction('x'),
    refresh() {},
    async show({ previousIndex, currentIndex }, { isInstant, direction }) {
      cancel();
      if (isInstant) {
        settle(currentIndex);
        return;
      }
      let isCurrent = true;
      cancel = () => {
        isCurrent = false;
      };
      setShown(new Set([previousIndex, currentIndex]));
      const side = { 'data-next': String(direction > 0) };
      state(currentIndex, { ...side, 'data-active': 'false', 'data-in': 'false' });
      // Where it comes from has to be seen by the browser before it moves.
      await frame();
      if (!isCurrent) return;
      state(currentIndex, { ...side, 'data-active': 'true', 'data-in': 'false' });
      await frame();
      if (!isCurrent) return;
      state(currentIndex, { 'data-active': 'true', 'data-in': 'true' });
      state(previousIndex, { 'data-active': 'true', 'data-in': 'false' });
      await whenStill([slides[currentIndex], slides[previousIndex]]);
      if (isCurrent) settle(currentIndex);
    },
    destroy() {
      cancel();
      stopDrags();
    },
  };
}
