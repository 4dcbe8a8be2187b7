// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { readConcerts } from '../../../../src/blocks/tour-dates/read-concerts';
import { readTourDates } from '../../../../src/blocks/tour-dates/tour-dates.mount';
import { readSiteContext } from '../../../../src/context/context';

const context = readSiteContext({ website: { identifier: 'glasshouse' } });

function read(settings: unknown, content = '<div class="sqs-block-content"></div>') {
  const element = document.createElement('div');
  element.innerHTML = content;
  const text = typeof settings === 'string' ? settings : JSON.stringify(settings);
  element.setAttribute('data-block-json', text);
  return readTourDates(element, undefined, context);
}

describe('the settings of tour dates', () => {
  it('say what is asked, of which artist', () => {
    expect(read({ artistId: 'The Fern Brothers', timeframe: 'past' })).toMatchObject({
      artist: 'The Fern Brothers',
      address:
        'https://rest.bandsintown.com/artists/The%20Fern%20Brothers/events?app_id=squarespace-glasshouse&date=past',
      link: 'https://www.bandsintown.com/The%20Fern%20Brothers',
    });
  });

  it.each([
    ['nothing', {}, 'upcoming'],
    ['a timeframe and days', { timeframe: 'all', startDate: 0, endDate: 86_400_000 }, 'all'],
    ['days', { timeframe: 'range', startDate: 0, endDate: 86_400_000 }, '1970-01-01,1970-01-02'],
    ['one day', { timeframe: 'range', startDate: 0 }, 'upcoming'],
    ['a day out of the calendar', { timeframe: 'range', startDate: 0, endDate: 1e300 }, 'upcoming'],
  ])('ask for the right days with %s', (_, settings, date) => {
    const data = read({ artistId: 'A', ...settings });
    expect('address' in data && new URL(data.address).searchParams.get('date')).toBe(date);
  });

  it('cannot lead to another address', () => {
    const data = read({ artistId: '../../?x=\ud800#' });
    expect('address' in data && new URL(data.address).pathname).toBe(
      '/artists/..%2F..%2F%3Fx%3D%EF%BF%BD%23/events',
    );
  });

  it.each([
    ['no artist', '{}', undefined, 'no artist'],
    ['settings that are cut off', '{"artistId":', undefined, 'not JSON'],
    ['no place for the list', '{"artistId":"A"}', '', 'no place'],
  ])('give the block up with %s', (_, settings, content, fault) => {
    expect(read(settings, content)).toMatchObject({ fault: expect.stringContaining(fault) });
  });
});

describe('the answer of the service', () => {
  const CONCERT = {
    datetime: '2026-06-14T20:00:00',
    url: 'https://www.bandsintown.com/e/1',
    venue: { name: 'Palm House', city: 'Otterbrook', region: '', country: 'United Kingdom' },
    lineup: ['The Fern Brothers', 'Moss'],
    offers: [{ type: 'Tickets', url: 'https://www.bandsintown.com/t/1', status: 'available' }],
  };

  it('is read as concerts, the earliest first', () => {
    const [first, second] = readConcerts([CONCERT, { ...CONCERT, datetime: '2025-01-02T19:30:00' }]);
    expect(first?.date.toISOString()).toBe('2025-01-02T19:30:00.000Z');
    expect(second).toEqual({
      date: new Date('2026-06-14T20:00:00Z'),
      venue: 'Palm House',
      place: 'Otterbrook, United Kingdom',
      lineup: ['The Fern Brothers', 'Moss'],
      url: 'https://www.bandsintown.com/e/1',
      offer: { label: 'Tickets', url: 'https://www.bandsintown.com/t/1', isSoldOut: false },
    });
  });

  it.each([
    [{ city: 'Otterbrook', region: 'Devon', country: 'United Kingdom' }, 'Otterbrook, Devon'],
    [{ city: '', region: '', country: 'Norway' }, 'Norway'],
    [{ city: 'Oslo', region: '', country: '' }, 'Oslo'],
  ])('names the place of %j', (venue, place) => {
    expect(readConcerts([{ ...CONCERT, venue }])[0]?.place).toBe(place);
  });

  it('ignores a time zone, and has no words for tickets that are sold out', () => {
    const [concert] = readConcerts([
      {
        ...CONCERT,
        datetime: '2026-06-14T20:00:00+05:00',
        offers: [{ type: 'SOLD OUT', url: 'https://a.test/' }],
      },
    ]);
    expect(concert?.date.toISOString()).toBe('2026-06-14T20:00:00.000Z');
    expect(concert?.offer).toEqual({ label: '', url: 'https://a.test/', isSoldOut: true });
    expect(readConcerts([{ ...CONCERT, offers: [] }])[0]?.offer).toBeUndefined();
  });

  it('may say in two ways that a concert is sold out', () => {
    const offers = [
      { type: 'Sold Out', url: '' },
      { type: 'Tickets', url: '', status: 'sold out' },
    ];
    const read = readConcerts(offers.map((offer) => ({ ...CONCERT, offers: [offer] })));
    expect(read.map(({ offer }) => offer?.isSoldOut)).toEqual([true, true]);
  });

  it('may hold anything', () => {
    for (const answer of [
      null,
      7,
      '',
      {},
      [null],
      [{}],
      [{ datetime: 'soon' }],
      [{ datetime: {} }],
      { errorMessage: 'x' },
    ])
      expect(readConcerts(answer)).toEqual([]);
    const [concert] = readConcerts([
      { ...CONCERT, url: 'javascript:alert(1)', offers: [{ url: 'data:text/html,x' }], venue: 7, lineup: {} },
    ]);
    expect(concert).toMatchObject({
      venue: '',
      place: '',
      lineup: [],
      url: undefined,
      offer: { url: undefined },
    });
  });
});
