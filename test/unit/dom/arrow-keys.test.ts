// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { createArrowThrottle, hasOwnArrowKeys } from '../../../src/dom/arrow-keys';

/** Whether the element with `data-target`, or the first one, has arrow keys of its own. */
function asks(html: string): boolean {
  document.body.innerHTML = html;
  return hasOwnArrowKeys(document.querySelector('[data-target]') ?? document.body.firstElementChild);
}

describe('arrow keys of a page', () => {
  it.each([
    '<input>',
    '<input type="range">',
    '<input type="radio">',
    '<input type="date">',
    '<textarea></textarea>',
    '<select></select>',
    '<video></video>',
    '<p contenteditable><b data-target></b></p>',
    '<p contenteditable="plaintext-only"></p>',
    '<div role="tablist"><button role="tab" data-target></button></div>',
    '<div role="menubar"><a role="menuitem" data-target></a></div>',
    '<div role="radiogroup"><span role="radio" data-target></span></div>',
    '<div role="slider" tabindex="0"></div>',
    '<div role="toolbar"><button data-target></button></div>',
    '<div role="separator" tabindex="0"></div>',
    '<ul role="tree"><li role="treeitem" data-target></li></ul>',
  ])('belong to %s', (html) => {
    expect(asks(html)).toBe(true);
  });

  it.each([
    '<a href="/"></a>',
    '<button></button>',
    '<input type="submit">',
    '<input type="checkbox">',
    '<p contenteditable="false"></p>',
    '<div role="separator"></div>',
    '<summary></summary>',
    '<div role="group" tabindex="0"></div>',
  ])('are free in %s', (html) => {
    expect(asks(html)).toBe(false);
  });

  it('are ignored where the target is not an element', () => {
    expect(hasOwnArrowKeys(document)).toBe(true);
    expect(hasOwnArrowKeys(null)).toBe(true);
  });

  it('count once in 200 ms while one is held down, and each time when pressed anew', () => {
    const counts = createArrowThrottle();
    const held = (timeStamp: number) => counts({ repeat: timeStamp > 0, timeStamp });
    expect([0, 33, 66, 199, 200, 233, 399, 400].filter(held)).toEqual([0, 200, 400]);
    expect([410, 420, 430].every((timeStamp) => counts({ repeat: false, timeStamp }))).toBe(true);
  });
});
