// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { readRatio, readSystemGallery } from '../../../../src/blocks/collection-gallery/system-gallery.data';
import { fault } from '../../../../src/core/unit';

const SLIDES = `<div class="slides">
  <div class="slide" data-slide-id="a"><div class="slide-meta"><p class="title">Ferns</p></div></div>
  <div class="slide" data-slide-id="b"><div class="slide-meta"><p class="title"> </p></div></div>
  <div class="slide" data-slide-id="c"></div>
  <div class="slide"></div></div>
  <div class="slide-meta" data-slide-id="c"><div class="description"><p>Moss</p></div></div>
  <div class="slide-meta" id="nobody"><p class="title">Palms</p></div>`;

interface Settings {
  readonly classes?: string;
  readonly tweaks?: Readonly<Record<string, unknown>>;
}

function read({ classes = '', tweaks = {} }: Settings = {}, html = SLIDES) {
  const element = document.createElement('div');
  element.append(document.createRange().createContextualFragment(html));
  const warnings: string[] = [];
  const gallery = readSystemGallery(element, { classes: classes.split(' '), tweaks }, (path) =>
    warnings.push(path),
  );
  if ('fault' in gallery) throw new Error(gallery.fault);
  return { gallery, warnings };
}

describe('the settings of a system gallery', () => {
  it('are classes of the body, and numbers of the style editor', () => {
    const { gallery, warnings } = read({
      classes:
        'tweak-gallery-design-stacked gallery-design-grid gallery-show-arrows gallery-auto-crop gallery-navigation-thumbnails gallery-transitions-swipe gallery-autoplay gallery-loop gallery-aspect-ratio-169-widescreen aspect-ratio-11-square lightbox-style-light',
      tweaks: { galleryAutoplaySpeed: '3', gridSize: '350px', gridSpacing: '20px' },
    });
    expect(gallery).toMatchObject({
      design: 'grid',
      fillsBox: true,
      hasArrows: true,
      hasThumbnails: true,
      transition: 'swipe',
      autoplay: true,
      timeout: 3000,
      loop: true,
      ratio: 56.25,
      grid: { columnWidth: 350, gutter: 20, ratio: 100 },
      lightbox: 'light',
    });
    expect(warnings).toEqual([]);
  });

  it('are values of the style editor where no class says them', () => {
    const tweaks = {
      'gallery-design': 'Slideshow',
      'gallery-navigation': 'Thumbnails',
      'gallery-aspect-ratio': '3:2 Standard',
      'gallery-transitions': 'Ken Burns',
      'gallery-loop': 'true',
      'gallery-autoplay': 'false',
    };
    expect(read({ tweaks }).gallery).toMatchObject({
      design: 'slideshow',
      hasThumbnails: true,
      ratio: 200 / 3,
      transition: 'ken-burns',
      loop: true,
      autoplay: false,
    });
  });

  it('are those of the class where both say something', () => {
    const tweaks = { 'gallery-design': 'Grid' };
    expect(read({ classes: 'gallery-design-slideshow', tweaks }).gallery.design).toBe('slideshow');
  });

  it('have defaults where they are missing or bad, which are reported', () => {
    const usual = {
      design: '',
      transition: 'fade',
      timeout: undefined,
      ratio: 0,
      loop: false,
      grid: { columnWidth: undefined, gutter: undefined, ratio: 0 },
      lightbox: 'dark',
    };
    expect(read().gallery).toMatchObject(usual);
    const bad = read({
      classes: 'gallery-transitions-explode gallery-aspect-ratio-round',
      tweaks: { galleryAutoplaySpeed: 'fast', gridSize: '-2px', gridSpacing: '0px', 'gallery-design': 7 },
    });
    expect(bad.gallery).toMatchObject(usual);
    expect(bad.warnings).toEqual(['galleryAutoplaySpeed', 'gridSize']);
  });
});

it.each([
  ['11-square', 100],
  ['32-standard', 200 / 3],
  ['23-standard-vertical', 150],
  ['169-widescreen', 56.25],
  ['2401-cinema', 100 / 2.4],
  ['auto', 0],
  ['', 0],
  ['10', 0],
])('takes %j for a height of %d per cent', (word, height) => {
  expect(readRatio(word)).toBeCloseTo(height, 6);
});

it('finds the text of each slide in it, or by its id, unless it is empty', () => {
  const { texts, slides } = read().gallery;
  expect(slides.map(({ dataset }) => dataset.slideId)).toEqual(['a', 'b', 'c', undefined]);
  expect(texts.map((text) => text?.textContent?.trim())).toEqual(['Ferns', undefined, 'Moss', undefined]);
});

it('gives up without a list of slides', () => {
  const styles = { classes: [], tweaks: {} };
  expect(readSystemGallery(document.createElement('div'), styles)).toEqual(
    fault('The system gallery has no list of slides.'),
  );
});
