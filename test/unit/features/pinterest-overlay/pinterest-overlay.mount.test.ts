// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { createBus } from '../../../../src/core/entry/bus';
import {
  readPinterestOverlay,
  unit,
} from '../../../../src/features/pinterest-overlay/pinterest-overlay.mount';
import { createTestScope } from '../../support/scope';

const page = (mode: string, type: number, recordType?: number) => ({
  websiteSettings: { pinterestOverlayOptions: { mode } },
  collection: { type },
  ...(recordType && { item: { recordType } }),
});

it.each([
  ['disabled', 1, 1, false],
  ['enabled_for_blogs', 1, 1, true],
  ['enabled_for_blogs', 1, undefined, true],
  // An event.
  ['enabled_for_blogs', 1, 12, false],
  ['enabled_for_blogs', 10, undefined, false],
  ['enabled_for_blogs_and_pages', 10, undefined, true],
  ['enabled_for_blogs_and_pages', 1, 1, true],
  ['enabled_for_blogs_and_pages', 13, 11, false],
  ['enabled', 1, 1, false],
])('mode %s on a collection of type %s with an item of type %s: %s', (mode, type, recordType, isCovered) => {
  expect(readPinterestOverlay(page(mode, type, recordType)) !== undefined).toBe(isCovered);
});

it('reads how it looks, and takes the default for what it does not know', () => {
  const source = page('enabled_for_blogs', 1);
  Object.assign(source.websiteSettings.pinterestOverlayOptions, {
    size: 'large',
    shape: 'round',
    color: 'pink',
  });
  expect(readPinterestOverlay(source)).toEqual({ size: 'large', shape: 'round', color: 'red' });
});

function mount(html: string, look = { size: 'small', shape: 'rect', color: 'red' } as const) {
  document.body.innerHTML = html;
  const served = document.body.innerHTML;
  const bus = createBus(() => {});
  const scope = createTestScope({ bus });
  unit.mount(look as never, scope as never);
  /** What each link would pin, and which element it follows. */
  const pins = () =>
    [...document.querySelectorAll<HTMLAnchorElement>('.inlay-pin')].map((pin) => [
      new URL(pin.href).searchParams.get('media'),
      pin.closest('inlay-ui')?.previousElementSibling?.localName,
      pin.textContent,
    ]);
  return { bus, scope, pins, served };
}

it('is beside each picture of the content, or beside the link that the picture is in, and goes with the site', () => {
  const { scope, pins, served } = mount(`<p><img src="https://x.example/logo.png"></p>
    <div class="sqs-block-image"><p><img src="https://x.example/a.jpg?w=1" data-src="https://x.example/a.jpg" alt="A fern"></p></div>
    <div class="sqs-block-html"><p><a href="/b"><img src="https://x.example/b.jpg" data-image="https://x.example/big.jpg" data-src="x" alt="B"></a></p>
      <p><img src="data:image/gif;base64,R0" alt=""></p><p><img alt="none"></p></div>`);
  expect(pins()).toEqual([
    ['https://x.example/a.jpg', 'img', expect.stringContaining('A fern')],
    ['https://x.example/big.jpg', 'a', expect.stringContaining('B')],
  ]);
  expect(document.querySelectorAll('.inlay-pin-frame')).toHaveLength(2);
  const [pin] = document.querySelectorAll<HTMLAnchorElement>('.inlay-pin');
  expect([pin?.target, pin?.rel, pin?.className]).toEqual([
    '_blank',
    'noopener noreferrer',
    'inlay-pin inlay-pin--small inlay-pin--rect inlay-pin--red',
  ]);
  scope.end();
  expect(document.body.innerHTML).toBe(served);
});

it('comes to pictures that come later, once', () => {
  const picture = '<p><img src="https://x.example/a.jpg" alt="A"></p>';
  const { bus, pins } = mount(`<div class="sqs-block-html">${picture}</div>`);
  const late = document.createElement('div');
  late.className = 'sqs-block-html';
  late.innerHTML = picture.replace('a.jpg', 'late.jpg');
  document.body.append(late);
  bus.emit('site:scan', document.body);
  bus.emit('site:scan', document.body);
  expect(pins().map(([media]) => media)).toEqual(['https://x.example/a.jpg', 'https://x.example/late.jpg']);
});

it('has one letter where it is round', () => {
  const html = '<div class="sqs-block-html"><img src="https://x.example/a.jpg" alt=""></div>';
  const words = (['rect', 'round'] as const).map((shape) => {
    const { scope } = mount(html, { size: 'large', shape, color: 'gray' } as never);
    const word = document.querySelector('.inlay-pin [aria-hidden]')?.textContent;
    scope.end();
    return word?.length;
  });
  expect(words).toEqual([4, 1]);
});
