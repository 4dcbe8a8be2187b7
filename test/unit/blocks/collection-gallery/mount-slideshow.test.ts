// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { mountSlideshow } from '../../../../src/blocks/collection-gallery/mount-slideshow';
import { mounted, resetGalleries } from '../../support/fake-galleries';
import { createTestScope } from '../../support/scope';

const mocks = vi.hoisted(() => ({ createThemeLoader: vi.fn() }));
vi.mock('../../../../src/gallery/mount-gallery', () => import('../../support/fake-galleries'));
vi.mock('../../../../src/gallery/theme-images', () => mocks);

beforeEach(() => {
  resetGalleries();
  mocks.createThemeLoader.mockReset();
});

it.each([
  [true, 'cover'],
  [false, 'contain'],
])('is a slideshow that fills its box (%s): images are %s', (fillsBox, mode) => {
  const parts = { list: document.createElement('div'), slides: [] };
  mountSlideshow(parts, { fillsBox, speed: 2 } as never, createTestScope());
  expect(mounted()[0]?.attributes).toEqual({ design: 'stacked', historyHash: true, speed: 2 });
  const [{ loaderOptions }, , placesServed] = mocks.createThemeLoader.mock.calls[0] ?? [];
  expect([loaderOptions, placesServed]).toEqual([{ mode }, true]);
});
