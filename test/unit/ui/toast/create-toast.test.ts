import { expect, it, vi } from 'vitest';
import type { FactoryScope } from '../../../../src/core/entry/site-services';
import { check, create } from '../../../../src/ui/toast/create-toast';

const mocks = vi.hoisted(() => ({ showToast: vi.fn(() => ({ close() {} })) }));
vi.mock('../../../../src/ui/toast/show-toast', () => mocks);

it('a toast is shown as theme code asks for it', () => {
  const scope = {} as FactoryScope;
  const asked = { message: 'Added.' };
  expect(create(scope, asked)).toBe(mocks.showToast.mock.results[0]?.value);
  expect(mocks.showToast).toHaveBeenCalledExactlyOnceWith(scope, asked);
});

it('a toast needs a message', () => {
  const services = { report: vi.fn() } as never;
  expect(() => check(services, [{ title: 'Added' }])).toThrow(TypeError);
  expect(() => check(services, [{ message: 'Added.' }])).not.toThrow();
});
