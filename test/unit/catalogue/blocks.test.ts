// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { BLOCKS } from '../../../src/catalogue/blocks';

it('names each block once', () => {
  expect(new Set(BLOCKS.map(({ name }) => name)).size).toBe(BLOCKS.length);
});

it('a slideshow shows its first slide at once, whatever else the class of the slide says', () => {
  document.body.innerHTML =
    '<div><figure class="gallery-slideshow-item has-clickthrough"></figure><figure></figure></div>';
  const [selector = ''] = Object.keys(BLOCKS.find(({ name }) => name === 'section-slideshow')?.reveal ?? {});
  expect([...document.querySelectorAll(selector)]).toEqual([document.querySelector('figure')]);
});

it('a product of a template that gives it no name is the item around its button', () => {
  document.body.innerHTML =
    '<p data-item-id="a"><i class="sqs-add-to-cart-button"></i></p><p data-item-id="b"></p><p><i class="sqs-add-to-cart-button"></i></p>';
  const { selector = '' } = BLOCKS.find(({ name }) => name === 'product') ?? {};
  expect([...document.querySelectorAll('p')].map((item) => item.matches(selector))).toEqual([
    true,
    false,
    false,
  ]);
});

it.each([
  ['<i class="Index-gallery-item"></i>', true],
  ['', false],
])('an index gallery with the items “%s” is shown at once: %s', (items, isShown) => {
  document.body.innerHTML = `<section class="Index-gallery">${items}</section>`;
  const reveal = BLOCKS.find(({ name }) => name === 'index-section')?.reveal?.[':scope'];
  const claims =
    typeof reveal === 'function' ? reveal(document.querySelector('section') as never) : undefined;
  expect(claims).toEqual(isShown ? { classes: { loaded: true } } : {});
});
