// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createImageState } from '../../../../src/media/image/image-state';
import { createTestScope } from '../../support/scope';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** An image whose request is under way, twice in the page where there are two of them. */
function follow({ isInPage = true } = {}) {
  const image = document.createElement('img');
  Object.defineProperties(image, {
    complete: { value: false },
    decode: { value: () => Promise.resolve() },
  });
  if (isInPage) document.body.append(image);
  const onSettled = vi.fn();
  const onFault = vi.fn();
  const create = () => createImageState(image, { owner: createTestScope().owner(), onFault, onSettled });
  const state = create();
  state.follow();
  return { image, state, create, onSettled, onFault };
}

describe('an image that is loading', () => {
  it('is loaded once it is decoded, and is asked no more', async () => {
    const { image, onSettled } = follow();
    expect(image.className).toBe('loading');
    image.dispatchEvent(new Event('load'));
    await vi.waitFor(() => expect(onSettled.mock.calls).toEqual([[true]]));
    expect(image.className).toBe('loaded');
    image.dispatchEvent(new Event('error'));
    expect(onSettled).toHaveBeenCalledOnce();
  });

  it('is shown when it has failed, with a warning', () => {
    const { image, onFault, onSettled } = follow();
    image.dispatchEvent(new Event('error'));
    expect(image.className).toBe('loaded');
    expect(onFault).toHaveBeenCalledOnce();
    expect(onSettled.mock.calls).toEqual([[false]]);
  });

  it('is heard outside of the page, too', () => {
    const { image, onSettled } = follow({ isInPage: false });
    image.dispatchEvent(new Event('error'));
    image.dispatchEvent(new Event('error'));
    expect(onSettled.mock.calls).toEqual([[false]]);
  });

  it('shares two listeners of the page with all others, until none is loading', () => {
    const add = vi.spyOn(document, 'addEventListener');
    const remove = vi.spyOn(document, 'removeEventListener');
    const images = [follow(), follow(), follow()];
    expect(add).toHaveBeenCalledTimes(2);
    images[0]?.image.dispatchEvent(new Event('error'));
    images[1]?.state.end();
    expect(remove).not.toHaveBeenCalled();
    images[2]?.state.end();
    expect(remove).toHaveBeenCalledTimes(2);
  });

  it('tells each of two that follow it, and none that has ended', () => {
    const { image, state, create, onSettled } = follow();
    create().follow();
    state.end();
    image.dispatchEvent(new Event('error'));
    expect(onSettled).toHaveBeenCalledOnce();
  });
});
