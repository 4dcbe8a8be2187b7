/** Parts of a page as the platform writes them; none of them is like the one before it. */
const PARTS = [
  (n) =>
    `<section class="page-section" id="section-${n}" data-controller="SectionDivider"><h2>Ferns ${n}</h2>`,
  (n) =>
    `<p class="sqsrte-large">The fronds of <a href="/ferns/${n}">fern ${n}</a> &amp; its kin unroll in May.</p>`,
  (n) =>
    `<div class="sqs-block image-block sqs-block-image" data-block-type="5" id="block-${n}"><div class="sqs-block-content"><figure class="sqs-block-image-figure"><img data-src="https://images.squarespace-cdn.com/content/v1/site/${n}/fern.jpg" data-image-dimensions="800x600" alt="Fern ${n}"></figure></div></div>`,
  (n) =>
    `<div class="sqs-block accordion-block sqs-block-accordion" data-block-type="69"><ul class="accordion-items-container"><li class="accordion-item"><h4><button aria-expanded="false">Question ${n}</button></h4><div class="accordion-item__dropdown"><p>Answer</p></div></li></ul></div>`,
  (n) => `<script type="application/json">{"id":"${n}","tags":["fern","moss"],"url":"/ferns/${n}"}</script>`,
  () => '<style>.fern{background:url("/fern.png") no-repeat}</style></section>',
];
const HEAD =
  '<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Ferns</title><script src="https://assets.squarespace.com/universal/scripts-compressed/common-0123456789abcdef-min.en-US.js"></script><script>Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = {"website":{"id":"5f0000000000000000000000"}};</script></head><body class="tweak">';
const FOOT = '</body></html>';

/** A page of so many characters, or a few more. @param {number} size */
export function growingPage(size) {
  const parts = [HEAD];
  for (let length = HEAD.length + FOOT.length, n = 0; length < size; n++) {
    const part = PARTS[n % PARTS.length](n);
    parts.push(part);
    length += part.length;
  }
  return parts.join('') + FOOT;
}
