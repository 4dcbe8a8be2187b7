// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { readSiteContext } from '../../../../../src/context/context';
import { readEventPage, readEventsServer } from '../../../../../src/features/statistics/events/page-fields';

const setContext = (context: unknown) => vi.stubGlobal('Static', { SQUARESPACE_CONTEXT: context });

it.each([
  ['events.example', 'https://events.example'],
  ['https://events.example/path', 'https://events.example'],
  ['http://events.example:8080', 'http://events.example:8080'],
  ['', undefined],
  ['a b', undefined],
  [7, undefined],
])('the server of events %j is %j', (eventsHost, origin) => {
  setContext({ eventsHost });
  expect(readEventsServer()).toBe(origin);
});

describe('the page of an event', () => {
  it('has null, not an empty text, for what is not known', () => {
    setContext({});
    expect(readEventPage(readSiteContext({ website: { id: 'w' }, templateId: 't' }))()).toMatchObject({
      websiteId: 'w',
      templateId: 't',
      variantId: null,
      memberAccountId: null,
      website_locale: null,
      member_locale: null,
    });
  });

  it('has account, languages and variant where the page names them', () => {
    setContext({
      website: { language: 'de-DE' },
      authenticatedAccount: { id: 'a', locale: 'fr-FR' },
      templateInstallation: { variantId: 'v' },
    });
    expect(readEventPage(readSiteContext({}))()).toMatchObject({
      variantId: 'v',
      memberAccountId: 'a',
      website_locale: 'de-DE',
      member_locale: 'fr-FR',
    });
  });

  it('has the address at the time of the event', () => {
    setContext({});
    const page = readEventPage(readSiteContext({}));
    history.replaceState(null, '', '/garden#ferns');
    expect(page()).toMatchObject({ pagePath: '/garden', pageHash: '#ferns' });
    history.replaceState(null, '', '/');
    expect(page()).toMatchObject({ pagePath: '/', pageHash: '' });
  });
});
