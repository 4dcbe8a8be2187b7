// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { readLightboxList } from '../../../../src/lightbox/openers/read-lightbox-list';

const section = (items: string, theme = 'black-bold') => {
  const element = document.createElement('section');
  element.innerHTML = `
    <div class="gallery-lightbox-outer-wrapper" data-controller="Lightbox" data-lightbox="true">
      <div role="dialog" aria-label="Galerie" class="gallery-lightbox" data-section-theme="${theme}">
        <div class="gallery-lightbox-list">${items}</div>
      </div>
    </div>`;
  return element;
};

describe('the list of a newer gallery', () => {
  it('is a set: full pictures, what they show, and what stands for them in the address', () => {
    const list = readLightboxList(
      section(`
        <figure class="gallery-lightbox-item" data-slide-url="a1"><img data-src="/small.jpg" data-image="/a.jpg"
          data-image-dimensions="2000x1000" data-image-focal-point="0.2,0.8" alt="A quay"></figure>
        <figure class="gallery-lightbox-item" data-slide-url="b2"><img src="/b.jpg" alt=""><figcaption> Dusk </figcaption></figure>`),
    );
    expect(list).toEqual({
      title: 'Galerie',
      theme: 'dark',
      set: [
        {
          content: {
            type: 'image',
            src: '/a.jpg',
            alt: 'A quay',
            width: 2000,
            height: 1000,
            focalPoint: { x: 0.2, y: 0.8 },
          },
          meta: undefined,
          id: 'a1',
        },
        {
          content: { type: 'image', src: '/b.jpg', alt: '', focalPoint: { x: 0.5, y: 0.5 } },
          meta: { description: 'Dusk' },
          id: 'b2',
        },
      ],
    });
  });

  it('may be light, empty, or missing', () => {
    expect(readLightboxList(section('<figure class="gallery-lightbox-item"></figure>', 'white'))).toEqual({
      set: [],
      title: 'Galerie',
      theme: 'light',
    });
    expect(readLightboxList(document.createElement('div'))).toEqual({ set: [], title: '', theme: 'dark' });
  });
});
