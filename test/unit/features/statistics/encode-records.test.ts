import { expect, it } from 'vitest';
import { encodeRecords } from '../../../../src/features/statistics/page-speed.mount';

const MAP = { name: 'n', value: 'v' };

it('encodes one record a line, with the short names of the map', () => {
  const records = [
    { name: 'LCP', value: 812, other: 'left out' },
    { name: 'a&b=c\n', value: 0 },
  ];
  expect(encodeRecords(records, MAP)).toBe('n=LCP&v=812\nn=a%26b%3Dc%0A&v=0');
});

it.each([[{}], [{ name: 'n', value: 'n' }], [{ name: '' }]])('says “Invalid encoding map” of %j', (map) => {
  expect(encodeRecords([{ name: 'a' }], map)).toEqual({ fault: 'Invalid encoding map' });
});

it.each([[[]], [[{}]], [[{ other: 1 }]]])(
  'says “Data is empty” of %j',
  (records: Array<Record<string, number>>) => {
    expect(encodeRecords(records, MAP)).toEqual({ fault: 'Data is empty' });
  },
);
