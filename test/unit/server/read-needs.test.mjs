import { beforeAll, describe, expect, it } from 'vitest';
import { importServer } from './server-bundle.mjs';

const CART_LINK = '<a class="sqs-custom-cart" href="/cart"><span class="sqs-cart-quantity">0</span></a>';
const PRODUCT = '<div class="sqs-block sqs-block-product" data-product="{}"></div>';

/** @type {typeof import('../../../src/server/public')} */
let server;
beforeAll(async () => {
  server = await importServer();
});

/** @param {object} config @param {string} blocks */
function needsOf(config, blocks) {
  const page = `<!doctype html><html lang="en"><head><title>x</title><script type="application/json" data-inlay-config>${JSON.stringify(config)}</script></head><body>${blocks}</body></html>`;
  return server.needsFor(page);
}

/** @param {object} config @param {string} blocks */
function namesOf(config, blocks) {
  const { rows, early } = needsOf(config, blocks);
  return new Set([...rows, ...early]);
}

const none = { statistics: 'none', cart: 'none' };

it('has who answers on a page with a calendar', () => {
  const calendar = '<div class="sqs-block sqs-block-calendar" data-block-json="{}"></div>';
  expect(namesOf({ endpoints: none }, calendar)).toContain('endpoints');
});

describe('the needs of a page with a link to the cart', () => {
  it.each(
    /** @type {[string, object, string, boolean, boolean][]} */ ([
      ['the platform answers', {}, CART_LINK, true, true],
      ['nobody answers for a cart', { endpoints: none }, CART_LINK, false, false],
      [
        'nobody does, and there is a product to say so',
        { endpoints: none },
        CART_LINK + PRODUCT,
        false,
        true,
      ],
      ['browsers keep the cart', { endpoints: none, cart: { checkout: '/pay' } }, CART_LINK, true, true],
    ]),
  )(
    'has the code of a cart and of who answers as far as it can be asked for: %s',
    (_, config, blocks, cart, answers) => {
      const names = namesOf(config, blocks);
      expect(names).toContain('cart-indicator');
      expect([names.has('cart'), names.has('endpoints')]).toEqual([cart, answers]);
    },
  );
});

describe('code that blocks load by themselves', () => {
  const slideshow = (/** @type {string} */ rest) =>
    `<div class="sqs-block sqs-block-gallery"><div class="sqs-gallery-block-slideshow"></div>${rest}</div>`;
  const thumbnails = slideshow('<div class="sqs-gallery-thumbnails"></div>');
  const section = (/** @type {string} */ content) => `<section class="page-section">${content}</section>`;
  const farDown = section('<p>Text</p>').repeat(3) + section(thumbnails);
  const image = '<div class="sqs-block sqs-block-image"><a class="lightbox"><img></a></div>';

  it.each(
    /** @type {[string, string, string, 'early' | 'below' | undefined][]} */ ([
      ['a slideshow with thumbnails', thumbnails, 'thumbnails', 'early'],
      ['a slideshow without', slideshow(''), 'thumbnails', undefined],
      ['one far down', farDown, 'thumbnails', 'below'],
      ['an image with a lightbox', image, 'image-lightbox', 'early'],
    ]),
  )('comes with that of the block: %s', (_, blocks, name, expected) => {
    const { early, below } = needsOf({}, blocks);
    const found = early.includes(name) ? 'early' : below.includes(name) ? 'below' : undefined;
    expect(found).toBe(expected);
  });
});
