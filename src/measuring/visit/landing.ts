import { parseQuery } from '../../text/query';

/** Fields of a campaign's link, which go with the landing. */
const CAMPAIGN = 'source campaign subcampaign channel subchannel variation mkwid'.split(' ');

/** Where the visitor has landed, from where, and by which campaign. The random number is the event's key. */
export function describeLanding(): Readonly<Record<string, string>> {
  const { href, search } = location;
  const query = parseQuery(search);
  return {
    landing: href.replace(/#.*/, ''),
    refer: document.referrer,
    lang: navigator.language,
    screen: `${screen.width}x${screen.height}`,
    ...Object.fromEntries(
      CAMPAIGN.flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? '']] : [])),
    ),
  };
}
