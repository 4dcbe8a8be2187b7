/** @param {string} name @param {string} alt */
const slide = (name, alt) => `      <div class="slide"><div class="margin-wrapper">
        <a class="image-slide-anchor js-gallery-lightbox-opener content-fill" href="/pictures/${name}.svg">
          <noscript><img src="/pictures/${name}.svg" alt="${alt}"></noscript>
          <img data-src="/pictures/${name}.svg" data-image-dimensions="1500x1000" alt="${alt}">
        </a>
      </div></div>`;

/** @param {string} question @param {string} answer */
const item = (question, answer) => `  <li class="accordion-item">
    <h2 class="accordion-item__title-wrapper"><button class="accordion-item__click-target" aria-expanded="false">
      <span class="accordion-item__title">${question}</span>
      <span class="accordion-icon-container" aria-hidden="true"><span class="plus"><span class="plus__horizontal-line"></span><span class="plus__vertical-line"></span></span></span>
    </button></h2>
    <div class="accordion-item__dropdown" role="region"><div class="accordion-item__description">${answer}</div></div>
  </li>`;

const SETTINGS = {
  cookieSettings: {
    isCookieBannerEnabled: true,
    cookieBannerVariant: 'BAR',
    cookieBannerTheme: 'DARK',
    cookieBannerCtaVariant: 'BUTTON',
    cookieBannerAcceptType: 'OPT_IN_AND_OUT',
    cookieBannerText: '<p>May we count your visit?</p>',
    cookieBannerCtaText: 'Yes',
    cookieBannerOptOutCtaText: 'No',
  },
};

/** For the head: visitors are asked. */
export const FIRST_LOOK_CONTEXT = `<script type="application/json" id="site-context">${JSON.stringify(SETTINGS)}</script>`;

/** What a server may have written: a gallery and an accordion. */
export const FIRST_LOOK_BODY = `<div class="sqs-block-gallery" data-block-json='{"padding":8,"lightbox":true}'>
  <div class="sqs-gallery-container sqs-gallery-block-grid sqs-gallery-aspect-ratio-standard sqs-gallery-thumbnails-per-row-3">
    <div class="sqs-gallery">
${[
  slide('dunes', 'Dunes in the morning'),
  slide('fjord', 'A fjord'),
  slide('meadow', 'A meadow in May'),
  slide('dusk', 'Hills at dusk'),
  slide('night', 'A night with a moon'),
  slide('heath', 'Heath in August'),
].join('\n')}
    </div>
  </div>
</div>
<div class="sqs-block-accordion"><ul class="accordion-items-container">
${item('When is the house open?', 'Daily from ten to five.')}
${item('May I bring a dog?', 'On a lead, and not in the palm house.')}
</ul></div>`;

/** How the page looks before Inlay: fonts and colours of its own. */
export const FIRST_LOOK_CSS = `body { margin: 0; padding: 16px 20px; font: 16px/1.5 "Liberation Sans", Arial, sans-serif; background: light-dark(#fff, #1b1b1f); color: light-dark(#222, #dfdfd6); }
h2 { margin: 0; font-size: 17px; }
ul { padding: 0; list-style: none; }
a { color: light-dark(#1f5c4d, #7fcfb8); text-decoration: none; }
noscript img { width: 5.5rem; }
.accordion-item__click-target { padding-inline: 0; color: inherit; }`;

/** What a page needs: code to copy. */
export const EMBED = `<link rel="stylesheet" href="/inlay/site.css">
<script type="module" src="/inlay/preact/site.js"></script>`;
