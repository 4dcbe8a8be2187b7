import type { SiteContext } from '../../../context/context';
import { liveContext } from '../../../context/live-context';
import { object, strings } from '../../../data/shape';

/** Parts of the page's context that only events need; the context that every page reads leaves them out. */
const eventContext = object({
  website: object(strings('language')),
  authenticatedAccount: object(strings('id locale')),
  templateInstallation: object(strings('variantId')),
});

const textOrNull = (text: string) => text || null;

/** The events' data about the page and, where there is one, the account. */
export type EventPage = Readonly<ReturnType<ReturnType<typeof readEventPage>>>;

/** The server of events that the page names; undefined: its own. */
export function readEventsServer(): string | undefined {
  const { eventsHost } = object(strings('eventsHost'))(liveContext());
  const address = /^https?:/.test(eventsHost) ? eventsHost : `https://${eventsHost}`;
  return eventsHost && URL.canParse(address) ? new URL(address).origin : undefined;
}

/** Reads the page's context once; the returned function describes the page as it is then. */
export function readEventPage({ website, templateId }: SiteContext) {
  const context = eventContext(liveContext());
  const fixed = {
    websiteId: website.id,
    templateId,
    variantId: textOrNull(context.templateInstallation.variantId),
    memberAccountId: textOrNull(context.authenticatedAccount.id),
    website_locale: textOrNull(context.website.language),
    member_locale: textOrNull(context.authenticatedAccount.locale),
  };
  return () => ({ ...fixed, pagePath: location.pathname, pageHash: location.hash });
}
