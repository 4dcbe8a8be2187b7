import { describe, expect, it, vi } from 'vitest';
import type { Design } from '../../../../src/gallery/model/design.types';
import type { GalleryAttributes } from '../../../../src/gallery/model/gallery.types';
import { GALLERY_DEFAULTS } from '../../../../src/gallery/model/gallery-attributes';
import { createGalleryModel, type ModelPorts } from '../../../../src/gallery/model/gallery-model';

/** A change that is shown until the test says that it is over. */
function createDesign() {
  let end = () => {};
  const shown: Array<{ from: number; to: number; direction: number; isInstant: boolean }> = [];
  const design: Design = {
    refresh: vi.fn(),
    show({ previousIndex, currentIndex }, { direction, isInstant }) {
      shown.push({ from: previousIndex, to: currentIndex, direction, isInstant });
      return new Promise((resolve) => {
        end = resolve;
      });
    },
  };
  return {
    design,
    shown,
    async arrive() {
      end();
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

function createGallery(
  count = 5,
  attributes: Partial<GalleryAttributes> = {},
  ports: Partial<ModelPorts> = {},
) {
  return createGalleryModel({
    attributes: { ...GALLERY_DEFAULTS, ...attributes },
    slides: Array.from({ length: count }, () => ({}) as HTMLElement),
    design: () => undefined,
    isStill: () => false,
    onError(error) {
      throw error;
    },
    destroy() {},
    ...ports,
  });
}

it('is in motion until the last of overlapping changes has been shown', async () => {
  const ends: Array<() => void> = [];
  const design: Design = { refresh() {}, show: () => new Promise((resolve) => ends.push(resolve)) };
  const gallery = createGallery(5, {}, { design: () => design });
  // A linked gallery leads on, whether this one has arrived or not.
  gallery.follow(1);
  gallery.follow(2);
  const [first, second] = ends;
  first?.();
  await Promise.resolve();
  expect(gallery.get().inMotion).toBe(true);
  second?.();
  await vi.waitFor(() => expect(gallery.get().inMotion).toBe(false));
});

describe('a gallery', () => {
  it('starts at the index it is given, by the rules of the index', () => {
    expect(createGallery(5, { currentIndex: -1 }).get().currentIndex).toBe(4);
    expect(createGallery(5, { currentIndex: 7 }).get().currentIndex).toBe(2);
    expect(createGallery(5, { currentIndex: Number.NaN }).get().currentIndex).toBe(0);
  });

  it('goes to a slide and emits one change', () => {
    const gallery = createGallery();
    const changes: unknown[] = [];
    gallery.on('change', (change) => changes.push(change));
    expect(gallery.go(3)).toBe(true);
    expect(gallery.go(3)).toBe(true);
    expect(gallery.go(-1)).toBe(true);
    expect(changes).toEqual([
      { previousIndex: 0, currentIndex: 3 },
      { previousIndex: 3, currentIndex: 4 },
    ]);
    expect(gallery.go(Number.NaN)).toBe(false);
  });

  it('continues at the other end with loop, and passes the direction on', () => {
    const { design, shown } = createDesign();
    const gallery = createGallery(
      2,
      { loop: true },
      { design: () => ({ ...design, show: (change, options) => void design.show?.(change, options) }) },
    );
    gallery.previous();
    gallery.next();
    gallery.next();
    expect(shown.map(({ to, direction }) => [to, direction])).toEqual([
      [1, -1],
      [0, 1],
      [1, 1],
    ]);
  });

  it('emits that it has reached an end without loop, and stays', () => {
    const gallery = createGallery(3, { loop: false });
    const ends: string[] = [];
    gallery.on('reachedEnd', () => ends.push('end'));
    gallery.on('reachedBeginning', () => ends.push('beginning'));
    expect(gallery.previous()).toBe(false);
    gallery.go(2);
    expect(gallery.next()).toBe(false);
    expect(gallery.get().currentIndex).toBe(2);
    expect(ends).toEqual(['beginning', 'end']);
  });

  it('refuses every change while it is in motion', async () => {
    const { design, arrive } = createDesign();
    const gallery = createGallery(5, {}, { design: () => design });
    const motions: boolean[] = [];
    gallery.on('inMotion', (isInMotion) => motions.push(isInMotion));
    gallery.next();
    expect(gallery.get()).toMatchObject({ currentIndex: 1, inMotion: true });
    expect(gallery.next()).toBe(false);
    expect(gallery.go(4)).toBe(false);
    expect(gallery.get().currentIndex).toBe(1);
    await arrive();
    expect(gallery.get().inMotion).toBe(false);
    expect(gallery.next()).toBe(true);
    expect(motions).toEqual([true, false, true]);
  });

  it('shows changes without movement for reduced motion', () => {
    const { design, shown } = createDesign();
    createGallery(5, {}, { design: () => design, isStill: () => true }).next();
    expect(shown[0]?.isInstant).toBe(true);
  });

  it('steps as its design decides', () => {
    const step = vi.fn<NonNullable<Design['step']>>((direction) => (direction > 0 ? 3 : undefined));
    const gallery = createGallery(
      5,
      { loop: false },
      { design: () => ({ refresh() {}, destroy() {}, step }) },
    );
    const began = vi.fn();
    gallery.on('reachedBeginning', began);
    expect(gallery.next()).toBe(true);
    expect(gallery.get().currentIndex).toBe(3);
    expect(gallery.previous()).toBe(false);
    expect(began).toHaveBeenCalledOnce();
  });

  it('reports a listener that throws, and calls the others', () => {
    const onError = vi.fn();
    const gallery = createGallery(5, {}, { onError });
    const second = vi.fn();
    gallery.on('change', () => {
      throw new Error('no');
    });
    gallery.on('change', second);
    expect(gallery.next()).toBe(true);
    expect(onError).toHaveBeenCalledOnce();
    expect(second).toHaveBeenCalledOnce();
  });

  it('emits nothing after it has been destroyed', () => {
    const destroy = vi.fn();
    const gallery = createGallery(5, {}, { destroy });
    const gone = vi.fn();
    gallery.on('destroy', gone);
    gallery.destroy();
    gallery.destroy();
    expect(destroy).toHaveBeenCalledOnce();
    expect(gone).toHaveBeenCalledOnce();
    expect(gallery.next()).toBe(false);
    expect(gallery.go(2)).toBe(false);
    expect(gallery.get().currentIndex).toBe(0);
  });
});

describe('linked galleries', () => {
  it('keep the same index, whichever of them changes', () => {
    const [main, strip] = [createGallery(), createGallery()];
    main.link(strip);
    main.go(3);
    expect(strip.get().currentIndex).toBe(3);
    strip.next();
    expect(main.get().currentIndex).toBe(4);
  });

  it('refuse a change while any of them is in motion', async () => {
    const { design, arrive } = createDesign();
    const main = createGallery(5, {}, { design: () => design });
    const strip = createGallery();
    strip.link(main);
    expect(main.next()).toBe(true);
    expect(strip.get().currentIndex).toBe(1);
    expect(strip.go(3)).toBe(false);
    expect(strip.get().currentIndex).toBe(1);
    await arrive();
    expect(strip.go(3)).toBe(true);
    expect(main.get().currentIndex).toBe(3);
  });

  it('stay where they are if one does not have the slide', () => {
    const [main, strip] = [createGallery(7), createGallery(5)];
    main.link(strip);
    main.go(4);
    main.go(6);
    expect(strip.get().currentIndex).toBe(4);
    main.next();
    expect(strip.get().currentIndex).toBe(0);
  });

  it('are independent after the link, or one of them, has ended', () => {
    const [main, strip, other] = [createGallery(), createGallery(), createGallery()];
    const undo = main.link(strip);
    main.link(other);
    undo();
    main.go(2);
    expect(strip.get().currentIndex).toBe(0);
    expect(other.get().currentIndex).toBe(2);
    strip.go(1);
    expect(main.get().currentIndex).toBe(2);
    other.destroy();
    expect(main.next()).toBe(true);
    expect(other.get().currentIndex).toBe(2);
  });

  it('may be linked twice and in a ring', () => {
    const [a, b, c] = [createGallery(), createGallery(), createGallery()];
    a.link(b);
    b.link(a);
    b.link(c);
    c.link(a);
    b.go(2);
    expect([a, b, c].map((gallery) => gallery.get().currentIndex)).toEqual([2, 2, 2]);
  });
});

describe('a gallery and its design', () => {
  it('is at rest again where a change could not be shown, and says so', async () => {
    const onError = vi.fn();
    const error = new Error('no room');
    const design: Design = { refresh() {}, show: () => Promise.reject(error) };
    const gallery = createGallery(3, {}, { design: () => design, onError });
    gallery.next();
    await vi.waitFor(() => expect(onError.mock.calls).toEqual([[error]]));
    expect(gallery.get()).toMatchObject({ currentIndex: 1, inMotion: false });
    expect(gallery.next()).toBe(true);
  });

  it('is moved by its design, but not after its end', () => {
    const gallery = createGallery(3);
    const changed = vi.fn();
    gallery.on('change', changed);
    gallery.moved(2);
    gallery.moved(2);
    expect(changed.mock.calls).toEqual([[{ previousIndex: 0, currentIndex: 2 }]]);
    gallery.destroy();
    gallery.moved(1);
    expect([gallery.get().currentIndex, changed.mock.calls.length]).toEqual([2, 1]);
  });

  it('tells of the state of a carousel only when it changes', () => {
    const gallery = createGallery(3);
    const told = vi.fn();
    gallery.subscribe(told);
    const state = { currentGroup: 0, totalGroups: 2 } as Parameters<typeof gallery.setCarousel>[0];
    gallery.setCarousel(state);
    gallery.setCarousel({ ...state });
    expect(told).toHaveBeenCalledOnce();
    gallery.setCarousel({ ...state, currentGroup: 1 });
    expect([told.mock.calls.length, gallery.get().carousel?.currentGroup]).toEqual([2, 1]);
  });

  it('is laid out anew when it is asked to, and tells so, until it ends', () => {
    const design: Design = { refresh: vi.fn() };
    const gallery = createGallery(3, {}, { design: () => design });
    const refreshed = vi.fn();
    gallery.on('refresh', refreshed);
    gallery.refresh();
    gallery.destroy();
    gallery.refresh();
    expect([vi.mocked(design.refresh as () => void).mock.calls.length, refreshed.mock.calls.length]).toEqual([
      1, 1,
    ]);
  });

  it('has its autoplay started and stopped, where it has one', () => {
    const rotation = { play: vi.fn(), pause: vi.fn() };
    const gallery = createGallery(3, {}, { rotation });
    gallery.play();
    expect([rotation.play.mock.calls.length, rotation.pause.mock.calls.length]).toEqual([1, 0]);
    gallery.pause();
    expect([rotation.play.mock.calls.length, rotation.pause.mock.calls.length]).toEqual([1, 1]);
    const still = createGallery(3);
    expect(() => {
      still.play();
      still.pause();
    }).not.toThrow();
  });
});
