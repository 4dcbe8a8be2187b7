// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { noteUnsent } from '../../../../src/features/statistics/note-unsent';

afterEach(() => {
  history.replaceState(null, '', '/');
  vi.restoreAllMocks();
});

it('says what was not counted only beside the overlay for developers', () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  noteUnsent({ name: 'census' }, 'No answer.');
  expect(info).not.toHaveBeenCalled();
  history.replaceState(null, '', '/?inlay=debug');
  noteUnsent({ name: 'census' }, 'No answer.');
  expect(info.mock.calls).toEqual([['[inlay] census: No answer.']]);
});
