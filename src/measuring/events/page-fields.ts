import type { SiteContext } from '../../context/context';
import { liveContext } from '../../context/live-context';
import { object, strings } from '../../data/shape';

/** Parts of the page's context that only events need; the context that every page reads leaves them out. */
const eventContext = object({
  website: object(strings('language')),
  authenticatedAccount: object(strings('id locale')),
  templateInstallation: object(strings('variantId')),
});

const textOrNull = (text: string) => text || null;

/** What events say about the page and, where there is one, the account. Not checked: see `checkFields`. */
export interface EventPage {
  readonly websiteId: string;
  readonly templateId: string;
  readonly variantId: string | null;
  readonly memberAccountId: string | null;
  readonly website_locale: string | null;
  readonly member_locale: string | null;
  readonly pagePath: string;
  readonly pageHash: string;
}

/** Reads the page's context once; the returned function describes the page as it is then. */
export function readEventPage({ website, templateId }: SiteContext): () => EventPage {
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
