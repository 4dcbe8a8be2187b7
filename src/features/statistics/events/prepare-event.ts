import type { SiteContext } from '../../../context/context';
import { isPlainObject } from '../../../data/is-plain-object';
import type { Visitor } from '../visit/visitor';
import { channelOf, type EventData, type EventRequest } from './channels';
import type { EventPage } from './page-fields';

/** Servers refuse an event of the newer kind without these. */
export const REQUIRED = 'actor action event_owner_team event_source object_type'.split(' ');

/** These may be null or missing. */
export const OPTIONAL = (
  'context_website_identifier destination_url object_identifier object_id object_display_name object_value ' +
  'indirect_object_type indirect_object_identifier indirect_object_id indirect_object_display_name ' +
  'indirect_object_value product_area product_page product_section user_member_account_id user_session_id ' +
  'browser_locale member_account_locale website_locale frontsite_language'
).split(' ');

/**
 * The fields of `data` that an event may have, with the right type. Each other field is dropped with a warning, except `undefined`.
 * @example checkFields({ action: 'play', object_id: 7 }, warn); // { action: 'play' }
 */
export function checkFields(data: EventData, warn: (problem: string) => void): EventData {
  const known = Object.entries(data).filter(([name, value]) => {
    if (value === undefined) return false;
    const isOptional = OPTIONAL.includes(name);
    const isKnown = isOptional || REQUIRED.includes(name);
    if (isKnown && (typeof value === 'string' || (isOptional && value === null))) return true;
    const problem = isKnown ? `is not a string${isOptional ? ' or null' : ''}` : 'is not a field of events';
    warn(`\`${name}\` ${problem}, so it is left out. Correct what records the event.`);
    return false;
  });
  return Object.fromEntries(known);
}

/** The platform's number of a page view among its hits. */
const PAGE_VIEW = 1;

interface PrepareOptions {
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
 * The data to store and send for a request: with the fields that its channel adds. Undefined, with a warning, for one that no server would
 * take. Requests may come from scripts of the page, so they are of any quality.
 */
export function prepareEvent({ to, data }: EventRequest, options: PrepareOptions): EventData | undefined {
  const { context, page, visitor, warn } = options;
  const { visitField } = channelOf(to);
  const visit = visitField && visitor && { [visitField]: visitor.visit() };
  switch (to) {
    case 'event':
      return prepareSchemaEvent(data, options);
    case 'site-event': {
      const { eventName, payload = {}, ...extra } = data;
      if (typeof eventName === 'string' && eventName && isPlainObject(payload))
        return { ...page, ...extra, event: eventName, data: JSON.stringify({ eventName, payload }) };
      warn('There is no `eventName`, or `payload` is not an object, so the event is not sent. Name it.');
      return undefined;
    }
    case 'page-view': {
      const { isFirst, isLanding } = visitor?.session ?? {};
      const hit = { ...page, ...data, isFirstSession: isFirst, isLanding };
      return { event: PAGE_VIEW, data: JSON.stringify(hit), ...visit };
    }
    case 'landing':
      return data;
    default:
      return { websiteId: context.website.id, ...data, ...visit };
  }
}
