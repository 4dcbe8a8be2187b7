import { afterEach, expect, it, vi } from 'vitest';
import type { FactoryScope } from '../../../../src/core/entry/site-services';
import { check, create } from '../../../../src/ui/confirm/create-confirm';

const mocks = vi.hoisted(() => ({ openConfirm: vi.fn() }));
vi.mock('../../../../src/ui/confirm/open-confirm', () => mocks);

afterEach(() => mocks.openConfirm.mockReset());

it.each([
  ['has an answer', async () => 'confirm', 'confirm'],
  ['fails', async () => Promise.reject(new Error('closed')), 'closed'],
])('a question that %s ends', async (_, outcome, expected) => {
  mocks.openConfirm.mockImplementation(outcome);
  const scope = { end: vi.fn() } as unknown as FactoryScope;
  const asked = { title: 'Leave?' };
  expect(await create(scope, asked).catch(({ message }) => message)).toBe(expected);
  expect(mocks.openConfirm).toHaveBeenCalledExactlyOnceWith(scope, asked);
  expect(scope.end).toHaveBeenCalledOnce();
});

it('a question needs a title', () => {
  const report = vi.fn();
  expect(() => check({ report } as never, [{}])).toThrow(TypeError);
  expect(() => check({ report } as never, [{ title: 'Leave?' }])).not.toThrow();
});
