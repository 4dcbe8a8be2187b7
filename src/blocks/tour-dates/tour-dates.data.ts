import type { SiteContext } from '../../context/context';
import { fault } from '../../core/unit';
import { parseBlockJson } from '../../data/block-json';
import { number, object, string, type WarnShape } from '../../data/shape';
import { encodePart } from '../../text/address-part';

/** The service's own words. */
const TIMEFRAMES = ['upcoming', 'past', 'all'];

const settings = object({
  artistId: string(),
  timeframe: string('upcoming'),
  startDate: number(),
  endDate: number(),
});

const dayOf = (time: number | undefined): string => {
  const date = new Date(time ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
};

export function readTourDates(
  element: HTMLElement,
  warn: WarnShape | undefined,
  { website }: Pick<SiteContext, 'website'>,
) {
  const content =
    element.querySelector<HTMLElement>('.sqs-tourdates-bandsintown-list-content') ??
    element.querySelector<HTMLElement>('.sqs-block-content');
  if (!content) return fault('The tour dates have no place for their list.');
  let json: unknown;
  try {
    json = parseBlockJson(element.dataset.blockJson ?? '');
  } catch {
    return fault('The settings of the tour dates (`data-block-json`) are not JSON.');
  }
  const { artistId, timeframe, startDate, endDate } = settings(json, 'data-block-json', warn);
  const artist = artistId.trim();
  if (!artist) return fault('The tour dates name no artist (`artistId`).');
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
    /** The request to the service. */
    address: `https://rest.bandsintown.com/artists/${name}/events?${query}`,
    /** The artist's page, for visitors without the list. */
    link: `https://www.bandsintown.com/${name}`,
  };
}
