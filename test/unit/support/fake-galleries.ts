import { vi } from 'vitest';

// In place of `gallery/mount-gallery`, for what mounts galleries: vi.mock('…/mount-gallery', () => import('…/support/fake-galleries')).

type Listeners = Record<string, () => void>;

/** What all fake galleries share: the test says where they are, and calls their listeners. */
export const fake = {
  currentIndex: 0,
  listeners: {} as Listeners,
  link: vi.fn(),
  unlink: vi.fn(),
  refresh: vi.fn(),
};

export const mountGallery = vi.fn();

/** The parts and the attributes of the galleries that were mounted. */
export const mounted = () => mountGallery.mock.calls.map(([parts, attributes]) => ({ parts, attributes }));

/** Forgets what other tests have mounted: before each test. */
export function resetGalleries(): void {
  Object.assign(fake, { currentIndex: 0, listeners: {} });
  for (const mock of [fake.unlink, fake.refresh]) mock.mockReset();
  fake.link.mockReset().mockReturnValue(fake.unlink);
  mountGallery.mockReset().mockImplementation(({ slides }, attributes) => ({
    slides,
    attributes,
    get: () => ({ currentIndex: fake.currentIndex }),
    on(type: string, listener: () => void) {
      fake.listeners[type] = listener;
    },
    link: fake.link,
    refresh: fake.refresh,
  }));
}
