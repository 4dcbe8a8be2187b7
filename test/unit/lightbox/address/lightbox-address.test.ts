// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  addressOf,
  pageLightbox,
  readSlug,
  slugsOf,
  watchAddress,
} from '../../../../src/lightbox/address/lightbox-address';
import type { LightboxItem } from '../../../../src/lightbox/lightbox.types';
import { createItem } from '../items';

const slugs = (...sources: string[]) => slugsOf(sources.map((src) => createItem({ src })));

describe('what stands for an item in the address', () => {
  it('is its id, or its file’s name', () => {
    expect(slugsOf([{ ...createItem({ src: '/a.jpg' }), id: 'x9' } as LightboxItem])).toEqual(['x9']);
    expect(
      slugs('https://cdn.example/v1/ab/Red%20Fox+2.JPG?format=500w#x', '/quay', '/Über_uns.webp'),
    ).toEqual(['red-fox-2', 'quay', 'über-uns']);
    expect(slugs('/100%.png', '')).toEqual(['100', 'item']);
  });

  it('is never the same for two items', () => {
    expect(slugs('/a.jpg', '/b/a.jpg', '/c/A.png', '/a-2.jpg')).toEqual(['a', 'a-2', 'a-3', 'a-2-2']);
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 20 }), (sources) => {
        expect(new Set(slugs(...sources)).size).toBe(sources.length);
      }),
    );
  });
});

it('names thousands of pictures, and one of a very long address, at once', () => {
  const start = performance.now();
  expect(slugs('a'.repeat(200_000), `/${'?'.repeat(200_000)}`)).toHaveLength(2);
  expect(slugs(...Array.from({ length: 5000 }, () => '/a.jpg')).at(-1)).toBe('a-5000');
  // Both took seconds when they grew with the square.
  expect(performance.now() - start).toBeLessThan(1000);
});

describe('the address', () => {
  it('keeps all its other parts', () => {
    history.replaceState(null, '', '/shop?filter=red#top');
    const address = addressOf('a&b');
    expect(address).toContain('/shop?filter=red&itemId=a%26b#top');
    history.replaceState(null, '', address);
    expect(readSlug()).toBe('a&b');
    expect(addressOf(null)).toMatch(/\/shop\?filter=red#top$/);
  });
});

describe('an address that names an item', () => {
  const page = pageLightbox();
  const goTo = (search: string) => history.replaceState(null, '', `/${search}`);
  const goForward = () => dispatchEvent(new PopStateEvent('popstate'));
  const ends: Array<() => void> = [];
  const watch = (...slugs: string[]) => {
    const open = vi.fn((slug: string) => slugs.includes(slug));
    ends.push(watchAddress({ open }));
    return open;
  };
  const lightbox = (open: boolean) => {
    const destroy = vi.fn(() => {
      page.lightbox = undefined;
    });
    page.lightbox = { store: { get: () => ({ open }) }, destroy } as never;
    return destroy;
  };

  afterEach(() => {
    for (const end of ends.splice(0)) end();
    page.lightbox = undefined;
    goTo('');
  });

  it('opens it in the first set that has it: at once, and after Forward', () => {
    goTo('?itemId=fox');
    const [first, second] = [watch('owl'), watch('fox')];
    expect([first.mock.calls, second.mock.calls]).toEqual([[['fox'], ['fox']], [['fox']]]);
    const third = watch();
    goTo('?itemId=owl');
    goForward();
    expect(
      [first, second, third].map((open) => open.mock.calls.filter(([slug]) => slug === 'owl').length),
    ).toEqual([1, 0, 0]);
    goTo('');
    goForward();
    expect(first).toHaveBeenCalledTimes(4);
  });

  it('is heard once, however many sets there are, until the last has gone', () => {
    const add = vi.spyOn(globalThis, 'addEventListener');
    const [first] = [watch('fox'), watch('owl')];
    expect(add.mock.calls.filter(([type]) => type === 'popstate')).toHaveLength(1);
    add.mockRestore();
    goTo('?itemId=fox');
    ends.pop()?.();
    goForward();
    expect(first).toHaveBeenCalledTimes(1);
    ends.pop()?.();
    goForward();
    expect(first).toHaveBeenCalledTimes(1);
  });

  it.each<[string, () => unknown, number]>([
    ['while another opens', () => Object.assign(page, { lightbox: true }), 0],
    ['while one is open', () => lightbox(true), 0],
    ['while one fades out, which ends at once', () => lightbox(false), 1],
  ])('%s', (_, prepare, times) => {
    const open = watch('fox');
    const destroy = prepare();
    goTo('?itemId=fox');
    goForward();
    expect(open).toHaveBeenCalledTimes(times);
    if (typeof destroy === 'function') expect(destroy).toHaveBeenCalledTimes(times);
  });
});
