// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { ratioStyle, SPACERS } from '../../../../src/features/theme-states/spacers';

afterEach(() => document.body.replaceChildren());

it.each([
  ['data-aspect-ratio="42.5"', { classes: { 'sqs-intrinsic': true }, styles: { 'padding-bottom': '42.5%' } }],
  ['data-aspect-ratio="0"', {}],
  ['data-aspect-ratio="-3"', {}],
  ['data-aspect-ratio="wide"', {}],
])('gives the content of a spacer with %s the height: %j', (attribute, claims) => {
  document.body.innerHTML = `<div class="sqs-block-spacer" ${attribute}><div class="sqs-block-content"></div></div>`;
  const content = document.querySelector<HTMLElement>(SPACERS);
  expect(content && ratioStyle(content)).toEqual(claims);
});

it('leaves spacers with a height of their own, and what is in no spacer', () => {
  document.body.innerHTML = '<div class="sqs-block-spacer"><div class="sqs-block-content"></div></div>';
  expect(document.querySelector(SPACERS)).toBeNull();
  expect(ratioStyle(document.createElement('div'))).toEqual({});
});
