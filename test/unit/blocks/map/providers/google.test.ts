// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { readMap } from '../../../../../src/blocks/map/map.data';
import { createMapStore } from '../../../../../src/blocks/map/map.store';
import { drawMap, google } from '../../../../../src/blocks/map/providers/google';
import type { GoogleMaps } from '../../../../../src/blocks/map/providers/google-library';
import { createTestScope } from '../../../support/scope';

const calls: Array<readonly unknown[]> = [];
let clickMarker = () => {};

/** A stand-in for Google's library that keeps a list of its calls. */
const library: GoogleMaps = {
  Map: class {
    constructor(_: HTMLElement, options: unknown) {
      calls.push(['map', options]);
    }
    setOptions(options: unknown) {
      calls.push(['map options', options]);
    }
  },
  Marker: class {
    constructor(options: Readonly<Record<string, unknown>>) {
      calls.push(['marker', options.title]);
    }
    setOptions(options: unknown) {
      calls.push(['marker options', options]);
    }
    setMap(map: unknown) {
      calls.push(['marker map', map]);
    }
    addListener(_: string, listener: () => void) {
      clickMarker = listener;
    }
  },
  event: { clearInstanceListeners: (target) => calls.push(['cleared', target.constructor.name]) },
};

beforeEach(() => {
  calls.length = 0;
  vi.useFakeTimers();
});

function draw() {
  const element = document.createElement('div');
  const content = document.createElement('div');
  content.className = 'sqs-block-content';
  element.append(content);
  element.dataset.blockJson = '{"location":{"mapLat":1,"mapLng":2,"addressTitle":"Here"},"style":2}';
  const data = readMap(element, () => {}, { templateVersion: '7.1' });
  if ('fault' in data) throw new Error(data.fault);
  const scope = createTestScope();
  const store = createMapStore(data.options);
  drawMap(library, { scope, host: content, location: data.location, store });
  return { scope, store };
}

it('updates of options in a row are one for the map, 60 ms after the last', () => {
  const { store } = draw();
  expect(calls.map(([name]) => name)).toEqual(['map', 'marker']);
  calls.length = 0;
  store.update({ style: 'Satellite' });
  vi.advanceTimersByTime(40);
  store.update({ draggable: false, scrollwheel: true, showLabels: false });
  vi.advanceTimersByTime(59);
  expect(calls).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(calls[0]).toEqual([
    'map options',
    {
      mapTypeId: 'satellite',
      styles: [],
      draggable: false,
      scrollwheel: true,
      disableDefaultUI: true,
      zoomControl: false,
    },
  ]);
  expect(calls).toHaveLength(2);
});

it('a click on the marker opens the place in a new window if linkOnClick is on', () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const { store } = draw();
  clickMarker();
  expect(open.mock.calls).toEqual([
    ['https://maps.google.com/maps?sll=1%2C2&q=Here&z=12', '_blank', 'noopener'],
  ]);
  store.update({ linkOnClick: false });
  clickMarker();
  expect(open).toHaveBeenCalledOnce();
});

it('leaves nothing behind', () => {
  const { scope, store } = draw();
  calls.length = 0;
  store.update({ draggable: false });
  scope.end();
  vi.advanceTimersByTime(100);
  expect(calls.map(([name]) => name)).toEqual(['cleared', 'cleared', 'marker map']);
});

it('draws with the library that the page has', async () => {
  vi.stubGlobal('google', { maps: library });
  const load = vi.fn();
  const drawLater = await google.library(load, { key: '', language: '', region: '' });
  vi.unstubAllGlobals();
  expect([load.mock.calls.length, calls.length]).toEqual([0, 0]);
  const { scope, store } = draw();
  calls.length = 0;
  drawLater({
    scope,
    host: document.createElement('div'),
    location: { center: { lat: 1, lng: 2 }, marker: { lat: 1, lng: 2 }, zoom: 12, title: 'There', lines: [] },
    store,
  });
  expect(calls.map(([name]) => name)).toEqual(['map', 'marker']);
  expect(calls[1]).toEqual(['marker', 'There']);
});
