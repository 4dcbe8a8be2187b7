import './tour-dates.css';
import type { ReactNode } from 'react';
import { mountThirdParty } from '../../consent/load-third-party';
import { THIRD_PARTIES, thirdPartyUrl } from '../../consent/third-parties';
import type { SiteContext } from '../../context/context';
import { defineUnit, fault } from '../../core/unit';
import { tryBlockJson } from '../../data/block-json';
import { number, object, string, type WarnShape } from '../../data/shape';
import { draw } from '../../react/draw';
import { InSlices } from '../../react/in-slices';
import { encodePart } from '../../text/address-part';
import { language } from '../../text/language';
import { createMessages } from '../../text/messages';
import { MissingNote } from '../../ui/third-party-note/third-party-note.view';
import { type Concert, readConcerts } from './read-concerts';
import messages from './tour-dates.messages.json';

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
  const json = tryBlockJson(element.dataset.blockJson);
  if (json === undefined) return fault('The settings of the tour dates (`data-block-json`) are not JSON.');
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
    address: `https://rest.bandsintown.com/artists/${name}/events?${query}`,
    /** The artist's page, for visitors without the list. */
    link: `https://www.bandsintown.com/${name}`,
  };
}

const t = createMessages(messages);

/** Dates are those of the venue, as if in UTC. */
const createDateFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language.locale, { ...options, timeZone: 'UTC' }).format;

/** The list, with the class names that themes style. */
function TourDates({ concerts }: { readonly concerts: readonly Concert[] }): ReactNode {
  const formatDay = createDateFormat({ day: 'numeric', month: 'short' });
  const formatWeekday = createDateFormat({ weekday: 'short' });
  if (!concerts.length) {
    return (
      <p className="sqs-tourdates" tabIndex={-1}>
        {t('none')}
      </p>
    );
  }
  return (
    <ul className="sqs-tourdates" tabIndex={-1}>
      {/* The list is drawn once. */}
      <InSlices items={concerts} keyOf={(_, index) => index}>
        {(concert, index) => (
          <li className="sqs-tourdates__item" key={index}>
            <div className="sqs-tourdates__info">
              <time className="sqs-tourdates__timeframe" dateTime={concert.date.toISOString().slice(0, 16)}>
                <span className="sqs-tourdates__date">{formatDay(concert.date)}</span>{' '}
                <span className="sqs-tourdates__weekday">{formatWeekday(concert.date)}</span>
              </time>
              <div className="sqs-tourdates__venuelocation">
                <div className="sqs-tourdates__venue">
                  <ConcertLink url={concert.url} className="sqs-tourdates__venue-link">
                    {concert.venue}
                  </ConcertLink>
                  {/* Themes write "w/" before it, and commas between. A single act is the artist. */}
                  {concert.lineup.length > 1 && (
                    <div className="sqs-tourdates__lineup">
                      {concert.lineup.map((act, at) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn once
                        <span className="sqs-tourdates__lineup-item" key={at}>
                          {act}
                        </span>
                      ))}
                    </div>
                  )}
                </div>
                <div className="sqs-tourdates__location">{concert.place}</div>
              </div>
            </div>
            <div className="sqs-tourdates__actions">
              <Offer {...concert} />
            </div>
          </li>
        )}
      </InSlices>
    </ul>
  );
}

interface ConcertLinkProps {
  readonly url: string | undefined;
  readonly className: string;
  readonly label?: string;
  readonly children: ReactNode;
}

function ConcertLink({ url, className, label, children }: ConcertLinkProps): ReactNode {
  if (!url) return children;
  return (
    <a className={className} href={url} target="_blank" rel="noopener" aria-label={label}>
      {children}
    </a>
  );
}

function Offer({ offer, venue, place }: Concert): ReactNode {
  if (!offer) return null;
  if (offer.isSoldOut)
    return <span className="sqs-tourdates__button sqs-tourdates__button--soldout">{t('soldOut')}</span>;
  if (!offer.url) return null;
  const what = offer.label || t('tickets');
  return (
    <ConcertLink
      url={offer.url}
      className="sqs-tourdates__button sqs-editable-button"
      label={t('details', { what, venue, place })}
    >
      {what}
    </ConcertLink>
  );
}

async function fetchConcerts(address: string) {
  const response = await fetch(thirdPartyUrl('bandsintown', address), {
    credentials: 'omit',
    signal: AbortSignal.timeout(THIRD_PARTIES.bandsintown.timeoutMs),
  });
  if (!response.ok) throw new Error(`Bandsintown answers with ${response.status}.`);
  const answer: unknown = await response.json();
  // An unknown artist is answered with an error that has status 200: not an empty list.
  if (!Array.isArray(answer)) throw new Error('Bandsintown answers without a list of dates.');
  return readConcerts(answer);
}

export const unit = defineUnit({
  read: readTourDates,
  mount({ content, artist, address, link }, scope) {
    mountThirdParty(scope, 'bandsintown', {
      async show(part, { isAsked }) {
        const concerts = await fetchConcerts(address);
        const host = draw(part, <TourDates concerts={concerts} />, { into: content });
        // The pressed button is gone.
        if (isAsked) host.querySelector<HTMLElement>('.sqs-tourdates')?.focus();
      },
      instead: (part, reason, tools) =>
        draw(
          part,
          <MissingNote reason={reason} tools={tools} say={(text) => t(text, { artist })}>
            <p>
              <a href={link} target="_blank" rel="noopener">
                {t('link', { artist })}
              </a>
            </p>
          </MissingNote>,
          { into: content },
        ),
    });
  },
});
