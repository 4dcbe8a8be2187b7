import type { Claims } from '../../core/ledger/ledger.types';
import { touchAction } from '../../dom/touch-action';
import { whenStill } from '../../dom/when-still';
import type { MovingDesign, MovingHost } from '../../gallery/model/design.types';
import { stepByDrag } from '../../gallery/transitions/drag';

/** A drag of this length counts at any speed. */
const MIN_DRAG_PX = 50;

/** A bullet or a thumbnail. */
export const dotClaims = (isCurrent: boolean): Claims =>
  isCurrent ? { classes: { active: true }, attributes: { 'data-active': 'true' } } : {};

/**
 * One slide on top of the others. Theme CSS moves them (`data-transition`) by these states, in this order: `data-next`, on
 * the next slide, says which side it enters from; `data-active` displays it; `data-in` lets it enter. The slide that
 * leaves keeps `data-active` with `data-in="false"` until it has left.
 */
export function create(host: MovingHost): MovingDesign {
  const { gallery, list, slides, scope, owner, setShown } = host;
  const bullets = (gallery.attributes.elements.controls ?? []).map((group) => [...group.children]);
  let changes = 0;
  scope.defer(() => {
    changes += 1;
  });

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
  /** Scrolls thumbnails in their own box, which may be narrower; the page does not scroll. */
  const scrollThumbnails = (current: number) => {
    for (const group of bullets) {
      const thumbnail = group[current];
      const box = thumbnail?.closest<HTMLElement>('[class$="-thumbnails"]');
      if (!thumbnail || !box) continue;
      const [from, to] = [box.getBoundingClientRect(), thumbnail.getBoundingClientRect()];
      box.scrollBy({ left: to.left + to.width / 2 - from.left - from.width / 2 });
    }
  };
  const frame = () => new Promise(requestAnimationFrame);

  owner.claim(list, { styles: { 'touch-action': touchAction('x') } });
  stepByDrag(host, 'x', ({ distance }) => (Math.abs(distance) < MIN_DRAG_PX ? 0 : distance));
  settle(gallery.get().currentIndex);
  gallery.on('change', ({ currentIndex }) => scrollThumbnails(currentIndex));

  return {
    touchAction: touchAction('x'),
    dotClaims,
    async show({ previousIndex, currentIndex }, { isInstant, direction }) {
      const change = ++changes;
      const isOver = () => change !== changes;
      if (isInstant) return settle(currentIndex);
      setShown(new Set([previousIndex, currentIndex]));
      const side = { 'data-next': String(direction > 0) };
      state(currentIndex, { ...side, 'data-active': 'false', 'data-in': 'false' });
      // The browser must render its starting position before it moves.
      await frame();
      if (isOver()) return;
      state(currentIndex, { ...side, 'data-active': 'true', 'data-in': 'false' });
      await frame();
      if (isOver()) return;
      state(currentIndex, { 'data-active': 'true', 'data-in': 'true' });
      state(previousIndex, { 'data-active': 'true', 'data-in': 'false' });
      await whenStill([slides[currentIndex], slides[previousIndex]]);
      if (!isOver()) settle(currentIndex);
    },
  };
}
