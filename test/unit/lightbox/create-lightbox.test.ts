// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FactoryScope } from '../../../src/core/entry/site-services';
import { create } from '../../../src/lightbox/create-lightbox';
import type { LightboxOptions } from '../../../src/lightbox/lightbox.types';
import { createTestScope } from '../support/scope';
import { createItems } from './items';

const open = vi.hoisted(() => vi.fn());
vi.mock('../../../src/lightbox/open-lightbox', () => ({ openLightbox: open }));

type Ends = { readonly end: () => void; readonly defer: (end: () => void) => void };
const made: FactoryScope[] = [];

beforeEach(() => {
  open.mockReset().mockImplementation((part: Ends, options: LightboxOptions) => {
    const lightbox = { store: { options }, close: vi.fn(), destroy: part.end };
    return lightbox;
  });
});
afterEach(() => {
  for (const scope of made.splice(0)) scope.end();
});

function make(options: Partial<LightboxOptions> = {}) {
  const scope = createTestScope() as unknown as FactoryScope;
  made.push(scope);
  return { scope, lightbox: create(scope, { set: createItems(3), ...options }) };
}
const indexes = () => open.mock.calls.map(([, { currentSetIndex }]) => currentSetIndex);

describe('a lightbox of theme code', () => {
  it('begins at the item that is asked for, and ends with what has made it', () => {
    const { scope, lightbox } = make({ currentSetIndex: 2 });
    expect(indexes()).toEqual([2]);
    lightbox.destroy();
    expect(scope.signal.aborted).toBe(true);
    make();
    expect(open.mock.calls[1]?.[1]).not.toHaveProperty('currentSetIndex', expect.any(Number));
  });

  it('is refused where it cannot be drawn', () => {
    open.mockImplementation((part: Ends) => part.end());
    expect(() => make()).toThrow('The lightbox cannot be drawn.');
    expect(() => make({ set: [] })).toThrow('No images');
  });
});

describe('a lightbox with a history', () => {
  const go = (search: string) => {
    history.replaceState(null, '', `/${search}`);
    dispatchEvent(new PopStateEvent('popstate'));
  };

  it('opens again at the item in the address after Forward, as long as its object lives', () => {
    const { lightbox, scope } = make({
      history: true,
      set: createItems(3).map((item, at) => ({ ...item, id: `i${at}` })),
    });
    open.mock.calls[0]?.[0].end();
    expect(scope.signal.aborted).toBe(false);
    const { store } = lightbox;
    go('?itemId=i2');
    expect(indexes()).toEqual([undefined, 2]);
    expect(lightbox.store).not.toBe(store);
    lightbox.close();
    expect(open.mock.results[1]?.value.close).toHaveBeenCalledOnce();
    expect(open.mock.results[0]?.value.close).not.toHaveBeenCalled();
    go('?itemId=other');
    go('?itemId=i0');
    expect(open).toHaveBeenCalledTimes(3);
    lightbox.destroy();
    go('?itemId=i1');
    expect(open).toHaveBeenCalledTimes(3);
  });
});
