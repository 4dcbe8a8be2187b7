// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { describeControl } from '../../../../src/gallery/behaviour/describe-control';

function describeHtml(html: string) {
  const box = document.createElement('div');
  box.innerHTML = html;
  return describeControl(box.firstElementChild as HTMLElement, 'Next');
}

it.each([
  ['<div></div>', { role: 'button', tabindex: '0', 'aria-label': 'Next' }],
  ['<div> </div>', { role: 'button', tabindex: '0', 'aria-label': 'Next' }],
  ['<div>Weiter</div>', { role: 'button', tabindex: '0' }],
  ['<div aria-label="Weiter"></div>', { role: 'button', tabindex: '0' }],
  ['<div aria-labelledby="x"></div>', { role: 'button', tabindex: '0' }],
  ['<button></button>', { 'aria-label': 'Next' }],
  ['<input>', { 'aria-label': 'Next' }],
  ['<button>Weiter</button>', {}],
  ['<a href="#2">2</a>', { role: 'button' }],
  ['<a>2</a>', { role: 'button', tabindex: '0' }],
  ['<div role="link" tabindex="-1">2</div>', {}],
])('adds to %s what the server left out: %j', (html, attributes) => {
  expect(describeHtml(html)).toEqual(attributes);
});
