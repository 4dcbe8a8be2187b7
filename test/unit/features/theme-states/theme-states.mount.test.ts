// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { unit } from '../../../../src/features/theme-states/theme-states.mount';
import { createTestScope } from '../../support/scope';

it('an element that waits for two states gets both, and both go again', () => {
  document.body.innerHTML = '<div id="headerNav" class="tmpl-loading"></div>';
  const served = document.body.innerHTML;
  const scope = createTestScope();
  unit.mount({} as never, scope as never);
  expect(document.getElementById('headerNav')?.className.trim()).toBe('positioned');
  scope.end();
  expect(document.body.innerHTML).toBe(served);
});

it('also what a script inserts, itself and in it, but not what a theme drives', () => {
  const handlers: Array<(root: ParentNode) => void> = [];
  const scope = createTestScope();
  const on = (_: string, handler: (root: ParentNode) => void) => void handlers.push(handler);
  unit.mount({} as never, { ...scope, on } as never);
  const insert = (html: string) => {
    const box = document.createElement('div');
    box.innerHTML = html;
    document.body.append(box);
    const root = box.firstElementChild;
    if (root) for (const handler of handlers) handler(root);
    return root;
  };
  expect(insert('<div id="headerNav"></div>')?.className).toBe('positioned');
  const outer = insert('<section><div id="headerNav"></div></section>');
  expect(outer?.firstElementChild?.className).toBe('positioned');
  expect(outer?.hasAttribute('class')).toBe(false);
});

it.each([
  ['72.9', 'sqs-block-content sqs-intrinsic', '72.9%'],
  ['0', 'sqs-block-content', ''],
  ['tall', 'sqs-block-content', ''],
])('a spacer with the ratio %s', (ratio, className, padding) => {
  document.body.innerHTML = `<div class="sqs-block-spacer" data-aspect-ratio="${ratio}"><div class="sqs-block-content">&nbsp;</div></div>`;
  const served = document.body.innerHTML;
  const scope = createTestScope();
  unit.mount({} as never, scope as never);
  const content = document.querySelector<HTMLElement>('.sqs-block-content');
  expect([content?.className, content?.style.paddingBottom]).toEqual([className, padding]);
  scope.end();
  expect(document.body.innerHTML).toBe(served);
});

it('a shape that fills its cell', () => {
  document.body.innerHTML = `<div class="sqs-shape-block-container hidden-stretch-block" data-stretched-to-fill=""><svg class="sqs-shape"></svg></div>
    <div class="sqs-shape-block-container hidden-stretch-block"><svg class="sqs-shape"></svg></div>`;
  const scope = createTestScope();
  unit.mount({} as never, scope as never);
  expect(
    [...document.querySelectorAll('.sqs-shape-block-container')].map((shape) => [
      shape.classList.contains('hidden-stretch-block'),
      shape.querySelector('svg')?.getAttribute('preserveAspectRatio'),
    ]),
  ).toEqual([
    [false, 'none'],
    [false, null],
  ]);
});

it.each([
  [
    '<div class="parallax-item" data-url-id="two"></div>',
    '<div class="parallax-item" data-url-id="two" id="two"></div>',
  ],
  ['<nav id="parallax-nav"></nav>', '<nav id="parallax-nav" class="color-weight-light"></nav>'],
  [
    '<nav id="parallax-nav" class="color-weight-dark"></nav>',
    '<nav id="parallax-nav" class="color-weight-dark"></nav>',
  ],
  ['<main id="flowContent" class="loading"></main>', '<main id="flowContent" class=""></main>'],
  ['<main id="other" class="loading"></main>', '<main id="other" class="loading"></main>'],
  [
    '<div class="sqs-slice-gallery-item"></div><div class="sqs-slice-gallery-item"></div>',
    '<div class="sqs-slice-gallery-item loaded"></div><div class="sqs-slice-gallery-item"></div>',
  ],
  [
    '<div class="sqs-add-to-cart-button-wrapper"></div>',
    '<div class="sqs-add-to-cart-button-wrapper" style="visibility: visible;"></div>',
  ],
])('%s', (served, shown) => {
  document.body.innerHTML = served;
  const scope = createTestScope();
  unit.mount({} as never, scope as never);
  expect(document.body.innerHTML).toBe(shown);
  scope.end();
  expect(document.body.innerHTML).toBe(served);
});

it.each([
  ['a header', '<header class="Header"></header>', 'Header loaded'],
  [
    'links between posts',
    '<nav class="BlogItem-pagination" data-controller="BlogItemPaginationArrows"></nav>',
    'BlogItem-pagination BlogItem-pagination--loaded',
  ],
  ['a bar at the foot', '<div id="bottomBar"></div>', 'viewable'],
])('%s that a theme hides until its script has run', (_, html, className) => {
  document.body.innerHTML = html;
  const scope = createTestScope();
  unit.mount({} as never, scope as never);
  expect(document.body.firstElementChild?.className).toBe(className);
  scope.end();
  expect(document.body.innerHTML).toBe(html);
});
