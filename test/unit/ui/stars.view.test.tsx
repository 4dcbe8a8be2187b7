// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { Star, Stars } from '../../../src/ui/stars.view';
import { showView } from '../support/show-view';

describe('stars', () => {
  const widths = (rating: number) => {
    const { host } = showView(<Stars rating={rating} label="Rated" className="" />);
    return [...host.querySelectorAll('.star')].map((star) =>
      star.querySelector('svg')?.getAttribute('width'),
    );
  };

  it.each([
    [0, [undefined, undefined, undefined, undefined, undefined]],
    [2.25, ['24', '24', '6', undefined, undefined]],
    [5, ['24', '24', '24', '24', '24']],
    [7, ['24', '24', '24', '24', '24']],
  ])('for %d are filled so far: %j', (rating, expected) => {
    expect(widths(rating)).toEqual(expected);
  });

  it('are one picture with a name', () => {
    const { attributes } = showView(<Stars rating={3} label="Rated 3 of 5" className="small" />);
    expect(attributes('span', 'role', 'aria-label', 'class')).toEqual([
      'img',
      'Rated 3 of 5',
      'inlay-stars small',
    ]);
    const { attributes: inStar } = showView(<Star filled={0.5} />);
    expect(inStar('svg svg', 'viewBox', 'width', 'aria-hidden')).toEqual(['0 0 12 24', '12', 'true']);
    expect(inStar('.star', 'aria-hidden', 'focusable')).toEqual(['true', 'false']);
  });
});
