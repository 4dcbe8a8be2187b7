// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { unit } from '../../../../src/blocks/gallery-grid/gallery-grid.mount';
import type { Services } from '../../../../src/core/entry/services';
import type { Part } from '../../../../src/core/scope';
import { createTestScope } from '../../support/scope';

const mocks = vi.hoisted(() => ({ loadImage: vi.fn(), mountGridVideos: vi.fn() }));
vi.mock('../../../../src/media/image/load-image', () => mocks);
vi.mock('../../../../src/blocks/gallery-grid/grid-videos', () => mocks);
beforeEach(() => {
  mocks.mountGridVideos.mockReset();
  mocks.loadImage.mockReset().mockReturnValue(() => {});
});

let scope: Part | undefined;

/** A grid with these cells in the page; `settings`: its JSON. */
function mount(cells: string, settings: object = {}, services: Partial<Services> = {}) {
  document.body.innerHTML = `<div class="block"><div class="sqs-gallery-container sqs-gallery-block-grid">
    <div class="sqs-gallery">${cells}</div></div></div>`;
  const element = document.querySelector<HTMLElement>('.block');
  const container = document.querySelector<HTMLElement>('.sqs-gallery-container');
  if (!element || !container) throw new Error('There is no block.');
  element.dataset.blockJson = JSON.stringify(settings);
  const served = element.outerHTML;
  scope = createTestScope(services);
  const data = unit.read?.(element, scope.warnShape, scope.context);
  const isRead = data && !('fault' in data);
  if (isRead) unit.mount(data as never, scope, element);
  const openers = () =>
    [...element.querySelectorAll('[aria-haspopup=dialog]')].map((opener) => opener.className);
  return { element, container, served, data, openers };
}

const slide = (inside: string, attributes = '') => `<div class="slide" ${attributes}>${inside}</div>`;
const image = (attributes = '') => `<img data-src="https://x.example/a.jpg" alt="A" ${attributes}>`;
const cell = (inside: string, attributes = '') =>
  slide(`<div class="content-wrapper" ${attributes}>${inside}</div>`);
const link = (href: string, inside = image()) =>
  slide(`<a class="image-slide-anchor" href="${href}">${inside}</a>`);

it('adds the classes and measures that its CSS needs, and gives all back', () => {
  const { element, container, served } = mount(cell(image(), 'style="position: static"') + cell(image()), {
    'thumbnails-per-row': 3,
    padding: 12,
    'aspect-ratio': 'standard',
    imageAspectRatio: 1.5,
  });
  expect([...container.classList]).toEqual(
    expect.arrayContaining(['sqs-gallery-thumbnails-per-row-3', 'sqs-gallery-aspect-ratio-standard']),
  );
  const style = (name: string) => container.style.getPropertyValue(`--inlay-grid-${name}`);
  expect(style('padding')).toBe('12px');
  expect(Number.parseFloat(style('ratio'))).toBeCloseTo(66.67, 1);
  const [first, second] = element.querySelectorAll<HTMLElement>('.slide');
  expect(first?.className).toBe('slide sqs-active-slide sqs-gallery-design-grid-slide');
  expect(second?.classList.contains('sqs-active-slide')).toBe(false);
  const [wrapper] = element.querySelectorAll<HTMLElement>('.content-wrapper');
  expect([wrapper?.style.overflow, wrapper?.style.position]).toEqual(['hidden', 'relative']);
  scope?.end();
  expect(element.outerHTML).toBe(served);
});

it('leaves to the theme what it has set itself', () => {
  const { element, container } = mount(cell(image(), 'style="position: absolute"'), {
    'aspect-ratio': 'x y',
  });
  expect(element.querySelector<HTMLElement>('.content-wrapper')?.style.position).toBe('absolute');
  expect(container.style.cssText).not.toContain('--inlay-grid');
  expect(container.className).not.toContain('aspect-ratio');
});

