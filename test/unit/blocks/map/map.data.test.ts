// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { addressOf, readMap } from '../../../../src/blocks/map/map.data';
import { google, styleOptions } from '../../../../src/blocks/map/providers/google';
import { MAP_STYLES } from '../../../../src/vocabulary/blocks';

const SITE = { templateVersion: '7.1' };
const place = {
  mapLat: 37.9853236,
  mapLng: 23.7418714,
  mapZoom: 15,
  markerLat: 37.99,
  markerLng: 23.75,
  addressTitle: 'Khora',
  addressLine1: ' 80 Asklipiou',
  addressLine2: 'Athina, 114 71',
  addressCountry: 'Greece',
};

function block(json: unknown, context?: unknown): HTMLElement {
  const element = document.createElement('div');
  if (json !== undefined) element.dataset.blockJson = typeof json === 'string' ? json : JSON.stringify(json);
  const content = document.createElement('div');
  content.className = 'sqs-block-content';
  element.append(content);
  if (context !== undefined) {
    const child = document.createElement('div');
    child.dataset.context = typeof context === 'string' ? context : JSON.stringify(context);
    content.append(child);
  }
  return element;
}

/** Reads a block that is not at fault; its warnings beside it. */
function read(element: HTMLElement, site = SITE) {
  const warned: string[] = [];
  const map = readMap(element, (path) => warned.push(path), site);
  if ('fault' in map) throw new Error(map.fault);
  return { map, warned };
}

describe('a map block', () => {
  it('has its place, its address and the options of the specification', () => {
    const json = { location: place, style: 6, labels: true, terrain: true, controls: true, vSize: 12 };
    const { map, warned } = read(block(json));
    expect(warned).toEqual([]);
    expect(map.location).toEqual({
      center: { lat: 37.9853236, lng: 23.7418714 },
      marker: { lat: 37.99, lng: 23.75 },
      zoom: 15,
      title: 'Khora',
      lines: ['80 Asklipiou', 'Athina, 114 71', 'Greece'],
    });
    expect(map.options).toEqual({
      style: 'MinimalBlue',
      showLabels: true,
      showTerrain: true,
      showControls: true,
      draggable: true,
      scrollwheel: false,
      disableDefaultUI: false,
      markerDraggable: false,
      linkOnClick: true,
    });
    expect([map.rows, map.ratio]).toEqual([12, undefined]);
  });

  it('shows lat 40.720882, lng -74.000988 at zoom 12 where there is no place', () => {
    const nowhere = { center: { lat: 40.720882, lng: -74.000988 }, zoom: 12, lines: [] };
    expect(read(block({})).map.location).toMatchObject({ ...nowhere, marker: nowhere.center });
    expect(read(block(undefined)).map.location).toMatchObject(nowhere);
    const half = { mapLat: 1, mapZoom: 'near' };
    const { map, warned } = read(block({ location: half }));
    expect(map.location).toMatchObject(nowhere);
    expect(warned).toEqual(['location.mapZoom']);
    expect(read(block({ location: { mapLat: 91, mapLng: 0 } })).map.location).toMatchObject(nowhere);
  });

  it.each([
    [1, 'Original'],
    [2, 'Grayscale'],
    [3, 'Satellite'],
    [4, 'MinimalLight'],
    [5, 'MinimalDark'],
    [6, 'MinimalBlue'],
    ['6', 'MinimalBlue'],
    ['minimaldark', 'MinimalDark'],
    [undefined, 'Original'],
    [null, 'Original'],
  ])('knows style %s as %s', (style, name) => {
    const { map, warned } = read(block({ style }));
    expect([map.options.style, warned]).toEqual([name, []]);
  });

  it.each([[7], [0], [1.5], ['pretty'], [{}], [[]]])('reports style %j and shows the first', (style) => {
    const { map, warned } = read(block({ style }));
    expect([map.options.style, warned]).toEqual(['Original', ['style']]);
  });

  it('can be scrolled over with the wheel on sites of version 7.1 only', () => {
    expect(read(block({}), { templateVersion: '7' }).map.options.scrollwheel).toBe(true);
  });

  it('takes key, language and region from the page, and from the component where it has its own', () => {
    vi.stubGlobal('Static', {
      SQUARESPACE_CONTEXT: { gmRenderKey: btoa('SITE-KEY'), website: { language: 'el-GR' } },
    });
    expect(read(block({})).map.request).toEqual({ key: 'SITE-KEY', language: 'el-GR', region: '' });
    const own = { gmak: btoa('OWN-KEY'), language: 'en', region: 'US', aspectRatio: 58.5, location: place };
    const { map } = read(block(undefined, own));
    expect(map.request).toEqual({ key: 'OWN-KEY', language: 'en', region: 'US' });
    expect([map.ratio, map.location.title]).toEqual([58.5, 'Khora']);
    expect(read(block(undefined, { gmak: '%%%' })).map.request.key).toBe('');
  });

  it.each([
    ['a block', block('{"location":')],
    ['a component', block(undefined, '{"location":')],
  ])('%s whose settings are not JSON is at fault', (_, element) => {
    expect(readMap(element, () => {}, SITE)).toMatchObject({ fault: expect.stringContaining('not JSON') });
  });

  it.each([
    ['[]'],
    ['null'],
    ['7'],
    ['"x"'],
    ['{"location":[]}'],
    ['{"location":null,"vSize":-1,"aspectRatio":"wide"}'],
    ['{"__proto__":{"style":3}}'],
  ])('%s never throws', (text) => {
    for (const element of [block(text), block(undefined, text), document.createElement('div')])
      expect(() => readMap(element, () => {}, SITE)).not.toThrow();
  });

  it('is a place in Google Maps', () => {
    const { location } = read(block({ location: place })).map;
    const url = new URL(google.linkTo(location));
    expect(url.origin + url.pathname).toBe('https://maps.google.com/maps');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      sll: '37.99,23.75',
      q: 'Khora, 80 Asklipiou, Athina, 114 71, Greece',
      z: '15',
    });
    expect(addressOf(read(block({})).map.location)).toBe('40.720882,-74.000988');
  });
});

describe('styles of a map', () => {
  it('are six, and differ from each other', () => {
    const told = MAP_STYLES.map((style) => JSON.stringify(styleOptions(style, true, false)));
    expect(new Set(told).size).toBe(6);
  });

  it('show labels and terrain as they are asked to', () => {
    expect(styleOptions('Original', true, false)).toEqual({ mapTypeId: 'roadmap', styles: [] });
    expect(styleOptions('Original', true, true).mapTypeId).toBe('terrain');
    expect(styleOptions('Satellite', true, true).mapTypeId).toBe('hybrid');
    expect(styleOptions('Satellite', false, true).mapTypeId).toBe('satellite');
    expect(styleOptions('Grayscale', false, false).styles).toContainEqual({
      elementType: 'labels',
      stylers: [{ visibility: 'off' }],
    });
  });
});

it.each([
  [30, 22],
  [22, 22],
  [-1, 0],
  [4.6, 5],
])('shows zoom %s at %s', (mapZoom, zoom) => {
  expect(read(block({ location: { ...place, mapZoom } })).map.location.zoom).toBe(zoom);
});
