import { expect, it } from 'vitest';
import {
  type HidingStyle,
  isWaitingStyle,
} from '../../../../src/features/waiting-content/find-waiting-content';

const STYLE: HidingStyle = {
  opacity: '0',
  visibility: 'visible',
  transitionProperty: 'all',
  transitionDuration: '0s',
  animationName: 'none',
  willChange: 'auto',
};

it.each<[string, Partial<HidingStyle>, boolean]>([
  ['transparent with a transition', { transitionProperty: 'opacity', transitionDuration: '0.2s' }, true],
  ['transparent, and everything fades', { transitionDuration: '0.4s, 0s' }, true],
  ['hidden with a transition', { opacity: '1', visibility: 'hidden', transitionDuration: '300ms' }, true],
  ['transparent until an animation', { animationName: 'appear' }, true],
  ['transparent and about to change', { willChange: 'opacity, transform' }, true],
  ['transparent for good', {}, false],
  [
    'transparent, and only its colour fades',
    { transitionProperty: 'color', transitionDuration: '1s' },
    false,
  ],
  ['seen', { opacity: '1', transitionDuration: '1s' }, false],
  ['half seen', { opacity: '0.5', transitionDuration: '1s' }, false],
])('what is %s', (_, style, isWaiting) => {
  expect(isWaitingStyle({ ...STYLE, ...style })).toBe(isWaiting);
});
