// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { createActivation } from '../../../../src/gallery/behaviour/activation';
import type { GalleryContext } from '../../../../src/gallery/model/gallery-context';
import { createTestScope } from '../../support/scope';

/** A gallery of two slides, with an arrow inside and one outside. */
function setUp() {
  document.body.innerHTML = `<div id="root">
    <div id="s0" tabindex="0"><p id="text"></p><a id="link" href="#x">x</a><button id="play"></button></div>
    <div id="s1"></div><div id="next" tabindex="0"><b id="icon"></b></div></div>
    <div id="outside" tabindex="0"></div>`;
  const get = (id: string) => document.getElementById(id) as HTMLElement;
  const calls: string[] = [];
  const activation = createActivation(
    {
      root: get('root'),
      slides: [get('s0'), get('s1')],
      scope: createTestScope(),
    } as unknown as GalleryContext,
    (index) => calls.push(`slide ${index}`),
  );
  activation.add(get('next'), () => calls.push('next'));
  activation.add(get('outside'), () => calls.push('outside'));
  const click = (id: string, options: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...options });
    get(id).dispatchEvent(event);
    return event;
  };
  const press = (id: string, key: string, options: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options });
    get(id).dispatchEvent(event);
    return event;
  };
  return { calls, click, press };
}

describe('a click in a gallery', () => {
  it('activates the slide or the control that it is in', () => {
    const { calls, click } = setUp();
    click('text');
    click('s1');
    expect(click('icon').defaultPrevented).toBe(true);
    click('outside');
    expect(calls).toEqual(['slide 0', 'slide 1', 'next', 'outside']);
  });

  it('is left to links and buttons in slides, and beside the slides', () => {
    const { calls, click } = setUp();
    click('link');
    click('play');
    click('root');
    expect(calls).toEqual([]);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'is left to the browser with %j',
    (options) => {
      const { calls, click } = setUp();
      click('s0', options);
      expect(calls).toEqual([]);
    },
  );
});

describe('a key in a gallery', () => {
  it('activates the focused slide or control, by Enter and Space alone', () => {
    const { calls, press } = setUp();
    for (const key of ['Enter', ' ', 'a', 'Tab']) press('s0', key);
    expect(press('next', 'Enter').defaultPrevented).toBe(true);
    press('outside', ' ');
    expect(calls).toEqual(['slide 0', 'slide 0', 'next', 'outside']);
  });

  it('is ignored with a modifier, while it is held down, and in anything else', () => {
    const { calls, press } = setUp();
    press('s0', 'Enter', { repeat: true });
    press('s0', 'Enter', { ctrlKey: true });
    press('text', 'Enter');
    press('link', 'Enter');
    press('play', ' ');
    expect(calls).toEqual([]);
  });
});
