// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { mountThumbnailStrip } from '../../../src/gallery/thumbnail-strip';
import { mounted, resetGalleries } from '../support/fake-galleries';
import { createTestScope } from '../support/scope';

vi.mock('../../../src/gallery/mount-gallery', () => import('../support/fake-galleries'));

beforeEach(resetGalleries);

it.each([
  [400, 5],
  [401, 6],
])('of 80 px in %i px load %i at once', (width, count) => {
  const list = document.createElement('div');
  Object.defineProperty(list, 'clientWidth', { value: width });
  const main = { get: () => ({ currentIndex: 2 }), attributes: { loop: false } };
  const options = { height: 80, margin: 0 };
  mountThumbnailStrip(createTestScope(), { list, slides: [], load: vi.fn(), main, options } as never);
  const [{ parts, attributes } = { parts: {}, attributes: {} }] = mounted();
  expect([parts.isControls, parts.container === list]).toEqual([true, true]);
  expect(attributes).toMatchObject({
    designOptions: { preloadCount: count },
    currentIndex: 2,
    keyboard: false,
    loop: false,
  });
  expect(attributes.linkedGalleries[0] === main).toBe(true);
});
