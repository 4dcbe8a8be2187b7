import { expect, it, vi } from 'vitest';
import { createFaultReporter } from '../../../../src/core/entry/faults';

function setUp() {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const listen = vi.fn();
  return { warn, listen, report: createFaultReporter(listen) };
}

it('warns once, with the element and the error to click on, and tells the listener the same', () => {
  const { warn, listen, report } = setUp();
  const element = {} as Element;
  const cause = new Error('no list');
  const fault = report('mount', 'accordion', cause, element);
  expect(warn.mock.calls).toEqual([['[inlay] accordion (mount): no list', element, cause]]);
  expect(fault).toEqual({ phase: 'mount', block: 'accordion', message: 'no list', cause, element });
  expect(listen.mock.calls).toEqual([[fault]]);
});

it.each([
  ['a text', 'a text'],
  [undefined, 'undefined'],
  [null, 'null'],
  [{ message: 7 }, '7'],
])('takes %s for a cause', (cause, message) => {
  const { report } = setUp();
  expect(report('handler', 'form', cause)).toEqual({ phase: 'handler', block: 'form', message, cause });
});
