// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { unit } from '../../../../src/blocks/image/image.mount';
import { pageElement } from '../../support/markup';
import { SizeObserver, setBox } from '../../support/measured-page';
import { createTestScope } from '../../support/scope';

const loadInPlaceBatched = vi.hoisted(() =>
  vi.fn((_: unknown, __: { readonly onFault: (message: string) => void }) => () => {}),
);
const more = vi.hoisted(() => ({ fitFluidImage: vi.fn(), connectLightbox: vi.fn() }));
vi.mock('../../../../src/blocks/image/fluid-image', () => more);
vi.mock('../../../../src/blocks/image/image-lightbox', () => more);
vi.mock('../../../../src/media/image/load-in-place', () => ({ loadInPlaceBatched }));
beforeEach(() => {
  loadInPlaceBatched.mockClear();
  for (const mock of Object.values(more)) mock.mockReset();
  vi.stubGlobal('ResizeObserver', SizeObserver);
});

async function mount(html: string, width = 500) {
  const element = pageElement(`<div>${html}</div>`);
  setBox(element, { width });
  const report = vi.fn();
  const scope = createTestScope({ report });
  unit.mount(element, scope, element);
  await new Promise((resolve) => setTimeout(resolve));
  const shape = element.querySelector<HTMLElement>('.sqs-image-shape-container-element')?.style;
  return { element, scope, shape, report };
}
const image = (size: string, style = 'clip-path: circle()', attributes = '') =>
  `<p class="sqs-image-shape-container-element" style="${style}"><img data-image-dimensions="${size}" ${attributes}></p>`;

it.each([
  ['a square', image('100x100'), '100%'],
  ['one as high as wide, nearly', image('100x110'), '100%'],
  ['a portrait', image('100x140'), '150%'],
  ['a landscape', image('300x200'), '67%'],
  ['one without a mask', image('100x100', ''), ''],
  ['one whose mask is none', image('100x100', 'clip-path: none'), ''],
  [
    'one whose box the server has given a height',
    image('100x100', 'clip-path: circle(); padding-bottom: 40%'),
    '40%',
  ],
  ['one of unknown size', image(''), ''],
  ['one in the flow', image('100x100', undefined, 'src="data:,a"'), ''],
  ['one over the flow', image('100x100', undefined, 'src="data:,a" style="position: absolute"'), '100%'],
])('gives the mask of an image a height: %s', async (_, html, height) => {
  const { shape } = await mount(html);
  expect(shape?.paddingBottom).toBe(height);
  expect(loadInPlaceBatched.mock.calls).toHaveLength(1);
});

it.each([
  [414, true],
  [415, false],
  [0, false],
])('says whether it is narrow: %i px', async (width, isNarrow) => {
  const { element } = await mount('<img>', width);
  expect(element.classList.contains('sqs-narrow-width')).toBe(isNarrow);
});

it('does nothing without an image', async () => {
  const { element } = await mount('', 100);
  expect(element.className).toBe('');
});

it.each([
  ['a mask', '<p class="fluid-image-container" data-shape-mask="circle"><img></p>', 1],
  [
    'a picture that is seen whole',
    '<p class="fluid-image-container"><i class="content-fit"><img></i></p>',
    1,
  ],
  [
    'a picture that fills its cell',
    '<p class="fluid-image-container"><i class="content-fill"><img></i></p>',
    0,
  ],
])('fits the box of %s into its cell', async (_, html, times) => {
  const { element } = await mount(html);
  await vi.waitFor(() => expect(more.fitFluidImage).toHaveBeenCalledTimes(times));
  const given = more.fitFluidImage.mock.calls.map(([block, box]) => [block, box]);
  expect(given).toEqual(times ? [[element, element.querySelector('p')]] : []);
});

it('has a lightbox where its markup asks for one', async () => {
  await mount('<img>');
  const { element } = await mount('<a class="lightbox"><img></a>');
  await vi.waitFor(() => expect(more.connectLightbox).toHaveBeenCalledOnce());
  expect(more.connectLightbox.mock.calls[0]?.[0]).toBe(element);
});

it('says which image cannot be loaded', async () => {
  const { report } = await mount('<img>');
  loadInPlaceBatched.mock.calls[0]?.[1].onFault('It is gone.');
  expect(report.mock.calls.map(([phase, , cause]) => [phase, cause])).toEqual([['handler', 'It is gone.']]);
});