it.each<[string, string, object, string[]]>([
  ['from a cell', cell(image()), {}, ['content-wrapper']],
  ['from no cell where the block has none', cell(image()), { lightbox: false }, []],
  [
    'from a link to its own picture',
    link('https://x.example/a.jpg'),
    { lightbox: false },
    ['image-slide-anchor'],
  ],
  ['from no other link', link('/elsewhere'), {}, []],
  ['from no cell with a link in it', cell(`${image()}<a href="/x">More</a>`), {}, []],
  ['from no video', slide(`${image()}<div class="sqs-video-wrapper"></div>`), {}, []],
  ['from no slide that is a video', slide(image(), 'data-type="video"'), {}, []],
  ['from no picture without a source', cell('<img alt="">') + cell(image()), {}, ['content-wrapper']],
  ['from a slide without a cell', slide(image()), {}, ['slide']],
])('a lightbox opens %s', (_, cells, settings, expected) => {
  expect(
    mount(cells, settings)
      .openers()
      .map((name) => name.split(' ')[0]),
  ).toEqual(expected);
});

it('has nothing to show without pictures and videos', () => {
  expect(mount(slide('<p>Words</p>')).data).toEqual({ fault: expect.stringContaining('no ') });
  const { data } = mount(slide('<p>Words</p>') + cell(image()));
  expect(data && 'slides' in data && data.slides).toHaveLength(1);
});

it('shows the picture over a video, and says when the code of videos does not come', async () => {
  const video = slide(
    `<div class="sqs-video-wrapper"><div class="sqs-video-overlay" style="opacity: 0">${image()}</div></div>`,
  );
  const loadUnit = vi.fn(async (name: string) => {
    throw new Error(`Loading chunk ${name} failed.`);
  });
  const { element } = mount(video, {}, { loadUnit } as never);
  expect(element.querySelector<HTMLElement>('.sqs-video-overlay')?.style.opacity).toBe('1');
  const report = scope?.report as ReturnType<typeof vi.fn>;
  await expect
    .poll(() => report.mock.calls.map(([phase, , cause]) => [phase, `${cause}`]))
    .toEqual([['load', 'Error: VideoLoader not found']]);
  mount(cell(image()), {}, { loadUnit } as never);
  expect(loadUnit.mock.calls.map(([name]) => name)).toEqual(['grid-videos']);
});

it('is a fault without slides', () => {
  expect(mount('').data).toEqual({ fault: 'The gallery has no slides.' });
});

it.each([
  [
    'as its cell says',
    cell(image(), 'data-x').replace('content-wrapper', 'content-wrapper content-fit'),
    {},
    'contain',
  ],
  ['as its cell says', cell(image()).replace('content-wrapper', 'content-wrapper content-fill'), {}, 'cover'],
  ['as the block says', cell(image()), { 'square-thumbs': false }, 'contain'],
  ['as the block says', cell(image()), { 'square-thumbs': true }, 'cover'],
])('crops an image %s: %s', (_, cells, settings, mode) => {
  mount(cells, settings);
  expect(mocks.loadImage.mock.calls.map(([, options]) => options.mode)).toEqual([mode]);
});

it('crops each image as its own cell says, where those differ', () => {
  const cellOf = (name: string) => slide(`<div class="content-wrapper ${name}">${image()}</div>`);
  mount(cellOf('content-fit') + cellOf('content-fill') + cellOf(''));
  expect(mocks.loadImage.mock.calls.map(([, { mode }]) => mode)).toEqual(['contain', 'cover', 'cover']);
});

it('places images that have a source, unless the server has placed them', () => {
  mount(cell(image('src="/a.jpg"')) + cell(image('src="/a.jpg" style="width: 90px"')));
  expect(mocks.loadImage.mock.calls.map(([, { placesServed }]) => placesServed)).toEqual([true, false]);
});

it('has players for its videos as soon as their code has come', async () => {
  mount(slide('<div class="sqs-video-wrapper"></div>') + cell(image()));
  await vi.waitFor(() => expect(mocks.mountGridVideos).toHaveBeenCalledOnce());
  const [slides] = mocks.mountGridVideos.mock.lastCall ?? [];
  expect(slides.map(({ video, alt }: { video?: Element; alt: string }) => [video?.className, alt])).toEqual([
    ['sqs-video-wrapper', ''],
    [undefined, 'A'],
  ]);
});
