import { expect, it } from 'vitest';
import { createFormats } from '../../../../src/blocks/chart/chart.mount';

it.each([
  [0, '0', '0'],
  [1234.5, '1,234.5', '1,234.5'],
  [-1_234_567.25, '-1,234,567.25', '-1.23M'],
  [1.234e-20, '1.23E-20', '1.23E-20'],
  [1e300, '1E300', '1E300'],
  [-99_999, '-99,999', '-99,999'],
  // An axis is short from a hundred thousand on.
  [100_000, '100,000', '100K'],
  [-2_500_000, '-2,500,000', '-2.5M'],
  [999_999_999_999_999, '999,999,999,999,999', '1000T'],
  // Digits say less than their number does.
  [1e15, '1E15', '1E15'],
  [1.2367e20, '1.24E20', '1.24E20'],
  [123_456, '123,456', '123.46K'],
  [0.123_456_78, '0.123457', '0.123457'],
  [-1e15, '-1E15', '-1E15'],
  [1e-6, '0.000001', '0.000001'],
  [9.9e-7, '9.9E-7', '9.9E-7'],
])('writes %d as %s, on an axis as %s', (number, value, axis) => {
  const formats = createFormats();
  expect(formats.value(number)).toBe(value);
  expect(formats.axis(number)).toBe(axis);
});
