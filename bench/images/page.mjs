// Sixty pictures: as a gallery section for Inlay, and in boxes of the same size and place for the others.

export const IMAGE_WIDTHS = [100, 300, 500, 750, 1000, 1500, 2500];
const SHAPES = ['2500x1667', '1667x2500', '2000x2000', '2500x1406', '1200x1600', '2400x1800'];

/** Sources with the size of their original. */
export const PICTURES = Array.from({ length: 60 }, (_, index) => {
  const dimensions = SHAPES[(index * 7) % SHAPES.length];
  const [width, height] = dimensions.split('x').map(Number);
  return { source: `/picture/${index}-${dimensions}.png`, dimensions, width, height };
});

const srcset = ({ source, width }) =>
  IMAGE_WIDTHS.filter((candidate, index) => candidate <= width || IMAGE_WIDTHS[index - 1] < width)
    .map((candidate) => `${source}?format=${candidate}w ${candidate}w`)
    .join(', ');

const sectionItem = ({ source, dimensions }, index) => `
  <figure class="gallery-masonry-item"><div class="gallery-masonry-item-wrapper">
    <img data-src="${source}" data-image="${source}" data-image-dimensions="${dimensions}"
      data-image-focal-point="0.5,0.5" alt="Picture ${index}" data-load="false">
  </div></figure>`;

const PROPS = '{"numColumns": 3, "gutter": 20, "width": "inset"}';

const section = () => `
  <link rel="stylesheet" href="/dist/site.css">
  <script type="module" src="/dist/preact/site.js"></script>
  <div class="gallery-masonry" data-controller="GalleryMasonry" data-show-captions="false" data-props='${PROPS}'>
    <div class="gallery-masonry-wrapper">${PICTURES.map(sectionItem).join('')}</div>
  </div>`;

const IMAGES = {
  'lazysizes, data-sizes=auto': (picture) =>
    `class="lazyload" data-sizes="auto" data-srcset="${srcset(picture)}"`,
  'native, sizes=auto': (picture) =>
    `loading="lazy" sizes="auto" srcset="${srcset(picture)}" src="${picture.source}?format=2500w"
      width="${picture.width}" height="${picture.height}"`,
};

const placed = (attributes, rects) =>
  PICTURES.map((picture, index) => {
    const { left, top, width, height } = rects[index];
    return `<div class="box" style="left:${left}px;top:${top}px;width:${width}px;height:${height}px">
      <img alt="Picture ${index}" ${attributes(picture)}></div>`;
  }).join('');

export const VARIANTS = ['inlay', ...Object.keys(IMAGES)];

/** @param {Array<{ left: number, top: number, width: number, height: number }>} rects of Inlay's boxes, in the page */
export const pageHtml = (name, rects) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${name}</title><link rel="icon" href="data:,">
<style>
  body { margin: 0; padding: 0 16px; }
  .box { position: absolute; }
  .box img { display: block; width: 100%; height: 100%; object-fit: cover; }
</style>
${name.startsWith('lazysizes') ? '<script src="/lazysizes.js" async></script>' : ''}</head>
<body>${name === 'inlay' ? section() : placed(IMAGES[name], rects)}</body></html>`;
