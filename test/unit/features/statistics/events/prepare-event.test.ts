// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readSiteContext } from '../../../../../src/context/context';
import type { EventRequest } from '../../../../../src/features/statistics/events/channels';
import { readEventPage } from '../../../../../src/features/statistics/events/page-fields';
import {
  checkFields,
  OPTIONAL,
  prepareEvent,
  REQUIRED,
} from '../../../../../src/features/statistics/events/prepare-event';
import type { Visitor } from '../../../../../src/features/statistics/visit/visitor';
import { contentItemName, readContentItem } from '../../../../../src/features/statistics/visits.mount';

const warn = vi.fn();
const visitor: Visitor = {
  session: { id: 's1', isLanding: true, isFirst: false },
  analyticsId: 'a1',
  visit: () => 'v|1|1|1|1',
};
const SOURCE = {
  website: { id: 'w1', identifier: 'otter', language: 'en-GB' },
  templateId: 't1',
  templateInstallation: { variantId: 'b' },
};
const page = {
  websiteId: 'w1',
  templateId: 't1',
  variantId: 'b',
  memberAccountId: null,
  website_locale: 'en-GB',
  member_locale: null,
  pagePath: '/shop',
  pageHash: '#top',
};
const prepare = (request: EventRequest, about: Visitor | undefined = visitor) =>
  prepareEvent(request, { context: readSiteContext(SOURCE), page, visitor: about, warn });

beforeEach(() => warn.mockClear());

describe('event fields', () => {
  it('websiteId, templateId, variantId, memberAccountId, website_locale, member_locale, pagePath, pageHash', () => {
    vi.stubGlobal('Static', {
      SQUARESPACE_CONTEXT: { ...SOURCE, authenticatedAccount: { id: 'm1', locale: 'de' } },
    });
    vi.stubGlobal('location', { pathname: '/shop', hash: '#top' });
    expect(readEventPage(readSiteContext(SOURCE))()).toEqual({
      ...page,
      memberAccountId: 'm1',
      member_locale: 'de',
    });
  });

  it('are kept only if their type matches the schema, or null is allowed; else dropped with a warning', () => {
    const fields = {
      action: 7,
      actor: null,
      object_id: 7,
      object_value: null,
      other: 'x',
      event_source: 'web',
    };
    expect(checkFields({ ...fields, product_page: undefined }, warn)).toEqual({
      object_value: null,
      event_source: 'web',
    });
    expect(warn.mock.calls.map(([problem]) => problem)).toEqual([
      '`action` is not a string, so it is left out. Correct what records the event.',
      '`actor` is not a string, so it is left out. Correct what records the event.',
      '`object_id` is not a string or null, so it is left out. Correct what records the event.',
      '`other` is not a field of events, so it is left out. Correct what records the event.',
    ]);
  });

  it.each([
    ...REQUIRED.map((name) => [name, ['text']] as const),
    ...OPTIONAL.map((name) => [name, ['text', null]] as const),
  ])('%s is checked: %j', (name, good) => {
    const values = ['text', null, 7, true, {}, ['text']];
    const kept = values.filter((value) => name in checkFields({ [name]: value }, warn));
    expect(kept).toEqual(good);
    expect(warn).toHaveBeenCalledTimes(values.length - good.length);
  });

  it('never include what an object inherits', () => {
    expect(checkFields({ constructor: 'x', toString: 'y' }, warn)).toEqual({});
  });
});

