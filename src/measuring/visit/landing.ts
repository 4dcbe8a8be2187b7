import { parseQuery } from '../../text/query';
import { withoutSearchWords } from '../search-words';

/** Fields of a campaign's link, which go with the landing. */
const CAMPAIGN = 'source campaign subcampaign channel subchannel variation mkwid'.split(' ');

/** The landing: its address, the referrer and the campaign. The random number is the event's key. */
export function describeLanding(): Readonly<Record<string, string>> {
  const { href, search } = location;
  // The link of a campaign may lead to results, too: its fields are none of the visitor's words.
  const query = parseQuery(search);
  return {
    landing: withoutSearchWords(href),
    refer: withoutSearchWords(document.referrer),
    lang: navigator.language,
    screen: `${screen.width}x${screen.height}`,
    ...Object.fromEntries(
      CAMPAIGN.flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? '']] : [])),
    ),
  };
}
