// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { unit } from '../../../../src/blocks/gallery-section/section-slideshow.mount';
import { readSiteContext } from '../../../../src/context/context';

function read(
  props: string,
  html = '<div class="gallery-slideshow-list"><figure class="gallery-slideshow-item"></figure></div>',
) {
  const element = document.createElement('div');
  element.className = 'gallery-slideshow';
  element.dataset.props = props;
  element.innerHTML = html;
  const warn = vi.fn();
  return { read: unit.read?.(element, warn, readSiteContext(undefined)), warn };
}

it.each([
  ['{}', { autoplay: false, timeout: 5000 }],
  ['{"autoplay":true,"autoplayDuration":2.5}', { autoplay: true, timeout: 2500 }],
])('with the settings %s plays as %o says, in milliseconds', (props, expected) => {
  expect(read(props).read).toMatchObject(expected);
});

it('plays as usual with a number that cannot be read, and says so', () => {
  const { read: found, warn } = read('{"autoplay":true,"autoplayDuration":"soon"}');
  expect(found).toMatchObject({ autoplay: true, timeout: 5000 });
  expect(warn).toHaveBeenCalledTimes(1);
});

it('is a fault without slides', () => {
  expect(read('{}', '').read).toHaveProperty('fault');
});
