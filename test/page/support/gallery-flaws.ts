/**
 * What of the galleries of a page is not as a visitor should find it, told by rectangles and computed styles alone. Runs
 * in the page. Galleries that are not displayed are left out.
 */
export function findGalleryFlaws(): string[] {
  const flaws: string[] = [];
  const KINDS = [
    { lists: '.sqs-gallery-design-stacked', kind: 'stack' },
    { lists: '.gallery-slideshow-list,.gallery-fullscreen-slideshow-list', kind: 'stack' },
    { lists: '.sqs-gallery-design-strip,.gallery-reel-list', kind: 'strip' },
    { lists: '.sqs-gallery-design-carousel.sqs-gallery', kind: 'row' },
    { lists: '.user-items-list-carousel__slides,.slideshow-holder>.slides', kind: 'row' },
    { lists: '.sqs-gallery,.gallery-masonry-wrapper,.gallery-strips-wrapper', kind: 'placed' },
    { lists: '.gallery-grid-wrapper', kind: 'placed' },
  ];
  const seen = new Set<Element>();
  const opacityOf = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
  const isInSight = ({ top, bottom, left, right }: DOMRect) =>
    top < innerHeight - 1 && bottom > 1 && left < innerWidth - 1 && right > 1;

  for (const { lists, kind } of KINDS) {
    for (const list of document.querySelectorAll<HTMLElement>(lists)) {
      // Items of an author's list may be seen beyond it, up to the section's sides.
      const around = list.matches('.user-items-list-carousel__slides')
        ? list.closest('section')
        : list.parentElement;
      const outer = around?.getBoundingClientRect();
      const inner = list.getBoundingClientRect();
      if (seen.has(list) || !outer?.width || !inner.width) continue;
      seen.add(list);
      const block = list.closest('.sqs-block,[data-controller]');
      const name = `${block?.id || block?.getAttribute('data-controller')} ${list.className.trim()}`;
      const note = (flaw: string) => flaws.push(`${name}: ${flaw}`);
      const items = [...(list.querySelector(':scope > .sqs-wrapper') ?? list).children].filter(
        (child): child is HTMLElement =>
          child instanceof HTMLElement &&
          child.matches('.slide,.slide-wrapper,.image-wrapper,img,figure,.summary-item,li'),
      );
      if (!items.length) continue;

      // A list may stand over its container's sides where that cuts it off: gutters do.
      const clips = list.parentElement && getComputedStyle(list.parentElement).overflowX !== 'visible';
      const slack = clips ? inner.width * 0.03 + 50 : 1;
      if (inner.width > outer.width + slack)
        note(`${Math.round(inner.width)} px in ${Math.round(outer.width)} px`);
      if (inner.height < 5) {
        const floats = items.some((item) => item.getBoundingClientRect().height > 5);
        if (!floats) note('no height');
      }

      const boxes = items.map((item) => item.getBoundingClientRect());
      if (kind === 'stack') {
        const shown = items.filter((item) => item.checkVisibility({ visibilityProperty: true }));
        if (shown.length !== 1) note(`${shown.length} slides are seen`);
      } else {
        boxes.forEach((box, index) => {
          // The platform's rows of strips end where rounding takes them.
          const beyond = list.matches('.gallery-strips-wrapper') ? 3 : 1.5;
          if (kind === 'placed' && (box.left < inner.left - 1 || box.right > inner.right + beyond))
            note(`item ${index} stands out at the side`);
          if (kind === 'row' && box.width > outer.width * 1.03 + 1)
            note(`item ${index} is wider than the list`);
          // Files differ from what the server told of them by half a pixel each, and a strip adds that up.
          const apart = kind === 'strip' ? 3 : 1;
          for (let other = index + 1; other < boxes.length; other++) {
            const next = boxes[other];
            const isApart =
              !next ||
              box.right <= next.left + apart ||
              next.right <= box.left + apart ||
              box.bottom <= next.top + 1 ||
              next.bottom <= box.top + 1;
            if (!isApart) note(`items ${index} and ${other} overlap`);
          }
        });
        // What lies beyond the list's sides may wait for its picture.
        const hidden = items.filter((item, index) => {
          const box = boxes[index];
          const isBeside = !box || box.right < inner.left || box.left > inner.right;
          return !isBeside && !item.checkVisibility({ visibilityProperty: true });
        });
        if (hidden.length) note(`${hidden.length} items are hidden`);
      }

      for (const image of list.querySelectorAll<HTMLImageElement>('img')) {
        const box = image.getBoundingClientRect();
        const isSlide = image.checkVisibility({ visibilityProperty: true });
        if (!isSlide || !isInSight(box) || image.closest('.meta,.sqs-video-wrapper')) continue;
        if (!(image.dataset.src || image.dataset.image || image.getAttribute('src'))) continue;
        if (!image.complete || !image.naturalWidth) note(`a picture has not come: ${image.alt}`);
        else if (opacityOf(image) < 0.4) note(`a picture is not seen: ${image.alt}`);
        else if (box.width < 5 || box.height < 5) note(`a picture has no size: ${image.alt}`);
      }
    }
  }
  return flaws;
}
