// The page of a variant: carousels of ten slides, three in view, with two buttons each, and a text below.

const SLIDES = 10;

/** Class names of one carousel's parts, in the way each library wants them. */
const PARTS = {
  inlay: {
    root: 'sqs-gallery-design-carousel',
    viewport: 'sqs-gallery-container',
    track: 'sqs-gallery',
    slide: 'sqs-gallery-design-carousel-slide',
  },
  swiper: { root: 'root', viewport: 'swiper', track: 'swiper-wrapper', slide: 'swiper-slide' },
  embla: { root: 'root', viewport: 'embla', track: 'embla__container', slide: 'embla__slide' },
  splide: { root: 'splide', viewport: 'splide__track', track: 'splide__list', slide: 'splide__slide' },
  keen: { root: 'root', viewport: 'plain', track: 'keen-slider', slide: 'keen-slider__slide' },
};

/** What the documentation of each asks for apart from its own style sheet. */
const STYLES = {
  embla: `.embla{overflow:hidden}.embla__container{display:flex}.embla__slide{flex:0 0 33.333%;min-width:0}`,
};

function carousel(variant, at) {
  const { root, viewport, track, slide } = PARTS[variant];
  const slides = Array.from(
    { length: SLIDES },
    (_, index) =>
      `<div class="${slide}"><a href="#slide-${at}-${index}">Slide ${index + 1}</a><p>Some words of carousel ${at}.</p></div>`,
  );
  return `<section class="carousel ${root}" aria-label="Carousel ${at}"><button type="button" class="previous">Previous</button><button type="button" class="next">Next</button><div class="${viewport}"><div class="${track}">${slides.join('')}</div></div></section>`;
}

/** @param {{ variant: string, total: number, css: string }} options */
export function pageHtml({ variant, total, css }) {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${variant}</title><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width">
<style>${css}${STYLES[variant] ?? ''}body{font:16px/1.5 sans-serif;margin:20px}p{margin:8px 0}.carousel{max-width:900px;margin-bottom:24px}</style>
<body>${Array.from({ length: total }, (_, at) => carousel(variant, at)).join('\n')}<p>The text below.</p>
<script type="module" src="/scripts/${variant}.js"></script></body></html>`;
}
