// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { unit } from '../../../../src/blocks/gallery-section/gallery-reel.mount';
import { readSiteContext } from '../../../../src/context/context';
import { elementOf, findIn, pageElement } from '../../support/markup';
import { mountUnit } from '../../support/mount-unit';

const mocks = vi.hoisted(() => ({ loadImage: vi.fn(), connectLightbox: vi.fn() }));
vi.mock('../../../../src/media/image/load-image', () => mocks);
vi.mock('../../../../src/blocks/gallery-section/section-lightbox', () => mocks);

beforeEach(() => {
  for (const mock of Object.values(mocks)) mock.mockReset();
  mocks.loadImage.mockReturnValue(() => {});
  vi.spyOn(window, 'matchMedia').mockReturnValue({
    matches: true,
    addEventListener() {},
    removeEventListener() {},
  } as never);
});

const HTML = `<div class="gallery-reel"><div class="gallery-reel-list">
  <figure class="gallery-reel-item"><p><img data-src="/a.jpg" data-image-dimensions="300x200" alt=""></p></figure>
  <figure class="gallery-reel-item"><p><img data-src="/b.jpg" alt=""></p></figure>
  <figure class="gallery-reel-item"></figure></div>
  <div class="gallery-reel-controls"><button data-previous></button><button data-next></button></div></div>`;

function mount() {
  const section = pageElement(HTML);
  const before = document.body.innerHTML;
  const { store: gallery, scope } = mountUnit(unit, section);
  const slides = [...section.querySelectorAll<HTMLElement>('figure')];
  const states = () => slides.map(({ dataset }) => dataset.active);
  return { section, gallery, scope, slides, states, before };
}

it('marks its current slide, and its next one after a step, as theme CSS expects', async () => {
  const { section, gallery, states } = mount();
  expect(states()).toEqual(['true', 'false', 'false']);
  findIn(section, '[data-next]').click();
  expect(states()).toEqual(['false', 'true', 'false']);
  await vi.waitFor(() => expect(gallery.get().inMotion).toBe(false));
});

it('keeps the room of images that the server has measured', () => {
  expect(mount().slides.map(({ style }) => style.getPropertyValue('--inlay-reel-ratio'))).toEqual([
    '300 / 200',
    '',
    '',
  ]);
});

it('goes to the slide that is pressed, and stays at its current one', async () => {
  const { gallery, slides } = mount();
  slides[2]?.click();
  await vi.waitFor(() => expect(gallery.get()).toMatchObject({ currentIndex: 2, inMotion: false }));
  slides[2]?.click();
  expect(gallery.get()).toMatchObject({ currentIndex: 2, inMotion: false });
});

it('loads all images from the start, each in its parent', () => {
  mount();
  expect(
    mocks.loadImage.mock.calls.map(([image, { box, when }]) => [image.dataset.src, box.tagName, when]),
  ).toEqual([
    ['/a.jpg', 'P', undefined],
    ['/b.jpg', 'P', undefined],
  ]);
});

it('has a lightbox where its markup has links to one, and leaves the page as it was', () => {
  const { section, scope, before } = mount();
  expect(mocks.connectLightbox.mock.calls.map(([element]) => element === section)).toEqual([true]);
  scope.end();
  expect(document.body.innerHTML).toBe(before);
});

it('is a fault without slides', () => {
  const empty = elementOf('<div class="gallery-reel"><div class="gallery-reel-list"></div></div>');
  expect(unit.read?.(empty, () => {}, readSiteContext(undefined))).toEqual({
    fault: 'The gallery has no slides.',
  });
});
