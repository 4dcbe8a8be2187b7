// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { onOptionChosen } from '../../../src/dom/on-option-chosen';
import { createTestScope } from '../support/scope';

function watch() {
  const select = document.createElement('select');
  const chosen = vi.fn();
  onOptionChosen(select, createTestScope(), chosen);
  const press = (key: string) => select.dispatchEvent(new KeyboardEvent('keydown', { key }));
  const fire = (event: string | Event) =>
    select.dispatchEvent(typeof event === 'string' ? new Event(event) : event);
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
  ['in a list that Space has opened', new KeyboardEvent('keydown', { key: ' ' })],
  [
    'in a list that Alt+ArrowDown has opened',
    new KeyboardEvent('keydown', { key: 'ArrowDown', altKey: true }),
  ],
  ['by the browser’s autofill, which sends a key without a name,', new Event('keydown')],
])('a change %s counts as a choice', (_, event) => {
  const { fire, times } = watch();
  fire(event);
  fire('change');
  expect(times()).toBe(1);
});
