// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dialogStackOf } from '../../../../src/ui/dialog/dialog-stack';
import { attachTooltip } from '../../../../src/ui/tooltip/attach-tooltip';
import { createTestScope } from '../../support/scope';

const scopes: ReturnType<typeof createTestScope>[] = [];

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (const scope of scopes.splice(0)) scope.end();
});

function setUp({ describedBy = '' } = {}) {
  document.body.innerHTML = `<main><button ${describedBy && `aria-describedby="${describedBy}"`}>Map</button></main>`;
  const button = document.querySelector('button') as HTMLButtonElement;
  const scope = createTestScope();
  scopes.push(scope);
  attachTooltip(scope, button, 'Opens in a new window');
  const tooltip = () => document.querySelector<HTMLElement>('[role="tooltip"]');
  const point = (type: string, pointerType = 'mouse', target: Element = button) =>
    target.dispatchEvent(new PointerEvent(type, { pointerType }));
  return { button, scope, tooltip, point };
}

describe('a tooltip', () => {
  it('comes after 1.2 s under the mouse, in the landmark of its element, and describes that', () => {
    const { button, tooltip, point } = setUp({ describedBy: 'hint' });
    point('pointerenter');
    vi.advanceTimersByTime(1199);
    expect(tooltip()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(tooltip()?.textContent).toBe('Opens in a new window');
    expect(tooltip()?.parentElement?.localName).toBe('main');
    expect(button.getAttribute('aria-describedby')).toBe(`hint ${tooltip()?.id}`);
  });

  it('does not come for a pointer that passes, nor for a finger', () => {
    const { tooltip, point } = setUp();
    point('pointerenter');
    vi.advanceTimersByTime(1000);
    point('pointerleave');
    vi.advanceTimersByTime(5000);
    point('pointerenter', 'touch');
    vi.advanceTimersByTime(5000);
    expect(tooltip()).toBeNull();
  });

  it('goes 0.3 s after the pointer, unless that moves onto it', () => {
    const { button, tooltip, point } = setUp();
    point('pointerenter');
    vi.advanceTimersByTime(1200);
    point('pointerleave');
    vi.advanceTimersByTime(299);
    const shown = tooltip();
    expect(shown).not.toBeNull();
    if (shown) point('pointerenter', 'mouse', shown);
    vi.advanceTimersByTime(5000);
    expect(tooltip()).toBe(shown);
    if (shown) point('pointerleave', 'mouse', shown);
    vi.advanceTimersByTime(300);
    expect(tooltip()).toBeNull();
    expect(button.hasAttribute('aria-describedby')).toBe(false);
  });

  it.each([
    ['a click', (button: HTMLElement) => button.dispatchEvent(new Event('click'))],
    ['the end of focus', (button: HTMLElement) => button.dispatchEvent(new Event('blur'))],
    ['Escape', () => dialogStackOf(document).top()?.requestClose()],
  ])('goes with %s', (_, act) => {
    const { button, tooltip, point } = setUp();
    point('pointerenter');
    vi.advanceTimersByTime(1200);
    expect(tooltip()).not.toBeNull();
    act(button);
    expect(tooltip()).toBeNull();
  });

  it('comes at once for the keyboard, and not for a focus by the mouse', () => {
    const { button, tooltip } = setUp();
    const matches = vi.spyOn(button, 'matches').mockReturnValue(false);
    button.dispatchEvent(new Event('focus'));
    expect(tooltip()).toBeNull();
    matches.mockReturnValue(true);
    button.dispatchEvent(new Event('focus'));
    expect(matches).toHaveBeenLastCalledWith(':focus-visible');
    expect(tooltip()).not.toBeNull();
  });

  it('does not come for an element that has been removed, nor after its scope has ended', () => {
    const { button, tooltip, point, scope } = setUp();
    point('pointerenter');
    button.remove();
    vi.advanceTimersByTime(1200);
    expect(tooltip()).toBeNull();
    document.body.append(button);
    point('pointerenter');
    scope.end();
    vi.advanceTimersByTime(1200);
    expect([tooltip(), vi.getTimerCount()]).toEqual([null, 0]);
  });
});
