// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { readLightboxLook } from '../../../../src/lightbox/openers/read-lightbox-look';

const section = (theme: string) => {
  const element = document.createElement('section');
  element.innerHTML = `
    <div class="gallery-lightbox-outer-wrapper" data-controller="Lightbox" data-lightbox="true">
      <div role="dialog" aria-label="Galerie" class="gallery-lightbox" data-section-theme="${theme}">
        <div class="gallery-lightbox-list"></div>
      </div>
    </div>`;
  return element;
};

it("has the server's title, and is light or dark as its section", () => {
  expect(readLightboxLook(section('black-bold'))).toEqual({ title: 'Galerie', theme: 'dark' });
  expect(readLightboxLook(section('white'))).toEqual({ title: 'Galerie', theme: 'light' });
});

it('is dark and without a title where the server has sent none', () => {
  expect(readLightboxLook(document.createElement('div'))).toEqual({ title: '', theme: 'dark' });
});
