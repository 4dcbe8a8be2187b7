import type { SiteContext } from '../../context/context';
import type { DataFault } from '../../core/data-fault';
import { parseBlockJson } from '../../data/block-json';
import { number, object, string, type WarnShape } from '../../data/shape';
import { encodePart } from '../../text/address-part';

/** Words that the service takes as they are. */
const TIMEFRAMES = ['upcoming', 'past', 'all'];

const settings = object({
  artistId: string(),
  timeframe: string('upcoming'),
  startDate: number(),
  endDate: number(),
});

interface TourDatesData {
  /** The place of the list. */
  readonly content: HTMLElement;
  readonly artist: string;
  /** The address of the request to the service. */
  readonly address: string;
  /** The artist's page, for visitors without the list. */
  readonly link: string;
}

const dayOf = (time: number | undefined): string => {
  const date = new Date(time ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
};

/** Reads the block from its markup and settings. Never throws. */
export function readTourDates(
  element: HTMLElement,
  warn: WarnShape | undefined,
  { website }: Pick<SiteContext, 'website'>,
): TourDatesData | DataFault {
  const content =
    element.querySelector<HTMLElement>('.sqs-tourdates-bandsintown-list-content') ??
    element.querySelector<HTMLElement>('.sqs-block-content');
  if (!content) return { fault: 'The tour dates have no place for their list.' };
  let json: unknown;
  try {
    json = parseBlockJson(element.dataset.blockJson ?? '');
  } catch {
    return { fault: 'The settings of the tour dates (`data-block-json`) are not JSON.' };
  }
  const { artistId, timeframe, startDate, endDate } = settings(json, 'data-block-json', warn);
  const artist = artistId.trim();
  if (!artist) return { fault: 'The tour dates name no artist (`artistId`).' };
  const [first, last] = [dayOf(startDate), dayOf(endDate)];
  const range = first && last ? `${first},${last}` : 'upcoming';
  const query = new URLSearchParams({
    app_id: `squarespace-${website.identifier}`,
    date: TIMEFRAMES.includes(timeframe) ? timeframe : range,
  });
  const name = encodePart(artist);
  return {
    content,
    artist,
    address: `https://rest.bandsintown.com/artists/${name}/events?${query}`,
    link: `https://www.bandsintown.com/${name}`,
  };
}
