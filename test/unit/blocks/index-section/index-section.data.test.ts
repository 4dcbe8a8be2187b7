// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { readIndexSection } from '../../../../src/blocks/index-section/index-section.mount';

function read(tweaks: string, values: unknown = {}, warn?: () => void) {
  const element = document.createElement('section');
  const list = document.createElement('div');
  list.className = 'Index-gallery-wrapper';
  const item = document.createElement('article');
  item.className = 'Index-gallery-item';
  list.append(item, item.cloneNode());
  element.append(list);
  const body = document.createElement('body');
  body.className = tweaks;
  return readIndexSection(element, { classes: body.classList, tweaks: values }, warn);
}

describe('readIndexSection', () => {
  it.each([
    ['tweak-index-gallery-layout-packed', 'collage'],
    ['tweak-index-gallery-layout-split', 'collage'],
    ['tweak-index-gallery-layout-slideshow', 'slideshow'],
    ['tweak-index-gallery-layout-grid', 'grid'],
    ['', 'grid'],
  ])('reads the layout from the class %j of the body', (tweaks, layout) => {
    expect(read(tweaks)).toMatchObject({ layout });
  });

  it('goes by itself only as a slideshow, for as long as the style editor says, two seconds by default', () => {
    const auto = 'tweak-index-gallery-autoplay-enable tweak-index-gallery-layout-';
    const values = { 'tweak-index-gallery-autoplay-duration': '3.5' };
    expect(read(`${auto}slideshow`, values)).toMatchObject({ autoplay: true, timeout: 3500 });
    expect(read(`${auto}split`, values)).toMatchObject({ autoplay: false });
    expect(read('', undefined)).toMatchObject({ timeout: 2000 });
    const warn = vi.fn();
    expect(read('', { 'tweak-index-gallery-autoplay-duration': 'long' }, warn)).toMatchObject({
      timeout: 2000,
    });
    expect(warn).toHaveBeenCalledOnce();
  });

  it('says what is missing', () => {
    const element = document.createElement('section');
    expect(readIndexSection(element, { classes: document.body.classList, tweaks: {} })).toEqual({
      fault: 'The index gallery has no list of items.',
    });
  });
});
