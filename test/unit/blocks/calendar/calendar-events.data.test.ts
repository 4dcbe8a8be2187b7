import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { eventsOn, readEvents } from '../../../../src/blocks/calendar/calendar-events.data';
import { createDayOf } from '../../../../src/blocks/calendar/month';

const dayOf = createDayOf('Europe/London');
const at = (text: string) => Date.parse(text);
const read = (items: readonly unknown[], warn = vi.fn()) =>
  readEvents(items, { dayOf, collection: 'events', warn });

const SWAP = {
  id: 'a',
  title: 'Seed &amp; plant swap',
  fullUrl: '/events/swap',
  startDate: at('2026-03-03T18:00:00Z'),
  endDate: at('2026-03-03T20:00:00Z'),
  excerpt: '<p>Bring <em>labels</em>.</p>',
  location: {
    addressTitle: 'Potting shed',
    addressLine1: ' ',
    addressLine2: 'Otterbrook',
    addressCountry: '',
  },
};

describe('events of an answer', () => {
  it('are read with text for text nodes, and the days on which they take place', () => {
    expect(read([SWAP])).toEqual([
      {
        id: 0,
        title: 'Seed & plant swap',
        url: '/events/swap',
        start: SWAP.startDate,
        end: SWAP.endDate,
        firstDay: '2026-03-03',
        lastDay: '2026-03-03',
        place: ['Potting shed', 'Otterbrook'],
        excerpt: 'Bring labels.',
      },
    ]);
  });

  it('are those of the calendar’s collection, or of none', () => {
    const events = ['events', 'classes', ''].map((collectionId) => ({ ...SWAP, collectionId }));
    expect(read(events).map(({ id }) => id)).toEqual([0, 2]);
  });

  it('stand in the order in which they begin', () => {
    const later = { ...SWAP, title: 'Later', startDate: SWAP.startDate + 1 };
    expect(read([later, SWAP]).map(({ title }) => title)).toEqual(['Seed & plant swap', 'Later']);
  });

  it.each([
    ['that ends at midnight takes one day', '2026-03-03T18:00:00Z', '2026-03-04T00:00:00Z', '2026-03-03'],
    ['that ends after midnight takes two', '2026-03-03T18:00:00Z', '2026-03-04T00:01:00Z', '2026-03-04'],
    [
      'whose end is before its start takes one day',
      '2026-03-03T18:00:00Z',
      '2026-03-01T00:00:00Z',
      '2026-03-03',
    ],
    ['that never ends takes a year', '2026-03-03T18:00:00Z', '2999-01-01T00:00:00Z', '2027-03-04'],
  ])('one %s', (_, start, end, lastDay) => {
    const [event] = read([{ ...SWAP, startDate: at(start), endDate: at(end) }]);
    expect(event?.lastDay).toBe(lastDay);
  });

  it('are found on each of their days', () => {
    const events = read([{ ...SWAP, endDate: at('2026-03-05T12:00:00Z') }]);
    const found = ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06'].map(
      (day) => eventsOn(events, day).length,
    );
    expect(found).toEqual([0, 1, 1, 1, 0]);
  });

  it('invalid date on node: one without a start is left out, and a warning names it', () => {
    const warn = vi.fn();
    expect(read([{ ...SWAP, startDate: 'soon' }, SWAP], warn)).toHaveLength(1);
    expect(warn.mock.calls).toEqual([
      ['Invalid date: the event "Seed & plant swap" is left out. Check when it starts.'],
    ]);
  });

  it.each([
    [6e13, 1],
    [-6e13, 1],
    [6e13 + 1, 0],
    [-6e13 - 1, 0],
  ])('begin within two thousand years of 1970: %d', (startDate, count) => {
    const warn = vi.fn();
    expect(read([{ ...SWAP, startDate, endDate: undefined }], warn)).toHaveLength(count);
    expect(warn).toHaveBeenCalledTimes(1 - count);
  });

  it('have no address that would run code', () => {
    expect(read([{ ...SWAP, fullUrl: 'javascript:alert(1)' }])[0]?.url).toBeUndefined();
  });

  it('never throw, whatever the server answers', () => {
    const fields = fc.record(
      Object.fromEntries(Object.keys(SWAP).map((key) => [key, fc.anything()])) as Record<
        keyof typeof SWAP,
        fc.Arbitrary<unknown>
      >,
      { requiredKeys: [] },
    );
    const titled = fc.record({ title: fc.string(), startDate: fc.double(), endDate: fc.double() });
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.anything(), fields, titled)), (items) => {
        for (const { start, end, title } of read(items)) {
          expect(title).not.toBe('');
          expect(end).toBeGreaterThanOrEqual(start);
        }
      }),
    );
  });
});
