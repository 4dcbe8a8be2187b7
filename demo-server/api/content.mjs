const PLACES = [
  { id: 'weir-lane', description: 'Weir Lane, Otterbrook', lat: 51.4545, lng: -2.5879 },
  { id: 'mill-yard', description: 'Mill Yard, Otterbrook', lat: 51.4601, lng: -2.5922 },
];

/** Content for pages: places, languages. @type {import('./table.mjs').Endpoint[]} */
export const contentEndpoints = [
  {
    method: 'GET',
    path: '/google-maps/places/autocomplete',
    answer(c) {
      const input = (c.req.query('input') ?? '').toLowerCase();
      const found = PLACES.filter(({ description }) => description.toLowerCase().includes(input));
      return c.json({ predictions: found.map(({ id, description }) => ({ placeId: id, description })) });
    },
  },
  {
    method: 'GET',
    path: '/google-maps/places/details',
    answer(c) {
      const place = PLACES.find(({ id }) => id === c.req.query('placeId'));
      return place ? c.json({ result: place }) : c.json({ error: 'There is no such place.' }, 404);
    },
  },
  { method: 'GET', path: '/multilingual/settings', answer: (c) => c.json({ enabled: false, languages: [] }) },
  { method: 'GET', path: '/multilingual/status', answer: (c) => c.json({ enabled: false }) },
];
