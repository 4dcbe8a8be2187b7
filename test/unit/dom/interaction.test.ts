// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { whenInteracted } from '../../../src/dom/interaction';

function watch(html: string) {
  const element = document.createElement('div');
  element.innerHTML = html;
  let replay = () => {};
  const callback = vi.fn((given: () => void) => {
    replay = given;
  });
  const cancel = whenInteracted(element, callback);
  const target = element.querySelector<HTMLElement>('[data-target]') ?? element;
  const clicks = vi.fn();
  const fire = (type: string) => target.dispatchEvent(new Event(type, { bubbles: true }));
  return { element, callback, cancel, clicks, fire, replay: () => replay() };
}

it.each(['pointerenter', 'focusin', 'touchstart', 'keydown', 'click'])(
  'calls back at the first %s',
  (type) => {
    const { callback, fire } = watch('');
    fire(type);
    fire('click');
    expect(callback).toHaveBeenCalledOnce();
  },
);

it.each([
  ['a button', '<button data-target></button>', 1],
  ['what is in a button', '<button><b data-target></b></button>', 1],
  ['an element that is a button', '<p role="button" data-target></p>', 1],
  ['a link', '<a href="#" data-target></a>', 0],
])('knows what to do with a click on %s once the code is there', (_, html, times) => {
  const { fire, element, clicks, replay } = watch(html);
  fire('focusin');
  fire('click');
  element.addEventListener('click', clicks);
  replay();
  expect(clicks).toHaveBeenCalledTimes(times);
});

it('repeats nothing without a click, and hears nothing after it is cancelled', () => {
  const { fire, element, clicks, replay, cancel, callback } = watch('<button data-target></button>');
  fire('focusin');
  element.addEventListener('click', clicks);
  replay();
  expect(clicks).not.toHaveBeenCalled();
  cancel();
  const other = watch('');
  other.cancel();
  other.fire('click');
  expect([callback, other.callback].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
});
