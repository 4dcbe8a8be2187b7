// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { eventStorage, type QueuedEvent } from '../../../../../src/features/statistics/events/event-storage';

const event: QueuedEvent = {
  key: '1',
  to: 'overlay',
  data: { action: 1 },
  at: 1,
  page: 'p',
  until: 2,
  tries: 0,
};

it('keeps one entry for each event, beside those of others', () => {
  localStorage.setItem('theirs', 'x');
  eventStorage.put(event);
  eventStorage.put({ ...event, key: '2', at: 3 });
  eventStorage.put({ ...event, key: '3', at: 2 });
  expect(eventStorage.list().map(({ key }) => key)).toEqual(['1', '3', '2']);
  eventStorage.remove('1');
  eventStorage.remove('3');
  expect(Object.keys(localStorage)).toEqual(['theirs', 'inlay_event_2']);
});

it.each([
  'not JSON',
  'null',
  '{}',
  JSON.stringify({ ...event, to: 'constructor' }),
  JSON.stringify({ ...event, data: null }),
  JSON.stringify({ ...event, until: 'soon' }),
  JSON.stringify({ ...event, key: 'another' }),
])('removes an entry that cannot be sent: %s', (text) => {
  localStorage.setItem('inlay_event_1', text);
  expect(eventStorage.list()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

describe('where the browser refuses', () => {
  const refuse = () =>
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new Error('The browser refuses.');
    });

  it('keeps events in memory', () => {
    refuse();
    eventStorage.put(event);
    eventStorage.put({ ...event, tries: 1 });
    expect(eventStorage.list()).toEqual([{ ...event, tries: 1 }]);
    eventStorage.remove('1');
    expect(eventStorage.list()).toEqual([]);
  });

  it('lists once what could be stored at first, and later again', () => {
    eventStorage.put(event);
    const refusal = refuse();
    eventStorage.put({ ...event, tries: 1 });
    refusal.mockRestore();
    expect(eventStorage.list()).toEqual([{ ...event, tries: 1 }]);
    eventStorage.put({ ...event, tries: 2 });
    expect(eventStorage.list()).toEqual([{ ...event, tries: 2 }]);
    eventStorage.remove('1');
    expect(eventStorage.list()).toEqual([]);
  });
});
