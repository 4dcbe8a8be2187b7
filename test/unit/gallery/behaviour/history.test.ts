// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { addressOf, findSlide, wantedSlides } from '../../../../src/gallery/behaviour/history';

function slide(dataset: Record<string, string>): HTMLElement {
  const element = document.createElement('div');
  Object.assign(element.dataset, dataset);
  return element;
}

const SLIDES = [
  slide({ slideId: 'a1', slideUrl: 'fern' }),
  slide({ slideId: 'b2', slideUrl: '/garden/water-lily' }),
  slide({ slideId: 'c3' }),
  slide({ slideUrl: 'gärten' }),
];

it.each([
  ['#itemId=b2', '', '/garden', 1],
  ['#itemId=fern', '', '/garden', 0],
  ['#/?itemId=c3', '', '/garden', 2],
  ['', '?itemId=c3', '/garden', 2],
  ['', '', '/garden/water-lily', 1],
  ['', '', '/garden/water-lily/', 1],
  ['', '', '/garden/g%C3%A4rten', 3],
  ['#itemId=nobody', '', '/garden/fern', 0],
  // The hash counts before the query, and both before the path.
  ['#itemId=b2', '?itemId=c3', '/garden/fern', 1],
  ['', '?itemId=c3', '/garden/fern', 2],
  ['#itemId=nobody', '?itemId=c3', '/garden/fern', 2],
  ['#!itemId=b2', '', '/garden', 1],
  ['#itemId=/x/water-lily/', '', '/garden', 1],
  ['', '', '/garden', -1],
  ['#itemId=', '', '/%E0%A4%A', -1],
])(
  'the slide that an address names hash "%s", query "%s", path "%s" is %d',
  (hash, search, pathname, index) => {
    expect(findSlide(SLIDES, wantedSlides({ hash, search, pathname }))).toBe(index);
  },
);

it('finds a slide by an address of a hundred thousand slashes at once', () => {
  const hash = `#itemId=a${'/'.repeat(100_000)}b`;
  const slides = Array.from({ length: 200 }, () => slide({ slideUrl: 'fern' }));
  const start = performance.now();
  expect(findSlide(slides, wantedSlides({ hash, search: '', pathname: '/' }))).toBe(-1);
  // It took half a minute when a pattern was tried at every slash; now it takes a few ms.
  expect(performance.now() - start).toBeLessThan(1000);
});

describe('the address of a slide', () => {
  const here = { pathname: '/garden/fern', search: '?a=1' };
  it.each([
    [{ slideUrl: 'lily', slideId: 'b2' }, '/garden', '/garden/lily?a=1'],
    [{ slideUrl: '/garden/lily' }, '/garden/', '/garden/lily?a=1'],
    [{ slideId: 'b 2' }, '/garden', '/garden/b%202?a=1'],
    [{ slideId: 'b 2' }, '', '/garden/fern?a=1#itemId=b+2'],
    [{ slideUrl: '/x/lily' }, '', '/garden/fern?a=1#itemId=lily'],
    // A slide of another collection whose name begins alike.
    [{ slideUrl: '/garden-two/lily' }, '/garden', '/garden/garden-two/lily?a=1'],
  ])('of %j in the collection "%s" is %s', (dataset, collection, expected) => {
    expect(addressOf(dataset, collection, here)).toBe(expected);
  });

  it('does not exist for a slide without a name', () => {
    expect(addressOf({}, '/garden', here)).toBeUndefined();
  });

  it('does not throw for half a character', () => {
    expect(addressOf({ slideId: 'a\ud800' }, '/garden', here)).toBe('/garden/a%EF%BF%BD?a=1');
  });

  it('leads back to the slide', () => {
    const address = new URL(addressOf({ slideId: 'b 2' }, '', here) ?? '', 'https://otterbrook.example');
    expect(findSlide([slide({ slideId: 'b 2' })], wantedSlides(address))).toBe(0);
  });
});
