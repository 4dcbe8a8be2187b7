import type { EventData } from './event-request';

/** `text?`: null is allowed, too. */
type Kind = 'text' | 'text?';
export type Schema = Readonly<Record<string, Kind>>;

const kinds = (names: string, kind: Kind) => Object.fromEntries(names.split(' ').map((name) => [name, kind]));

/** What every event says about the page. */
export const PAGE_SCHEMA: Schema = {
  ...kinds('websiteId templateId pagePath pageHash', 'text'),
  ...kinds('variantId memberAccountId website_locale member_locale', 'text?'),
};

/** Without these a server refuses an event of the newer kind. */
export const REQUIRED = 'actor action event_owner_team event_source object_type'.split(' ');

export const EVENT_SCHEMA: Schema = {
  ...kinds(REQUIRED.join(' '), 'text'),
  ...kinds(
    'context_website_identifier destination_url object_identifier object_id object_display_name object_value ' +
      'indirect_object_type indirect_object_identifier indirect_object_id indirect_object_display_name ' +
      'indirect_object_value product_area product_page product_section user_member_account_id user_session_id ' +
      'browser_locale member_account_locale website_locale frontsite_language',
    'text?',
  ),
};

/**
 * The fields of `data` that are in the schema and of its type. Others are dropped, with a warning each; `undefined` is left out.
 * @example checkFields(EVENT_SCHEMA, { action: 'play', object_id: 7 }, warn); // { action: 'play' }
 */
export function checkFields(schema: Schema, data: EventData, warn: (problem: string) => void): EventData {
  const known = Object.entries(data).filter(([name, value]) => {
    if (value === undefined) return false;
    const kind = Object.hasOwn(schema, name) ? schema[name] : undefined;
    if (kind && (typeof value === 'string' || (value === null && kind === 'text?'))) return true;
    const problem = kind
      ? `is not a string${kind === 'text?' ? ' or null' : ''}`
      : 'is not a field of events';
    warn(`\`${name}\` ${problem}, so it is left out. Correct what records the event.`);
    return false;
  });
  return Object.fromEntries(known);
}
