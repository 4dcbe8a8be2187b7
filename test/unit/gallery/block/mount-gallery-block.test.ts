// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { mountGalleryBlock } from '../../../../src/gallery/block/mount-gallery-block';
import { mounted, resetGalleries } from '../../support/fake-galleries';
import { pageElement } from '../../support/markup';
import { createTestScope } from '../../support/scope';

const mocks = vi.hoisted(() => ({ connectSlides: vi.fn(), adoptGalleryBlock: vi.fn() }));
vi.mock('../../../../src/gallery/mount-gallery', () => import('../../support/fake-galleries'));
vi.mock('../../../../src/lightbox/openers/connect-slides', () => mocks);
vi.mock('../../../../src/gallery/block/adopt-gallery-block', () => mocks);

beforeEach(() => {
  resetGalleries();
  for (const mock of Object.values(mocks)) mock.mockReset();
});

const elements = { next: [], previous: [] };

function mount(settings: object, options: object = {}) {
  mountGalleryBlock(
    { settings, parts: { slides: [], elements } } as never,
    { name: 'grid', design: 'design', images: {}, attributes: { design: 'grid' }, ...options } as never,
    createTestScope(),
  );
  return mounted().at(-1);
}

it('has no controls where nothing holds them', () => {
  const gallery = mount({});
  expect([gallery?.parts.root, gallery?.attributes]).toEqual([undefined, { design: 'grid' }]);
});

it('has controls in the content of the block, or in the block itself without one', () => {
  const bare = pageElement('<div class="own"></div>');
  const gallery = mount({}, { controlsIn: bare });
  expect(gallery?.parts.root === bare).toBe(true);
  expect(gallery?.attributes).toEqual({ design: 'grid', elements });
  bare.innerHTML = '<div class="sqs-block-content"></div>';
  expect(mount({}, { controlsIn: bare })?.parts.root === bare.firstElementChild).toBe(true);
});

it('has a lightbox where its settings ask for one', () => {
  mount({ lightbox: false });
  expect(mocks.connectSlides).not.toHaveBeenCalled();
  mount({ lightbox: true, lightboxTheme: 'light' });
  expect(mocks.connectSlides.mock.calls[0]?.[2]).toBe('light');
});

it('has the classes of its design', () => {
  mount({});
  expect(mocks.adoptGalleryBlock.mock.calls.map(([, name]) => name)).toEqual(['grid']);
});
