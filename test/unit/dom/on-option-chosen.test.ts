// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { onOptionChosen } from '../../../src/dom/on-option-chosen';
import { createTestScope } from '../support/scope';

function watch() {
  const select = document.createElement('select');
  const chosen = vi.fn();
  onOptionChosen(select, createTestScope(), chosen);
  const press = (key: string, init = {}) =>
    select.dispatchEvent(new KeyboardEvent('keydown', { key, ...init }));
  const fire = (type: string) => select.dispatchEvent(new Event(type));
  return { press, fire, times: () => chosen.mock.calls.length };
}

it('a change in a list that a press has opened counts as a choice', () => {
  const { press, fire, times } = watch();
  press('ArrowDown');
  fire('pointerdown');
  fire('change');
  expect(times()).toBe(1);
});

it('changes while keys browse do not count, until Enter chooses', () => {
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
])('a change in a list that the key “%s” %j has opened counts as a choice', (key, init) => {
  const { press, fire, times } = watch();
  press(key, init);
  fire('change');
  expect(times()).toBe(1);
});

it('a change by the browser’s autofill, which sends a key without a name, counts as a choice', () => {
  const { fire, times } = watch();
  fire('keydown');
  fire('change');
  expect(times()).toBe(1);
});
