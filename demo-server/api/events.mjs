/** The events that a demo month has. Days and hours are UTC; `hours` is how long it takes. */
const EVENTS = [
  {
    day: 3,
    hour: 18,
    hours: 2,
    title: 'Seed swap',
    excerpt: '<p>Bring labels &amp; what you have saved.</p>',
    place: 'Potting shed',
  },
  {
    day: 9,
    hour: 10,
    hours: 3,
    title: 'Pruning for beginners',
    excerpt: '<p>Secateurs are lent.</p>',
    place: 'Orchard',
  },
  {
    day: 12,
    hour: 19,
    hours: 1.5,
    title: 'Night-scented plants, a walk by lamplight',
    excerpt: '',
    place: 'West door',
  },
  {
    day: 12,
    hour: 9,
    hours: 8,
    title: 'Volunteers’ day',
    excerpt: '<p>Soup at noon.</p>',
    place: 'Main house',
  },
  { day: 12, hour: 15, hours: 1, title: 'Tour in sign language', excerpt: '', place: 'Main house' },
  {
    day: 20,
    hour: 9,
    hours: 56,
    title: 'Fern weekend',
    excerpt: '<p>Talks, a sale, and a prize for the <em>oldest</em> frond.</p>',
    place: 'Fern gallery',
  },
  {
    day: 28,
    hour: 23.5,
    hours: 2,
    title: 'Moth watch',
    excerpt: '<p>Ends after midnight.</p>',
    place: 'Meadow',
  },
];

/** @param {number} year @param {number} month from 1 */
function eventsOf(year, month) {
  return EVENTS.map(({ day, hour, hours, title, excerpt, place }) => {
    const startDate = Date.UTC(year, month - 1, day) + hour * 3_600_000;
    const slug = title.toLowerCase().replace(/[^a-z]+/g, '-');
    return {
      id: `${year}-${month}-${slug}`,
      recordType: 12,
      title,
      urlId: `${year}/${month}/${day}/${slug}`,
      fullUrl: `/demo-pages/calendar.html#${slug}`,
      startDate,
      endDate: startDate + hours * 3_600_000,
      excerpt,
      location: {
        addressTitle: place,
        addressLine1: 'Weir Lane',
        addressLine2: 'Otterbrook',
        addressCountry: '',
      },
    };
  });
}

/** @param {string} text */
const escapeHtml = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/**
 * A summary of events as the server renders it.
 * @param {{ headerText?: string }} settings
 */
function renderSummary({ headerText = '' }) {
  const items = eventsOf(2026, 3)
    .slice(0, 4)
    .map(
      (
        { title, fullUrl, excerpt },
        index,
      ) => `<div class="summary-item summary-item-record-type-event summary-item-has-thumbnail sqs-gallery-design-list-slide">
      <div class="summary-thumbnail-outer-container"><a href="${fullUrl}" class="summary-thumbnail-container sqs-gallery-image-container" data-title="${escapeHtml(title)}">
        <div class="summary-thumbnail img-wrapper"><img data-src="/pictures/event-${index}-900x600.png" data-image="/pictures/event-${index}-900x600.png" data-image-dimensions="900x600" data-image-focal-point="0.5,0.5" alt="${escapeHtml(title)}" data-load="false" class="summary-thumbnail-image"></div></a></div>
      <div class="summary-content sqs-gallery-meta-container">
        <div class="summary-metadata"><time class="summary-metadata-item summary-metadata-item--date" datetime="2026-03-0${index + 3}">Mar ${index + 3}, 2026</time></div>
        <div class="summary-title"><a href="${fullUrl}" class="summary-title-link" onclick="throw 'handler'">${escapeHtml(title)}</a></div>
        <div class="summary-excerpt">${excerpt}</div>
      </div></div>`,
    );
  return `<div class="summary-block-wrapper summary-block-collection-type-events-stacked summary-block-setting-design-list sqs-gallery-design-list">
    <div class="summary-item-list-container sqs-gallery-container">
      <header class="summary-block-header"><div class="summary-heading"><span class="summary-header-text">${escapeHtml(headerText)}</span></div></header>
      <div class="summary-item-list sqs-gallery">${items.join('')}</div>
    </div><script>throw 'script'</script></div>`;
}

/** Events by month, and blocks that the server renders later. @type {import('./table.mjs').Endpoint[]} */
export const eventEndpoints = [
  {
    method: 'GET',
    path: '/open/GetItemsByMonth',
    answer(c) {
      const [, month, year] = /^(\d\d?)-(\d{4})$/.exec(c.req.query('month') ?? '') ?? [];
      if (!month || !c.req.query('collectionId')) return c.json({ error: 'There is no such month.' }, 400);
      return c.json(eventsOf(Number(year), Number(month)));
    },
  },
  {
    method: 'POST',
    path: '/widget/GetWidgetRendering',
    async answer(c) {
      const { widgetJSON, collectionId } = await c.req.parseBody();
      try {
        const { type, value } = JSON.parse(String(widgetJSON));
        if (type !== 55 || !collectionId) return c.json({ error: 'There is no such widget.' }, 400);
        return c.json({ html: renderSummary(value) });
      } catch {
        return c.json({ error: 'The widget is not JSON.' }, 400);
      }
    },
  },
];
