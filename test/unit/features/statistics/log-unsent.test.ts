// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { logUnsent } from '../../../../src/features/statistics/log-unsent';

it('says what was not counted only beside the overlay for developers', () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  logUnsent({ name: 'census' }, 'No answer.');
  expect(info).not.toHaveBeenCalled();
  history.replaceState(null, '', '/?inlay=debug');
  logUnsent({ name: 'census' }, 'No answer.');
  expect(info.mock.calls).toEqual([['[inlay] census: No answer.']]);
});
