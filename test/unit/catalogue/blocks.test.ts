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
  ['none', '', true],
  ['one that the platform has drawn', '<form class="react-form-contents"></form>', true],
  ['one that the server has written', '<form action="/" data-form-id="f1"></form>', true],
  ['one of another company', '<form action="https://forms.example/f/1"></form>', false],
])('a block with the JSON of a form, and beside it %s, is a form: %s', (_, form, isForm) => {
  document.body.innerHTML = `<div class="sqs-block-form"><script class="sqs-form-block-context"></script>${form}</div>`;
  const { selector = '' } = BLOCKS.find(({ name }) => name === 'form') ?? {};
  expect(document.querySelector('div')?.matches(selector)).toBe(isForm);
});

it.each([
  ['one of another company', '<form action="https://forms.example/f/1"></form>', false],
  ['one with a handler of the owner’s own', '<form onsubmit="mail(this)"></form>', false],
  ['one that has its id only in a handler', '<form onsubmit="send({ formId: 1 })"></form>', false],
  ['one with an id', '<form data-form-id="f1" action="/" onsubmit="send({ formId: 1 })"></form>', true],
  ['only a button', '<i class="lightbox-handle"></i>', true],
  ['nothing', '<div class="sqs-block-content"></div>', false],
])('a form block with %s (%s) is a form of the server: %s', (_, form, isForm) => {
  document.body.innerHTML = `<div class="sqs-block-form">${form}</div>`;
  const { selector = '' } = BLOCKS.find(({ name }) => name === 'server-form') ?? {};
  expect(document.querySelector('div')?.matches(selector)).toBe(isForm);
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
