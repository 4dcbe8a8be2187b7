// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { openVideos, readItemVideo } from '../../../../src/blocks/index-section/section-videos';
import { createTestScope } from '../../support/scope';

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

it('has an empty text for a preview without one, and its address where it has come already', () => {
  const found = read(
    '<img src="https://x.example/b.jpg"><div class="sqs-video-wrapper" data-html="<b></b>"></div>',
  );
  expect(found?.content).toMatchObject({ src: 'https://x.example/b.jpg', alt: '', provider: undefined });
  expect(read('<div class="sqs-video-wrapper" data-html="<b></b>"></div>')?.content).toMatchObject({
    src: undefined,
    alt: '',
  });
});

it('lets links that lead nowhere play the video over the page, and hides it in its place', () => {
  document.body.innerHTML = `<article><a id="play" href="/index#">Play</a><a id="more" href="/more">More</a>
    <div class="sqs-video-wrapper" data-html="<b></b>"></div></article><article><a id="none" href="#">None</a></article>`;
  const before = document.body.innerHTML;
  const scope = createTestScope();
  openVideos([...document.querySelectorAll('article')], scope);
  const opening = [...document.querySelectorAll('[aria-haspopup=dialog]')].map(({ id }) => id);
  expect(opening).toEqual(['play']);
  expect(document.querySelector<HTMLElement>('.sqs-video-wrapper')?.style.display).toBe('none');
  scope.end();
  expect(document.body.innerHTML).toBe(before);
});
