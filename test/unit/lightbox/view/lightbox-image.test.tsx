// @vitest-environment happy-dom
import type { ComponentProps, ReactNode } from 'react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LightboxImage } from '../../../../src/lightbox/view/lightbox-image';
import { draw } from '../../../../src/react/draw';
import { createTestScope } from '../../support/scope';

type Props = ComponentProps<typeof LightboxImage>;

const drawn = () => new Promise<void>((resolve) => setTimeout(resolve));
/** Whether images can be decoded. */
let canDecode = true;

beforeEach(() => {
  canDecode = true;
  vi.stubGlobal('devicePixelRatio', 1);
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(() =>
    canDecode ? Promise.resolve() : Promise.reject(new Error('broken')),
  );
});

interface ChangingProps {
  readonly first: Props;
  readonly give: (change: (props: Partial<Props>) => void) => void;
}

/** An image whose properties the test changes. */
function Changing({ first, give }: ChangingProps): ReactNode {
  const [props, setProps] = useState(first);
  give((change) => flushSync(() => setProps((before) => ({ ...before, ...change }))));
  return <LightboxImage {...props} />;
}

/** An image of the lightbox in a box of 400 × 300 px. */
function show(more: Partial<Props> = {}) {
  const [onSettled, onFailed] = [vi.fn(), vi.fn()];
  const first: Props = {
    image: { type: 'image', src: '/fern.jpg', alt: '', width: 2000, height: 1000 },
    alt: 'A fern',
    box: { width: 400, height: 300 },
    isShown: true,
    zoom: 1,
    placeholder: undefined,
    onSettled,
    onFailed,
    ...more,
  };
  const host = document.createElement('div');
  document.body.append(host);
  let change = (_: Partial<Props>) => {};
  const keep = (given: typeof change) => {
    change = given;
  };
  draw(createTestScope(), <Changing first={first} give={keep} />, host);
  const image = () => host.querySelector('img');
  const source = () => image()?.getAttribute('src');
  const load = async (naturalWidth = 500, naturalHeight = 250) => {
    const element = image();
    if (!element) throw new Error('There is no image.');
    for (const [name, value] of Object.entries({ naturalWidth, naturalHeight }))
      Object.defineProperty(element, name, { configurable: true, value });
    element.dispatchEvent(new Event('load'));
    await vi.waitFor(() => expect(image()?.dataset.state).toBe('loaded'));
  };
  const fail = async () => {
    const before = source();
    image()?.dispatchEvent(new Event('error'));
    await vi.waitFor(() => expect(source()).not.toBe(before));
  };
  const style = (name: string) => image()?.style.getPropertyValue(name);
  return {
    host,
    image,
    source,
    load,
    fail,
    style,
    onSettled,
    onFailed,
    change: (props: Partial<Props>) => change(props),
  };
}

describe('an image of the lightbox', () => {
  it('is asked for as wide as its box needs, and shown once it has been decoded', async () => {
    const { image, source, load, onSettled } = show();
    expect([source(), image()?.dataset.state, image()?.alt]).toEqual([
      '/fern.jpg?format=500w',
      'loading',
      'A fern',
    ]);
    expect(onSettled).not.toHaveBeenCalled();
    await load();
    expect([image()?.dataset.state, onSettled.mock.calls.length]).toEqual(['loaded', 1]);
  });

  it('is shown also where the browser cannot say that it is decoded', async () => {
    canDecode = false;
    const { image, load } = show();
    await load();
    expect(image()?.dataset.state).toBe('loaded');
  });

  it('is replaced by a wider one when it is enlarged, once that has loaded, and never by a narrower one', async () => {
    const { source, load, change } = show();
    await load();
    change({ zoom: 3 });
    await vi.waitFor(() => expect(source()).toBe('/fern.jpg?format=1500w'));
    change({ zoom: 1 });
    await drawn();
    expect(source()).toBe('/fern.jpg?format=1500w');
  });

  it('stays where the wider one cannot be had, or is no longer wanted', async () => {
    const { source, load, change } = show();
    await load();
    change({ zoom: 3 });
    change({ zoom: 1 });
    await drawn();
    expect(source()).toBe('/fern.jpg?format=500w');
    canDecode = false;
    change({ zoom: 3 });
    await drawn();
    expect(source()).toBe('/fern.jpg?format=500w');
  });

  it('is asked for once while it loads, however the window changes', async () => {
    const { source, change } = show();
    change({ zoom: 3 });
    await drawn();
    expect(source()).toBe('/fern.jpg?format=500w');
  });
});

describe('an image that fails', () => {
  it('is tried as its original, and then described in words', async () => {
    const { host, source, fail, onSettled, onFailed } = show();
    await fail();
    expect([source(), onSettled.mock.calls.length, onFailed.mock.calls.length]).toEqual(['/fern.jpg', 0, 0]);
    await fail();
    await vi.waitFor(() => expect(onFailed).toHaveBeenCalled());
    expect(host.querySelector('.inlay-lightbox-failed-alt')?.textContent).toBe('A fern');
    expect([host.querySelector('img'), onSettled.mock.calls.length, onFailed.mock.calls.length]).toEqual([
      null,
      1,
      1,
    ]);
  });

  it('is the original from then on, also when it is enlarged', async () => {
    const { source, fail, load, change } = show();
    await fail();
    await load(2000, 1000);
    change({ zoom: 3 });
    await drawn();
    expect(source()).toBe('/fern.jpg');
  });

  it('is told of only when it is the current one', async () => {
    const { fail, onFailed, change } = show({ isShown: false });
    await fail();
    await fail();
    expect(onFailed).not.toHaveBeenCalled();
    change({ isShown: true });
    await vi.waitFor(() => expect(onFailed).toHaveBeenCalledTimes(1));
  });
});

describe('the room of an image', () => {
  const unknown = { type: 'image', src: '/fern.jpg', alt: '' } as const;
  const placeholder = { src: '/small.jpg?a="b"', ratio: 1.5 };

  it('is that of its original, which it is not wider than', () => {
    const { style, image } = show();
    expect([style('--inlay-lightbox-ratio'), style('--inlay-lightbox-width')]).toEqual(['2', '2000px']);
    expect(image()?.classList.contains('inlay-lightbox-image--sized')).toBe(true);
  });

  it('is that of its thumbnail, which is seen until it has loaded, and then its own', async () => {
    const { style, image, load } = show({ image: unknown, placeholder });
    expect([
      style('--inlay-lightbox-ratio'),
      style('--inlay-lightbox-width'),
      image()?.dataset.placeholder,
    ]).toEqual(['1.5', '', 'true']);
    expect(style('background-image')).toContain('small.jpg');
    await load(500, 250);
    expect([
      style('--inlay-lightbox-ratio'),
      image()?.dataset.placeholder,
      style('background-image'),
    ]).toEqual(['2', undefined, '']);
  });

  it('is unknown without either, until it has loaded', async () => {
    const { image, style, load } = show({ image: unknown });
    expect(image()?.className).toBe('inlay-lightbox-image');
    await load(0, 0);
    expect(image()?.className).toBe('inlay-lightbox-image');
    const other = show({ image: unknown });
    await other.load(500, 250);
    // It may be larger: this is the width that was asked for.
    expect([other.style('--inlay-lightbox-ratio'), other.style('--inlay-lightbox-width')]).toEqual(['2', '']);
    expect(style('--inlay-lightbox-width')).toBe('');
  });

  it('is no wider than an original that is narrower than what was asked for', async () => {
    const { style, load } = show({ image: unknown });
    await load(320, 160);
    expect(style('--inlay-lightbox-width')).toBe('320px');
  });
});
