// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { copyImage } from '../../../../src/media/image/copy-image';
import { cssSize, displayToAsk, isAuto } from '../../../../src/media/image/css-size';
import { emptyAlt } from '../../../../src/media/image/empty-alt';
import { widestImage } from '../../../../src/media/image/widest-image';

const of = (html: string) => {
  const box = document.createElement('div');
  box.innerHTML = html;
  return box;
};
const first = (html: string) => of(html).firstElementChild as HTMLImageElement;

it.each([
  [
    '<img id="a" data-image-dimensions="100x100"><img id="b" data-image-dimensions="300x200"><img id="c">',
    'b',
  ],
  ['<img id="a"><img id="b">', 'a'],
  ['<img id="a"><img id="b" data-image-dimensions="1x100">', 'b'],
  ['<p></p>', undefined],
])('finds the widest image of %s', (html, id) => {
  expect(widestImage(of(html))?.id).toBe(id);
});

it('copies the source of an image, and what else is asked for', () => {
  const copy = copyImage(
    first('<img data-src="/a.jpg" data-image-dimensions="1x1" class="theirs" alt="A" title="T">'),
    ['alt'],
  );
  expect(copy.outerHTML).toBe(first('<img alt="A" data-src="/a.jpg" data-image-dimensions="1x1">').outerHTML);
  expect(copyImage(first('<img alt="A">'), []).alt).toBe('');
});

it('adds an empty text for an image that has none', () => {
  expect([emptyAlt(first('<img>')), emptyAlt(first('<img alt="">'))]).toEqual([
    { attributes: { alt: '' } },
    {},
  ]);
});

it('reads a size as CSS has it, by the browser’s means', () => {
  const image = first('<img style="width: 30px">');
  document.body.append(image);
  expect([cssSize(image, 'width'), displayToAsk(image)]).toEqual(['30px', 'none']);
  const modern = Object.assign(first('<img>'), {
    computedStyleMap: () =>
      new Map([
        ['width', 'auto'],
        ['height', '100%'],
      ]),
  });
  expect([isAuto(modern, 'width'), isAuto(modern, 'height'), displayToAsk(modern)]).toEqual([
    true,
    false,
    undefined,
  ]);
  image.remove();
});
