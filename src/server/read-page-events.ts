import { list, object, strings } from '../data/shape';
import { escapeHtml } from '../text/escape';
import { PageDocument, type PageElement } from './page-document';
import { collectionOf } from './search-index.mjs';

/** An event on a page, with the names that the platform gives its parts. */
export interface PageEvent {
  /** HTML, as the excerpt. */
  readonly title: string;
  /** Milliseconds since 1970. */
  readonly startDate: number;
  readonly endDate: number;
  readonly location: { readonly addressTitle: string; readonly addressLine1: string };
  readonly excerpt: string;
  /** '' where the page does not say it. */
  readonly collectionId: string;
  /** The event's page, as the link to it is written; '' for the page itself. */
  readonly link: string;
}

/** Links that add an event to a calendar have its moments, which the texts of a page have not: these have no time zone. */
const EXPORT = 'a[href*="google.com/calendar/"]';
const MOMENT = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;
const JSON_LD = 'script[type="application/ld+json"]';

/** Most pages have no event, and need not be parsed for that. */
const SIGN = /google\.com\/calendar\/|"@type"\s*:\s*"Event"/;

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();
const textIn = (element: { querySelector(selector: string): PageElement | null }, selector: string) =>
  tidy(element.querySelector(selector)?.textContent ?? '');

const momentOf = (written = ''): number => Date.parse(written.replace(MOMENT, '$1-$2-$3T$4:$5:$6Z'));

type Found = Omit<PageEvent, 'collectionId'>;

function createEvent(event: Found): readonly Found[] {
  const { title, startDate, endDate, excerpt } = event;
  if (!title || Number.isNaN(startDate)) return [];
  return [
    {
      ...event,
      title: escapeHtml(title),
      endDate: Number.isNaN(endDate) ? startDate : endDate,
      excerpt: escapeHtml(excerpt),
    },
  ];
}

/** The address of a place without the link to its map. */
const placeIn = (element: PageElement): string => {
  const [place] = element.querySelectorAll('.eventlist-meta-address');
  return place ? tidy(place.textContent.replace(textIn(place, 'a'), '')) : '';
};

function readExport(link: PageElement, page: PageDocument): readonly Found[] {
  const address = link.getAttribute('href') ?? '';
  if (!URL.canParse(address)) return [];
  const { searchParams } = new URL(address);
  const [startDate, endDate] = (searchParams.get('dates') ?? '').split('/').map(momentOf);
  const item = link.closest('.eventlist-event');
  return createEvent({
    title:
      (item ? textIn(item, '.eventlist-title') : textIn(page, '.eventitem-title')) ||
      (searchParams.get('text') ?? ''),
    startDate: startDate ?? Number.NaN,
    endDate: endDate ?? Number.NaN,
    location: {
      addressTitle: item ? placeIn(item) : textIn(page, '.eventitem-meta-address-line--title'),
      addressLine1: searchParams.get('location') ?? '',
    },
    excerpt: item ? textIn(item, '.eventlist-excerpt') : '',
    link: item?.querySelector('.eventlist-title-link')?.getAttribute('href') ?? '',
  });
}

const readData = object({
  ...strings('@type name startDate endDate'),
  location: object(strings('name address')),
});

function readJson(script: PageElement, page: PageDocument): readonly Found[] {
  let json: unknown;
  try {
    json = JSON.parse(script.textContent);
  } catch {
    return [];
  }
  return list(readData)([json].flat()).flatMap((data) =>
    data['@type'] === 'Event'
      ? createEvent({
          title: textIn(page, '.eventitem-title') || data.name,
          startDate: momentOf(data.startDate),
          endDate: momentOf(data.endDate),
          location: {
            addressTitle: data.location.name,
            addressLine1: data.location.address.split('\n').join(', '),
          },
          excerpt: '',
          link: '',
        })
      : [],
  );
}

/**
 * The events that stand on a page: those of a list, or the one that the page is about.
 * @throws RangeError for a page whose elements are nested too deep
 */
export function readPageEvents(html: string): readonly PageEvent[] {
  if (!SIGN.test(html)) return [];
  const page = new PageDocument(html);
  const collectionId = collectionOf(page.body?.getAttribute('id') ?? '', html);
  const exported = page.querySelectorAll(EXPORT).flatMap((link) => readExport(link, page));
  const found = exported.length
    ? exported
    : page.querySelectorAll(JSON_LD).flatMap((script) => readJson(script, page));
  return found.map((event) => ({ ...event, collectionId }));
}
