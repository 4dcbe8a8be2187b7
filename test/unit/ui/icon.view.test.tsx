// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { Icon } from '../../../src/ui/icon.view';
import { showView } from '../support/show-view';

describe('an icon', () => {
  it.each([
    ['play', 'currentColor', 'none'],
    ['pause', 'currentColor', 'none'],
    ['close', 'none', 'currentColor'],
  ] as const)('%s has the fill %s and the stroke %s', (name, fill, stroke) => {
    expect(showView(<Icon name={name} />).attributes('svg', 'fill', 'stroke')).toEqual([fill, stroke]);
  });

  it.each([
    [undefined, '24', '1.75'],
    [24, '24', '1.75'],
    [23, '23', '2'],
  ])('of the size %s is %s px wide and has lines of %s', (size, width, line) => {
    const { attributes } = showView(<Icon name="next" {...(size && { size })} className="arrow" />);
    expect(attributes('svg', 'width', 'height', 'stroke-width', 'class')).toEqual([
      width,
      width,
      line,
      'arrow',
    ]);
    expect(attributes('svg', 'aria-hidden', 'focusable')).toEqual(['true', 'false']);
  });
});
