import type { SiteContext } from '../../context/context';
import { isPlainObject } from '../../data/is-plain-object';
import type { Visitor } from '../visit/visitor';
import { channelOf } from './channels';
import type { EventData, EventRequest } from './event-request';
import { checkFields, EVENT_SCHEMA, PAGE_SCHEMA, REQUIRED } from './event-schema';
import type { EventPage } from './page-fields';

/** The platform's number of a page view among its hits. */
const PAGE_VIEW = 1;

export interface PrepareOptions {
  readonly context: SiteContext;
  readonly page: EventPage;
  /** Undefined where visitors may not be recognised. */
  readonly visitor: Visitor | undefined;
  readonly warn: (problem: string) => void;
}

/** An event of the newer kind: what its caller says, and what every event has. */
function prepareSchemaEvent(data: EventData, { context, page, visitor, warn }: PrepareOptions) {
  const { customData = {}, customSchemaName = '', ...fields } = data;
  const commonData = checkFields(
    EVENT_SCHEMA,
    {
      actor: page.memberAccountId ? 'member' : 'visitor',
      event_owner_team: 'site',
      event_source: 'web',
      context_website_identifier: context.website.identifier,
      user_session_id: visitor?.session.id ?? null,
      user_member_account_id: page.memberAccountId,
      browser_locale: navigator.language,
      member_account_locale: page.member_locale,
      website_locale: page.website_locale,
      frontsite_language: document.documentElement.lang || null,
      ...fields,
    },
    warn,
  );
  const missing = REQUIRED.filter((name) => !commonData[name]);
  if (missing[0]) {
    warn(`There is no \`${missing.join('`, `')}\`, so the event is not sent. Name it.`);
    return undefined;
  }
  return { analyticsId: visitor?.analyticsId ?? null, commonData, customData, customSchemaName };
}

/**
 * What is stored and sent for a request: with the fields that its channel adds. Undefined, with a warning, for one that no server would
 * take. Requests may come from scripts of the page, so they are of any quality.
 */
export function prepareEvent({ to, data }: EventRequest, options: PrepareOptions): EventData | undefined {
  const { context, visitor, warn } = options;
  const { visitField } = channelOf(to);
  const page = () => checkFields(PAGE_SCHEMA, { ...options.page }, warn);
  const visit = visitField && visitor && { [visitField]: visitor.visit() };
  switch (to) {
    case 'event':
      return prepareSchemaEvent(data, options);
    case 'site-event': {
      const { eventName, payload = {}, ...extra } = data;
      if (typeof eventName === 'string' && eventName && isPlainObject(payload))
        return { ...page(), ...extra, event: eventName, data: JSON.stringify({ eventName, payload }) };
      warn('There is no `eventName`, or `payload` is not an object, so the event is not sent. Name it.');
      return undefined;
    }
    case 'page-view': {
      const { isFirst, isLanding } = visitor?.session ?? {};
      const hit = { ...page(), ...data, isFirstSession: isFirst, isLanding };
      return { event: PAGE_VIEW, data: JSON.stringify(hit), ...visit };
    }
    case 'landing':
      return data;
    default:
      return { websiteId: context.website.id, ...data, ...visit };
  }
}
