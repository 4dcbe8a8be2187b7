// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { createImageState } from '../../../../src/media/image/image-state';
import { createTestScope } from '../../support/scope';

/** An image whose request is under way, twice in the page where there are two of them. */
function follow({ isInPage = true } = {}) {
  const image = document.createElement('img');
  Object.defineProperties(image, { complete: { value: false }, decode: { value: () => Promise.resolve() } });
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
    const add = vi.spyOn(EventTarget.prototype, 'addEventListener');
    const remove = vi.spyOn(EventTarget.prototype, 'removeEventListener');
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

describe('an image that has been requested before', () => {
  const create = (now: object) => {
    const image = document.createElement('img');
    image.setAttribute('src', '/fern.jpg');
    for (const [name, value] of Object.entries({ complete: true, currentSrc: '/fern.jpg', ...now }))
      Object.defineProperty(image, name, { value });
    document.body.append(image);
    const [onSettled, onFault, done] = [vi.fn(), vi.fn(), vi.fn()];
    const owner = createTestScope().owner();
    const imageState = createImageState(image, { owner, onFault, onSettled, attributes: { alt: '' } });
    return { image, state: imageState, onSettled, onFault, done };
  };

  it.each([
    ['has loaded', { naturalWidth: 300 }, 'loaded', [[true]]],
    ['has failed', { naturalWidth: 0, loading: 'eager' }, 'loaded', [[false]]],
    ['is lazy, and may not have been requested', { naturalWidth: 0, loading: 'lazy' }, 'loading', []],
  ])('and %s is not hidden again', (_, now, className, settled) => {
    const { image, state, onSettled, done } = create(now);
    state.follow(done);
    expect([image.className, onSettled.mock.calls, done.mock.calls.length]).toEqual([
      className,
      settled,
      settled.length,
    ]);
  });

  it('has the styles that go with its state, and its attributes', () => {
    const { image, state } = create({ naturalWidth: 300 });
    state.update({
      stylesOf: (isLoaded) => ({ opacity: isLoaded ? '1' : '0' }),
      attributes: { title: 'Fern' },
    });
    state.update({});
    expect([image.style.opacity, image.title, image.getAttribute('alt'), state.isLoaded()]).toEqual([
      '1',
      'Fern',
      '',
      true,
    ]);
  });

  it('is written no more once it has ended, whatever comes then', () => {
    const { image, state, onSettled, onFault } = create({ naturalWidth: 300 });
    state.end();
    state.follow();
    state.update({ attributes: { title: 'Fern' } });
    expect([image.className, image.title, onSettled.mock.calls, onFault.mock.calls]).toEqual([
      '',
      '',
      [],
      [],
    ]);
  });
});
