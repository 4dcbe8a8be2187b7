import { expect, it } from 'vitest';
import { animationOf } from '../../../src/context/site-animation';

const bodyWith = (...names: readonly string[]) => ({
  contains: (name: string) => names.includes(name.replace('tweak-global-animations-', '')),
});

it('has the classes of the animation that the site has chosen', () => {
  expect(animationOf(bodyWith('enabled', 'animation-type-fade'))).toEqual({
    before: 'preFade',
    after: 'fadeIn',
  });
  expect(animationOf(bodyWith('enabled', 'animation-type-flex'))).toEqual({
    before: 'preFlex',
    after: 'flexIn',
  });
});

it('has none where the site has none, or has switched it off', () => {
  expect(animationOf(bodyWith('enabled', 'animation-type-none'))).toBeUndefined();
  expect(animationOf(bodyWith('animation-type-fade'))).toBeUndefined();
});
