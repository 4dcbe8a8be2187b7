import { expect, it, vi } from 'vitest';
import { checkArgs } from '../../../../src/core/calls/check-args';
import { aNumber, aText, options, required } from '../../../../src/core/calls/kinds';

const check = checkArgs('tooltip', { content: required(aText), options: options({ delay: aNumber }) });

it('returns the arguments of a call that can work, and reports what is left out of it', () => {
  const report = vi.fn();
  expect(check({ report }, ['Ferns', { delay: 5 }])).toEqual(['Ferns', { delay: 5 }]);
  expect(report).not.toHaveBeenCalled();
  expect(check({ report }, ['Ferns', { delay: 'long' }])).toEqual(['Ferns', {}]);
  expect(report.mock.calls.map(([phase, name]) => [phase, name])).toEqual([['call', 'tooltip']]);
});

it('throws where the call cannot work', () => {
  expect(() => check({ report: vi.fn() }, [])).toThrow(TypeError);
});
