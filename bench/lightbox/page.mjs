// A page with a gallery of thirty pictures: as a builder's server writes it for Inlay, as links for the others.

export const COUNT = 30;
const SIZE = '1500x1000';

const pictures = Array.from({ length: COUNT }, (_, index) => `/pictures/bench${index}-${SIZE}.png`);
const FULL = '?format=1500w';

const block =
  () => `<div class="sqs-block sqs-block-gallery" id="block-bench" data-block-type="8" data-block-json="${'{"design":"grid","lightbox":true,"thumbnails-per-row":6}'.replaceAll('"', '&quot;')}">
<div class="sqs-gallery-container sqs-gallery-block-grid"><div class="sqs-gallery">${pictures
    .map(
      (src, index) =>
        `<div class="slide"><div class="margin-wrapper"><a class="image-slide-anchor js-gallery-lightbox-opener content-fill" href="${src}"><img data-src="${src}" data-image="${src}" data-image-dimensions="${SIZE}" alt="Picture ${index}"></a></div></div>`,
    )
    .join('')}</div></div></div>`;

const links = () =>
  `<div class="bench-gallery">${pictures
    .map(
      (src, index) =>
        `<a href="${src}${FULL}" data-pswp-width="1500" data-pswp-height="1000" data-lg-size="1500-1000"><img src="${src}?format=300w" alt="Picture ${index}"></a>`,
    )
    .join('')}</div>`;

/** Watches what is to be seen, frame by frame, from one click on. In the page, so that nothing is in the way. */
function createBench({ picture, container }) {
  const opacityOf = (element) => {
    let opacity = 1;
    for (let one = element; one; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (style.visibility === 'hidden' || style.display === 'none') return 0;
      opacity *= Number(style.opacity);
    }
    return opacity;
  };
  const count = () => {
    const walker = document.createTreeWalker(document);
    let nodes = 1;
    while (walker.nextNode()) nodes += 1;
    return nodes;
  };
  const afterPaint = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      port2.postMessage(0);
    });
  const frame = () => new Promise(requestAnimationFrame);
  return {
    isReady: () => [...document.querySelectorAll('img')].slice(0, 6).every((one) => one.complete && one.src),
    isOpen: () => document.querySelector(container) !== null,
    /** Opens one; ms from the click until the frame with the picture, and with it whole and still, is painted. */
    async open(index) {
      const before = count();
      const target = document.querySelectorAll('.sqs-gallery a, .bench-gallery a')[index];
      const start = performance.now();
      target.click();
      const handler = performance.now() - start;
      let painted;
      let last = '';
      let still = 0;
      let rest = 0;
      while (still < 5) {
        await frame();
        const image = document.querySelector(picture);
        const isThere = image?.complete && image.naturalWidth >= 1000;
        const opacity = isThere ? opacityOf(image) : 0;
        const { left, top, width, height } = image?.getBoundingClientRect() ?? {};
        const isSeen = opacity > 0.05 && width > 50;
        const now = isSeen && (painted === undefined || still === 0) ? await afterPaint() : 0;
        if (isSeen) painted ??= now - start;
        const look = [left, top, width, height, opacity > 0.99].join();
        if (isSeen && opacity > 0.99 && look === last) still += 1;
        else {
          still = 0;
          rest = now - start;
        }
        last = look;
        if (performance.now() - start > 10_000) throw new Error('The picture never comes.');
      }
      return { handler, painted, rest, nodes: count() - before };
    },
  };
}

/** @param {import('./variants.mjs').Variant} variant */
export const pageHtml = (variant) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${variant.label}</title><link rel="icon" href="data:,">
${variant.script ? `<link rel="stylesheet" href="/bundle/${variant.name}.css">` : '<link rel="stylesheet" href="/dist/site.css">'}
<style>.bench-gallery { display: grid; grid-template-columns: repeat(6, 1fr); gap: 10px } .bench-gallery img { display: block; width: 100%; aspect-ratio: 1; object-fit: cover }</style>
</head><body>${variant.script ? links() : block()}
<script type="application/json" id="site-context">{}</script><script>window.bench = (${createBench})(${JSON.stringify({ picture: variant.picture, container: variant.container })});</script>
<script type="module" src="${variant.script ? `/bundle/${variant.script.replace(/x$/, '')}` : '/dist/preact/site.js'}"></script>
</body></html>`;
