// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { FEATURES } from '../../../../src/catalogue/features';

vi.mock('../../../../src/dom/reduced-motion', () => ({ prefersReducedMotion: () => true }));

afterEach(() => {
  document.body.className = '';
});

it('is not wanted under reduced motion', () => {
  const contract = FEATURES.find(({ name }) => name === 'site-animation');
  document.body.className = 'tweak-global-animations-enabled tweak-global-animations-animation-type-fade';
  expect(contract?.isWanted?.({} as never)).toBe(false);
});
