// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { mountList } from '../../../../src/blocks/collection-gallery/mount-list';
import { mounted, resetGalleries } from '../../support/fake-galleries';
import { createTestScope } from '../../support/scope';

const mocks = vi.hoisted(() => ({ createThemeLoader: vi.fn() }));
vi.mock('../../../../src/gallery/mount-gallery', () => import('../../support/fake-galleries'));
vi.mock('../../../../src/gallery/theme-images', () => mocks);

beforeEach(resetGalleries);

it('is a list in the flow', () => {
  mountList(document.createElement('div'), [], createTestScope());
  expect(mounted()[0]?.attributes).toEqual({ design: 'base' });
  expect(mocks.createThemeLoader.mock.calls[0]?.[2]).toBe(true);
});
