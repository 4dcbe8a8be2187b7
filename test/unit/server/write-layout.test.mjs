import { beforeAll, describe, expect, it } from 'vitest';
import { importServer } from './server-bundle.mjs';

/** @type {typeof import('../../../src/server/public')} */
let server;
beforeAll(async () => {
  server = await importServer();
});

/** @param {string} body @param {string} [className] */
const page = (body, className = '') =>
  `<!doctype html><head><title>x</title></head><body class="${className}" data-block-type>${body}</body>`;

/** @param {string} body @param {string} [className] */
function adopt(body, className) {
  const { html } = server.adopt(page(body, className), {
    base: '/inlay/',
    locate: (address) => (address === 'logo.png' ? 'files/logo.png' : undefined),
  });
  expect(server.adopt(html, { base: '/inlay/' }).html, 'adopted once more').toBe(html);
  return html.slice(html.indexOf('data-block-type>') + 'data-block-type>'.length).replace('</body>', '');
}

const BAR = (/** @type {string[]} */ ...containers) =>
  `<header data-nc-base="header">${containers
    .map((parts, index) => `<div data-nc-container="${['left', 'right'][index]}">${parts}</div>`)
    .join('')}</header>`;
const LOGO = '<a data-nc-element="branding"><img src="logo.png"></a>';
const NAV = '<nav data-nc-element="primary-nav">Work</nav>';
const SHOW = (/** @type {string[]} */ ...attributes) =>
  `<div class="sqs-block sqs-block-gallery"><div class="sqs-gallery-block-slideshow"><div class="sqs-gallery">${attributes
    .map(
      (text, index) =>
        `<div class="slide"><img data-image-dimensions="${['1000x1500', '1500x1000'][index]}"${text}></div>`,
    )
    .join('')}</div></div></div>`;
const FOOT = '<div data-course-item-footer><a href="/next">Next</a></div>';
const LESSON = (/** @type {string} */ head, /** @type {string} */ end) =>
  `<div class="course-item">${head}<p>Text</p><div class="course-item__footer-container">${end}</div></div>`;
const SEARCH = '<p data-nc-element="search" class="s">Search</p>';

describe('a copy has the layout that scripts decide at their start', () => {
  it.each([
    [
      'parts of a bar where the body says, in their order, with what was changed in them',
      'ancillary-header-branding-position-right ancillary-header-primary-nav-position-right',
      BAR(LOGO + SEARCH + NAV, ''),
      BAR(SEARCH, LOGO.replace('logo', 'files/logo') + NAV),
    ],
    [
      'a part that is switched off hidden',
      'ancillary-header-search-position-hide ancillary-header-primary-nav-position-left',
      BAR(SEARCH, NAV),
      BAR(SEARCH.replace('>', ' style="display:none;">') + NAV, ''),
    ],
    [
      'a bar as it is where each part is in its place',
      'ancillary-header-search-position-hide ancillary-header-primary-nav-position-right',
      BAR(SEARCH, NAV),
      BAR(SEARCH, NAV),
    ],
    [
      'a bar as it is where the body names no container of it',
      'ancillary-header-primary-nav-position-nowhere',
      BAR(NAV, ''),
      BAR(NAV, ''),
    ],
    ['the foot of a lesson at its end', '', LESSON(FOOT, ''), LESSON('', FOOT)],
    [
      'the ratio of a slideshow, which its widest picture decides',
      '',
      SHOW('', ''),
      SHOW(' width="1500" height="1000"', ''),
    ],
    [
      'the ratio of a slideshow as its server has written it',
      '',
      SHOW(' width="300"', ''),
      SHOW(' width="300"', ''),
    ],
    [
      'the height of a spacer',
      '',
      '<div class="sqs-block-spacer" data-aspect-ratio="4.5"><div class="sqs-block-content" style="color: red">&nbsp;</div></div>',
      '<div class="sqs-block-spacer" data-aspect-ratio="4.5"><div class="sqs-intrinsic sqs-block-content" style="padding-bottom:4.5%;color: red">&nbsp;</div></div>',
    ],
    [
      'a spacer as it is without a ratio, and one whose attributes have no quotes',
      '',
      '<div class="sqs-block-spacer" data-aspect-ratio="0"><div class="sqs-block-content"></div></div><div class=sqs-block-spacer data-aspect-ratio=3><div class=sqs-block-content></div></div>',
      '<div class="sqs-block-spacer" data-aspect-ratio="0"><div class="sqs-block-content"></div></div><div class=sqs-block-spacer data-aspect-ratio=3><div class="sqs-intrinsic sqs-block-content" style="padding-bottom:3%;"></div></div>',
    ],
  ])('%s', (_, className, sent, copied) => {
    expect(adopt(sent, className)).toBe(copied);
  });
});
