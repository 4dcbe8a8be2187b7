import { expect, it } from 'vitest';
import { readPageEvents } from '../../../src/server/read-page-events';

const GOOGLE =
  'http://www.google.com/calendar/event?action=TEMPLATE&amp;text=Seed%20%26%20plant%20swap&amp;dates=20260303T180000Z/20260303T200000Z&amp;location=1%20Mill%20Lane%2C%20Otterbrook';
const START = Date.parse('2026-03-03T18:00:00Z');
const END = Date.parse('2026-03-03T20:00:00Z');
const page = (body: string, context = '') =>
  `<!doctype html><html><head><script>Static.A = {"collection":{"title":"Events","id":"c1"${context}}};</script></head><body>${body}</body></html>`;

const LISTED = `<article class="eventlist-event"><h1 class="eventlist-title"><a href="events/swap.html" class="eventlist-title-link">Seed &amp; plant
  swap</a></h1><ul><li class="eventlist-meta-address"> Potting shed <a href="https://maps.example">(map)</a></li>
  <li><a href="${GOOGLE}" class="eventlist-meta-export-google">Google Calendar</a></li></ul><div class="eventlist-excerpt"><p>Bring labels.</p></div></article>`;

it('reads the events of a list by their links to calendars, which have the moments', () => {
  expect(readPageEvents(page(LISTED))).toEqual([
    {
      title: 'Seed &amp; plant swap',
      startDate: START,
      endDate: END,
      location: { addressTitle: 'Potting shed', addressLine1: '1 Mill Lane, Otterbrook' },
      excerpt: 'Bring labels.',
      collectionId: 'c1',
      link: 'events/swap.html',
    },
  ]);
});

const JSON_LD = {
  '@type': 'Event',
  name: 'Seed & plant swap — Glasshouse',
  startDate: '2026-03-03T19:00:00+0100',
  endDate: '2026-03-03T21:00:00+0100',
  location: { name: 'Potting shed', address: '1 Mill Lane\nOtterbrook' },
};
const jsonLd = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;

it.each([
  [
    'its link',
    `<div class="eventitem-column"><h1 class="eventitem-title">Seed &amp; plant swap</h1><span class="eventitem-meta-address-line--title">Potting shed</span><a href="${GOOGLE}">Google</a></div>`,
  ],
  ['its data for search engines', `<h1 class="eventitem-title">Seed &amp; plant swap</h1>${jsonLd(JSON_LD)}`],
  [
    'both',
    `<h1 class="eventitem-title">Seed &amp; plant swap</h1><a href="${GOOGLE}">Google</a>${jsonLd(JSON_LD)}`,
  ],
])('reads the event of a page by %s', (_, body) => {
  expect(readPageEvents(page(body))).toMatchObject([
    { title: 'Seed &amp; plant swap', startDate: START, endDate: END, link: '', collectionId: 'c1' },
  ]);
});

it('has a name where no heading has one, and the start for an end that is missing', () => {
  const { endDate: _, ...data } = JSON_LD;
  expect(readPageEvents(page(jsonLd([data])))).toMatchObject([
    {
      title: 'Seed &amp; plant swap — Glasshouse',
      endDate: START,
      location: { addressTitle: 'Potting shed', addressLine1: '1 Mill Lane, Otterbrook' },
    },
  ]);
  expect(readPageEvents(page(`<a href="${GOOGLE}">Google</a>`))).toMatchObject([
    { title: 'Seed &amp; plant swap' },
  ]);
});

it.each([
  ['no event', '<a href="https://www.google.com/calendar/">Calendar</a>'],
  ['dates that are none', `<a href="${GOOGLE.replace('20260303T18', '2026')}">Google</a>`],
  ['data of something else', jsonLd({ ...JSON_LD, '@type': 'Article' })],
  ['data that is cut off', '<script type="application/ld+json">{"@type":"Event",</script>'],
  ['data without a day', jsonLd({ ...JSON_LD, startDate: 'soon' })],
])('reads nothing on a page with %s', (_, body) => {
  expect(readPageEvents(page(body))).toEqual([]);
});
