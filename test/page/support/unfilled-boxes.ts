import type { Page } from 'playwright-core';

/**
 * Pictures that do not cover the box which their theme means them to fill, and pictures that are stretched out of their shape. A theme means a picture to
 * fill a box by the box's name, or by the crop of a picture in a box that clips it. Left out by rule: what has not loaded, what cannot be seen, and pages
 * without a theme.
 */
export const findUnfilledBoxes = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    /** Boxes that themes of all generations give a size, and whose picture they leave to a script. */
    const NAMED =
      '.Index-page-image,.Index-gallery-item-image,.Intro-image,.index-section-image,[class*="banner-image"]:not(body),.image-container,.section-background,.content-fill';
    const OFF_PX = 2;
    /** Width ÷ height may be that much off: servers round the sizes of the widths that they offer. */
    const OFF_RATIO = 0.03;
    const isClip = (element: Element) => {
      const { overflowX, overflowY, position } = getComputedStyle(element);
      return /hidden|clip/.test(overflowX + overflowY) || /absolute|fixed/.test(position);
    };
    const boxOf = (image: Element) => {
      const named = image.parentElement?.closest(NAMED);
      if (named) return named;
      const isCropped = getComputedStyle(image).objectFit === 'cover';
      const box = image.parentElement;
      return isCropped && box && isClip(box) ? box : undefined;
    };
    const describe = (image: HTMLImageElement) => {
      const box = image.parentElement;
      return `${box?.localName}.${[...(box?.classList ?? [])].join('.')} > ${image.currentSrc.slice(-50)}`;
    };
    const sides = ({ left, top, right, bottom }: DOMRect) =>
      [left, top, right, bottom].map(Math.round).join(' ');
    if (document.querySelector('[data-inlay-look=base]')) return [];
    return [...document.images].flatMap((image) => {
      if (!image.naturalWidth || !image.checkVisibility({ opacityProperty: true })) return [];
      const picture = image.getBoundingClientRect();
      if (picture.width < OFF_PX || picture.height < OFF_PX) return [];
      const { objectFit, paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(image);
      const [across, down] = [
        [paddingLeft, paddingRight],
        [paddingTop, paddingBottom],
      ].map((sides) => sides.reduce((sum, side) => sum + Number.parseFloat(side), 0));
      // Those that were left out when a page was saved are drawn in another shape.
      const [, width, height] = /^(\d+)x(\d+)$/.exec(image.dataset.imageDimensions ?? '') ?? [];
      const natural =
        width && height ? Number(width) / Number(height) : image.naturalWidth / image.naturalHeight;
      const stretch = (picture.width - (across ?? 0)) / (picture.height - (down ?? 0)) / natural;
      const isStretched = objectFit === 'fill' && Math.abs(stretch - 1) > OFF_RATIO;
      const flaws = isStretched ? [`stretched by ${stretch.toFixed(2)}: ${describe(image)}`] : [];
      const box = boxOf(image);
      const frame = box?.getBoundingClientRect();
      if (!box || !frame || objectFit === 'contain' || frame.width < OFF_PX || frame.height < OFF_PX)
        return flaws;
      const isCovered =
        picture.left <= frame.left + OFF_PX &&
        picture.top <= frame.top + OFF_PX &&
        picture.right >= frame.right - OFF_PX &&
        picture.bottom >= frame.bottom - OFF_PX;
      // From a corner alone a picture that is larger than its box is not seen as it is meant.
      const isCut =
        objectFit !== 'cover' && (picture.width > frame.width * 1.5 || picture.height > frame.height * 1.5);
      if (isCovered && !isCut) return flaws;
      return [...flaws, `${sides(picture)} in ${sides(frame)}: ${describe(image)}`];
    });
  });
