// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadImage } from '../../../../src/media/image/load-image';
import { SizeObserver } from '../../support/measured-page';
import { createTestScope } from '../../support/scope';

beforeEach(() => void vi.stubGlobal('ResizeObserver', SizeObserver));

let width = 400;
let stop = () => {};
const decode = vi.fn();
beforeEach(() => {
  width = 400;
  decode.mockReset().mockResolvedValue(undefined);
  vi.useFakeTimers();
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(decode);
});
afterEach(() => {
  stop();
  // The page's one observer waits for a frame, which is of these timers.
  vi.runOnlyPendingTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(0);

/** An image in a box that is as wide as `width` says. `due` calls for it. */
function load(html: string, options: object = {}) {
  document.body.innerHTML = `<div>${html}</div>`;
  const before = document.body.innerHTML;
  const box = document.body.firstElementChild as HTMLElement;
  box.getBoundingClientRect = () => ({ width, height: 100, top: 0, bottom: 100 }) as DOMRect;
  const image = box.querySelector('img') as HTMLImageElement;
  const scope = createTestScope();
  const onFault = vi.fn();
  let due = () => {};
  const left = vi.fn();
  const when = {
    when(call: () => void) {
      due = call;
      return left;
    },
    distance: () => 0,
  };
  const owner = scope.owner();
  const cancel = loadImage(image, { owner, box, onFault, when, ...options });
  stop = cancel;
  const resize = async (now: number) => {
    width = now;
    // It is watched again from the next frame on.
    vi.advanceTimersToNextFrame();
    SizeObserver.resize();
    await settle();
  };
  return { before, image, scope, owner, onFault, left, cancel, resize, due: () => due() };
}
const FERN = '<img data-src="/fern.png" data-image-dimensions="2000x1000" alt="">';
const widthOf = (image: HTMLImageElement) => new URL(image.src, location.href).searchParams.get('format');

describe('an image that the server has left to the script', () => {
  it('has its place at once, and its source, in the width of its box, when it is due', async () => {
    const { image, due } = load(FERN);
    expect([image.style.position, image.hasAttribute('src')]).toEqual(['absolute', false]);
    due();
    await settle();
    expect([widthOf(image), image.className]).toEqual(['500w', 'loading']);
    image.dispatchEvent(new Event('load'));
    await settle();
    expect(image.className).toBe('loaded');
  });

  it('is the only one of its page to be hurried', async () => {
    const { image, due } = load(FERN);
    due();
    await settle();
    // The test before has loaded the first.
    expect(image.hasAttribute('fetchpriority')).toBe(false);
  });

  it('is asked for in a wider file when its box has grown for good, and shown once that has come', async () => {
    const { image, due, resize } = load(FERN);
    due();
    await settle();
    image.dispatchEvent(new Event('load'));
    await settle();
    await resize(700);
    await resize(900);
    await vi.advanceTimersByTimeAsync(149);
    expect([widthOf(image), decode.mock.calls.length]).toEqual(['500w', 1]);
    await vi.advanceTimersByTimeAsync(1);
    expect([widthOf(image), decode.mock.calls.length]).toEqual(['1000w', 2]);
    await resize(300);
    await vi.advanceTimersByTimeAsync(1000);
    expect(widthOf(image)).toBe('1000w');
  });

  it('keeps its file where the wider one cannot be loaded', async () => {
    const { image, due, resize, onFault } = load(FERN);
    due();
    await settle();
    decode.mockRejectedValue(new Error('gone'));
    await resize(900);
    await vi.advanceTimersByTimeAsync(150);
    expect([widthOf(image), onFault.mock.calls]).toEqual([
      '500w',
      [[expect.stringMatching(/fern\.png.*cannot be loaded/)]],
    ]);
  });

  it('waits for its box to have a width', async () => {
    width = 0;
    const { image, due, resize } = load(FERN);
    due();
    await settle();
    expect(image.hasAttribute('src')).toBe(false);
    await resize(400);
    expect(widthOf(image)).toBe('500w');
  });

  it('is asked for before the page is printed', async () => {
    const { image } = load(FERN);
    dispatchEvent(new Event('beforeprint'));
    expect(widthOf(image)).toBe('500w');
  });

  it('is not asked for, and is the server’s again, after the cancel', async () => {
    const { before, image, due, cancel, left, owner, resize } = load(FERN);
    due();
    cancel();
    owner.release();
    await settle();
    await resize(900);
    dispatchEvent(new Event('beforeprint'));
    expect([image.hasAttribute('src'), left.mock.calls.length]).toEqual([false, 1]);
    expect(document.body.innerHTML).toBe(before);
  });

  it('is at fault without a source', () => {
    const { onFault, image, cancel } = load('<img alt="">');
    expect(onFault.mock.calls).toEqual([['Invalid or missing image source.']]);
    expect(image.hasAttribute('style')).toBe(false);
    expect(cancel).not.toThrow();
  });
});

describe('an image that has a source', () => {
  it('keeps it and its place, and only gets the states that themes wait for', async () => {
    const { image } = load('<img src="/bee.png" data-src="/bee.png" alt="">');
    expect([image.getAttribute('src'), image.style.position, image.className]).toEqual([
      '/bee.png',
      '',
      'loading',
    ]);
    image.dispatchEvent(new Event('error'));
    expect(image.className).toBe('loaded');
  });

  it.each([
    ['the caller wants it', '<img src="/bee.png" alt="">', { placesServed: true }],
    ['a script has given it', '<img src="/bee.png" data-image-resolution="500w" alt="">', {}],
  ])('is placed where %s', (_, html, options) => {
    expect(load(html, options).image.style.position).toBe('absolute');
  });

  it.each(['srcset="/bee.png 1x"', 'data-loader="x"'])(
    'is not placed where the server says %s',
    (attribute) => {
      const html = `<img src="/bee.png" data-image-resolution="500w" ${attribute} alt="">`;
      expect(load(html).image.style.position).toBe('');
    },
  );
});
