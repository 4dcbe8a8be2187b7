// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isClosed, revealingStyles } from '../../../../src/ui/navigation/revealing-styles';

const SEEN = {
  display: 'block',
  visibility: 'visible',
  opacity: '1',
  width: '200px',
  height: '80px',
  maxHeight: 'none',
  left: 'auto',
  overflowX: 'visible',
};
/** A list with these computed styles. */
function listWith(styles: Partial<typeof SEEN>): HTMLElement {
  vi.stubGlobal('getComputedStyle', () => ({ ...SEEN, ...styles }));
  return document.createElement('ul');
}
afterEach(() => vi.unstubAllGlobals());

describe('a closed list', () => {
  it.each([
    [{ display: 'none' }, { display: 'block' }],
    [{ visibility: 'hidden' }, { visibility: 'visible' }],
    [{ opacity: '0' }, { opacity: '1' }],
    [{ width: '0px', overflowX: 'hidden' }, { width: '100%' }],
    [{ height: '0px' }, { height: 'auto' }],
    [{ maxHeight: '0px' }, { 'max-height': 'none' }],
    [{ left: '-1001px' }, { left: '0' }],
    [
      { opacity: '0', maxHeight: '0px' },
      { opacity: '1', 'max-height': 'none' },
    ],
  ])('with %j is revealed by %j', (hiding, revealing) => {
    const list = listWith(hiding);
    expect(revealingStyles(list)).toEqual(revealing);
    expect(isClosed(list)).toBe(true);
  });

  it.each([[{}], [{ width: '0px' }], [{ left: '-1000px' }], [{ opacity: '0.5' }], [{ left: '40px' }]])(
    'is none where %j lets it be seen',
    (styles) => {
      const list = listWith(styles);
      expect(revealingStyles(list)).toEqual({});
      expect(isClosed(list)).toBe(false);
    },
  );
});
