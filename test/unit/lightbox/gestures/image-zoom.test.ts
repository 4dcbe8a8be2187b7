// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { createImageZoom } from '../../../../src/lightbox/gestures/image-zoom';
import type { LightboxStore } from '../../../../src/lightbox/lightbox.types';
import { createStore } from '../../../../src/store/store';
import { setBox } from '../../support/measured-page';
import { createItem } from '../items';

interface Setting {
  /** Of the original, px; 0 if the page does not say. */
  readonly width?: number;
  /** As the browser reports it, px. */
  readonly naturalWidth?: number;
  /** As it is laid out, px. */
  readonly offsetWidth?: number;
}

/** An image of 400 × 200 px in the middle of a window of 400 × 300 px. */
function create({ width = 1200, naturalWidth = 0, offsetWidth = 400 }: Setting = {}) {
  document.body.innerHTML = '<dialog><div><img alt=""></div></dialog>';
  const [dialog, stage] = document.querySelectorAll<HTMLElement>('dialog,div');
  const image = document.querySelector('img');
  if (!dialog || !stage || !image) throw new Error('The image is missing.');
  Object.defineProperties(dialog, { clientWidth: { value: 400 }, clientHeight: { value: 300 } });
  setBox(stage, { left: 0, top: 20, width: 400, height: 260 });
  const sizes = { offsetWidth, offsetHeight: 200, naturalWidth };
  for (const [name, value] of Object.entries(sizes)) Object.defineProperty(image, name, { value });
  const content = width ? { width } : {};
  const store = {
    get: () => ({ items: [createItem({ src: '/other.jpg' }), createItem(content)], index: 1 }),
  } as unknown as LightboxStore;
  const zoom = createStore(1);
  let shown: HTMLImageElement | null = image;
  return {
    image,
    dialog,
    scale: zoom.get,
    isMarked: () => dialog.classList.contains('inlay-lightbox--zoomed'),
    transform: () => image.style.transform,
    remove() {
      shown = null;
    },
    zoom: createImageZoom({ dialog, store, zoom, loop: false, findImage: () => shown }),
  };
}
const at = (x: number, y: number, scale: number) => `translate3d(${x}px, ${y}px, 0) scale(${scale})`;

/** What the browser says of where an image is seen. Returns the transforms that it has been asked about. */
function placeSeen({ x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number }) {
  const read: string[] = [];
  vi.stubGlobal(
    'DOMMatrix',
    class {
      a = scale;
      e = x;
      f = y;
      constructor(transform: string) {
        read.push(transform);
      }
    },
  );
  return read;
}

it('enlarges to the pixels of the original, and back', () => {
  const { zoom, image, transform, scale, isMarked } = create();
  expect(zoom.isZoomed()).toBe(false);
  zoom.toggle();
  expect([transform(), image.style.transition]).toEqual([
    at(0, 0, 3),
    'transform 300ms cubic-bezier(0.2, 0, 0.1, 1)',
  ]);
  expect([scale(), isMarked(), zoom.isZoomed()]).toEqual([3, true, true]);
  zoom.toggle();
  expect([transform(), scale(), isMarked(), zoom.isZoomed()]).toEqual(['', 1, false, false]);
});

it('enlarges about a point of the window, measured from the middle of the image', () => {
  const { zoom, transform } = create();
  zoom.toggle({ x: 300, y: 150 });
  expect(transform()).toBe(at(-200, 0, 3));
  zoom.reset();
  zoom.by(2, { x: 200, y: 170 });
  expect(transform()).toBe(at(0, -20, 2));
});

it.each([
  ['the width that the page states', { width: 1000, naturalWidth: 1600 }, 2.5],
  ['the width that the browser reports, where the page states none', { width: 0, naturalWidth: 1400 }, 3.5],
  ['twice the size, where the original is smaller', { width: 500 }, 2],
])('knows how far by %s', (_, setting, expected) => {
  const { zoom, scale } = create(setting);
  zoom.toggle();
  expect(scale()).toBe(expected);
});

it('moves with fingers without a glide; what is enlarged is known once they are gone', () => {
  placeSeen({ x: 0, y: 0, scale: 1 });
  const { zoom, image, transform, scale, isMarked } = create();
  image.getAnimations = () => [];
  expect(zoom.grab()).toBe(true);
  zoom.follow({ x: 200, y: 150 }, { x: 210, y: 150 }, 2);
  expect([transform(), image.style.transition, scale(), isMarked()]).toEqual([at(10, 0, 2), '', 1, false]);
  zoom.release();
  expect([transform(), scale(), isMarked()]).toEqual([at(10, 0, 2), 2, true]);
});

it('takes hold of the image where it is seen during a glide', () => {
  const read = placeSeen({ x: 7, y: -8, scale: 1.5 });
  const { zoom, image, transform } = create();
  const cancel = vi.fn();
  image.getAnimations = () => [{ cancel } as unknown as Animation];
  zoom.by(2);
  zoom.grab();
  expect([transform(), read, cancel.mock.calls.length]).toEqual([at(7, -8, 1.5), [at(0, 0, 2)], 1]);
});

it('does not glide for visitors who prefer reduced motion', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const { zoom, image, transform } = create();
  zoom.by(2);
  expect([transform(), image.style.transition]).toEqual([at(0, 0, 2), '']);
});

it.each([
  ['there is no image', ({ remove }: ReturnType<typeof create>) => remove(), {}],
  ['the image has no size yet', () => {}, { offsetWidth: 0 }],
  ['the image is nowhere', ({ image }: ReturnType<typeof create>) => image.remove(), {}],
] as const)('does nothing where %s', (_, change, setting) => {
  const lightbox = create(setting);
  change(lightbox);
  const { zoom, transform, scale } = lightbox;
  expect(zoom.grab()).toBe(false);
  zoom.toggle();
  zoom.by(2);
  expect([transform(), scale(), zoom.isZoomed()]).toEqual(['', 1, false]);
});

it('resets the image that is left, and does not touch it afterwards', () => {
  const { zoom, image, transform, scale, remove } = create();
  zoom.by(2);
  zoom.reset();
  expect([transform(), image.style.transition, scale()]).toEqual([
    '',
    'transform 300ms cubic-bezier(0.2, 0, 0.1, 1)',
    1,
  ]);
  image.style.transform = 'none';
  remove();
  zoom.reset();
  zoom.by(2);
  expect(transform()).toBe('none');
});
