// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { unit } from '../../../../src/blocks/scaled-text/scaled-text.mount';
import { mountUnit } from '../../support/mount-unit';

const HTML =
  '<p><span class="sqsrte-scaled-text" style="display: inline-block; font-size: 16px">On <b>one</b> line</span></p>';
let box: HTMLElement;
let text: HTMLElement;
const fonts = new EventTarget();

beforeEach(() => {
  document.body.innerHTML = HTML;
  box = document.querySelector('p') as HTMLElement;
  text = document.querySelector('span') as HTMLElement;
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(document, 'fonts');
});

function scale({ room, width }: { room: number; width: number }) {
  vi.spyOn(box, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, room, 20));
  vi.spyOn(text, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, width, 20));
  const { scope } = mountUnit(unit, box);
  fonts.dispatchEvent(new Event('loadingdone'));
  return scope;
}

it('fills the width of its box, and goes back', () => {
  const scope = scale({ room: 400, width: 100 });
  expect(text.style.fontSize).toBe('64px');
  expect(text.style.whiteSpace).toBe('');
  expect(box.className).toBe('loaded');
  scope.end();
  expect(document.body.innerHTML).toBe(HTML);
});

it('wraps, in all its parts, at the smallest size that can be read', () => {
  scale({ room: 100, width: 2000 });
  expect(text.style.fontSize).toBe('12px');
  expect([text, text.querySelector('b')].map((part) => part?.style.whiteSpace)).toEqual(['normal', 'normal']);
});

it.each([
  ['in a box without width', 0, 'inline-block'],
  ['without its theme, which lays it out', 400, 'inline'],
])('keeps its size %s', (_, room, display) => {
  text.style.display = display;
  scale({ room, width: 100 });
  expect(text.style.fontSize).toBe('16px');
});
