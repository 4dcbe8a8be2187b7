/** @type {import('./table.mjs').Endpoint[]} */
export const popupOverlayEndpoints = [
  {
    method: 'GET',
    path: '/popup-overlay/render',
    answer: (c) => c.json({ shouldDisplayOnPage: false, renderedHtml: '' }),
  },
];
