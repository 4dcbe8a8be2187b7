// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { mountThumbnails } from '../../../../src/blocks/gallery-slideshow/thumbnails';
import { mounted, mountGallery, resetGalleries } from '../../support/fake-galleries';
import { findIn } from '../../support/markup';
import { createTestScope } from '../../support/scope';

vi.mock('../../../../src/gallery/mount-gallery', () => import('../../support/fake-galleries'));

beforeEach(resetGalleries);

const IMAGE = '<div class="slide"><img alt="A"></div>';
const VIDEO = '<div class="slide"><div class="sqs-video-wrapper"><img src="/v.jpg" alt="V"></div></div>';

function mount(slides: string, thumbnails: string) {
  document.body.innerHTML = `<div class="slides">${slides}</div><div class="thumbnails">${thumbnails}</div>`;
  const before = document.body.innerHTML;
  const scope = createTestScope();
  const list = findIn(document, '.thumbnails');
  const main = {
    slides: [...findIn(document, '.slides').children],
    get: () => ({ currentIndex: 1 }),
    attributes: { loop: true },
  };
  const settings = { thumbnailHeight: 80, thumbnailMargin: 5, alignment: 'center' };
  mountThumbnails(scope, list, { main, settings } as never);
  return { before, scope, kinds: () => [...list.children].map(({ className, id }) => className || id) };
}

it('are the server’s where there is one for each slide', () => {
  const { kinds } = mount(IMAGE + VIDEO, '<img id="a"><div class="sqs-video-thumbnail"></div><p></p>');
  expect(kinds()).toEqual(['a', 'sqs-video-thumbnail', '']);
  expect(mounted()[0]?.parts.slides).toHaveLength(2);
  expect(mounted()[0]?.attributes).toMatchObject({
    designOptions: { height: 80, margin: 5, alignment: 'center', activeClick: 'nothing' },
    currentIndex: 1,
    loop: true,
  });
});

it('are completed for videos where the server has written those of images alone', () => {
  const { kinds, scope, before } = mount(VIDEO + IMAGE + VIDEO + IMAGE, '<img id="a"><img id="b">');
  expect(kinds()).toEqual(['sqs-video-thumbnail', 'a', 'sqs-video-thumbnail', 'b']);
  expect(findIn(document, '.sqs-video-thumbnail img').getAttribute('alt')).toBe('V');
  scope.end();
  expect(document.body.innerHTML).toBe(before);
});

it('are left as they are where their number says nothing', () => {
  expect(mount(VIDEO + IMAGE + IMAGE, '<img id="a">').kinds()).toEqual(['a']);
  expect(mount(IMAGE + IMAGE, '<img id="a">').kinds()).toEqual(['a']);
});

it('are none without an image of theirs', () => {
  mount(IMAGE, '');
  expect(mountGallery).not.toHaveBeenCalled();
});
