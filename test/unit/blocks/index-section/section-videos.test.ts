// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { readItemVideo } from '../../../../src/blocks/index-section/section-videos';

function read(html: string) {
  const item = document.createElement('article');
  item.innerHTML = html;
  return readItemVideo(item);
}

it('reads the video of an item, with its preview and title', () => {
  const found = read(`<h2 class="Index-gallery-item-content-heading">Repotting</h2>
    <a href="#"><img data-src="https://x.example/a.jpg" alt="A palm"></a>
    <div class="sqs-video-wrapper" data-html="<iframe></iframe>" data-provider-name="Vimeo"></div>`);
  expect(found).toEqual({
    content: {
      type: 'video',
      html: '<iframe></iframe>',
      provider: 'Vimeo',
      src: 'https://x.example/a.jpg',
      alt: 'A palm',
    },
    meta: { title: 'Repotting' },
  });
});

it('finds none in an item without one', () => {
  expect(read('<a href="#"><img alt=""></a>')).toBeUndefined();
  expect(read('<div class="sqs-video-wrapper"></div>')).toBeUndefined();
});
