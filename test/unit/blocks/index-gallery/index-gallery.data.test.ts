// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { readIndexGallery } from '../../../../src/blocks/index-gallery/index-gallery.mount';

function read(html: string, tweaks: string) {
  const element = document.createElement('div');
  element.append(document.createRange().createContextualFragment(html));
  const body = document.createElement('body');
  body.className = tweaks;
  return readIndexGallery(element, body.classList);
}

const PARTS = `
  <div class="gallery-wrapper"><div class="slide-wrapper"></div><div class="slide-wrapper"></div></div>
  <span class="arrow previous-slide"></span><span class="arrow next-slide"></span><div class="circles"></div>`;

describe('readIndexGallery', () => {
  it('reads parts and settings', () => {
    const data = read(PARTS, 'slideshow-transition-scroll slideshow-aspect-ratio-auto slideshow-autoplay');
    expect(data).toMatchObject({ isSlideshow: true, transition: 'scroll', autoplay: true, autoHeight: true });
    if ('fault' in data) return;
    expect(data.slides).toHaveLength(2);
    expect(data.elements.next).toHaveLength(1);
    expect(data.elements.previous).toHaveLength(1);
    expect(data.elements.controls).toHaveLength(1);
  });

  it('has defaults where the theme says nothing', () => {
    expect(read(PARTS, '')).toMatchObject({
      isSlideshow: true,
      transition: 'fade',
      autoplay: false,
      autoHeight: false,
    });
    expect(read(PARTS, 'design-grid')).toMatchObject({ isSlideshow: false });
  });

  it('is a fault without a list of slides', () => {
    expect(read('', '')).toEqual({ fault: 'The index gallery has no list of slides.' });
  });

  it('reads featured posts, for which no setting of index pages counts', () => {
    const element = document.createElement('div');
    element.className = 'sqs-featured-posts-gallery';
    element.innerHTML =
      '<div class="gallery-wrapper"><div class="posts"><div class="post"></div></div><span class="next-slide"></span></div>';
    document.body.className =
      'design-grid slideshow-autoplay slideshow-transition-scroll slideshow-aspect-ratio-auto';
    const data = readIndexGallery(element, document.body.classList);
    document.body.removeAttribute('class');
    expect(data).toMatchObject({
      isSlideshow: true,
      transition: 'fade',
      autoplay: false,
      autoHeight: false,
      clickBehavior: 'half',
    });
    expect('slides' in data && data.slides.map(({ className }) => className)).toEqual(['post']);
  });
});
