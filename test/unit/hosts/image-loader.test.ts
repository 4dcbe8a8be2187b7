// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import type { InlayApi } from '../../../src/core/entry/inlay-api';
import { createImageLoader } from '../../../src/hosts/image-loader';
import { pageElement } from '../support/markup';

const loadInPlace = vi.hoisted(() => vi.fn());
vi.mock('../../../src/media/image/load-in-place', () => ({ loadInPlace }));

const cancel = vi.fn();
const warn = vi.fn();
beforeEach(() => {
  cancel.mockReset();
  warn.mockReset();
  loadInPlace.mockReset().mockReturnValue(cancel);
});

function create(state = 'initialized') {
  let destroy = () => {};
  const scan = vi.fn();
  const inlay = {
    state,
    scan,
    onDestroy(end: () => void) {
      destroy = end;
    },
  };
  return { loader: createImageLoader(inlay as unknown as InlayApi, warn), scan, destroy: () => destroy() };
}
const image = (attributes = '') => pageElement(`<img ${attributes}>`);

it.each([
  ['what is not an image', () => document.body, 'Element is not a valid image element.'],
  ['nothing', () => undefined, 'Element is not a valid image element.'],
  ['an image outside of the page', () => document.createElement('img'), 'Image element has no parentNode.'],
])('does not load %s', (_, given, text) => {
  expect(create().loader.load(given())).toBe(false);
  expect([warn.mock.calls[0]?.[0], loadInPlace.mock.calls.length]).toEqual([text, 0]);
});

it('loads an image once, and none that has its source', () => {
  const { loader } = create();
  const one = image();
  expect([loader.load(one), loader.load(one), loader.load(image('src="data:,a"'))]).toEqual([
    true,
    true,
    true,
  ]);
  expect(loadInPlace).toHaveBeenCalledOnce();
});

it.each([
  [{ mode: 'fill' }, { mode: 'cover' }],
  [{ mode: 'fit' }, { mode: 'contain' }],
  [{ mode: 'none' }, { mode: 'none' }],
  [
    { source: '/a.jpg', dprMin: 1, dprMax: 2 },
    { source: '/a.jpg', dprMin: 1, dprMax: 2 },
  ],
  [{ focalPoint: { x: 0, y: 1 } }, { focalPoint: { x: 0, y: 1 } }],
  [{ fitAlignment: 'top left' }, { alignment: expect.anything() }],
  [{ load: true }, { when: expect.anything() }],
])('passes %j on', (config, expected) => {
  create().loader.load(image(), config);
  expect(loadInPlace.mock.calls[0]?.[1]).toMatchObject(expected);
});

it('leaves out what a theme has not said', () => {
  create().loader.load(image(), { focalPoint: { x: 1 } });
  const given = Object.keys(loadInPlace.mock.calls[0]?.[1]);
  for (const name of ['mode', 'source', 'focalPoint', 'alignment', 'dprMin', 'dprMax', 'when'])
    expect(given).not.toContain(name);
});

it('says that an image with a fault is not loaded, and tries it again', () => {
  const { loader } = create();
  const one = image();
  loadInPlace.mockImplementationOnce((_, { onFault }) => {
    onFault('There is no source.');
    return cancel;
  });
  expect([loader.load(one), loader.load(one)]).toEqual([false, true]);
  expect(warn.mock.calls).toEqual([['There is no source.', one]]);
});

it('ends with the site, and looks for images only while that runs', () => {
  const { loader, scan, destroy } = create();
  loader.load(image());
  loader.bootstrap();
  expect(scan).toHaveBeenCalledOnce();
  destroy();
  // A site may start and end again: what has ended is not ended twice.
  destroy();
  expect(cancel).toHaveBeenCalledOnce();
  const ended = create('destroyed');
  ended.loader.bootstrap();
  expect(ended.scan).not.toHaveBeenCalled();
});
