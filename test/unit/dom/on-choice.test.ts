// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { onChoice } from '../../../src/dom/on-choice';
import { createTestScope } from '../support/scope';

function watch() {
  const select = document.createElement('select');
  const chosen = vi.fn();
  onChoice(select, createTestScope(), chosen);
  const press = (key: string, init = {}) =>
    select.dispatchEvent(new KeyboardEvent('keydown', { key, ...init }));
  const fire = (type: string) => select.dispatchEvent(new Event(type));
  return { press, fire, times: () => chosen.mock.calls.length };
}

it('is a choice when a list changes that a press has opened', () => {
  const { press, fire, times } = watch();
  press('ArrowDown');
  fire('pointerdown');
  fire('change');
  expect(times()).toBe(1);
});

it('is none while keys browse, until Enter', () => {
  const { press, fire, times } = watch();
  press('ArrowDown');
  fire('change');
  press('b');
  fire('change');
  expect(times()).toBe(0);
  press('Enter');
  expect(times()).toBe(1);
});

it.each([
  [' ', {}],
  ['ArrowDown', { altKey: true }],
])('is one in a list that “%s” %j has opened', (key, init) => {
  const { press, fire, times } = watch();
  press(key, init);
  fire('change');
  expect(times()).toBe(1);
});

it('is one when the browser fills the form in, which is a key without a name', () => {
  const { fire, times } = watch();
  fire('keydown');
  fire('change');
  expect(times()).toBe(1);
});
