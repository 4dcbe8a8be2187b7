// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { createBus } from '../../../../src/core/entry/bus';
import messages from '../../../../src/features/system-error/system-error.messages.json';
import { unit } from '../../../../src/features/system-error/system-error.mount';
import { createTestScope } from '../../support/scope';

beforeEach(() => {
  // Dialogs go at once.
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true, addEventListener() {} } as never);
});

function mount() {
  const bus = createBus(() => {});
  const scope = createTestScope({ bus });
  unit.mount(scope.context, scope as never);
  return { bus, scope };
}
const dialogs = () => [...document.querySelectorAll('dialog')];
const text = () => document.querySelector('dialog p')?.textContent;
const press = (name: string) => {
  document.querySelector<HTMLElement>(`dialog .${name}`)?.click();
  return new Promise((resolve) => setTimeout(resolve));
};

it('says what the server has said, or that something is wrong', async () => {
  const { bus } = mount();
  bus.emit('system-error:show', { message: 'The shop is being rebuilt.' });
  expect(text()).toBe('The shop is being rebuilt.');
  await press('cancel');
  expect(dialogs()).toEqual([]);
  bus.emit('system-error:show');
  expect(text()).toBe(messages.message);
});

it('says that the account may not make a call', () => {
  const { bus } = mount();
  bus.emit('api:authorization-failed', { path: '/api/x', message: 'You may not.' });
  expect(text()).toBe('You may not.');
});

it('says one thing at a time, and the next when that has been closed', async () => {
  const { bus } = mount();
  bus.emit('api:authorization-failed', { path: '/api/x', message: 'One' });
  bus.emit('api:authorization-failed', { path: '/api/y', message: 'Two' });
  expect([dialogs().length, text()]).toEqual([1, 'One']);
  await press('cancel');
  expect(dialogs()).toEqual([]);
  bus.emit('api:authorization-failed', { path: '/api/y', message: 'Three' });
  expect(text()).toBe('Three');
});

it.each([
  ['confirm', 1],
  ['cancel', 0],
])('reloads the page only where the visitor wants that: %s', async (name, count) => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  const { bus } = mount();
  bus.emit('system-error:show');
  await press(name);
  expect(reload).toHaveBeenCalledTimes(count);
});

it('says nothing any more when Inlay has gone', () => {
  const { bus, scope } = mount();
  bus.emit('system-error:show');
  scope.end();
  expect(dialogs()).toEqual([]);
  bus.emit('system-error:show');
  expect(dialogs()).toEqual([]);
});
