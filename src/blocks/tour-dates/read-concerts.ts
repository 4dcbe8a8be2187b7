import { list, object, string, strings } from '../../data/shape';
import { linkKind } from '../../text/links/link-kind';
import { safeUrl } from '../../text/links/safe-url';

export type Concert = ReturnType<typeof readConcerts>[number];

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

/** The concerts with a date in the service's answer, the earliest first. */
export function readConcerts(answer: unknown) {
  return concerts(answer)
    .flatMap(({ datetime, url, venue, lineup, offers }) => {
      // The time on the clock of the venue, without a zone: as if it were UTC.
      const date = new Date(`${datetime.slice(0, 19)}Z`);
      if (Number.isNaN(date.getTime())) return [];
      const [offer] = offers;
      const { name, city, region, country } = venue;
      return {
        date,
        venue: name,
        place: [city, region || country].filter(Boolean).join(', '),
        lineup: lineup.filter(Boolean),
        url: webUrl(url),
        offer: offer && {
          // In the words of the service: "Tickets".
          label: isSoldOut(offer.type) ? '' : offer.type,
          url: webUrl(offer.url),
          isSoldOut: isSoldOut(`${offer.type} ${offer.status}`),
        },
      };
    })
    .sort((a, b) => a.date.getTime() - b.date.getTime());
}
