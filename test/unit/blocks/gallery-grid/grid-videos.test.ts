// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import type { GridSlide } from '../../../../src/blocks/gallery-grid/grid-slide';
import { mountGridVideos } from '../../../../src/blocks/gallery-grid/grid-videos';
import type { Scope } from '../../../../src/core/scope';

const mountVideoEmbed = vi.hoisted(() => vi.fn());
vi.mock('../../../../src/media/video/video-embed', () => ({ mountVideoEmbed }));

it('names a video by its title, by the text of its slide, or by its picture', () => {
  const video = document.createElement('div');
  const slide = (html: string, texts: object) => {
    const element = document.createElement('div');
    element.innerHTML = html;
    return { slide: element, video, title: '', alt: '', ...texts } as unknown as GridSlide;
  };
  const text = '<p class="image-slide-title">Text</p>';
  const slides = [
    slide(text, { title: 'Title', alt: 'Alt' }),
    slide(text, { alt: 'Alt' }),
    slide('', { alt: 'Alt' }),
    slide('', {}),
    slide(text, { video: null, title: 'No video' }),
  ];
  const scope = {} as Scope;
  mountGridVideos(slides, scope);
  expect(mountVideoEmbed.mock.calls).toEqual(
    [{ title: 'Title' }, { title: 'Text' }, { title: 'Alt' }, {}].map((named) => [
      video,
      scope,
      { mode: 'fit', ...named },
    ]),
  );
});
