import { list, object, string, strings } from '../../data/shape';
import { linkKind } from '../../text/links/link-kind';
import { safeUrl } from '../../text/links/safe-url';

export interface Concert {
  /** The time on the clock of the venue, as if it were UTC. */
  readonly date: Date;
  readonly venue: string;
  /** Town, region or country; empty where the service names none. */
  readonly place: string;
  readonly lineup: readonly string[];
  /** The page of the concert. */
  readonly url: string | undefined;
  readonly offer: ConcertOffer | undefined;
}

interface ConcertOffer {
  /** In the words of the service: "Tickets". */
  readonly label: string;
  readonly url: string | undefined;
  readonly isSoldOut: boolean;
}

const concerts = list(
  object({
    ...strings('datetime url'),
    venue: object(strings('name city region country')),
    lineup: list(string()),
    offers: list(object(strings('type url status'))),
  }),
);

const isSoldOut = (words: string) => /sold\s*out/i.test(words);
const webUrl = (url: string) => (linkKind(url) === 'web' ? safeUrl(url) : undefined);

/** The answer of the service, earliest concert first. What has no date is left out. Never throws. */
export function readConcerts(answer: unknown): readonly Concert[] {
  return concerts(answer)
    .flatMap(({ datetime, url, venue, lineup, offers }): Concert[] => {
      // The service gives the time at the venue, without a zone.
      const date = new Date(`${datetime.slice(0, 19)}Z`);
      if (Number.isNaN(date.getTime())) return [];
      const [offer] = offers;
      const { name, city, region, country } = venue;
      return [
        {
          date,
          venue: name,
          place: [city, region || country].filter(Boolean).join(', '),
          lineup: lineup.filter(Boolean),
          url: webUrl(url),
          offer: offer && {
            label: isSoldOut(offer.type) ? '' : offer.type,
            url: webUrl(offer.url),
            isSoldOut: isSoldOut(`${offer.type} ${offer.status}`),
          },
        },
      ];
    })
    .sort((a, b) => a.date.getTime() - b.date.getTime());
}
