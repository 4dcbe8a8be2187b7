import type { ReactNode } from 'react';
import { language } from '../../text/language';
import { createMessages } from '../../text/messages';
import type { Concert } from './read-concerts';
import messages from './tour-dates.messages.json';

const t = createMessages(messages);

/** Dates are those of the venue, as if in UTC. */
const createDateFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language.locale, { ...options, timeZone: 'UTC' }).format;

/** The list, with the class names that themes style. */
export function TourDates({ concerts }: { readonly concerts: readonly Concert[] }): ReactNode {
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
      {concerts.map((concert, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn once
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
      ))}
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
