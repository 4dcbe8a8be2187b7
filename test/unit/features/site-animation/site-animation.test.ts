// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { siteAnimation } from '../../../../src/features/site-animation/site-animation.feature';
import { unit } from '../../../../src/features/site-animation/site-animation.mount';
import { createTestScope } from '../../support/scope';

vi.mock('../../../../src/dom/reduced-motion', () => ({ prefersReducedMotion: () => true }));

afterEach(() => {
  document.body.className = '';
  document.body.innerHTML = '';
});

it('shows what a page was saved with under reduced motion, and gives it back', () => {
  document.body.className = 'tweak-global-animations-enabled tweak-global-animations-animation-type-fade';
  document.body.innerHTML =
    '<p class="preFade" data-animation-role="content">Hidden</p><p class="preFade fadeIn">Seen</p><p data-animation-role="content">Plain</p>';
  const before = document.body.innerHTML;
  const scope = createTestScope();
  unit.mount({ tweakJSON: {} } as never, scope as never, []);
  expect([...document.querySelectorAll('p')].map(({ className }) => className)).toEqual([
    'preFade fadeIn',
    'preFade fadeIn',
    '',
  ]);
  scope.end();
  expect(document.body.innerHTML).toBe(before);
});

it('loads nothing under reduced motion where nothing waits', () => {
  document.body.className = 'tweak-global-animations-enabled tweak-global-animations-animation-type-fade';
  const loadChunk = vi.fn();
  siteAnimation({ loadChunk } as never);
  expect(loadChunk).not.toHaveBeenCalled();
});
