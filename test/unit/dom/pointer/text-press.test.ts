// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { startsSelection } from '../../../../src/dom/pointer/text-press';

/** A press at 10, 10 on the element `id`, whose text is in the box from 0, 0 to 20, 20. */
function press(html: string, { x = 10, pointerType = 'mouse' } = {}) {
  document.body.innerHTML = html;
  vi.spyOn(Range.prototype, 'getBoundingClientRect').mockReturnValue({
    left: 0,
    top: 0,
    right: 20,
    bottom: 20,
  } as DOMRect);
  const target = document.querySelector('#pressed');
  return { target, pointerType, clientX: x, clientY: 10 } as unknown as PointerEvent;
}

it.each([
  ['a text', '<p id="pressed">Text</p>', {}, true],
  ['a text by a finger', '<p id="pressed">Text</p>', { pointerType: 'touch' }, false],
  ['the room beside a text', '<p id="pressed">Text</p>', { x: 30 }, false],
  ['white space', '<p id="pressed"> \n <b>Text</b></p>', {}, false],
  ['a picture', '<p>Text <img id="pressed"></p>', {}, false],
  ['the text of a link', '<a href="/"><b id="pressed">Text</b></a>', {}, false],
  ['the text of a button', '<button id="pressed">Text</button>', {}, false],
  ['a text that cannot be selected', '<p id="pressed" style="user-select: none">Text</p>', {}, false],
])('a press on %s selects: %s', (_, html, how, expected) => {
  expect(startsSelection(press(html, how))).toBe(expected);
});

it.each([
  ['a selection', false, true],
  ['a plain click', true, false],
])('the click at the end of %s is swallowed: %s', (_, isCollapsed, isSwallowed) => {
  startsSelection(press('<p id="pressed">Text</p>'));
  vi.spyOn(globalThis, 'getSelection').mockReturnValue({ isCollapsed } as Selection);
  window.dispatchEvent(new Event('pointerup'));
  const clicked = vi.fn();
  document.body.addEventListener('click', clicked, { once: true });
  document.querySelector('p')?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  expect(clicked.mock.calls.length).toBe(isSwallowed ? 0 : 1);
});
