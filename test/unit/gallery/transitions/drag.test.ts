// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DragEnd, DragOptions } from '../../../../src/dom/pointer/drag';
import { followDrags, stepByDrag } from '../../../../src/gallery/transitions/drag';
import { createTestScope } from '../../support/scope';

const pointer = vi.hoisted(() => ({ followDrag: vi.fn() }));
vi.mock('../../../../src/dom/pointer/drag', () => pointer);

let press = new AbortController();
beforeEach(() => {
  pointer.followDrag.mockReset().mockImplementation(() => {
    press = new AbortController();
    return press;
  });
});

function createHost({ count = 2, inMotion = false, direction = 'ltr' } = {}) {
  document.body.innerHTML = `<div class="list" style="direction: ${direction}"></div><button></button>`;
  const [list, button] = document.querySelectorAll<HTMLElement>('.list,button');
  if (!list || !button) throw new Error('The list is missing.');
  const scope = createTestScope();
  const gallery = {
    slides: Array.from({ length: count }, () => document.createElement('div')),
    get: () => ({ inMotion }),
    attributes: { elements: { next: [button] } },
    next: vi.fn(),
    previous: vi.fn(),
  };
  const host = { gallery, list, owner: scope.owner(), scope } as never;
  const down = (target: Element, init: PointerEventInit = {}) =>
    target.dispatchEvent(new PointerEvent('pointerdown', { isPrimary: true, button: 0, ...init }));
  return { host, gallery, list, button, scope, down };
}
const options = () => pointer.followDrag.mock.lastCall?.[1] as DragOptions;
const count = () => pointer.followDrag.mock.calls.length;

describe('a press', () => {
  const onEnd = vi.fn();

  it('is followed on the list and on its steppers, until the gallery ends', () => {
    const { host, list, button, scope, down } = createHost();
    followDrags(host, { axis: 'x', onEnd });
    down(list);
    expect([count(), options().element === list, options().axis]).toEqual([1, true, 'x']);
    press.abort();
    down(button);
    expect([count(), press.signal.aborted]).toEqual([2, false]);
    scope.end();
    expect(press.signal.aborted).toBe(true);
    down(list);
    expect(count()).toBe(2);
  });

  it('is one at a time', () => {
    const { host, list, down } = createHost();
    followDrags(host, { axis: 'x', onEnd });
    down(list);
    down(list);
    expect(count()).toBe(1);
  });

  it.each([
    ['of a second finger', {}, { isPrimary: false }],
    ['of another button', {}, { button: 2 }],
    ['on a single slide', { count: 1 }, {}],
    ['while the gallery moves', { inMotion: true }, {}],
  ])('%s is left alone', (_, setting, init) => {
    const { host, list, down } = createHost(setting);
    followDrags(host, { axis: 'x', onEnd });
    down(list, init);
    list.dispatchEvent(new Event('pointerdown'));
    expect(count()).toBe(0);
  });

  it.each([
    ['x', { x: 10, y: 0 }, 'wait'],
    ['x', { x: -10, y: 10 }, 'wait'],
    ['x', { x: -11, y: 0 }, 'drag'],
    ['x', { x: 5, y: 11 }, 'ignore'],
    ['x', { x: 11, y: -11 }, 'ignore'],
    ['y', { x: 5, y: -11 }, 'drag'],
    ['y', { x: 11, y: 10 }, 'ignore'],
  ] as const)('along %s that has moved by %j: %s', (axis, moved, expected) => {
    const { host, list, down } = createHost();
    followDrags(host, { axis, onEnd });
    down(list);
    expect(options().decide(moved)).toBe(expected);
  });
});

describe('a drag that has ended', () => {
  it.each([
    ['x', 'ltr', -20, 'next'],
    ['x', 'ltr', 20, 'previous'],
    ['x', 'rtl', -20, 'previous'],
    ['x', 'rtl', 20, 'next'],
    ['y', 'rtl', -20, 'next'],
    ['y', 'ltr', 20, 'previous'],
  ] as const)('along %s in %s by %i px leads to the %s slide', (axis, direction, distance, call) => {
    const { host, gallery, list, down } = createHost({ direction });
    stepByDrag(host, axis, ({ distance }) => distance);
    down(list);
    options().onEnd({ distance, isCancelled: false } as DragEnd);
    expect([gallery.next.mock.calls.length, gallery.previous.mock.calls.length]).toEqual(
      call === 'next' ? [1, 0] : [0, 1],
    );
  });

  it('leads nowhere if the browser has taken it, or if it does not count', () => {
    const { host, gallery, list, down } = createHost();
    stepByDrag(host, 'x', ({ distance }) => (distance < -50 ? -1 : 0));
    down(list);
    options().onEnd({ distance: -60, isCancelled: true } as DragEnd);
    options().onEnd({ distance: -50, isCancelled: false } as DragEnd);
    expect([gallery.next.mock.calls.length, gallery.previous.mock.calls.length]).toEqual([0, 0]);
  });
});
