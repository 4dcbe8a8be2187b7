// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { eventStorage, type QueuedEvent } from '../../../../src/measuring/events/event-storage';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

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
  expect(eventStorage.put(event)).toBe(true);
  eventStorage.put({ ...event, key: '2' });
  expect(eventStorage.list().map(({ key }) => key)).toEqual(['1', '2']);
  eventStorage.remove('1');
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
])('removes an entry that nobody could send: %s', (text) => {
  localStorage.setItem('inlay_event_1', text);
  expect(eventStorage.list()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

it('has nothing where the browser refuses', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('The browser refuses.');
  });
  expect([eventStorage.put(event), eventStorage.list()]).toEqual([false, []]);
  expect(() => eventStorage.remove('1')).not.toThrow();
});
