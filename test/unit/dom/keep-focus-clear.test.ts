// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { keepFocusClear } from '../../../src/dom/keep-focus-clear';
import { createTestScope } from '../support/scope';

interface Page {
  /** The box of what gets focus, px. */
  readonly top?: number;
  readonly bottom?: number;
  readonly position?: string;
  /** px that the page can scroll. */
  readonly room?: number;
  readonly onTop?: boolean;
}

/** A bar in the lowest 100 px of a window that is 800 px high. */
function focus(
  { top = 720, bottom = 760, position = 'fixed', room = 1000, onTop = false }: Page,
  inBar = false,
) {
  document.body.innerHTML = `<button></button><p style="position: ${position}"><button></button></p>`;
  const [button, bar] = document.body.children as unknown as [HTMLElement, HTMLElement];
  let scrolled = 0;
  const scrollBy = vi.fn(({ top: by }: { top: number }) => {
    scrolled = Math.min(by, room);
  });
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('scrollBy', scrollBy);
  bar.getBoundingClientRect = () => ({ top: 700, bottom: 800 }) as DOMRect;
  button.getBoundingClientRect = () =>
    ({ top: top - scrolled, bottom: bottom - scrolled, left: 0, width: 10 }) as DOMRect;
  document.elementFromPoint = () => (onTop ? button : bar);
  const scope = createTestScope();
  keepFocusClear(scope, () => bar, 'aside');
  const target = inBar ? bar.firstElementChild : button;
  target?.dispatchEvent(new Event('focusin', { bubbles: true }));
  scope.end();
  return [scrollBy.mock.calls[0]?.[0]?.top, bar.className];
}

it.each([
  ['is covered', {}, [60, '']],
  ['is covered by a pixel', { top: 600, bottom: 701 }, [1, '']],
  ['ends where the bar begins', { top: 600, bottom: 700 }, [undefined, '']],
  ['is below the window', { top: 800, bottom: 900 }, [undefined, '']],
  ['is in front of the bar', { onTop: true }, [undefined, '']],
  ['has a bar in the flow', { position: 'static' }, [undefined, '']],
  ['cannot be scrolled clear', { room: 10 }, [60, 'aside']],
  ['can be scrolled clear but for a pixel', { room: 59 }, [60, '']],
] as const)('scrolls an element that %s', (_, page, expected) => {
  expect(focus(page)).toEqual(expected);
});

it('scrolls nothing for what is in the bar', () => {
  expect(focus({}, true)).toEqual([undefined, '']);
});

it('moves nothing where there is no bar', () => {
  const scrollBy = vi.fn();
  vi.stubGlobal('scrollBy', scrollBy);
  document.body.innerHTML = '<button></button>';
  const report = vi.fn();
  const scope = createTestScope({ report });
  keepFocusClear(scope, () => null, 'aside');
  document.querySelector('button')?.dispatchEvent(new Event('focusin', { bubbles: true }));
  expect([scrollBy.mock.calls, report.mock.calls]).toEqual([[], []]);
});
