// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { runNextLoadActions } from '../../../../src/features/owner/next-load';

const KEY = 'sqs_actions_for_next_load';

it('emits each action of the list once, and leaves nothing', () => {
  sessionStorage.setItem(KEY, '[{"name":"open-panel"},"reload"]');
  localStorage.setItem(KEY, '{"name":"tour"}');
  const emit = vi.fn();
  runNextLoadActions({ bus: { emit, on: vi.fn() } });
  runNextLoadActions({ bus: { emit, on: vi.fn() } });
  expect(emit.mock.calls).toEqual([
    ['owner:next-load', { name: 'open-panel' }],
    ['owner:next-load', 'reload'],
    ['owner:next-load', { name: 'tour' }],
  ]);
  expect([sessionStorage.getItem(KEY), localStorage.getItem(KEY)]).toEqual([null, null]);
});

it('does nothing for what is not JSON', () => {
  sessionStorage.setItem(KEY, '[{');
  const emit = vi.fn();
  runNextLoadActions({ bus: { emit, on: vi.fn() } });
  expect(emit).not.toHaveBeenCalled();
  sessionStorage.removeItem(KEY);
});
