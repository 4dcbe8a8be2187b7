// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { isBesideWindow, isClosed, revealingStyles } from '../../../../src/ui/navigation/revealing-styles';

const SEEN = {
  display: 'block',
  visibility: 'visible',
  opacity: '1',
  width: '200px',
  height: '80px',
  maxHeight: 'none',
  left: 'auto',
  overflowX: 'visible',
  transform: 'none',
};
/** A list with these computed styles. */
function listWith(styles: Partial<typeof SEEN>): HTMLElement {
  vi.stubGlobal('getComputedStyle', () => ({ ...SEEN, ...styles }));
  return document.createElement('ul');
}

describe('a closed list', () => {
  it.each([
    [{ display: 'none' }, { display: 'block' }],
    [{ visibility: 'hidden' }, { visibility: 'visible' }],
    [{ opacity: '0' }, { opacity: '1' }],
    [{ width: '0px', overflowX: 'hidden' }, { width: '100%' }],
    [{ height: '0px' }, { height: 'auto' }],
    [{ maxHeight: '0px' }, { 'max-height': 'none' }],
    [{ left: '-1001px' }, { left: '0' }],
    [{ transform: 'matrix(1, 0, 0, 0, 0, 0)' }, { transform: 'none' }],
    [{ transform: 'matrix(0, 0, 0, 1, 4, 8)' }, { transform: 'none' }],
    [
      { opacity: '0', maxHeight: '0px' },
      { opacity: '1', 'max-height': 'none' },
    ],
  ])('with %j is revealed by %j', (hiding, revealing) => {
    const list = listWith(hiding);
    expect(revealingStyles(list)).toEqual(revealing);
    expect(isClosed(list)).toBe(true);
  });

  it.each([
    [{}],
    [{ width: '0px' }],
    [{ left: '-1000px' }],
    [{ opacity: '0.5' }],
    [{ left: '40px' }],
    [{ transform: 'matrix(1, 0, 0, 0.5, 0, 0)' }],
    [{ transform: 'matrix(0, 1, -1, 0, 0, 0)' }],
  ])('is none where %j lets it be seen', (styles) => {
    const list = listWith(styles);
    expect(revealingStyles(list)).toEqual({});
    expect(isClosed(list)).toBe(false);
  });
});

describe('a list beside the window', () => {
  const besideAt = (left: number, width: number, styles: object = {}) => {
    vi.stubGlobal('innerWidth', 1000);
    const list = listWith({
      position: 'absolute',
      transform: 'none',
      translate: 'none',
      ...styles,
    } as object);
    list.getBoundingClientRect = () => ({ left, width, right: left + width }) as DOMRect;
    return list;
  };
  const MOVED = 'matrix(1, 0, 0, 1, -300, 0)';

  it.each([
    [-200, 200, true],
    [-199, 200, false],
    [1000, 200, true],
    [999, 200, false],
    [-200, 0, false],
  ])('is there at %i with a width of %i: %s', (left, width, isBeside) => {
    expect(isBesideWindow(besideAt(left, width))).toBe(isBeside);
  });

  it.each([
    [-200, {}, { left: '0', right: 'auto' }],
    [1000, {}, { left: 'auto', right: '0' }],
    [-200, { transform: MOVED }, { transform: 'none' }],
    [-200, { translate: '-300px' }, { translate: 'none' }],
    [-200, { transform: MOVED, translate: '-300px' }, { translate: 'none' }],
    [-200, { transform: '', translate: '' }, { left: '0', right: 'auto' }],
    [-200, { position: 'static', transform: MOVED }, {}],
    [-200, { position: 'fixed' }, { left: '0', right: 'auto' }],
    [100, { transform: MOVED }, {}],
  ])('at %i with %j is brought back by %j', (left, styles, revealing) => {
    expect(revealingStyles(besideAt(left, 200, styles))).toEqual(revealing);
  });
});