describe('content items', () => {
  it.each([
    [1, 'blog-post'],
    [2, 'gallery-image'],
    [7, 'album-track'],
    [8, 'gallery-video'],
    [12, 'event-item'],
    [59, 'portfolio-item'],
    [11, undefined],
    [undefined, undefined],
  ])('of record type %s are called %s', (recordType, name) => {
    expect(contentItemName(recordType)).toBe(name);
  });

  it('are read from the page', () => {
    const item = { id: 'i1', title: 'Ferns', recordType: 1 };
    expect(readContentItem({ item })).toEqual({
      object_type: 'blog-post',
      object_id: 'i1',
      object_display_name: 'Ferns',
    });
    expect([{}, null, { item: { ...item, recordType: 11 } }, { item: 7 }].map(readContentItem)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('POST /api/v1/events', () => {
  it('analyticsId, commonData, customData, customSchemaName; the required strings are there', () => {
    const customData = { position: 3 };
    const data = { action: 'play', object_type: 'album-track', customData, customSchemaName: 'tracks' };
    expect(prepare({ to: 'event', data })).toEqual({
      analyticsId: 'a1',
      customData,
      customSchemaName: 'tracks',
      commonData: {
        actor: 'visitor',
        action: 'play',
        event_owner_team: 'site',
        event_source: 'web',
        object_type: 'album-track',
        context_website_identifier: 'otter',
        user_session_id: 's1',
        user_member_account_id: null,
        browser_locale: navigator.language,
        member_account_locale: null,
        website_locale: 'en-GB',
        frontsite_language: null,
      },
    });
    expect(warn).not.toHaveBeenCalled();
  });

  it('takes the optional fields of the schema, and the caller’s own values for the others', () => {
    const data = { action: 'a', object_type: 'b', actor: 'theme', product_page: 'shop', object_id: 7 };
    expect(prepare({ to: 'event', data })?.commonData).toMatchObject({
      actor: 'theme',
      product_page: 'shop',
    });
    expect(prepare({ to: 'event', data })?.commonData).not.toHaveProperty('object_id');
  });

  it('is not made without a required string, and one warning says so', () => {
    expect(prepare({ to: 'event', data: { action: 'play' } })).toBeUndefined();
    expect(warn.mock.calls).toEqual([['There is no `object_type`, so the event is not sent. Name it.']]);
  });

  it('says nothing of the visitor where they may not be recognised', () => {
    const request = { to: 'event', data: { action: 'a', object_type: 'b' } } as const;
    const made = prepareEvent(request, { context: readSiteContext(SOURCE), page, visitor: undefined, warn });
    expect(made).toMatchObject({ analyticsId: null, commonData: { user_session_id: null } });
  });
});

it('POST /api/events/RecordEvent: event, data (JSON with eventName and payload), extra fields', () => {
  const data = { eventName: 'newsletter-subscribe', payload: { formId: 'f' }, place: 'footer' };
  expect(prepare({ to: 'site-event', data })).toEqual({
    ...page,
    place: 'footer',
    event: 'newsletter-subscribe',
    data: '{"eventName":"newsletter-subscribe","payload":{"formId":"f"}}',
  });
  expect(prepare({ to: 'site-event', data: { payload: {} } })).toBeUndefined();
  expect(prepare({ to: 'site-event', data: { eventName: 'e', payload: 'p' } })).toBeUndefined();
  expect(warn).toHaveBeenCalledTimes(2);
});

it('POST /api/census/RecordHit: event, data (JSON), ss_cvr', () => {
  const made = prepare({ to: 'page-view', data: { title: 'Shop' } });
  expect(made).toMatchObject({ event: 1, ss_cvr: 'v|1|1|1|1' });
  expect(JSON.parse(String(made?.data))).toEqual({
    ...page,
    title: 'Shop',
    isFirstSession: false,
    isLanding: true,
  });
});

it.each(['button-click', 'button-render', 'form-render', 'overlay', 'quick-view'] as const)(
  'POST /api/census/%s: visitorCookie and page fields',
  (to) => {
    expect(prepare({ to, data: { pageId: 'p' } })).toEqual({
      websiteId: 'w1',
      pageId: 'p',
      visitorCookie: 'v|1|1|1|1',
    });
  },
);

it('leaves out what is undefined without a word', () => {
  const warn = vi.fn();
  expect(checkFields({ action: 'play', object_id: undefined }, warn)).toStrictEqual({ action: 'play' });
  expect(warn).not.toHaveBeenCalled();
});

it.each([
  ['m1', 'member'],
  [null, 'visitor'],
])('an event on a page that is open for %j is one of a %s', (memberAccountId, actor) => {
  const about = { context: readSiteContext(SOURCE), page: { ...page, memberAccountId }, visitor, warn };
  const prepared = prepareEvent({ to: 'event', data: { action: 'press', object_type: 'button' } }, about);
  expect(JSON.stringify(prepared).replaceAll('\\', '')).toContain(`"actor":"${actor}"`);
});

it('a page view of an unknown visitor says nothing of a session', () => {
  const about = { context: readSiteContext(SOURCE), page, visitor: undefined, warn };
  const known = prepare({ to: 'page-view', data: {} });
  const unknown = prepareEvent({ to: 'page-view', data: {} }, about);
  expect(JSON.parse(`${known?.data}`)).toMatchObject({ isLanding: true, isFirstSession: false });
  expect(JSON.parse(`${unknown?.data}`)).not.toHaveProperty('isLanding');
});
